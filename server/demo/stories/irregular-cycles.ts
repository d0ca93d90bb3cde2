import type { Story } from '#server/demo/story.ts'

export const irregularCycles: readonly Story[] = [
  {
    author: 12,
    title: 'Cycles de cinquante jours et prise de poids',
    description:
      'Depuis que j’ai arrêté la pilule, mes règles arrivent tous les cinquante jours, parfois plus. J’ai pris six kilos sans rien changer et l’acné est revenue sur la mâchoire. L’échographie montre des ovaires polykystiques. On me dit que c’est fréquent, mais je me sens bien seule avec mes questions.',
    tags: ['Règles irrégulières', 'Prise de poids', 'SOPK'],
    intensity: 5,
    duration: '3 cycles',
    startDaysAgo: 144,
    createdDaysAgo: 122,
  },
  {
    author: 38,
    title: 'SOPK à 22 ans, je ne reconnais plus mon corps',
    description:
      'Pas de règles depuis quatre mois, des poils sur le menton et des boutons que je n’avais pas à quinze ans. La gynéco du centre universitaire a été très douce, elle m’a expliqué le SOPK avec un dessin. Elle parle d’alimentation et de sport avant tout. J’ai du mal à en parler à mes copines.',
    tags: ['Règles irrégulières', 'acné', 'pilosité', 'SOPK'],
    intensity: 6,
    duration: '4 mois',
    startDaysAgo: 141,
    createdDaysAgo: 110,
    resolution: {
      treatment: 'Bouger tous les jours et un suivi avec une diététicienne',
      notes:
        'Pas de régime sévère, juste des repas réguliers et de la marche rapide. Au bout de trois mois les cycles étaient à trente-huit jours. Parler avec d’autres ici m’a fait autant de bien que le reste.',
      daysAgo: 42,
    },
  },
  {
    author: 18,
    title: 'Cycles irréguliers avant la grossesse, et après ?',
    description:
      'Je poste pour celles qui attendent : avec des cycles de trente à soixante jours, on m’avait dit que ce serait long, et il nous a fallu quatorze mois. Je suis enceinte aujourd’hui et je me demande ce qui m’attend ensuite. Est-ce que vos cycles sont redevenus comme avant, ou plus réguliers ? Vos expériences m’intéressent.',
    tags: ['Règles irrégulières', 'grossesse'],
    intensity: 3,
    duration: 'plus d’un an avant la grossesse',
    startDaysAgo: 420,
    createdDaysAgo: 102,
  },
  {
    author: 21,
    title: 'Règles qui disparaissent puis reviennent très fortes',
    description:
      'Deux mois sans rien, puis dix jours de règles abondantes avec des douleurs qui me plient en deux au laboratoire. Le test de grossesse est négatif. La prise de sang hormonale est faite, j’attends la lecture. Je dors mal la semaine d’avant, c’est devenu un repère.',
    tags: ['Règles irrégulières', 'Règles douloureuses'],
    intensity: 5,
    duration: '2 mois',
    startDaysAgo: 136,
    createdDaysAgo: 74,
  },
  {
    author: 9,
    title: 'Cycle complètement déréglé depuis le covid',
    description:
      'Mes cycles étaient réglés comme du papier à musique. Depuis l’infection ils vont de vingt et un à quarante jours, et la fatigue augmente nettement juste avant les règles. Ma sage-femme entend ça souvent en ce moment. Je note tout dans une application, sans savoir quoi en faire.',
    tags: ['Règles irrégulières', 'Fatigue', 'Covid long'],
    intensity: 5,
    duration: '6 semaines',
    startDaysAgo: 139,
    createdDaysAgo: 95,
  },
  {
    author: 31,
    title: 'Cheveux qui tombent, règles absentes, kilos en plus',
    description:
      'Mes cheveux tombent par poignées et je n’ai pas eu mes règles depuis deux mois. J’ai grossi surtout du ventre. Le médecin hésite entre la thyroïde et les ovaires, il a demandé les deux bilans. À Casablanca les rendez-vous chez l’endocrinologue sont longs, alors je lis.',
    tags: ['Règles irrégulières', 'Chute de cheveux', 'Prise de poids', 'SOPK'],
    intensity: 6,
    duration: '2 mois',
    startDaysAgo: 77,
    createdDaysAgo: 22,
    travels: [{ destination: 'France', startDaysAgo: 110, endDaysAgo: 96 }],
  },
  {
    author: 29,
    title: 'SOPK et cycles longs, vos habitudes qui aident ?',
    description:
      'Diagnostiquée il y a trois ans, j’étais stable et voilà que mes cycles repassent à soixante jours. L’acné suit. J’ai moins bougé ces derniers mois à cause de ma fatigue, je pense que ça compte. Je ne cherche pas une recette, seulement ce que vous arrivez à tenir dans la vraie vie.',
    tags: ['Règles irrégulières', 'SOPK', 'acné'],
    intensity: 5,
    duration: '8 semaines',
    startDaysAgo: 56,
    createdDaysAgo: 0,
  },
]
