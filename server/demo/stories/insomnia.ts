import type { Story } from '#server/demo/story.ts'

export const insomnia: readonly Story[] = [
  {
    author: 3,
    title: 'Je ne dors plus depuis que je suis repassée en jour',
    description:
      'Après six ans de nuits, mon corps ne comprend plus rien. Je m’endors à deux heures et je me réveille à cinq, les yeux ouverts comme en plein jour. L’infirmière de santé au travail m’a donné des conseils que j’applique à moitié. Ceux qui ont quitté le travail de nuit, combien de temps vous a-t-il fallu ?',
    tags: ['Insomnie', 'Fatigue', 'travail de nuit'],
    intensity: 7,
    duration: '2 semaines',
    startDaysAgo: 51,
    createdDaysAgo: 36,
  },
  {
    author: 22,
    title: 'Réveil à quatre heures, impossible de me rendormir',
    description:
      'Je m’endors bien, mais à quatre heures pile je suis réveillée et la liste des choses à faire défile. À six heures je m’assoupis et le réveil sonne. Devant mes élèves je suis en coton. J’ai lu qu’il fallait se lever plutôt que de rester au lit, est-ce que ça marche vraiment ?',
    tags: ['Insomnie', 'Anxiété'],
    intensity: 6,
    duration: '6 semaines',
    startDaysAgo: 49,
    createdDaysAgo: 6,
  },
  {
    author: 19,
    title: 'Réveils la nuit et cerveau qui tourne en boucle',
    description:
      'Trois ou quatre réveils par nuit, et à chaque fois je repense au travail. J’ai retiré le téléphone de la chambre et le vin du soir, un peu de mieux. La journée je suis irritable avec mes enfants et je m’en veux. Je voudrais éviter les somnifères si possible.',
    tags: ['Insomnie', 'stress', 'Fatigue'],
    intensity: 6,
    duration: '3 semaines',
    startDaysAgo: 47,
    createdDaysAgo: 25,
    resolution: {
      treatment: 'Thérapie du sommeil en six séances, et un horaire de lever fixe',
      notes:
        'La psychologue m’a fait tenir un agenda et me coucher plus tard, ce qui paraît absurde et qui marche. Les deux premières semaines sont rudes. Depuis, je me réveille encore parfois mais je me rendors.',
      daysAgo: 5,
    },
  },
  {
    author: 35,
    title: 'Wide awake at three every single night',
    description:
      'I fall asleep without trouble, then I am wide awake at three and my mind starts listing everything I should have done. By six I doze off and the alarm goes. I have cut out caffeine after noon and moved my phone to the kitchen. What has worked for you, apart from counting sheep?',
    tags: ['Insomnie', 'Anxiété'],
    intensity: 7,
    duration: '2 weeks',
    startDaysAgo: 115,
    createdDaysAgo: 99,
    resolution: {
      treatment: 'A sleep course with a therapist, and getting up at the same time every day',
      notes:
        'It took about five weeks. Going to bed later felt wrong at first, but I now sleep through most nights. Writing tomorrow’s list before dinner helped more than I expected.',
      daysAgo: 61,
    },
  },
  {
    author: 10,
    title: 'Nuits blanches depuis la mort de mon frère',
    description:
      'Je me couche fatiguée et dès que la lumière s’éteint, les souvenirs arrivent. Je dors trois heures, par petits bouts. Mon médecin a été très bien, il a pris le temps. J’écris ici parce que mes enfants ont déjà leur peine.',
    tags: ['Insomnie', 'Anxiété', 'deuil'],
    intensity: 5,
    duration: '2 semaines',
    startDaysAgo: 137,
    createdDaysAgo: 119,
    resolution: {
      treatment: 'Un groupe de parole, des marches le matin et du temps',
      notes:
        'Le groupe se réunit à la maison de quartier, on y pleure et on y rit. La lumière du matin, dehors, tous les jours, ça m’a remise à l’heure. Les nuits ne sont pas parfaites, mais je dors.',
      daysAgo: 68,
    },
  },
  {
    author: 17,
    title: 'Impossible de m’endormir avant trois heures',
    description:
      'Je ne suis pas stressé, simplement le sommeil ne vient pas avant trois heures du matin. Le week-end je dors de quatre heures à midi et là je suis en pleine forme. Le lundi est un supplice. On m’a parlé de décalage de phase et de lumière le matin, des retours ?',
    tags: ['Insomnie', 'écrans'],
    intensity: 5,
    duration: '4 semaines',
    startDaysAgo: 134,
    createdDaysAgo: 107,
    travels: [{ destination: 'Canada', startDaysAgo: 165, endDaysAgo: 150 }],
  },
  {
    author: 37,
    title: 'Je dors par tranches de deux heures',
    description:
      'Mon sommeil s’est mis en morceaux : deux heures, réveil, une heure de lecture, deux heures. Le sifflement dans l’oreille n’arrange rien quand la maison est silencieuse. Je fais une sieste après le déjeuner, peut-être trop longue. À soixante ans passés, faut-il simplement l’accepter ?',
    tags: ['Insomnie', 'Acouphènes'],
    intensity: 5,
    duration: 'une dizaine de jours',
    startDaysAgo: 43,
    createdDaysAgo: 31,
  },
  {
    author: 29,
    title: 'Épuisée mais incapable de dormir',
    description:
      'C’est le comble : crevée toute la journée, et le soir mon corps refuse de s’éteindre. J’ai des sursauts, le cœur qui bat, et je finis par regarder le plafond. La fatigue d’après covid et l’insomnie se nourrissent l’une l’autre. Je prends tous les témoignages.',
    tags: ['Insomnie', 'Fatigue', 'Anxiété', 'Covid long'],
    intensity: 6,
    duration: '3 semaines',
    startDaysAgo: 104,
    createdDaysAgo: 85,
  },
]
