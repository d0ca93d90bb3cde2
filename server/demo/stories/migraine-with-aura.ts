import type { Story } from '#server/demo/story.ts'

export const migraineWithAura: readonly Story[] = [
  {
    author: 0,
    title: 'Migraines avec aura : des zigzags puis le noir',
    description:
      'Ça commence toujours par des zigzags lumineux sur le côté gauche, pendant vingt minutes je ne peux plus lire. Puis la douleur arrive, d’un seul côté, et je finis dans le noir avec une serviette froide. J’en suis à une crise par semaine depuis peu, alors que j’en avais deux par an. Je note tout mais je ne trouve pas ce qui les déclenche.',
    tags: ['Migraine', 'Vision floue', 'Nausées'],
    intensity: 8,
    duration: 'crises de 24 heures',
    startDaysAgo: 95,
    createdDaysAgo: 78,
    resolution: {
      treatment: 'Traitement de fond décidé avec le neurologue, et un agenda des crises',
      notes:
        'L’agenda a montré que je sautais des repas les jours de crise. Le traitement de fond a demandé deux mois avant de se sentir. Je suis passée de quatre crises par mois à une.',
      daysAgo: 25,
    },
  },
  {
    author: 18,
    title: 'Aura visuelle sans mal de tête pendant la grossesse',
    description:
      'J’ai vu apparaître une tache qui scintille et s’agrandit, puis tout redevient normal au bout d’une demi-heure, sans vraie douleur derrière. Trois fois en trois semaines. Aux urgences de la maternité ils ont tout vérifié, tension comprise, et parlent d’aura migraineuse. Je suis rassurée mais je voudrais savoir si d’autres ont connu ça enceintes.',
    tags: ['Migraine', 'Vision floue', 'grossesse'],
    intensity: 7,
    duration: '3 semaines',
    startDaysAgo: 92,
    createdDaysAgo: 70,
  },
  {
    author: 34,
    title: 'Migraines with aura since I moved to Lyon',
    description:
      'I get shimmering zigzags on one side, then half an hour later a pounding headache on the other. Light and the smell of coffee become unbearable, and I lose a whole day. It used to happen twice a year and now it is every other week since I moved here. My GP suggests a headache diary, so I have started one.',
    tags: ['Migraine', 'Nausées', 'light sensitivity'],
    intensity: 7,
    duration: 'attacks of about a day',
    startDaysAgo: 89,
    createdDaysAgo: 66,
  },
  {
    author: 38,
    title: 'Aura avec fourmillements dans la main, ça fait peur',
    description:
      'Je suis étudiante et depuis un mois j’ai des crises où je vois flou d’un côté, puis la main et la bouche fourmillent pendant un quart d’heure. La première fois je suis allée aux urgences, IRM normale, c’était une aura. La migraine qui suit me met à plat jusqu’au lendemain. Est-ce que les écrans ont joué pour vous ?',
    tags: ['Migraine', 'Fourmillements', 'Vision floue'],
    intensity: 7,
    duration: '5 semaines',
    startDaysAgo: 40,
    createdDaysAgo: 2,
  },
  {
    author: 16,
    title: 'Migraines qui reviennent chaque lundi matin',
    description:
      'Je crois que le week-end me déclenche des migraines : je dors plus tard, je bois moins de café, et le lundi matin les points brillants arrivent. La douleur bat dans la tempe droite, avec la nausée, et ma journée de travail est perdue. Deux lundis de suite, ce n’est plus un hasard. J’essaie de garder les mêmes horaires le samedi.',
    tags: ['Migraine', 'Maux de tête', 'Nausées'],
    intensity: 6,
    duration: '2 semaines',
    startDaysAgo: 36,
    createdDaysAgo: 21,
  },
  {
    author: 4,
    title: 'Taches brillantes devant l’écran puis mal au crâne',
    description:
      'Développeur, dix heures d’écran par jour. Depuis deux semaines, j’ai des taches qui clignotent au milieu du texte puis un mal de tête qui cogne d’un côté. Je suis obligé de fermer le portable et de m’allonger. L’ophtalmo n’a rien trouvé d’autre qu’une petite correction.',
    tags: ['Migraine', 'Vision floue', 'écrans'],
    intensity: 6,
    duration: '2 semaines',
    startDaysAgo: 147,
    createdDaysAgo: 130,
    travels: [{ destination: 'Portugal', startDaysAgo: 190, endDaysAgo: 182 }],
    resolution: {
      treatment: 'De nouvelles lunettes, des pauses régulières et un traitement de crise prescrit',
      notes:
        'Je prends le traitement dès les premières taches, comme le médecin l’a expliqué, et la douleur ne s’installe plus. Les pauses toutes les heures ont compté aussi. Il me reste une aura de temps en temps.',
      daysAgo: 96,
    },
  },
  {
    author: 39,
    title: 'Migraine avec vertiges, je ne supporte plus le bruit',
    description:
      'Je travaille dans un bar, le bruit de la machine à café me traverse la tête. Avant la crise je vois comme de l’eau qui coule sur une vitre, et pendant la douleur la salle tangue. J’ai dû rentrer plus tôt quatre fois ce mois-ci. Mon chef est sympa mais ça ne durera pas.',
    tags: ['Migraine', 'Vertiges', 'Nausées'],
    intensity: 7,
    duration: '3 semaines',
    startDaysAgo: 140,
    createdDaysAgo: 121,
  },
  {
    author: 25,
    title: 'Première aura à 33 ans',
    description:
      'Jamais eu de migraine avant le mois dernier. Un trou dans le champ de vision, pile au centre, puis des éclairs en dents de scie et un gros mal de tête. J’ai vu un neurologue à Bruxelles, examen normal. Il me dit d’observer le sommeil, le vin rouge et le stress, dans cet ordre.',
    tags: ['Migraine', 'Maux de tête'],
    intensity: 5,
    duration: '3 semaines',
    startDaysAgo: 55,
    createdDaysAgo: 34,
  },
]
