import type { Story } from '#server/demo/story.ts'

export const tinnitus: readonly Story[] = [
  {
    author: 13,
    title: 'Sifflement dans les oreilles depuis un concert',
    description:
      'J’étais trop près des enceintes et depuis ce soir-là ça siffle dans les deux oreilles, surtout quand tout est calme. Au début je pensais que ça partirait en deux jours. Deux semaines après, je dors avec un ventilateur pour couvrir le bruit. J’ai vu un ORL rapidement, l’audition est presque normale.',
    tags: ['Acouphènes', 'Insomnie', 'concert'],
    intensity: 7,
    duration: '2 semaines',
    startDaysAgo: 129,
    createdDaysAgo: 113,
    resolution: {
      treatment: 'Bruit de fond la nuit, et quelques séances avec une psychologue spécialisée',
      notes:
        'Le sifflement est toujours un peu là, mais je ne l’écoute plus. C’est le mot qu’elle a employé : s’habituer. J’ai aussi des bouchons moulés que je mets à chaque concert.',
      daysAgo: 57,
    },
  },
  {
    author: 5,
    title: 'Bourdonnement grave dans une oreille',
    description:
      'J’entends un bourdonnement grave à gauche, comme un moteur de camion au loin, surtout la nuit. J’ai fini par sortir dans la rue pour vérifier qu’il n’y avait pas de camion. L’ORL a retiré un bouchon, c’est un peu moins fort. Ma mâchoire craque aussi, on m’a conseillé d’en parler au dentiste.',
    tags: ['Acouphènes', 'Maux de tête'],
    intensity: 5,
    duration: 'presque 2 mois',
    startDaysAgo: 126,
    createdDaysAgo: 74,
  },
  {
    author: 17,
    title: 'Oreille qui siffle et se bouche par crises',
    description:
      'L’oreille droite se bouche, siffle, puis j’ai une heure de vertige et tout redevient normal. Trois crises en trois semaines. L’audiogramme montre une petite perte dans les graves, on parle de Ménière mais sans certitude. Je navigue le week-end et je n’ose plus sortir seul en mer.',
    tags: ['Acouphènes', 'Vertiges'],
    intensity: 6,
    duration: '3 semaines',
    startDaysAgo: 68,
    createdDaysAgo: 45,
    travels: [{ destination: 'Espagne', startDaysAgo: 90, endDaysAgo: 84 }],
  },
  {
    author: 8,
    title: 'Acouphènes après des années de chantier',
    description:
      'La disqueuse, la scie, vingt-cinq ans sans casque, je paie l’addition. Un sifflement aigu en continu, je ne l’entends pas sur le chantier mais le soir devant la télé, ça me rend irritable. J’ai pris rendez-vous avec un audioprothésiste. Ma femme dit que je monte trop le son, elle a sûrement raison.',
    tags: ['Acouphènes', 'travail'],
    intensity: 5,
    duration: '3 semaines',
    startDaysAgo: 63,
    createdDaysAgo: 39,
    resolution: {
      treatment: 'Un appareil auditif avec un bruit doux intégré',
      notes:
        'L’audioprothésiste m’a prêté des appareils à l’essai un mois. Entendre mieux fait que le sifflement passe derrière. Et je porte mon casque maintenant, il était temps.',
      daysAgo: 9,
    },
  },
  {
    author: 37,
    title: 'Un sifflement qui ne me quitte plus le soir',
    description:
      'Depuis deux semaines, un sifflement fin, comme un vieux téléviseur. En forêt je l’oublie, dans mon lit il prend toute la place. L’ORL m’a trouvé une audition de mon âge. Je m’endors avec le bruit de la pluie sur mon téléphone, c’est déjà ça.',
    tags: ['Acouphènes', 'Insomnie'],
    intensity: 4,
    duration: '2 semaines',
    startDaysAgo: 66,
    createdDaysAgo: 52,
  },
  {
    author: 30,
    title: 'Acouphènes qui montent quand je suis fatigué',
    description:
      'Le bruit dans l’oreille gauche double de volume les soirs où je suis vidé. Les matins de repos, je l’oublie presque. Mon médecin de famille n’a rien vu de particulier. Je me demande si d’autres ont remarqué ce lien avec la fatigue.',
    tags: ['Acouphènes', 'Fatigue'],
    intensity: 5,
    duration: '2 semaines',
    startDaysAgo: 112,
    createdDaysAgo: 95,
  },
  {
    author: 36,
    title: 'Ringing in both ears that gets worse at night',
    description:
      'It started two weeks ago after a bad cold, a high ringing in both ears that I notice most in bed. My hearing test was normal. I sleep with rain sounds playing and it takes the edge off. If you have had this after a virus, did it settle in the end?',
    tags: ['Acouphènes', 'Insomnie'],
    intensity: 6,
    duration: '2 weeks',
    startDaysAgo: 39,
    createdDaysAgo: 26,
  },
]
