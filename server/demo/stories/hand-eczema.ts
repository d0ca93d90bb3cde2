import type { Story } from '#server/demo/story.ts'

export const handEczema: readonly Story[] = [
  {
    author: 21,
    title: 'Mes mains craquent et saignent, je suis pâtissière',
    description:
      'Je me lave les mains cinquante fois par jour et depuis deux semaines la peau se fend entre les doigts. Ça démange la nuit, ça brûle quand je touche le citron. Les gants en latex rendent tout pire. J’ai peur de devoir changer de métier.',
    tags: ['Eczéma', 'Démangeaisons', 'travail'],
    intensity: 7,
    duration: '2 semaines',
    startDaysAgo: 107,
    createdDaysAgo: 91,
    resolution: {
      treatment: 'Tests chez l’allergologue, changement de gants et crème prescrite',
      notes:
        'J’étais sensible à un composant des gants en caoutchouc. J’ai pris des gants sans cet additif, avec des gants fins en coton dessous. Le dermatologue m’a donné une crème pour calmer la crise, et je graisse mes mains tous les soirs.',
      daysAgo: 36,
    },
  },
  {
    author: 14,
    title: 'Eczéma des mains après le jardinage',
    description:
      'Chaque année les mains me démangent, mais cette fois j’ai de vraies petites cloques sur les côtés des doigts. Elles sèchent, la peau pèle, et ça recommence. Je jardine sans gants, j’aime sentir la terre. Faut-il vraiment que je m’y mette ?',
    tags: ['Eczéma', 'Démangeaisons', 'jardin'],
    intensity: 5,
    duration: 'presque un mois',
    startDaysAgo: 103,
    createdDaysAgo: 77,
  },
  {
    author: 2,
    title: 'Coiffeuse et eczéma des mains, qui a trouvé une solution ?',
    description:
      'Shampoings, colorations, eau chaude : mes mains sont rouges, sèches et elles grattent dès que je rentre. Entre les doigts la peau est à vif. Ma patronne m’a proposé de passer plus de temps à la coupe, mais ce n’est pas possible tous les jours. Quels gants supportez-vous ?',
    tags: ['Eczéma', 'Démangeaisons', 'travail'],
    intensity: 7,
    duration: '2 semaines',
    startDaysAgo: 65,
    createdDaysAgo: 48,
  },
  {
    author: 24,
    title: 'Mains crevassées par le gel hydroalcoolique',
    description:
      'À l’hôpital le gel est obligatoire, et depuis dix jours chaque friction me brûle. J’ai des crevasses au bout des doigts et des plaques rouges sur le dos des mains. La nuit, ça gratte tellement que je me réveille. Je mets une crème grasse sous des gants de coton, c’est un début.',
    tags: ['Eczéma', 'Démangeaisons', 'gel hydroalcoolique'],
    intensity: 6,
    duration: 'une dizaine de jours',
    startDaysAgo: 62,
    createdDaysAgo: 53,
    resolution: {
      treatment: 'Un savon surgras, des gants de coton la nuit et l’avis d’un dermatologue',
      notes:
        'Le dermatologue m’a expliqué que le gel abîme moins que le savon quand la peau est intacte, donc j’ai inversé mes habitudes une fois guérie. Il a fallu un mois sans relâche. Je garde un tube dans chaque blouse.',
      daysAgo: 15,
    },
  },
  {
    author: 39,
    title: 'Petites cloques qui grattent sur les doigts',
    description:
      'J’ai des grains sous la peau, sur les côtés des doigts, qui démangent à devenir fou. Ça sort par vagues, souvent quand je transpire ou que je suis stressé. Je fais la vaisselle au bar tous les soirs. Le pharmacien pense à une dysidrose.',
    tags: ['Eczéma', 'Démangeaisons'],
    intensity: 5,
    duration: '3 semaines',
    startDaysAgo: 101,
    createdDaysAgo: 83,
    travels: [{ destination: 'Thaïlande', startDaysAgo: 130, endDaysAgo: 114 }],
  },
  {
    author: 11,
    title: 'Eczéma des mains avec les graisses de l’atelier',
    description:
      'Les solvants et le savon à billes me bouffent la peau. Paumes rouges, fissures aux plis, et ça pique dès que je mets de l’huile. Les gants nitrile tiennent dix minutes sur un moteur. La médecine du travail me voit la semaine prochaine, je viens chercher des idées.',
    tags: ['Eczéma', 'travail'],
    intensity: 6,
    duration: 'un mois',
    startDaysAgo: 34,
    createdDaysAgo: 1,
  },
  {
    author: 26,
    title: 'Les mains qui grattent m’empêchent de dormir',
    description:
      'Je suis aide-soignante et mes mains sont dans l’eau et les gants du matin au soir. La journée j’oublie, mais dans le lit les démangeaisons commencent et je gratte en dormant. Les draps ont des traces le matin. Une collègue a le même problème, on accuse le nouveau savon.',
    tags: ['Eczéma', 'Démangeaisons', 'Insomnie'],
    intensity: 6,
    duration: '3 semaines',
    startDaysAgo: 93,
    createdDaysAgo: 73,
  },
]
