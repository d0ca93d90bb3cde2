import type { Language } from '#contract/foundation/languages.ts'
import type { DrawingName } from './drawings.ts'
import type { DemoComment } from './story.ts'

/** A community post of the demo, with its comments. */
export type DemoSharing = {
  /** Place of the author in MEMBERS. */
  author: number
  title: string
  description: string
  tags: readonly string[]
  place: string | null
  pictures?: readonly DrawingName[]
  language: Language
  createdDaysAgo: number
  comments: readonly DemoComment[]
}

/** Oldest first. All texts, people and meetings are invented. */
export const SHARINGS: readonly DemoSharing[] = [
  {
    author: 19,
    title: 'Merci à celles et ceux qui répondent la nuit',
    description:
      'Il y a toujours quelqu’un pour écrire un mot gentil à trois heures du matin. Je ne l’avais jamais dit, alors je le dis. Je dors mieux maintenant, et c’est un peu grâce à vous.',
    tags: ['merci', 'Insomnie'],
    place: null,
    language: 'fr',
    createdDaysAgo: 41,
    comments: [
      { author: 10, body: 'Les mouettes veillent aussi. Dormez bien.' },
      { author: 17, body: 'C’est réciproque.' },
    ],
  },
  {
    author: 34,
    title: 'A quiet hello from Lyon',
    description:
      'I read more than I write here, and I wanted to say thank you. Seeing other people describe the same strange lights made me feel far less alone. If anyone would like to practise their English, I am always glad of company.',
    tags: ['hello'],
    place: 'Lyon',
    language: 'en',
    createdDaysAgo: 35,
    comments: [
      { author: 0, body: 'Bienvenue ! Vos messages m’ont aidée aussi.' },
      {
        author: 11,
        body: 'Hello from the other bank of the Rhône.',
        replies: [{ author: 34, body: 'Hello neighbour!' }],
      },
    ],
  },
  {
    author: 38,
    title: 'Réviser avec la tête dans le coton',
    description:
      'Vingt minutes de travail, dix minutes les yeux fermés, et j’arrête à neuf heures du soir quoi qu’il arrive. Mes notes n’ont pas baissé et mes crises se sont espacées. Des étudiants par ici ?',
    tags: ['études', 'Migraine'],
    place: 'Lille',
    language: 'fr',
    createdDaysAgo: 29,
    comments: [
      { author: 12, body: 'Présente, en pleines révisions aussi. Vingt minutes, je vais essayer.' },
      {
        author: 16,
        body: 'Je ne suis plus étudiante depuis longtemps, mais la règle des neuf heures marche aussi au bureau.',
      },
    ],
  },
  {
    author: 5,
    title: 'Le mistral de ce matin, bien au chaud derrière la vitre',
    description:
      'Bouillotte dans la poche, thé dans les mains, et la mer qui moutonne. Mes doigts restent roses tant que je ne sors pas. Je vous envoie un peu de lumière.',
    tags: ['lumière'],
    place: 'Marseille, la Pointe-Rouge',
    pictures: ['sea'],
    language: 'fr',
    createdDaysAgo: 24,
    comments: [
      { author: 17, body: 'Ici c’est le noroît et la pluie. Merci pour la lumière.' },
      {
        author: 13,
        body: 'Même vent chez moi, mêmes bouillottes. On devrait fonder un club.',
        replies: [{ author: 5, body: 'Le club des doigts roses, je m’inscris.' }],
      },
    ],
  },
  {
    author: 22,
    title: 'Expliquer à ses collègues sans tout raconter',
    description:
      'J’ai fini par dire une seule phrase : « Certains jours je suis plus lente, ça ne se voit pas, et ça passe. » Personne n’a posé de question, et l’ambiance a changé. Je voulais le dire à celles et ceux qui n’osent pas. Quelle phrase avez-vous trouvée ?',
    tags: ['Fatigue', 'travail'],
    place: null,
    language: 'fr',
    createdDaysAgo: 18,
    comments: [
      { author: 19, body: '« J’ai besoin d’un quart d’heure, je reviens. » Et je reviens.' },
      { author: 3, body: 'Merci, je vais vous emprunter votre phrase pour ma cheffe.' },
    ],
  },
  {
    author: 24,
    title: 'Une soupe qui passe quand rien ne passe',
    description:
      'Carottes, un peu de pomme de terre, un morceau de gingembre, et c’est tout. Je la fais après mes gardes, elle ne m’a jamais joué de tour. Je ne promets rien, chacun son ventre, mais elle réchauffe. Quelle est votre recette des mauvais jours ?',
    tags: ['Ballonnements', 'cuisine'],
    place: null,
    pictures: ['soup'],
    language: 'fr',
    createdDaysAgo: 13,
    comments: [
      { author: 25, body: 'Testée hier soir, adoptée. J’ai mis moins de gingembre.' },
      {
        author: 26,
        body: 'Chez moi c’est riz blanc et courgettes, avec un filet d’huile d’olive.',
        replies: [{ author: 24, body: 'Noté pour la semaine prochaine, merci.' }],
      },
    ],
  },
  {
    author: 8,
    title: 'Nos petites victoires de la semaine',
    description:
      'Je commence : j’ai monté l’escalier de la gare sans m’arrêter au milieu. Douze marches, ce n’est pas le mont Blanc, mais il y a un mois je prenais l’ascenseur. À vous, les grandes et les minuscules.',
    tags: ['courage'],
    place: 'Rennes',
    language: 'fr',
    createdDaysAgo: 9,
    comments: [
      {
        author: 22,
        body: 'Une nuit de six heures. Entière. J’ai cru que le réveil était cassé.',
        replies: [{ author: 8, body: 'Six heures, c’est royal !' }],
      },
      { author: 18, body: 'J’ai ouvert un bocal toute seule cette semaine.' },
      { author: 4, body: 'Une journée d’écran sans mal de tête, avec une pause toutes les heures.' },
      { author: 16, body: 'Un lundi sans migraine. Le premier depuis longtemps.' },
      {
        author: 39,
        body: 'Cinq jours sans cigarette. Je suis insupportable, mais je respire.',
        replies: [{ author: 13, body: 'Cinq jours, bravo, vraiment.' }],
      },
    ],
  },
  {
    author: 9,
    title: 'Attendre un résultat : comment tenez-vous ?',
    description:
      'Une semaine à regarder le téléphone toutes les dix minutes. J’ai fini par ranger toute la cuisine, y compris le tiroir à ficelles. Le résultat est bon, mais la prochaine fois je voudrais m’y prendre autrement. Comment faites-vous passer ces jours-là ?',
    tags: ['Anxiété', 'attente'],
    place: null,
    language: 'fr',
    createdDaysAgo: 6,
    comments: [
      {
        author: 31,
        body: 'Je préviens deux amies, et nous parlons de tout sauf de ça. Contente que ce soit passé pour vous.',
      },
      {
        author: 20,
        body: 'Un puzzle de mille pièces. Le ciel bleu occupe bien trois soirées.',
        replies: [{ author: 9, body: 'Un puzzle, voilà une bonne idée. Mon tiroir à ficelles est déjà parfait.' }],
      },
      {
        author: 24,
        body: 'À l’hôpital je vois les gens attendre, et je sais que c’est long même quand c’est court. Courage pour la suite.',
      },
    ],
  },
  {
    author: 1,
    title: 'Marche lente dimanche, on s’arrête quand on veut',
    description:
      'Je propose un tour à plat, une heure environ, avec des bancs tous les trois cents mètres et un thé à la fin. Aucun exploit, pas de chrono. Ceux qui ont peur de ralentir le groupe sont les bienvenus, ce sera le but. Qui vient ?',
    tags: ['marche', 'Fatigue'],
    place: 'Grenoble, parc Paul-Mistral',
    pictures: ['mountains', 'bench'],
    language: 'fr',
    createdDaysAgo: 2,
    comments: [
      {
        author: 23,
        body: 'J’en suis, et j’apporte les gâteaux.',
        replies: [{ author: 1, body: 'Alors là, tout le monde va venir.' }],
      },
      { author: 9, body: 'Trop loin pour moi, mais l’idée des bancs me donne envie de faire pareil à Paris.' },
      { author: 30, body: 'Marcher sans chrono, c’est exactement ce que j’essaie d’apprendre. Belle balade à vous.' },
    ],
  },
  {
    author: 14,
    title: 'Mon carnet en quatre colonnes pour l’ORL',
    description:
      'J’ai enfin trouvé une forme qui tient : heure, ce que je faisais, combien de temps, ce qui a aidé. Une ligne par épisode, pas plus, et mon médecin a tout lu en deux minutes. Si ça peut servir à quelqu’un, je le recopie volontiers. Et vous, que notez-vous ?',
    tags: ['Vertiges', 'carnet'],
    place: null,
    pictures: ['notebook'],
    language: 'fr',
    createdDaysAgo: 1,
    comments: [
      {
        author: 2,
        body: 'Je note la même chose, plus la météo. Mon médecin a souri, mais il a gardé la feuille.',
        replies: [{ author: 14, body: 'La météo ! Je n’y avais pas pensé, je l’ajoute dès demain.' }],
      },
      { author: 27, body: 'Merci pour l’idée des quatre colonnes. J’écrivais des romans et personne ne les lisait.' },
      {
        author: 12,
        body: 'Est-ce que vous le faites sur papier ou sur le téléphone ?',
        replies: [
          { author: 14, body: 'Sur papier, près du lit. Le matin, l’écran me fait tourner la tête de plus belle.' },
        ],
      },
    ],
  },
]
