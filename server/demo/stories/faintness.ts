import type { Story } from '#server/demo/story.ts'

export const faintness: readonly Story[] = [
  {
    author: 38,
    title: 'Je suis tombée dans les pommes dans le métro',
    description:
      'Debout dans le métro bondé, voile noir, bourdonnement, et je me suis réveillée par terre avec des inconnus très gentils autour. C’est la deuxième fois en deux semaines. Aux urgences tout allait bien, on parle de malaise vagal. Je saute souvent le petit déjeuner, je sais.',
    tags: ['Évanouissement', 'Vertiges', 'Fatigue'],
    intensity: 6,
    duration: '2 semaines',
    startDaysAgo: 71,
    createdDaysAgo: 56,
  },
  {
    author: 4,
    title: 'Malaise à chaque prise de sang',
    description:
      'À la vue de l’aiguille, j’ai chaud, les oreilles qui sifflent et je pars. La dernière fois je suis tombé de la chaise. J’ai des analyses à refaire et je repousse depuis des semaines. Comment font les autres, on se sent ridicule à trente ans.',
    tags: ['Évanouissement', 'Nausées'],
    intensity: 5,
    duration: 'une dizaine de jours',
    startDaysAgo: 102,
    createdDaysAgo: 89,
    resolution: {
      treatment: 'Prévenir, s’allonger, et contracter les jambes',
      notes:
        'L’infirmière m’a appris à serrer les cuisses et les poings pendant la piqûre, couché. Ça paraît trop simple. Je n’ai plus perdu connaissance depuis, trois prises de sang d’affilée.',
      daysAgo: 47,
    },
  },
  {
    author: 12,
    title: 'Voile noir en me levant du canapé',
    description:
      'Quand je me lève, ma vue se rétrécit, le cœur tape et je dois m’agripper au mur. Je suis tombée une fois dans la salle de bains. Ma tension chute en position debout d’après le médecin. Il m’a conseillé de boire davantage et de me lever par étapes, j’en suis là.',
    tags: ['Évanouissement', 'Palpitations', 'Vertiges'],
    intensity: 6,
    duration: '4 semaines',
    startDaysAgo: 99,
    createdDaysAgo: 71,
  },
  {
    author: 32,
    title: 'Malaises en pleine chaleur',
    description:
      'Sur le chantier, en milieu de journée, j’ai deux fois senti mes jambes partir et je me suis assis avant de tomber. Chaleur, sueurs, puis plus rien pendant quelques secondes la deuxième fois. Le médecin a contrôlé le sucre et la tension. Nous avons décalé les horaires au matin, c’est mieux pour tout le monde.',
    tags: ['Évanouissement', 'Fatigue', 'chaleur'],
    intensity: 6,
    duration: '2 semaines',
    startDaysAgo: 153,
    createdDaysAgo: 137,
  },
  {
    author: 39,
    title: 'Impression de partir en pleine soirée',
    description:
      'Derrière le comptoir, il fait chaud, ça crie, et tout à coup les sons s’éloignent, j’ai des sueurs et les jambes en coton. Je m’accroupis et ça passe en deux minutes. Je ne suis jamais tombé, mais je ne travaille plus sans y penser. Le médecin a fait un électrocardiogramme, normal.',
    tags: ['Évanouissement', 'Anxiété'],
    intensity: 5,
    duration: '2 semaines',
    startDaysAgo: 67,
    createdDaysAgo: 51,
  },
  {
    author: 14,
    title: 'Malaise debout à la chorale',
    description:
      'Nous répétions debout depuis une heure et je me suis effondrée sur l’alto d’à côté, qui m’a rattrapée. Cinq secondes, pas plus, et une grande fatigue ensuite. Le cardiologue a fait un holter et un test, et il pense à mon traitement pour la tension. On attend avant de conclure.',
    tags: ['Évanouissement', 'Vertiges', 'tension'],
    intensity: 6,
    duration: '2 semaines',
    startDaysAgo: 46,
    createdDaysAgo: 32,
  },
  {
    author: 26,
    title: 'Je m’évanouis presque pendant mes règles',
    description:
      'Le premier jour de mes règles la douleur est si forte que j’ai des sueurs froides et que je m’évanouis presque. Au travail, une collègue m’a allongée les jambes en l’air. Mon médecin cherche une endométriose. J’aimerais ne plus avoir à organiser ma vie autour de ce premier jour.',
    tags: ['Évanouissement', 'Règles douloureuses'],
    intensity: 5,
    duration: '2 semaines',
    startDaysAgo: 138,
    createdDaysAgo: 122,
  },
  {
    author: 19,
    title: 'Un malaise au bureau, et tout le monde s’est affolé',
    description:
      'Réunion debout, salle surchauffée, nuit de quatre heures : je me suis retrouvé assis par terre sans avoir décidé de m’asseoir. Les pompiers ont tout contrôlé et mon médecin aussi. Depuis, je me sens partir deux ou trois fois par semaine, sans tomber. Je bois plus et je sors prendre l’air.',
    tags: ['Évanouissement', 'Insomnie', 'Fatigue'],
    intensity: 5,
    duration: '5 semaines',
    startDaysAgo: 43,
    createdDaysAgo: 5,
  },
  {
    author: 34,
    title: 'I black out when I get up too fast',
    description:
      'When I get up from the sofa my vision goes dark from the edges, my heart races and I have to grab the door frame. Twice I passed out and came round on the floor. My doctor found that my blood pressure drops when I stand. More water and saltier food have helped a good deal, but I still do not take the metro alone.',
    tags: ['Évanouissement', 'Vertiges', 'Palpitations'],
    intensity: 6,
    duration: '4 weeks',
    startDaysAgo: 47,
    createdDaysAgo: 19,
  },
]
