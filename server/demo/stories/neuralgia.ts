import type { Story } from '#server/demo/story.ts'

export const neuralgia: readonly Story[] = [
  {
    author: 16,
    title: 'Décharges électriques dans la joue',
    description:
      'Se brosser les dents, manger, ou juste le vent froid : une décharge part de la joue vers la mâchoire et me coupe le souffle. Ça dure quelques secondes mais vingt fois par jour. Le dentiste n’a rien trouvé. Le médecin pense au nerf trijumeau et j’ai une IRM dans quinze jours.',
    tags: ['Douleurs nerveuses', 'névralgie', 'visage'],
    intensity: 8,
    duration: 'une dizaine de jours',
    startDaysAgo: 76,
    createdDaysAgo: 63,
    resolution: {
      treatment: 'Traitement prescrit par le neurologue, ajusté en trois fois',
      notes:
        'L’IRM était rassurante. Les premiers jours du traitement m’ont endormie, il a fallu ajuster avec lui. Je sors avec une écharpe sur la joue et je remange des pommes.',
      daysAgo: 17,
    },
  },
  {
    author: 6,
    title: 'Éclairs de douleur au visage en me rasant',
    description:
      'Le rasoir effleure la lèvre et c’est l’éclair, à droite, jusqu’à l’œil. Entre les crises il n’y a rien, c’est ce qui est étrange. Je n’ose plus me raser ni sortir par temps de vent. J’ai rendez-vous chez un neurologue et j’aimerais savoir quelles questions lui poser.',
    tags: ['Douleurs nerveuses', 'névralgie', 'visage'],
    intensity: 7,
    duration: '3 semaines',
    startDaysAgo: 72,
    createdDaysAgo: 49,
  },
  {
    author: 1,
    title: 'Brûlure sur le flanc deux mois après un zona',
    description:
      'Les boutons ont disparu mais la peau du flanc brûle encore et je ne supporte pas le frottement de la chemise. La nuit c’est une pointe de couteau toutes les dix minutes. On m’avait prévenu que ça pouvait durer. J’ai trouvé qu’un maillot serré en soie gêne moins que le coton.',
    tags: ['Douleurs nerveuses', 'zona'],
    intensity: 6,
    duration: 'tous les jours, surtout la nuit',
    startDaysAgo: 111,
    createdDaysAgo: 96,
  },
  {
    author: 20,
    title: 'Le zona est parti, la douleur est restée',
    description:
      'Mon zona remonte à trois mois, sous le sein gauche, et la brûlure ne m’a pas quittée. Le moindre courant d’air sur la peau est désagréable, je porte un foulard à l’intérieur. Le médecin a proposé un emplâtre qui endort la peau. Comment faites-vous la nuit ?',
    tags: ['Douleurs nerveuses', 'zona', 'Insomnie'],
    intensity: 6,
    duration: '2 mois',
    startDaysAgo: 108,
    createdDaysAgo: 42,
  },
  {
    author: 28,
    title: 'Douleur en éclair derrière l’oreille, névralgie d’Arnold ?',
    description:
      'Une douleur vive part de la nuque, passe derrière l’oreille et monte jusqu’au sommet du crâne. Le cuir chevelu devient si sensible que je ne peux plus poser la tête sur l’oreiller de ce côté. Mon médecin évoque une névralgie d’Arnold. La chaleur me soulage un peu.',
    tags: ['Douleurs nerveuses', 'nuque', 'Maux de tête'],
    intensity: 5,
    duration: '2 semaines',
    startDaysAgo: 141,
    createdDaysAgo: 127,
    resolution: {
      treatment: 'Kinésithérapie douce de la nuque, et un écran remonté à hauteur des yeux',
      notes:
        'Six séances, surtout des exercices à refaire chez soi. Le plus utile a été de comprendre que je passais mes journées le menton en avant. Je n’ai plus eu de crise depuis plusieurs semaines.',
      daysAgo: 70,
    },
  },
  {
    author: 22,
    title: 'Pointes entre les côtes quand je respire fort',
    description:
      'Une pointe vive entre deux côtes à gauche, quand je respire à fond ou que je me tourne. J’ai consulté tout de suite à cause de l’emplacement : cœur et poumons vont bien, c’est une névralgie intercostale. Je porte mon sac de l’autre côté et j’ai arrêté le gainage. Est-ce que ça revient souvent chez vous ?',
    tags: ['Douleurs nerveuses', 'Douleur thoracique'],
    intensity: 5,
    duration: 'un mois',
    startDaysAgo: 73,
    createdDaysAgo: 42,
  },
  {
    author: 32,
    title: 'Pieds qui brûlent la nuit',
    description:
      'Dès que je me couche, la plante des pieds chauffe comme sur du sable à midi. Je dors les pieds hors du drap. J’ai du diabète depuis cinq ans et mon médecin de Dakar surveille les nerfs. J’aimerais savoir ce qui rend vos nuits supportables.',
    tags: ['Douleurs nerveuses', 'Fourmillements'],
    intensity: 6,
    duration: '2 semaines',
    startDaysAgo: 94,
    createdDaysAgo: 79,
    travels: [{ destination: 'France', startDaysAgo: 180, endDaysAgo: 160 }],
  },
]
