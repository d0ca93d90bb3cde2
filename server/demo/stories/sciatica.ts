import type { Story } from '#server/demo/story.ts'

export const sciatica: readonly Story[] = [
  {
    author: 15,
    title: 'Sciatique qui descend jusqu’au pied, je ne peux plus conduire',
    description:
      'Un colis mal soulevé et depuis deux semaines une barre dans le bas du dos avec une douleur qui file dans la fesse, la cuisse et jusqu’au gros orteil. Assis au volant, c’est intenable. Debout je penche d’un côté, mes collègues m’appellent la tour de Pise. Le médecin m’a arrêté et prescrit des séances de kiné.',
    tags: ['Mal de dos', 'Douleurs nerveuses', 'sciatique'],
    intensity: 8,
    duration: '2 semaines',
    startDaysAgo: 24,
    createdDaysAgo: 8,
  },
  {
    author: 10,
    title: 'Dos bloqué et jambe gauche engourdie',
    description:
      'En me baissant pour ramasser un jouet, le dos s’est bloqué net. Depuis, la douleur descend derrière la cuisse et le mollet fourmille. Mon médecin a bien vérifié la force et les réflexes, il n’y a pas d’urgence. Rester couchée n’aide pas, alors je marche dans le couloir.',
    tags: ['Mal de dos', 'sciatique', 'Fourmillements'],
    intensity: 7,
    duration: 'une semaine',
    startDaysAgo: 21,
    createdDaysAgo: 14,
  },
  {
    author: 17,
    title: 'Mal en bas du dos après une traversée',
    description:
      'Trois jours à la barre par mer formée et le bas du dos ne s’en remet pas. Le matin je mets dix minutes à enfiler mes chaussettes, et ça tire dans la fesse droite. Le médecin dit que ça passera, qu’il faut bouger. Je suis preneur d’exercices qui ne demandent pas une salle de sport.',
    tags: ['Mal de dos', 'sciatique'],
    intensity: 6,
    duration: '2 semaines',
    startDaysAgo: 140,
    createdDaysAgo: 125,
    travels: [{ destination: 'Espagne', startDaysAgo: 150, endDaysAgo: 143 }],
    resolution: {
      treatment: 'Bouger tôt, des exercices de kiné à la maison et de la chaleur',
      notes:
        'Ce qui m’a aidé, c’est d’arrêter d’avoir peur de bouger. Vingt minutes de marche, deux fois par jour. Au bout de cinq semaines je n’y pensais plus.',
      daysAgo: 90,
    },
  },
  {
    author: 8,
    title: 'Hernie discale à 47 ans, opérer ou attendre ?',
    description:
      'Ça tire de la fesse au mollet, avec des décharges quand je tousse. L’IRM montre une hernie. Le chirurgien propose d’attendre, mon médecin aussi, et mon beau-frère qui s’est fait opérer dit le contraire. Je voudrais entendre des gens qui ont attendu.',
    tags: ['Mal de dos', 'Douleurs nerveuses', 'sciatique'],
    intensity: 7,
    duration: 'plus d’un mois',
    startDaysAgo: 137,
    createdDaysAgo: 98,
  },
  {
    author: 23,
    title: 'La jambe qui lance après une heure assis',
    description:
      'Assis dans le kayak les jambes tendues, au bout d’une heure la douleur part du bas du dos et descend derrière le genou. Debout, elle s’efface en dix minutes. Je me demande si c’est une vraie sciatique ou un muscle qui coince. Le kiné parle du piriforme.',
    tags: ['Mal de dos', 'sciatique', 'sport'],
    intensity: 6,
    duration: 'une dizaine de jours',
    startDaysAgo: 30,
    createdDaysAgo: 18,
  },
  {
    author: 25,
    title: 'Le télétravail m’a cassé le dos',
    description:
      'Je travaille depuis la table de la cuisine et j’ai le dos bloqué depuis trois semaines, avec une douleur qui descend dans la cuisse droite quand je reste assis. Le week-end, quand je bouge, c’est presque parti. J’ai empilé des livres sous l’écran. Le médecin a dit qu’une imagerie n’était pas utile pour le moment.',
    tags: ['Mal de dos', 'télétravail', 'sciatique'],
    intensity: 6,
    duration: '3 semaines',
    startDaysAgo: 117,
    createdDaysAgo: 97,
    resolution: {
      treatment: 'Un vrai siège, des pauses debout et un peu de natation',
      notes:
        'Mon employeur a payé la moitié de la chaise. Je me lève à chaque appel. La douleur a reculé en un mois, et elle me prévient quand je triche.',
      daysAgo: 51,
    },
  },
  {
    author: 11,
    title: 'Lumbago à répétition sous les voitures',
    description:
      'Troisième lumbago en un an. Cette fois la douleur descend dans la jambe, avec l’impression d’un câble tendu sous la peau. Je serre les dents pour finir mes journées, ce n’est pas malin. Qui a vu son poste aménagé après ça ?',
    tags: ['Mal de dos', 'sciatique', 'travail'],
    intensity: 7,
    duration: '2 semaines',
    startDaysAgo: 60,
    createdDaysAgo: 43,
  },
  {
    author: 33,
    title: 'Douleur de la fesse au mollet en montant le sentier',
    description:
      'Ça me prend en montée, une corde qui tire de la fesse au mollet, je dois m’asseoir sur un rocher et attendre. À plat je marche sans problème. Ma mère avait le dos fragile aussi. Le médecin de La Réunion m’a prescrit du kiné, il y a six semaines d’attente.',
    tags: ['Mal de dos', 'sciatique'],
    intensity: 6,
    duration: '3 semaines',
    startDaysAgo: 70,
    createdDaysAgo: 50,
  },
  {
    author: 35,
    title: 'A hot wire from my back down to my foot',
    description:
      'I lifted a suitcase out of the car and something went in my lower back. Since then a burning pain shoots through my left buttock and down the back of my leg as far as the toes. Sitting at a desk is the worst, a stroll round the block is the best. A hot water bottle is pleasant and changes nothing.',
    tags: ['Mal de dos', 'Douleurs nerveuses'],
    intensity: 7,
    duration: '3 weeks',
    startDaysAgo: 94,
    createdDaysAgo: 73,
  },
]
