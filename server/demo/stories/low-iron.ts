import type { Story } from '#server/demo/story.ts'

export const lowIron: readonly Story[] = [
  {
    author: 40,
    title: 'Fatiguée comme si je portais un manteau mouillé',
    description:
      'Depuis deux mois, monter chercher le courrier me demande une pause. Mes cheveux restent dans la brosse et j’ai froid tout le temps. Je mange pourtant comme avant. Une prise de sang est prévue la semaine prochaine.',
    tags: ['Fatigue', 'Chute de cheveux', 'Essoufflement'],
    intensity: 7,
    duration: 'deux mois',
    startDaysAgo: 210,
    createdDaysAgo: 140,
  },
  {
    author: 41,
    title: 'Pâle, essoufflée, et personne ne s’inquiète',
    description:
      'On me dit que c’est la saison, mais voilà des semaines que je m’assois à chaque arrêt de bus. Mon cœur tape quand je presse le pas. J’ai demandé un bilan et je cherche des personnes qui sont passées par là.',
    tags: ['Fatigue', 'Essoufflement', 'Palpitations'],
    intensity: 6,
    duration: 'plusieurs semaines',
    startDaysAgo: 206,
    createdDaysAgo: 133,
  },
  {
    author: 42,
    title: 'Fatigue et ventre gonflé, deux choses que je croyais séparées',
    description:
      'Je traîne une fatigue lourde depuis des mois, et mon ventre gonfle après le pain et les pâtes. J’ai perdu trois kilos sans le vouloir. Mon médecin a parlé d’un manque de fer, sans en connaître la cause.',
    tags: ['Fatigue', 'Ballonnements', 'Perte de poids'],
    intensity: 6,
    duration: 'quatre mois',
    startDaysAgo: 268,
    createdDaysAgo: 146,
  },
  {
    author: 43,
    title: 'Plus de souffle à la chorale',
    description:
      'Je tiens les notes deux fois moins longtemps qu’avant et je rentre épuisée des répétitions. Les jambes me picotent le soir et je croque des glaçons, ce qui fait rire mes enfants. Est-ce que quelqu’un reconnaît ce mélange ?',
    tags: ['Fatigue', 'Essoufflement', 'Fourmillements'],
    intensity: 5,
    duration: 'trois mois',
    startDaysAgo: 203,
    createdDaysAgo: 111,
  },
  {
    author: 44,
    title: 'Végétarien depuis dix ans, à plat depuis le mois dernier',
    description:
      'Je n’avais jamais eu de souci, et maintenant je dors dès que je m’assieds. À l’entraînement je finis dernier, avec la tête qui bat. Je fais attention à mon assiette, mais peut-être pas assez.',
    tags: ['Fatigue', 'Maux de tête', 'Essoufflement'],
    intensity: 6,
    duration: 'deux mois',
    startDaysAgo: 180,
    createdDaysAgo: 104,
    resolution: {
      treatment: 'Une cure de fer décidée avec mon médecin, et une diététicienne',
      notes:
        'Elle a repris mes menus avec moi, sans rien m’interdire. La force est revenue petit à petit, d’abord dans l’escalier, puis à l’entraînement.',
      daysAgo: 40,
    },
  },
  {
    author: 45,
    title: 'Des règles abondantes et une fatigue qui s’installe',
    description:
      'Chaque mois je perds beaucoup de sang, et la semaine d’après je n’ai plus de forces. Cette fois la fatigue ne repart pas entre deux. J’ai le teint gris et les ongles qui cassent.',
    tags: ['Fatigue', 'Règles douloureuses', 'Chute de cheveux'],
    intensity: 6,
    duration: 'trois mois',
    startDaysAgo: 175,
    createdDaysAgo: 88,
  },
  {
    author: 46,
    title: 'Don du sang, puis des jambes en coton',
    description:
      'J’ai donné mon sang comme d’habitude et je ne m’en remets pas. Un mois plus tard, je cherche encore une chaise partout où je vais. Je pensais être solide, et je me sens vexé.',
    tags: ['Fatigue', 'Faiblesse musculaire', 'Vertiges'],
    intensity: 5,
    duration: 'un mois',
    startDaysAgo: 90,
    createdDaysAgo: 61,
  },
  {
    author: 47,
    title: 'Un bébé, et vidée depuis',
    description:
      'Mon bébé fait ses nuits, et pourtant je me lève plus fatiguée qu’à l’époque des biberons. Je perds mes cheveux par poignées et je cherche mes mots. On m’a dit d’attendre, alors j’attends.',
    tags: ['Fatigue', 'Chute de cheveux', 'Brouillard mental'],
    intensity: 6,
    duration: 'un mois',
    startDaysAgo: 86,
    createdDaysAgo: 52,
  },
  {
    author: 48,
    title: 'Je m’endors en réunion, la tête sur la main',
    description:
      'Cela fait des mois que je m’éteins vers quatorze heures. Le café n’y change rien et les vacances non plus. Mon chef a cru que je m’ennuyais, ce qui n’est pas loin d’être vrai. Par où avez-vous commencé vos examens ?',
    tags: ['Fatigue', 'Maux de tête', 'Palpitations'],
    intensity: 5,
    duration: 'cinq mois',
    startDaysAgo: 262,
    createdDaysAgo: 107,
  },
]
