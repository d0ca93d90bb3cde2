import type { Story } from '#server/demo/story.ts'

export const irritableBowel: readonly Story[] = [
  {
    author: 2,
    title: 'Ventre gonflé tous les soirs, comme enceinte',
    description:
      'Le matin mon ventre est plat, le soir je ne ferme plus mon jean. Crampes, gaz, et des passages aux toilettes en urgence entre deux clientes. Les analyses et l’échographie sont normales, donc intestin irritable. Je mange sur le pouce au salon, je pense que c’est une partie du problème.',
    tags: ['Ballonnements', 'Douleur abdominale', 'Diarrhée', 'intestin irritable'],
    intensity: 6,
    duration: '2 semaines',
    startDaysAgo: 92,
    createdDaysAgo: 76,
  },
  {
    author: 15,
    title: 'Toujours à chercher des toilettes pendant ma tournée',
    description:
      'En livraison, quand la crampe arrive j’ai cinq minutes, pas plus. J’ai repéré toutes les toilettes de Nantes, j’en ris mais ce n’est pas drôle. La coloscopie est bonne. Est-ce que quelqu’un a identifié les aliments qui déclenchent sans tout supprimer ?',
    tags: ['Diarrhée', 'Douleur abdominale', 'Ballonnements', 'intestin irritable'],
    intensity: 7,
    duration: 'plus d’un mois',
    startDaysAgo: 88,
    createdDaysAgo: 49,
    resolution: {
      treatment: 'Un essai encadré par une diététicienne, en retirant puis en remettant les aliments',
      notes:
        'On a fait ça sur huit semaines, avec elle, pour ne pas se priver pour rien. Chez moi c’étaient surtout l’oignon et les boissons gazeuses. Je mange presque de tout et je ne pense plus aux toilettes.',
      daysAgo: 8,
    },
  },
  {
    author: 24,
    title: 'Une semaine constipée, une semaine l’inverse',
    description:
      'Mon ventre alterne sans prévenir et je suis ballonnée dans les deux cas. Les gardes de douze heures et les repas avalés debout n’aident pas. Le gastro m’a parlé du lien entre le cerveau et l’intestin, ce qui m’a d’abord agacée puis fait réfléchir. J’essaie des exercices de respiration avant les repas.',
    tags: ['Ballonnements', 'Constipation', 'Diarrhée', 'intestin irritable'],
    intensity: 5,
    duration: 'presque 2 mois',
    startDaysAgo: 84,
    createdDaysAgo: 30,
  },
  {
    author: 34,
    title: 'Bloated and cramping after almost every meal',
    description:
      'By the evening I look six months pregnant, with cramps that ease only once I have been to the toilet. All the tests are normal and my doctor calls it irritable bowel. French bread and onions seem to be the worst, which is cruel in this city. I am looking for people who found their triggers without giving up every dinner out.',
    tags: ['Ballonnements', 'Douleur abdominale', 'Diarrhée', 'irritable bowel'],
    intensity: 6,
    duration: '3 weeks',
    startDaysAgo: 79,
    createdDaysAgo: 57,
  },
  {
    author: 0,
    title: 'Mal au ventre avant chaque réunion',
    description:
      'Mon ventre se tord avant les réunions importantes et tout rentre dans l’ordre le soir. Ballonnements, gargouillis, envie pressante : c’est d’une élégance. Le week-end, presque rien. J’ai commencé l’hypnose sur les conseils de mon médecin, deux séances pour l’instant.',
    tags: ['Ballonnements', 'Douleur abdominale', 'stress'],
    intensity: 5,
    duration: '6 semaines',
    startDaysAgo: 81,
    createdDaysAgo: 35,
  },
  {
    author: 23,
    title: 'Troubles du ventre depuis une gastro en voyage',
    description:
      'J’ai eu une belle gastro au Népal et depuis mon retour le ventre n’est plus le même. Selles molles trois fois par jour, crampes après le café. Les analyses n’ont trouvé ni bactérie ni parasite. On me dit intestin irritable après infection.',
    tags: ['Diarrhée', 'Douleur abdominale', 'intestin irritable'],
    intensity: 5,
    duration: '2 semaines',
    startDaysAgo: 135,
    createdDaysAgo: 117,
    travels: [{ destination: 'Népal', startDaysAgo: 160, endDaysAgo: 142 }],
  },
  {
    author: 26,
    title: 'Ventre dur et gonflé, rien ne passe',
    description:
      'Cinq jours sans aller à la selle, puis des crampes, et ça recommence. Le ventre est dur comme un ballon. Je bois pourtant et je marche toute la journée au travail. Ma grand-mère jure par les pruneaux, je veux bien d’autres idées.',
    tags: ['Constipation', 'Ballonnements', 'Douleur abdominale'],
    intensity: 6,
    duration: '2 semaines',
    startDaysAgo: 59,
    createdDaysAgo: 41,
    resolution: {
      treatment: 'Plus de fibres douces, un horaire régulier et un petit tabouret',
      notes:
        'La kiné spécialisée m’a expliqué la bonne position et ça a tout débloqué, c’est le cas de le dire. Les fibres, il faut les augmenter doucement, sinon on gonfle encore plus.',
      daysAgo: 14,
    },
  },
  {
    author: 7,
    title: 'Je gonfle avec le lait, ou avec autre chose ?',
    description:
      'J’ai retiré le lait pendant trois semaines et les ballonnements ont baissé de moitié, mais pas disparu. Les pommes et les yaourts me font aussi de l’effet. Mon médecin a dosé la maladie cœliaque, c’est négatif. Je me perds un peu dans les listes trouvées sur internet.',
    tags: ['Ballonnements', 'Diarrhée', 'intestin irritable'],
    intensity: 5,
    duration: 'plus d’un mois',
    startDaysAgo: 102,
    createdDaysAgo: 65,
  },
]
