import type { Story } from '#server/demo/story.ts'

export const numbHandsAtNight: readonly Story[] = [
  {
    author: 15,
    title: 'Mains endormies la nuit, je me réveille pour les secouer',
    description:
      'Je suis chauffeur-livreur, je porte et je tiens le volant toute la journée. La nuit, vers trois heures, les doigts de la main droite sont tout engourdis et ça me réveille, je dois secouer la main pour que ça revienne. Le pouce et l’index surtout, le petit doigt jamais. Le matin j’ai du mal à tenir mon bol.',
    tags: ['Fourmillements', 'Faiblesse musculaire', 'travail'],
    intensity: 7,
    duration: '2 semaines',
    startDaysAgo: 75,
    createdDaysAgo: 61,
    resolution: {
      treatment: 'Attelle de poignet la nuit, conseillée par le médecin du travail',
      notes:
        'Au début j’ai trouvé ça gênant pour dormir, au bout d’une semaine je n’y pensais plus. Les fourmis ont presque disparu en un mois. On a aussi changé la poignée de mon diable.',
      daysAgo: 22,
    },
  },
  {
    author: 10,
    title: 'Des fourmis dans les doigts toutes les nuits',
    description:
      'Les fourmillements me prennent la nuit dans les trois premiers doigts des deux mains, plus fort à droite. Je laisse pendre le bras hors du lit et ça passe en quelques minutes. C’est plus fréquent depuis que je tricote beaucoup pour ma petite-fille. Est-ce que l’attelle vaut le coup avant de passer l’examen électrique ?',
    tags: ['Fourmillements', 'Douleurs articulaires'],
    intensity: 5,
    duration: 'un mois',
    startDaysAgo: 71,
    createdDaysAgo: 37,
  },
  {
    author: 18,
    title: 'Doigts engourdis depuis le sixième mois de grossesse',
    description:
      'Depuis deux semaines, impossible de dormir plus de deux heures : les mains gonflent un peu et les doigts picotent comme des orties. La sage-femme dit que c’est fréquent à ce stade. En journée je lâche parfois ma tasse. J’essaie de dormir avec les bras sur un coussin.',
    tags: ['Fourmillements', 'grossesse', 'Insomnie'],
    intensity: 6,
    duration: '2 semaines',
    startDaysAgo: 132,
    createdDaysAgo: 116,
    resolution: {
      treatment: 'Attelles souples la nuit, puis c’est parti après la naissance',
      notes:
        'La sage-femme m’avait prévenue que cela s’arrêterait souvent tout seul. Les attelles m’ont permis de dormir en attendant. Trois semaines après l’accouchement, plus rien.',
      daysAgo: 18,
    },
  },
  {
    author: 11,
    title: 'Main droite engourdie après l’atelier',
    description:
      'Je suis mécanicien et je travaille avec des outils qui vibrent. Le soir, la main droite fourmille et la nuit c’est pire, je me réveille avec les doigts comme du carton. J’ai parfois une crampe dans la paume. Le médecin m’a prescrit un électromyogramme, j’attends la date.',
    tags: ['Fourmillements', 'Crampes', 'travail'],
    intensity: 6,
    duration: 'plus d’un mois',
    startDaysAgo: 128,
    createdDaysAgo: 90,
  },
  {
    author: 16,
    title: 'Fourmillements jusqu’au coude, la nuit seulement',
    description:
      'La nuit, les fourmillements partent du petit doigt et remontent jusqu’au coude gauche. Si je plie le bras sous l’oreiller c’est tout de suite pire. J’ai aussi une douleur dans la nuque depuis quelques mois, peut-être un mauvais fauteuil de bureau. Ça ressemble à ce que d’autres décrivent ici, mais pas avec les mêmes doigts.',
    tags: ['Fourmillements', 'Douleurs nerveuses', 'nuque'],
    intensity: 6,
    duration: '3 semaines',
    startDaysAgo: 30,
    createdDaysAgo: 5,
  },
  {
    author: 31,
    title: 'Mains qui picotent au réveil et grande fatigue',
    description:
      'Tous les matins mes deux mains picotent pendant un quart d’heure, et les pieds un peu aussi. Je me sens fatiguée depuis des mois. L’analyse montre un manque de vitamine B12, j’attends l’avis du médecin pour la suite. Est-ce que chez vous les picotements sont partis une fois le manque corrigé ?',
    tags: ['Fourmillements', 'Fatigue'],
    intensity: 5,
    duration: '2 semaines',
    startDaysAgo: 96,
    createdDaysAgo: 80,
  },
  {
    author: 5,
    title: 'Engourdissement des mains la nuit, raideur le matin',
    description:
      'Je me réveille avec les deux mains engourdies et les doigts raides, il me faut une bonne demi-heure et de l’eau tiède pour les déplier. Ma mère avait le canal carpien des deux côtés, elle s’est fait opérer. Pour l’instant mon médecin préfère attendre et voir avec une attelle. La nuit dernière j’ai enfin dormi cinq heures d’affilée.',
    tags: ['Fourmillements', 'Raideur matinale'],
    intensity: 4,
    duration: '3 semaines',
    startDaysAgo: 136,
    createdDaysAgo: 115,
  },
  {
    author: 36,
    title: 'My hands go dead in the night',
    description:
      'Around three every night I wake up with both hands numb and have to shake them until the pins and needles have gone. Thumb and first two fingers mostly, never the little one. Lifting my little boy in the evenings cannot help, and I have started dropping mugs. The stretches I was shown have changed nothing, and the injection I had in the wrist on Monday is too recent to judge.',
    tags: ['Fourmillements', 'Faiblesse musculaire'],
    intensity: 6,
    duration: '5 weeks',
    startDaysAgo: 76,
    createdDaysAgo: 41,
  },
]
