import type { Story } from '#server/demo/story.ts'

export const whiteFingers: readonly Story[] = [
  {
    author: 3,
    title: 'Mes doigts deviennent blancs en attendant le bus',
    description:
      'Au froid, deux doigts deviennent blancs comme de la cire, insensibles, puis ils virent au violet et ça fait mal quand ça revient. Mes collègues de l’hôpital ont tout de suite dit Raynaud. Le médecin a demandé une prise de sang pour vérifier qu’il n’y a rien derrière. J’ai acheté des moufles d’alpiniste.',
    tags: ['Doigts blancs au froid', 'Fourmillements'],
    intensity: 5,
    duration: '3 semaines',
    startDaysAgo: 146,
    createdDaysAgo: 126,
  },
  {
    author: 28,
    title: 'Doigts blancs au travail dans la vigne',
    description:
      'Tôt le matin dans la vigne, les doigts de la main droite blanchissent jusqu’à la deuxième phalange. Le sécateur électrique vibre, je me demande si cela joue. Il faut vingt minutes de poches chaudes pour que le sang revienne. Le médecin du travail doit me voir.',
    tags: ['Doigts blancs au froid'],
    intensity: 5,
    duration: '3 semaines',
    startDaysAgo: 125,
    createdDaysAgo: 104,
  },
  {
    author: 27,
    title: 'Raynaud aux mains et aux pieds, vos astuces ?',
    description:
      'Les orteils s’y mettent aussi, même dans la maison, sur le carrelage. Les doigts deviennent blancs puis bleus dès que je sors du congélateur un sachet de petits pois. La capillaroscopie est normale, donc rien de grave. Je cherche des gants qui permettent d’écrire.',
    tags: ['Doigts blancs au froid', 'orteils'],
    intensity: 4,
    duration: '3 semaines',
    startDaysAgo: 122,
    createdDaysAgo: 103,
    resolution: {
      treatment: 'Des gants chauffants, et se réchauffer avant de sortir',
      notes:
        'J’ai compris qu’il fallait garder tout le corps au chaud, pas seulement les mains. Bonnet, foulard, boisson chaude avant de partir. Les crises sont passées de tous les jours à une par semaine.',
      daysAgo: 48,
    },
  },
  {
    author: 2,
    title: 'Doigts qui blanchissent au bac à shampoing',
    description:
      'Eau chaude, eau froide, séchoir : mes doigts passent du blanc au rouge toute la journée. Deux doigts de la main gauche restent insensibles plusieurs minutes. Tenir les ciseaux devient risqué pour les oreilles de mes clientes. Je plaisante mais ça m’inquiète.',
    tags: ['Doigts blancs au froid', 'travail'],
    intensity: 4,
    duration: '2 semaines',
    startDaysAgo: 133,
    createdDaysAgo: 118,
  },
  {
    author: 24,
    title: 'Mains froides, doigts blancs et articulations sensibles',
    description:
      'J’ai toujours eu les mains froides, mais depuis peu les doigts deviennent vraiment blancs et les articulations sont sensibles. Le rhumatologue cherche une maladie du tissu conjonctif, les premiers résultats sont négatifs. L’attente pèse. Est-ce que certaines ont eu les deux sans maladie derrière ?',
    tags: ['Doigts blancs au froid', 'Douleurs articulaires'],
    intensity: 5,
    duration: '3 semaines',
    startDaysAgo: 129,
    createdDaysAgo: 106,
  },
  {
    author: 5,
    title: 'Même à Marseille, les doigts blancs',
    description:
      'On croit qu’il faut de la neige, mais le mistral suffit. Trois doigts deviennent blancs, puis picotent pendant un quart d’heure. Mon rhumatologue suit ça avec le reste. Je garde une petite bouillotte dans la poche de mon manteau et tant pis pour l’élégance.',
    tags: ['Doigts blancs au froid', 'Douleurs articulaires', 'Raideur matinale'],
    intensity: 4,
    duration: 'presque 2 mois',
    startDaysAgo: 69,
    createdDaysAgo: 16,
  },
  {
    author: 21,
    title: 'Chambre froide et doigts blancs',
    description:
      'Chaque passage en chambre froide et mes doigts se vident de leur sang, je ne sens plus ce que je tiens. Une fois sur deux il me faut dix minutes d’eau tiède avant de pouvoir pocher une crème. Mon chef m’a prêté des gants isolants. Je me demande si les vibrations du batteur jouent aussi.',
    tags: ['Doigts blancs au froid', 'travail'],
    intensity: 4,
    duration: '2 semaines',
    startDaysAgo: 140,
    createdDaysAgo: 124,
  },
  {
    author: 34,
    title: 'White, numb fingers at the tram stop',
    description:
      'Whenever I wait for the tram or reach into the freezer, two of my fingers turn white and numb, then blue, then red and throbbing. It takes twenty minutes under my arms before I can feel them again. I gave up smoking over it and took ginkgo, and neither has made any difference so far. My blood tests came back clear.',
    tags: ['Doigts blancs au froid', 'Fourmillements'],
    intensity: 4,
    duration: '6 weeks',
    startDaysAgo: 130,
    createdDaysAgo: 88,
  },
]
