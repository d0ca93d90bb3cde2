import type { Story } from '#server/demo/story.ts'

export const unrefreshingSleep: readonly Story[] = [
  {
    author: 49,
    title: 'Dix heures de sommeil et toujours fatigué',
    description:
      'Je me couche tôt, je dors comme une pierre, et le matin j’ai la tête dans du coton. Ma femme dit que je ronfle, puis que je m’arrête de respirer. J’ai somnolé à un feu rouge, et cela m’inquiète.',
    tags: ['Fatigue', 'Maux de tête', 'Brouillard mental'],
    intensity: 7,
    duration: 'quatre mois',
    startDaysAgo: 272,
    createdDaysAgo: 150,
  },
  {
    author: 50,
    title: 'Réveils en sueur et journées dans le brouillard',
    description:
      'Je me réveille trempé deux ou trois fois par nuit, sans fièvre. Le jour, je relis trois fois chaque ligne. Mon généraliste cherche, et moi je note mes nuits dans un carnet.',
    tags: ['Fatigue', 'Sueurs nocturnes', 'Brouillard mental'],
    intensity: 6,
    duration: 'quatre mois',
    startDaysAgo: 269,
    createdDaysAgo: 142,
  },
  {
    author: 51,
    title: 'Ronfleur, paraît-il, et fatigué à coup sûr',
    description:
      'À la retraite je pensais me reposer, et je m’endors devant mon assiette. Ma fille m’a filmé en train de ronfler, c’était instructif. J’ai un rendez-vous dans deux mois, comment tenez-vous d’ici là ?',
    tags: ['Fatigue', 'Maux de tête'],
    intensity: 6,
    duration: 'cinq mois',
    startDaysAgo: 266,
    createdDaysAgo: 125,
  },
  {
    author: 52,
    title: 'Des jambes qui ne tiennent pas en place la nuit',
    description:
      'Dès que je m’allonge, mes jambes veulent partir sans moi. Je me relève, je marche dans le couloir, et le matin je suis lessivée. Cela dure depuis des mois et je n’osais pas en parler.',
    tags: ['Fatigue', 'Insomnie', 'Fourmillements'],
    intensity: 7,
    duration: 'huit mois',
    startDaysAgo: 260,
    createdDaysAgo: 118,
  },
  {
    author: 53,
    title: 'Je me lève plus fatiguée que la veille',
    description:
      'Sept heures de sommeil d’une traite, et l’impression d’avoir couru toute la nuit. Les mâchoires me font mal au réveil. Le dentiste a vu que je serre les dents, mais la fatigue, elle, reste.',
    tags: ['Fatigue', 'Maux de tête', 'Insomnie'],
    intensity: 6,
    duration: 'cinq mois',
    startDaysAgo: 255,
    createdDaysAgo: 92,
  },
  {
    author: 54,
    title: 'Trois huit, et plus aucune heure pour dormir',
    description:
      'J’ai changé d’équipe au travail, et mon corps ne sait plus quand il doit dormir. Je fais des nuits de quatre heures coupées en deux. Mes jours de repos passent à récupérer.',
    tags: ['Fatigue', 'Insomnie', 'travail'],
    intensity: 6,
    duration: 'trois mois',
    startDaysAgo: 170,
    createdDaysAgo: 76,
  },
  {
    author: 55,
    title: 'Le sommeil en miettes depuis le déménagement',
    description:
      'La nouvelle chambre donne sur la rue et je me réveille à chaque camion. Cela fait un trimestre que je n’ai pas enchaîné cinq heures. Je deviens irritable avec tout le monde.',
    tags: ['Fatigue', 'Insomnie', 'Anxiété'],
    intensity: 5,
    duration: 'trois mois',
    startDaysAgo: 166,
    createdDaysAgo: 83,
    resolution: {
      treatment: 'Des bouchons d’oreilles, un rideau épais et le lit contre l’autre mur',
      notes:
        'Rien de savant, mais il m’a fallu trois mois pour déplacer ce lit. Je dors six heures de suite et je ne m’en lasse pas.',
      daysAgo: 27,
    },
  },
  {
    author: 56,
    title: 'Une fatigue du matin que les vacances ne changent pas',
    description:
      'Quinze jours à ne rien faire, et je suis rentrée aussi fatiguée. Le bilan est normal. Je me demande si c’est le sommeil ou l’âge, et j’aimerais lire d’autres parcours.',
    tags: ['Fatigue', 'Insomnie'],
    intensity: 5,
    duration: 'quatre mois',
    startDaysAgo: 240,
    createdDaysAgo: 113,
  },
  {
    author: 57,
    title: 'Sieste obligatoire à quinze heures',
    description:
      'Je dois m’allonger une demi-heure chaque après-midi, sinon je pique du nez sur mon clavier. Le soir, en revanche, je suis bien réveillée. C’est arrivé d’un coup et cela dure.',
    tags: ['Fatigue', 'Brouillard mental'],
    intensity: 5,
    duration: 'deux mois',
    startDaysAgo: 95,
    createdDaysAgo: 41,
  },
]
