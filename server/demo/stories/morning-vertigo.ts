import type { Story } from '#server/demo/story.ts'

export const morningVertigo: readonly Story[] = [
  {
    author: 10,
    title: 'La pièce tourne dès que je me retourne dans le lit',
    description:
      'Depuis une semaine, au réveil, si je me tourne sur le côté droit tout se met à tourner comme un manège pendant une trentaine de secondes. Ça me donne la nausée et je reste assise au bord du lit un bon moment avant d’oser me lever. Dans la journée ça va, sauf quand je lève la tête pour attraper quelque chose dans un placard. Mon médecin m’a rassurée mais j’aimerais savoir si d’autres vivent la même chose.',
    tags: ['Vertiges', 'Nausées', 'réveil'],
    intensity: 8,
    duration: 'une semaine',
    startDaysAgo: 64,
    createdDaysAgo: 58,
    resolution: {
      treatment: 'Une manœuvre de repositionnement faite par une kiné formée aux vertiges, en deux séances',
      notes:
        'C’est mon médecin qui m’a orientée vers elle. Le soir de la première séance j’étais un peu vaseuse, puis la différence a été nette. Elle m’a montré comment me lever en deux temps et je continue à le faire.',
      daysAgo: 31,
    },
  },
  {
    author: 24,
    title: 'Vertiges le matin en sortant du lit',
    description:
      'Tous les matins depuis deux semaines, la chambre tangue au moment où je me redresse. Ça dure moins d’une minute mais c’est violent, je dois m’accrocher à la table de nuit. Ensuite il me reste une impression de flotter jusqu’à midi. Je suis infirmière et porter un patient en ayant la tête qui tourne, ce n’est pas rassurant du tout.',
    tags: ['Vertiges', 'Nausées', 'réveil'],
    intensity: 6,
    duration: '2 semaines',
    startDaysAgo: 60,
    createdDaysAgo: 44,
    resolution: {
      treatment: 'Rééducation vestibulaire chez un kiné, sur prescription',
      notes:
        'Il a retrouvé le côté fautif en me faisant basculer sur la table. Trois séances, un peu de patience, et des oreillers moins hauts la nuit. J’ai eu une petite rechute qui est passée toute seule.',
      daysAgo: 20,
    },
  },
  {
    author: 2,
    title: 'Tête qui tourne au réveil, serait-ce les cervicales ?',
    description:
      'Je suis coiffeuse, donc la tête penchée toute la journée, et depuis une semaine je me réveille avec la tête qui tourne. Quand je me retourne dans le lit ça tourne très fort puis ça s’arrête d’un coup. J’ai aussi la nuque raide, alors je ne sais pas si les deux sont liés. Est-ce que quelqu’un a eu des vertiges comme ça avec les cervicales ?',
    tags: ['Vertiges', 'cervicales'],
    intensity: 6,
    duration: 'une semaine',
    startDaysAgo: 57,
    createdDaysAgo: 50,
  },
  {
    author: 20,
    title: 'Grands vertiges en me couchant et en me levant',
    description:
      'À 67 ans je n’avais jamais eu de vertiges de ma vie. Maintenant, dès que je m’allonge ou que je me relève, tout tourne et je ferme les yeux en attendant que ça passe. J’ai un léger sifflement dans l’oreille gauche mais j’entends bien. J’évite de monter sur l’escabeau, ma fille me l’a fait promettre.',
    tags: ['Vertiges', 'Acouphènes', 'équilibre'],
    intensity: 7,
    duration: 'environ 2 semaines',
    startDaysAgo: 118,
    createdDaysAgo: 101,
    resolution: {
      treatment: 'Manœuvres chez l’ORL puis exercices d’équilibre à la maison',
      notes:
        'L’ORL a fait la manœuvre tout de suite après l’examen. J’ai gardé dix minutes d’exercices chaque matin, assise sur le lit. Le sifflement est resté mais les vertiges sont partis.',
      daysAgo: 74,
    },
  },
  {
    author: 12,
    title: 'Étourdissements chaque matin pendant mes révisions',
    description:
      'Je dors mal à cause des examens et je me réveille tous les jours avec la tête qui tourne et l’envie de vomir. Ça s’arrange après le petit déjeuner mais pas toujours. En me retournant vite dans le lit je sens comme un décalage, comme si la pièce arrivait après moi. La prise de sang est normale.',
    tags: ['Vertiges', 'Fatigue', 'Nausées'],
    intensity: 5,
    duration: '2 semaines',
    startDaysAgo: 113,
    createdDaysAgo: 97,
  },
  {
    author: 6,
    title: 'Vertiges de position depuis une chute à vélo',
    description:
      'J’ai glissé à vélo il y a trois semaines, rien de cassé, un scanner rassurant aux urgences. Quelques jours après, les vertiges ont commencé : couché sur le dos, la tête à droite, tout part en vrille pendant vingt secondes. Debout je me sens instable, surtout dans l’escalier. J’attends mon rendez-vous chez l’ORL et je cherche des gens qui sont passés par là.',
    tags: ['Vertiges', 'équilibre'],
    intensity: 7,
    duration: '2 semaines',
    startDaysAgo: 20,
    createdDaysAgo: 4,
  },
  {
    author: 33,
    title: 'La tête qui tourne, comme sur un bateau',
    description:
      'Je me lève le matin et j’ai l’impression d’être encore sur le bateau, le sol ondule. Certains jours ça reste jusqu’au soir, avec une barre sur le front et la nausée. On m’a parlé de migraine vestibulaire mais le neurologue n’a pas tranché. La lumière du supermarché rend tout ça pire.',
    tags: ['Vertiges', 'Nausées', 'Migraine'],
    intensity: 6,
    duration: '3 semaines',
    startDaysAgo: 150,
    createdDaysAgo: 128,
    travels: [{ destination: 'Maurice', startDaysAgo: 160, endDaysAgo: 152 }],
  },
  {
    author: 27,
    title: 'Vertiges au lever, et la peur que ça recommence',
    description:
      'Trois matins par semaine environ, le plafond tourne quand je me tourne vers le réveil. Cela dure peu, mais ensuite j’y pense toute la journée et je n’ose plus conduire jusqu’au bureau. Mon généraliste pense aux petits cristaux de l’oreille interne. J’aimerais bien lire comment les autres ont repris confiance.',
    tags: ['Vertiges', 'Anxiété', 'réveil'],
    intensity: 5,
    duration: '2 semaines',
    startDaysAgo: 83,
    createdDaysAgo: 69,
    travels: [{ destination: 'Italie', startDaysAgo: 95, endDaysAgo: 88 }],
  },
  {
    author: 35,
    title: 'Everything spins when I roll over in bed',
    description:
      'Five weeks of this now: whenever I roll onto my right side in bed, the bedroom spins for half a minute and I feel sick. Looking up at the top shelf does it too. A physiotherapist tipped me backwards over her couch last week and mornings are far better since, though I still get up in two stages. Has it come back for anyone?',
    tags: ['Vertiges', 'Nausées'],
    intensity: 6,
    duration: '5 weeks',
    startDaysAgo: 86,
    createdDaysAgo: 51,
  },
]
