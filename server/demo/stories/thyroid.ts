import type { Story } from '#server/demo/story.ts'

export const thyroid: readonly Story[] = [
  {
    author: 0,
    title: 'Toujours froid, fatiguée, et les cheveux qui tombent',
    description:
      'Je porte un pull quand tout le monde est en tee-shirt, je dors neuf heures et je me lève fatiguée, et la bonde de la douche se remplit de cheveux. Trois kilos en plus sans manger davantage. La prise de sang montre une thyroïde paresseuse, à recontrôler. Je lis beaucoup de choses contraires sur le sujet.',
    tags: ['Fatigue', 'Prise de poids', 'Chute de cheveux', 'thyroïde'],
    intensity: 5,
    duration: '4 semaines',
    startDaysAgo: 59,
    createdDaysAgo: 33,
  },
  {
    author: 20,
    title: 'Fatigue et frilosité, la thyroïde ralentit',
    description:
      'Je mettais ma fatigue sur le compte de l’âge, mais ma fille a insisté pour un bilan. La thyroïde est au ralenti, avec des anticorps. Le médecin veut commencer doucement à cause de mon cœur. Je voudrais savoir au bout de combien de temps vous avez retrouvé de l’énergie.',
    tags: ['Fatigue', 'Constipation', 'thyroïde'],
    intensity: 4,
    duration: '2 semaines',
    startDaysAgo: 28,
    createdDaysAgo: 15,
  },
  {
    author: 27,
    title: 'Perte de poids, cœur rapide, mains qui tremblent',
    description:
      'Quatre kilos perdus en mangeant comme d’habitude, les mains qui tremblent un peu et un cœur qui galope. Le bilan montre une thyroïde qui s’emballe. L’endocrinologue de Lausanne m’a prise rapidement. Tout le monde me félicite pour ma ligne, c’est très agaçant.',
    tags: ['Fatigue', 'Palpitations', 'Perte de poids', 'thyroïde'],
    intensity: 5,
    duration: '2 semaines',
    startDaysAgo: 131,
    createdDaysAgo: 114,
    resolution: {
      treatment: 'Un traitement suivi de près par l’endocrinologue, avec prises de sang régulières',
      notes:
        'Les valeurs sont revenues dans les limites, même si on surveille encore. Le tremblement est parti en premier. J’ai appris à dire que j’étais malade et pas au régime.',
      daysAgo: 27,
    },
  },
  {
    author: 7,
    title: 'Cheveux qui tombent et tête dans le coton',
    description:
      'Je perds mes cheveux depuis un mois environ, et je cherche mes mots en fin de journée. La TSH est un peu haute, pas assez pour traiter d’après mon médecin. On recontrôle dans trois mois. Attendre quand on se sent mal, c’est long.',
    tags: ['Fatigue', 'Chute de cheveux', 'Brouillard mental', 'thyroïde'],
    intensity: 5,
    duration: 'presque 3 semaines',
    startDaysAgo: 55,
    createdDaysAgo: 36,
  },
  {
    author: 16,
    title: 'Thyroïde de Hashimoto, le poids qui monte',
    description:
      'Le diagnostic date d’il y a un an, mes prises de sang sont bonnes, et pourtant je suis fatiguée et je prends du poids depuis quelques mois. Le médecin me dit que la thyroïde n’explique pas tout et il a sans doute raison. J’ai repris la marche le midi. Où en êtes-vous quand les chiffres sont bons ?',
    tags: ['Prise de poids', 'Fatigue', 'thyroïde', 'Constipation'],
    intensity: 5,
    duration: '3 semaines',
    startDaysAgo: 149,
    createdDaysAgo: 129,
  },
  {
    author: 29,
    title: 'Thyroïde déréglée dans les mois après le covid',
    description:
      'Mon bilan de suivi montre une thyroïde enflammée : d’abord trop rapide, avec le cœur qui s’emballe, et maintenant trop lente. L’endocrinologue pense que ça va se remettre seul. Je ne sais plus ce qui vient du covid et ce qui vient de là. Quelqu’un d’autre dans ce cas ?',
    tags: ['Fatigue', 'Palpitations', 'thyroïde'],
    intensity: 6,
    duration: '3 semaines',
    startDaysAgo: 75,
    createdDaysAgo: 58,
  },
  {
    author: 9,
    title: 'Fatigue, frilosité et nodule découvert par hasard',
    description:
      'Mon médecin a senti une petite boule dans le cou pendant un examen. L’échographie montre un nodule bénin, à surveiller, et la thyroïde est un peu lente. Ça explique peut-être une partie de ma fatigue. L’attente du résultat a été la pire semaine de l’année.',
    tags: ['Fatigue', 'thyroïde', 'Prise de poids'],
    intensity: 5,
    duration: 'un mois',
    startDaysAgo: 57,
    createdDaysAgo: 24,
  },
  {
    author: 31,
    title: 'Résultat du bilan : c’était la thyroïde',
    description:
      'Je réponds à celles qui m’ont lue : le bilan est revenu, c’est la thyroïde qui tourne au ralenti. Je perds encore mes cheveux et je m’endors devant la télé. Le traitement a commencé la semaine dernière. Combien de temps avant que les cheveux repoussent ?',
    tags: ['Chute de cheveux', 'Fatigue', 'thyroïde'],
    intensity: 5,
    duration: '6 semaines',
    startDaysAgo: 50,
    createdDaysAgo: 4,
  },
]
