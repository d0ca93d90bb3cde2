import type { Story } from '#server/demo/story.ts'

export const painfulJoints: readonly Story[] = [
  {
    author: 5,
    title: 'Doigts raides et douloureux chaque matin',
    description:
      'Tous les matins, les doigts sont raides et gonflés, il me faut presque une heure avant de pouvoir fermer la main. Les deux mains en même temps, et les poignets aussi depuis peu. Je suis fatiguée comme après une grippe. La prise de sang montre une inflammation, le rhumatologue me reçoit le mois prochain.',
    tags: ['Douleurs articulaires', 'Raideur matinale', 'Fatigue'],
    intensity: 7,
    duration: '3 semaines',
    startDaysAgo: 105,
    createdDaysAgo: 86,
    resolution: {
      treatment: 'Un traitement de fond suivi par le rhumatologue',
      notes:
        'Le diagnostic a pris deux mois, et mettre un nom dessus m’a soulagée. Le traitement a mis du temps à agir. Les bains de paraffine du kiné m’ont aidée en attendant, et je fais mes exercices des doigts tous les soirs.',
      daysAgo: 12,
    },
  },
  {
    author: 33,
    title: 'Articulations douloureuses après le chik',
    description:
      'J’ai attrapé le chikungunya et la fièvre est partie en une semaine, mais les chevilles et les poignets me font encore souffrir. Le matin je descends l’escalier comme une mémé, en tenant la rampe. Mes voisines ont la même chose, on se donne des nouvelles. Combien de temps chez vous ?',
    tags: ['Douleurs articulaires', 'Raideur matinale', 'chikungunya'],
    intensity: 8,
    duration: '3 semaines',
    startDaysAgo: 170,
    createdDaysAgo: 146,
    travels: [{ destination: 'Mayotte', startDaysAgo: 200, endDaysAgo: 190 }],
    resolution: {
      treatment: 'Kinésithérapie en piscine, et du temps',
      notes:
        'Le médecin avait prévenu que cela pouvait durer des mois. La piscine chauffée m’a fait beaucoup de bien. Je sens encore les chevilles quand il pleut.',
      daysAgo: 60,
    },
  },
  {
    author: 7,
    title: 'Genoux et poignets douloureux, plaques sur les coudes',
    description:
      'Mes articulations me font mal par périodes, surtout les genoux et les poignets, et j’ai remarqué des plaques qui pèlent sur les coudes. Le matin c’est raide, le soir ça va mieux. Je ne sais pas s’il faut voir un dermatologue ou un rhumatologue en premier. Avez-vous eu les deux en même temps ?',
    tags: ['Douleurs articulaires', 'Raideur matinale', 'Éruption cutanée'],
    intensity: 6,
    duration: '3 semaines',
    startDaysAgo: 101,
    createdDaysAgo: 81,
  },
  {
    author: 37,
    title: 'Raideur du bas du dos et des hanches au réveil',
    description:
      'Je marche beaucoup en forêt, alors la raideur du matin me contrarie. Il me faut une demi-heure pour déplier le dos et les hanches, puis bouger me soulage, et rester assis me bloque de nouveau. La radio montre de l’arthrose, sans plus. La fraîcheur humide n’arrange rien.',
    tags: ['Douleurs articulaires', 'Mal de dos', 'Raideur matinale'],
    intensity: 6,
    duration: '6 semaines',
    startDaysAgo: 98,
    createdDaysAgo: 55,
  },
  {
    author: 20,
    title: 'Arthrose du pouce, je ne peux plus ouvrir un bocal',
    description:
      'La base du pouce me lance dès que je pince ou que je tourne quelque chose. Ouvrir un bocal, tourner une clé, boutonner un gilet, tout devient compliqué. Les articulations du bout des doigts gonflent aussi par moments. Je cherche des astuces du quotidien plus qu’un remède.',
    tags: ['Douleurs articulaires', 'arthrose'],
    intensity: 5,
    duration: '2 semaines',
    startDaysAgo: 61,
    createdDaysAgo: 47,
  },
  {
    author: 14,
    title: 'Mal aux articulations depuis la ménopause',
    description:
      'Depuis quelques mois, et surtout ces quatre dernières semaines, j’ai mal un peu partout : épaules, doigts, genoux. Ça se promène d’une articulation à l’autre et ça me fatigue. Ma gynécologue dit que c’est courant à mon âge. J’ai repris la natation et je vous dirai.',
    tags: ['Douleurs articulaires', 'Fatigue', 'ménopause'],
    intensity: 6,
    duration: 'un mois',
    startDaysAgo: 58,
    createdDaysAgo: 29,
  },
  {
    author: 35,
    title: 'Stiff, aching fingers every morning',
    description:
      'My fingers are stiff for the best part of an hour every morning, both hands, and my wrists ache by evening. I play the piano and had to stop. Blood tests came back slightly off and I am waiting to see a rheumatologist. Did anyone else start like this, and how long did it take to get answers?',
    tags: ['Douleurs articulaires', 'Raideur matinale'],
    intensity: 6,
    duration: '2 months',
    startDaysAgo: 66,
    createdDaysAgo: 6,
  },
  {
    author: 1,
    title: 'Genoux qui grincent et font mal à la descente',
    description:
      'En montagne, la montée passe encore, mais à la descente les deux genoux me font mal et le soir ils sont gonflés. Ce n’est pas aigu, c’est sourd, avec de la raideur après être resté assis. J’ai ressorti les bâtons. À la soixantaine passée je n’espère pas des genoux neufs, mais je voudrais continuer à marcher.',
    tags: ['Douleurs articulaires', 'genou'],
    intensity: 5,
    duration: 'plus d’un mois',
    startDaysAgo: 52,
    createdDaysAgo: 16,
    travels: [
      { destination: 'Italie', startDaysAgo: 75, endDaysAgo: 68 },
      { destination: 'Suisse', startDaysAgo: 60, endDaysAgo: 57 },
    ],
  },
]
