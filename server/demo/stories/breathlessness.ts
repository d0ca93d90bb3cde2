import type { Story } from '#server/demo/story.ts'

export const breathlessness: readonly Story[] = [
  {
    author: 1,
    title: 'Le souffle court dans une montée que je connais par cœur',
    description:
      'Je fais cette montée depuis trente ans et depuis deux semaines je m’arrête trois fois. Pas de douleur, mais l’air semble ne pas entrer jusqu’au fond. J’ai une toux sèche en haut. Mon médecin a écouté, prescrit une radio et un test du souffle.',
    tags: ['Essoufflement', 'Toux', 'montagne'],
    intensity: 6,
    duration: '2 semaines',
    startDaysAgo: 85,
    createdDaysAgo: 68,
  },
  {
    author: 23,
    title: 'Essoufflé dès que je rame dans le froid',
    description:
      'Par temps froid, au bout de dix minutes de kayak, la poitrine siffle et le souffle devient court. À l’intérieur, sur le rameur, aucun problème. Je tousse encore une heure après la sortie. On m’a parlé d’asthme d’effort, le test est prévu à la fin du mois.',
    tags: ['Essoufflement', 'Toux', 'sport'],
    intensity: 5,
    duration: '3 semaines',
    startDaysAgo: 81,
    createdDaysAgo: 58,
    resolution: {
      treatment: 'Un traitement à prendre avant l’effort, prescrit par le pneumologue',
      notes:
        'Le test a confirmé l’asthme d’effort. Je m’échauffe plus longtemps et je mets un tour de cou devant la bouche par temps froid. J’ai repris les sorties du samedi.',
      daysAgo: 28,
    },
  },
  {
    author: 8,
    title: 'Souffle court en parlant, des mois après',
    description:
      'Quand je téléphone en marchant, je dois choisir entre parler et avancer. C’est surtout net depuis que je suis au dépôt, avec la poussière. Le scanner des poumons est bon. Le kiné me fait travailler le diaphragme et je trouve ça long.',
    tags: ['Essoufflement', 'Fatigue', 'Covid long'],
    intensity: 6,
    duration: '2 semaines',
    startDaysAgo: 88,
    createdDaysAgo: 74,
  },
  {
    author: 14,
    title: 'Besoin de soupirer sans arrêt pour respirer',
    description:
      'J’ai l’impression de ne jamais arriver au bout de mon inspiration, alors je bâille et je soupire toute la journée. Plus j’y pense, plus c’est fort. L’examen et la saturation sont normaux. Quelqu’un connaît-il ce syndrome d’hyperventilation dont le médecin m’a parlé ?',
    tags: ['Essoufflement', 'Anxiété'],
    intensity: 5,
    duration: '2 semaines',
    startDaysAgo: 26,
    createdDaysAgo: 13,
  },
  {
    author: 32,
    title: 'Difficulté à respirer pendant les jours de poussière',
    description:
      'Quand le vent du désert se lève sur Dakar, ma poitrine se serre et je tousse toute la nuit. Les jours clairs, je respire presque normalement. Mes enfants toussent aussi. Je ferme les fenêtres et je mouille le linge devant la porte.',
    tags: ['Essoufflement', 'Toux', 'poussière'],
    intensity: 6,
    duration: '2 semaines',
    startDaysAgo: 142,
    createdDaysAgo: 122,
  },
  {
    author: 39,
    title: 'Manque d’air le soir, comme une ceinture trop serrée',
    description:
      'Le soir en rentrant du bar, j’ai une ceinture autour de la poitrine et je cherche mon air. J’ai consulté, le cœur et les poumons vont bien. La fumée et les nuits courtes n’aident pas, j’essaie d’arrêter de fumer depuis lundi. Ceux qui ont arrêté, au bout de combien de temps le souffle revient ?',
    tags: ['Essoufflement', 'Anxiété', 'Douleur thoracique'],
    intensity: 6,
    duration: '2 semaines',
    startDaysAgo: 24,
    createdDaysAgo: 10,
  },
  {
    author: 30,
    title: 'Deux étages et je dois m’asseoir',
    description:
      'Moi qui courais, je compte maintenant les marches. Le souffle part avant les jambes et il me faut cinq minutes assis pour récupérer. Le pneumologue a fait les tests complets, tout est dans la norme. Il m’a parlé de déconditionnement et d’y aller par petites touches.',
    tags: ['Essoufflement', 'Malaise après effort', 'Covid long'],
    intensity: 6,
    duration: '2 semaines',
    startDaysAgo: 53,
    createdDaysAgo: 38,
  },
]
