import type { Story } from '#server/demo/story.ts'

export const soreMuscles: readonly Story[] = [
  {
    author: 66,
    title: 'Des courbatures comme après un marathon que je n’ai pas couru',
    description:
      'Tout le corps me lance au lever, surtout la nuque et les hanches. La fatigue va avec, comme si les deux se donnaient la main. Les radios ne montrent rien.',
    tags: ['Fatigue', 'Douleurs musculaires', 'Raideur matinale'],
    intensity: 7,
    duration: 'quatre mois',
    startDaysAgo: 263,
    createdDaysAgo: 134,
  },
  {
    author: 67,
    title: 'Mal partout et fatiguée d’expliquer',
    description:
      'Mes douleurs changent de place, ma fatigue non. J’ai vu quatre médecins et rempli autant de questionnaires. Ce qui m’aide le plus pour l’instant, c’est d’être crue.',
    tags: ['Fatigue', 'Douleurs musculaires', 'Insomnie'],
    intensity: 7,
    duration: 'quatre mois',
    startDaysAgo: 257,
    createdDaysAgo: 119,
  },
  {
    author: 68,
    title: 'Crampes la nuit, plomb le jour',
    description:
      'Mes mollets se serrent vers trois heures et je finis debout sur le carrelage froid. Le lendemain je traîne des jambes de plomb. J’ai commencé à boire davantage, sans effet pour le moment.',
    tags: ['Fatigue', 'Crampes', 'Insomnie'],
    intensity: 5,
    duration: 'cinq mois',
    startDaysAgo: 250,
    createdDaysAgo: 106,
  },
  {
    author: 69,
    title: 'Les bras qui pèsent trois tonnes',
    description:
      'Me sécher les cheveux est devenu un sport. Je pose les coudes partout et je fais des pauses pour éplucher les légumes. Le neurologue a demandé un examen des muscles.',
    tags: ['Fatigue', 'Faiblesse musculaire'],
    intensity: 6,
    duration: 'cinq mois',
    startDaysAgo: 246,
    createdDaysAgo: 87,
  },
  {
    author: 70,
    title: 'Raide et vidé chaque matin',
    description:
      'Il me faut une heure et une douche brûlante pour avoir l’air vivant. L’après-midi je vais mieux, le soir je m’écroule. Je travaille debout et dehors, ce qui n’arrange rien.',
    tags: ['Fatigue', 'Raideur matinale', 'Mal de dos'],
    intensity: 6,
    duration: 'trois mois',
    startDaysAgo: 202,
    createdDaysAgo: 94,
  },
  {
    author: 71,
    title: 'Les muscles douloureux depuis un nouveau médicament',
    description:
      'Les courbatures sont arrivées trois semaines après le début du traitement. J’en ai parlé à ma pharmacienne, qui a prévenu mon médecin. La fatigue, je ne sais pas si elle vient de là.',
    tags: ['Fatigue', 'Douleurs musculaires', 'Crampes'],
    intensity: 5,
    duration: 'deux mois',
    startDaysAgo: 140,
    createdDaysAgo: 79,
    resolution: {
      treatment: 'Un autre traitement, choisi par mon médecin',
      notes: 'Les courbatures ont cessé en deux semaines. La fatigue a mis plus de temps, mais elle est partie aussi.',
      daysAgo: 35,
    },
  },
  {
    author: 72,
    title: 'Épuisée après chaque séance de sport',
    description:
      'Je faisais trois cours par semaine, et j’en paie un seul pendant quatre jours. Ce n’est pas une question de volonté, j’en ai plutôt trop. Je réapprends à m’arrêter avant.',
    tags: ['Fatigue', 'Malaise après effort', 'Douleurs musculaires'],
    intensity: 6,
    duration: 'cinq mois',
    startDaysAgo: 252,
    createdDaysAgo: 105,
  },
  {
    author: 73,
    title: 'Fatigue et douleurs, et un bilan parfait',
    description:
      'Toutes mes analyses sont dans les clous. Mon corps n’a pas lu les résultats. Je cherche des gens qui ont trouvé comment vivre avec, sans y penser toute la journée.',
    tags: ['Fatigue', 'Douleurs musculaires', 'Maux de tête'],
    intensity: 5,
    duration: 'trois mois',
    startDaysAgo: 197,
    createdDaysAgo: 101,
  },
]
