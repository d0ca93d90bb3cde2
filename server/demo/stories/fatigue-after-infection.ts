import type { Story } from '#server/demo/story.ts'

export const fatigueAfterInfection: readonly Story[] = [
  {
    author: 58,
    title: 'Une grippe de dix jours, une fatigue de quatre mois',
    description:
      'La fièvre est tombée depuis longtemps, mais pas la fatigue. Le moindre rangement me couche le lendemain. Mes ganglions restent sensibles quand je suis à bout.',
    tags: ['Fatigue', 'Malaise après effort', 'Ganglions gonflés'],
    intensity: 7,
    duration: 'quatre mois',
    startDaysAgo: 264,
    createdDaysAgo: 128,
  },
  {
    author: 59,
    title: 'Mononucléose à 45 ans, qui l’aurait cru ?',
    description:
      'Je pensais que c’était pour les lycéens. Trois semaines au lit, puis des mois à compter mes pas. Je reprends à mi-temps et je voudrais savoir quand la jauge remonte.',
    tags: ['Fatigue', 'Ganglions gonflés', 'Mal de gorge'],
    intensity: 6,
    duration: 'trois mois',
    startDaysAgo: 222,
    createdDaysAgo: 131,
  },
  {
    author: 60,
    title: 'Plus de jambes depuis une gastro',
    description:
      'La gastro a duré trois jours, la fatigue trois mois. J’ai repris la natation deux fois et je l’ai payé deux fois. Mon médecin parle de laisser du temps.',
    tags: ['Fatigue', 'Malaise après effort', 'Douleur abdominale'],
    intensity: 6,
    duration: 'trois mois',
    startDaysAgo: 218,
    createdDaysAgo: 115,
  },
  {
    author: 61,
    title: 'Angine, puis cet épuisement qui ne part pas',
    description:
      'L’angine est guérie et les analyses sont bonnes. Pourtant je me couche à vingt heures, comme mes enfants. Je cherche comment reprendre sans rechuter.',
    tags: ['Fatigue', 'Mal de gorge', 'Faiblesse musculaire'],
    intensity: 5,
    duration: 'deux mois',
    startDaysAgo: 185,
    createdDaysAgo: 109,
    resolution: {
      treatment: 'Du repos, puis une reprise par petites étapes',
      notes:
        'J’ai noté ce que je faisais et ce que cela me coûtait. Au bout de deux mois, la note a baissé toute seule.',
      daysAgo: 52,
    },
  },
  {
    author: 62,
    title: 'Fatigue au retour d’une randonnée, tique comprise',
    description:
      'J’ai retiré une tique au retour d’une marche, et une plaque rouge est apparue. Elle est partie, la fatigue et les douleurs sont restées. Les analyses ne disent pas toutes la même chose.',
    tags: ['Fatigue', 'Douleurs articulaires', 'tique'],
    intensity: 6,
    duration: 'cinq mois',
    startDaysAgo: 258,
    createdDaysAgo: 98,
  },
  {
    author: 63,
    title: 'Je récupère d’une pneumonie, lentement',
    description:
      'Un mois après l’hôpital, je fais le tour du pâté de maisons et je dors deux heures. Le souffle revient, l’élan non. Mes collègues me demandent quand je rentre, et je ne sais pas répondre.',
    tags: ['Fatigue', 'Essoufflement', 'Toux'],
    intensity: 6,
    duration: 'deux mois',
    startDaysAgo: 182,
    createdDaysAgo: 121,
  },
  {
    author: 64,
    title: 'Un virus, et ma batterie ne tient plus la charge',
    description:
      'On ne saura jamais lequel c’était. Depuis, je charge toute la nuit et je suis à plat à midi. Je ris de l’image, mais elle est exacte.',
    tags: ['Fatigue', 'Brouillard mental', 'Malaise après effort'],
    intensity: 6,
    duration: 'cinq mois',
    startDaysAgo: 261,
    createdDaysAgo: 102,
  },
  {
    author: 65,
    title: 'Toujours fatiguée un mois après un zona',
    description:
      'Les boutons ont disparu, pas cette lourdeur. Je fais les courses en deux fois. Je n’ose plus promettre d’aller quelque part.',
    tags: ['Fatigue', 'Douleurs nerveuses'],
    intensity: 5,
    duration: 'un mois',
    startDaysAgo: 79,
    createdDaysAgo: 45,
  },
]
