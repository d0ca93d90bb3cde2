import type { Story } from '#server/demo/story.ts'

export const recurrentFever: readonly Story[] = [
  {
    author: 32,
    title: 'Fièvre qui revient tous les trois jours',
    description:
      'La fièvre monte le soir, je tremble sous trois couvertures, puis je trempe les draps et le matin je vais presque bien. Ça recommence deux ou trois jours après. Le premier test du paludisme était négatif, on m’a demandé de le refaire pendant l’accès. Je reviens de Casamance.',
    tags: ['Fièvre', 'Sueurs nocturnes', 'Fatigue'],
    intensity: 7,
    duration: '2 semaines',
    startDaysAgo: 61,
    createdDaysAgo: 46,
    travels: [{ destination: 'Gambie', startDaysAgo: 80, endDaysAgo: 74 }],
    resolution: {
      treatment: 'Un deuxième test pendant la fièvre, puis le traitement du paludisme au centre de santé',
      notes:
        'C’était bien ça. Le médecin m’a dit que le moment du prélèvement compte. Si vous avez de la fièvre en revenant d’une zone à risque, n’attendez pas, allez consulter le jour même.',
      daysAgo: 11,
    },
  },
  {
    author: 13,
    title: 'Fièvre le soir depuis mon retour du Sénégal',
    description:
      'Rentré du Sénégal, j’ai de la fièvre tous les deux soirs, avec des frissons et des sueurs la nuit. J’ai consulté dès le premier jour au service des voyageurs, les tests du paludisme sont négatifs trois fois de suite. On me parle d’une fièvre virale. Des gens de retour de voyage ont-ils eu la même chose ?',
    tags: ['Fièvre', 'Sueurs nocturnes', 'Ganglions gonflés'],
    intensity: 7,
    duration: '2 semaines',
    startDaysAgo: 58,
    createdDaysAgo: 44,
    travels: [{ destination: 'Sénégal', startDaysAgo: 78, endDaysAgo: 62 }],
  },
  {
    author: 6,
    title: 'Fièvre et courbatures par vagues après un voyage',
    description:
      'Une semaine après notre retour du Sénégal, la fièvre est arrivée, avec mal partout et une fatigue de plomb. Trois jours, puis rien pendant cinq jours, puis ça recommence. Le médecin des maladies tropicales a pris beaucoup de sang. Ma femme, qui a mangé comme moi, n’a rien.',
    tags: ['Fièvre', 'Fatigue', 'Douleurs musculaires'],
    intensity: 6,
    duration: 'presque 3 semaines',
    startDaysAgo: 56,
    createdDaysAgo: 37,
    travels: [{ destination: 'Sénégal', startDaysAgo: 82, endDaysAgo: 66 }],
  },
  {
    author: 25,
    title: 'Poussées de fièvre tous les mois, comme une horloge',
    description:
      'Tous les vingt-huit jours environ, 39 pendant trois jours, gorge en feu, aphtes et ganglions, puis plus rien. Entre les deux, je suis en pleine forme. Enfant, j’avais la même chose et ma mère notait tout dans un cahier. On me parle de fièvre périodique, un interniste doit me recevoir.',
    tags: ['Fièvre', 'Mal de gorge', 'Ganglions gonflés'],
    intensity: 5,
    duration: '2 semaines',
    startDaysAgo: 91,
    createdDaysAgo: 75,
  },
  {
    author: 30,
    title: 'Fébricule tous les soirs depuis deux semaines',
    description:
      'Autour de 37,8 chaque soir, des sueurs la nuit, et le matin plus rien. Je n’ai pas d’autre signe clair à part la fatigue. Mon médecin a demandé une radio et un bilan complet, pour l’instant sans réponse. Attendre sans savoir est le plus difficile.',
    tags: ['Fièvre', 'Fatigue', 'Sueurs nocturnes'],
    intensity: 5,
    duration: '2 semaines',
    startDaysAgo: 139,
    createdDaysAgo: 123,
  },
  {
    author: 33,
    title: 'Accès de fièvre et mal derrière les yeux',
    description:
      'Trois jours de fièvre avec un mal de tête derrière les yeux et les os comme battus, puis une éclaircie, puis la fièvre revient. On pense à la dengue, il y en a dans le quartier. Le médecin surveille les plaquettes tous les deux jours. Je bois beaucoup et je reste sous la moustiquaire.',
    tags: ['Fièvre', 'Douleurs articulaires', 'Maux de tête'],
    intensity: 7,
    duration: '2 semaines',
    startDaysAgo: 60,
    createdDaysAgo: 45,
    travels: [{ destination: 'Maurice', startDaysAgo: 75, endDaysAgo: 67 }],
  },
  {
    author: 1,
    title: 'Fièvre qui va et vient après une piqûre de tique',
    description:
      'J’ai retiré une tique en rentrant de forêt, sans y penser davantage. Dix jours plus tard, de la fièvre deux soirs sur trois et une fatigue qui me cloue. Pas de rond rouge visible. J’ai vu mon médecin hier, les analyses sont parties, je note ma température en attendant.',
    tags: ['Fièvre', 'Fatigue', 'tique'],
    intensity: 6,
    duration: 'une dizaine de jours',
    startDaysAgo: 14,
    createdDaysAgo: 3,
  },
]
