import type { Story } from '#server/demo/story.ts'

export const hives: readonly Story[] = [
  {
    author: 21,
    title: 'Plaques d’urticaire chaque soir depuis dix jours',
    description:
      'Tous les soirs vers dix-neuf heures, des plaques rouges et en relief apparaissent sur le ventre et les cuisses, ça gratte à hurler, et le lendemain matin il n’y a plus rien. Une fois la lèvre a gonflé, je suis allée aux urgences par prudence. Je n’ai changé ni lessive ni alimentation. Je photographie tout pour le médecin.',
    tags: ['Urticaire', 'Démangeaisons', 'Gonflement des lèvres'],
    intensity: 7,
    duration: 'une dizaine de jours',
    startDaysAgo: 29,
    createdDaysAgo: 17,
    travels: [{ destination: 'Thaïlande', startDaysAgo: 48, endDaysAgo: 37 }],
  },
  {
    author: 7,
    title: 'Urticaire qui va et vient sans explication',
    description:
      'Les plaques bougent : le matin sur les bras, l’après-midi dans le dos, le soir sur les jambes. Ça démange puis ça disparaît sans trace. Je cherche un aliment coupable mais je ne trouve rien de logique. Le médecin dit que dans la plupart des cas on ne trouve pas.',
    tags: ['Urticaire', 'Démangeaisons'],
    intensity: 6,
    duration: '2 semaines',
    startDaysAgo: 27,
    createdDaysAgo: 12,
    travels: [{ destination: 'Thaïlande', startDaysAgo: 50, endDaysAgo: 36 }],
  },
  {
    author: 13,
    title: 'Petits boutons qui piquent dès que je transpire',
    description:
      'Dès que je cours ou que je prends une douche chaude, des dizaines de petits boutons sortent sur le torse et ça pique comme des orties. Une demi-heure plus tard, plus rien. Du coup j’évite le sport et je me lave à l’eau tiède. Quelqu’un a réussi à refaire du sport avec ça ?',
    tags: ['Urticaire', 'Démangeaisons', 'sport'],
    intensity: 5,
    duration: 'presque 3 semaines',
    startDaysAgo: 25,
    createdDaysAgo: 6,
  },
  {
    author: 4,
    title: 'Urticaire au froid, les mains gonflent',
    description:
      'Sortir sans gants, attraper une boîte au congélateur, et mes mains se couvrent de plaques qui démangent. À la piscine j’ai eu des marques partout en sortant de l’eau. Le médecin a fait le test du glaçon sur l’avant-bras, résultat immédiat. Il m’a dit de ne jamais me baigner seul en eau froide.',
    tags: ['Urticaire', 'Démangeaisons', 'froid'],
    intensity: 6,
    duration: '3 semaines',
    startDaysAgo: 144,
    createdDaysAgo: 120,
    resolution: {
      treatment: 'Un antihistaminique prescrit par l’allergologue et des couches de vêtements',
      notes:
        'Je mets des gants avant de sortir, pas après. Le traitement a nettement réduit les plaques. L’allergologue m’a expliqué quoi faire en cas de réaction forte, et ça rassure.',
      daysAgo: 66,
    },
  },
  {
    author: 31,
    title: 'Crise d’urticaire après une période de stress',
    description:
      'Mon concours est passé, et c’est là que les plaques sont sorties, sur le cou et les bras. Ça gratte surtout la nuit. J’ai pensé aux crevettes du dîner, mais je n’en ai pas remangé et ça continue. Chez nous on dit que la peau parle quand la bouche se tait.',
    tags: ['Urticaire', 'Démangeaisons', 'stress'],
    intensity: 6,
    duration: 'une dizaine de jours',
    startDaysAgo: 137,
    createdDaysAgo: 124,
    travels: [{ destination: 'Espagne', startDaysAgo: 155, endDaysAgo: 141 }],
  },
  {
    author: 18,
    title: 'Urticaire trois semaines après l’accouchement',
    description:
      'Depuis une semaine des plaques rouges apparaissent sur le ventre et les hanches, ça démange surtout quand j’allaite. Elles partent en quelques heures et ressortent ailleurs. La sage-femme m’envoie vers le médecin, car tout n’est pas permis avec l’allaitement. Est-ce que c’est arrivé à d’autres jeunes mères ?',
    tags: ['Urticaire', 'Démangeaisons', 'après l’accouchement'],
    intensity: 6,
    duration: 'une semaine',
    startDaysAgo: 16,
    createdDaysAgo: 9,
  },
  {
    author: 17,
    title: 'Plaques qui démangent au soleil',
    description:
      'Une sortie en mer sans nuage et j’ai eu des plaques sur les avant-bras et le cou au bout de vingt minutes. Ça gratte, ça gonfle un peu, puis ça passe à l’ombre. C’est la deuxième fois. Je me couvre comme un pêcheur d’Islande et on se moque de moi au port.',
    tags: ['Urticaire', 'soleil', 'Démangeaisons'],
    intensity: 4,
    duration: 'une dizaine de jours',
    startDaysAgo: 31,
    createdDaysAgo: 20,
  },
  {
    author: 34,
    title: 'Itchy welts that come up every evening and vanish overnight',
    description:
      'Raised, itchy welts come up on my arms and stomach in the evening and are gone by breakfast, never in the same place twice. I wrote down every meal for three weeks and found no culprit. An unscented detergent calms things a little; a cool shower, of all things, sets them off. One evening my lip swelled and the pharmacist sent me straight to a doctor, who told me what to watch for.',
    tags: ['Urticaire', 'Démangeaisons', 'Gonflement des lèvres'],
    intensity: 6,
    duration: '4 weeks',
    startDaysAgo: 61,
    createdDaysAgo: 33,
  },
]
