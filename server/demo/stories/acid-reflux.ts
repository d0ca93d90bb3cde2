import type { Story } from '#server/demo/story.ts'

export const acidReflux: readonly Story[] = [
  {
    author: 19,
    title: 'Remontées acides la nuit et gorge en feu le matin',
    description:
      'Je me réveille vers deux heures avec un goût acide dans la bouche et la gorge qui brûle. Le matin j’ai la voix enrouée et une petite toux sèche. Je mange tard, je sais, et le café n’aide pas. Avant de prendre des médicaments, j’aimerais savoir ce qui a marché pour vous.',
    tags: ['Brûlures d’estomac', 'Mal de gorge', 'Toux'],
    intensity: 6,
    duration: '2 semaines',
    startDaysAgo: 82,
    createdDaysAgo: 67,
    resolution: {
      treatment: 'Dîner plus tôt, tête de lit surélevée, café seulement le matin',
      notes:
        'Ce n’est pas très glorieux mais j’ai relevé la tête du lit avec deux cales et je ne mange plus après vingt heures. En trois semaines, plus de réveils. Mon médecin m’a donné un traitement court au début.',
      daysAgo: 24,
    },
  },
  {
    author: 3,
    title: 'Reflux pendant mes nuits de travail',
    description:
      'En poste de nuit je mange à des heures impossibles et depuis un mois j’ai des brûlures derrière le sternum dès que je m’allonge. Je dors à moitié assise. Le ventre gonfle aussi, surtout après les sandwichs du distributeur. Mon médecin veut faire une fibroscopie si ça continue.',
    tags: ['Brûlures d’estomac', 'Ballonnements', 'Insomnie'],
    intensity: 6,
    duration: 'un mois',
    startDaysAgo: 79,
    createdDaysAgo: 52,
  },
  {
    author: 6,
    title: 'Brûlure dans la poitrine après les repas',
    description:
      'Après les repas, surtout le soir, une brûlure monte de l’estomac jusqu’à la gorge. La première fois j’ai cru au cœur, le cardiologue a tout vérifié et m’a renvoyé vers le généraliste. C’est un reflux, paraît-il. J’ai supprimé le vin et les frites, ce qui dans le Nord est un vrai sacrifice.',
    tags: ['Brûlures d’estomac', 'Douleur thoracique'],
    intensity: 7,
    duration: '2 semaines',
    startDaysAgo: 123,
    createdDaysAgo: 105,
    resolution: {
      treatment: 'Perdre quelques kilos et un traitement prescrit pendant deux mois',
      notes:
        'Le gastro-entérologue a regardé et n’a rien trouvé d’inquiétant. Les kilos en moins ont plus fait que le reste, à mon avis. Je garde les dîners légers.',
      daysAgo: 63,
    },
  },
  {
    author: 38,
    title: 'Acidité et nausées avant les examens',
    description:
      'Dès que je stresse, l’estomac brûle et j’ai des remontées acides toute la journée. Le matin je n’arrive rien à avaler. J’ai arrêté le soda et les cafés à rallonge de la bibliothèque, c’est un peu mieux. Je me demande si c’est le reflux qui m’angoisse ou l’inverse.',
    tags: ['Brûlures d’estomac', 'Nausées', 'Anxiété'],
    intensity: 5,
    duration: '3 semaines',
    startDaysAgo: 119,
    createdDaysAgo: 94,
  },
  {
    author: 26,
    title: 'Toux sèche la nuit, et c’était l’estomac',
    description:
      'Je tousse la nuit depuis deux semaines, une toux sèche dès que je suis couchée. On a cherché l’allergie, puis le médecin a pensé aux remontées acides parce que j’ai aussi le goût amer le matin. Je dors maintenant avec deux coussins. Est-ce que chez vous la toux est partie vite ?',
    tags: ['Brûlures d’estomac', 'Toux'],
    intensity: 6,
    duration: '2 semaines',
    startDaysAgo: 44,
    createdDaysAgo: 28,
  },
  {
    author: 25,
    title: 'Reflux après chaque repas à la cantine',
    description:
      'Ventre gonflé et brûlures d’estomac une heure après chaque repas au boulot. Le week-end, presque rien. J’ai retiré les sauces et les fritures, mais les tomates me font pareil. Je tiens une liste sur mon téléphone pour voir plus clair avant mon rendez-vous.',
    tags: ['Brûlures d’estomac', 'Ballonnements'],
    intensity: 5,
    duration: '3 semaines',
    startDaysAgo: 41,
    createdDaysAgo: 19,
    travels: [{ destination: 'Espagne', startDaysAgo: 70, endDaysAgo: 60 }],
  },
  {
    author: 23,
    title: 'Brûlures d’estomac pendant l’effort',
    description:
      'Quand je rame ou que je cours, l’acide remonte au bout de vingt minutes et je dois m’arrêter. Au repos ça va à peu près, sauf si je me penche pour lacer mes chaussures. J’ai essayé de manger trois heures avant l’entraînement, un peu de mieux. Des sportifs dans le même cas ?',
    tags: ['Brûlures d’estomac', 'Douleur abdominale'],
    intensity: 6,
    duration: '4 semaines',
    startDaysAgo: 73,
    createdDaysAgo: 46,
  },
  {
    author: 36,
    title: 'Acid in my throat as soon as I lie down',
    description:
      'As soon as I lie down, a burning climbs from my stomach into my throat, and I wake at two with a sour taste and a cough. Giving up coffee did nothing, and neither did chamomile tea. Dinner before seven has made the biggest difference, and omeprazole takes the edge off the rest. I am still hoarse first thing.',
    tags: ['Brûlures d’estomac', 'Mal de gorge', 'Toux'],
    intensity: 6,
    duration: '5 weeks',
    startDaysAgo: 110,
    createdDaysAgo: 75,
  },
]
