import type { DrawingName } from './drawings.ts'

export type DemoMessage = {
  author: number
  body: string
  minutesLater: number
  picture?: DrawingName
  /** The message of this talk that it answers, from 0. */
  quotes?: number
}

export type DemoTalk = {
  /** The place in MEMBERS of the member who asked; `asked` is that of the other. */
  asking: number
  asked: number
  daysAgo: number
  introduction: string | null
  /** Undefined while the answer is waited for. */
  messages?: readonly DemoMessage[]
  /** How many of the last messages are not read yet. */
  unread?: number
}

/** Talks between members of the demo community, and requests that still wait for an answer. The two members who are shown first have one with each other. */
export const PRIVATE_TALKS: readonly DemoTalk[] = [
  {
    asking: 1,
    asked: 0,
    daysAgo: 2,
    introduction: 'Bonjour, votre cœur qui bat fort dans les étages me rappelle mes montées. On compare nos notes ?',
    messages: [
      {
        author: 0,
        minutesLater: 95,
        body: 'Bonjour Marcel, avec plaisir. Chez moi c’est dès le premier étage, surtout le matin.',
      },
      {
        author: 1,
        minutesLater: 8,
        body: 'Pareil, le matin est le pire. Je note l’heure, la pente et combien de fois je m’arrête. Je vous montre ma page d’hier.',
      },
      { author: 1, minutesLater: 1, body: '', picture: 'notebook' },
      { author: 0, minutesLater: 40, body: 'C’est très clair ! Je n’avais pas pensé à compter les arrêts.' },
      {
        author: 1,
        minutesLater: 1_300,
        body: 'Le médecin a pris le carnet au sérieux : prise de sang lundi, et on regarde le fer aussi.',
      },
      {
        author: 0,
        minutesLater: 25,
        quotes: 4,
        body: 'Bonne nouvelle. Pour moi les résultats arrivent jeudi, je vous dirai.',
      },
    ],
    unread: 1,
  },
  {
    asking: 2,
    asked: 0,
    daysAgo: 6,
    introduction:
      'Bonjour, votre récit sur les réunions m’a fait sourire, et un peu trop reconnaître mon ventre du soir.',
    messages: [
      {
        author: 0,
        minutesLater: 180,
        body: 'Bonjour Ondine ! Ravie de ne pas être la seule à gargouiller en silence.',
      },
      {
        author: 2,
        minutesLater: 14,
        body: 'Vous parliez d’hypnose. Au bout de combien de séances sent-on quelque chose ?',
      },
      {
        author: 0,
        minutesLater: 33,
        body: 'Deux pour l’instant. Ce n’est pas magique, mais je respire mieux avant d’entrer dans la salle.',
      },
      { author: 2, minutesLater: 2_900, body: 'J’ai pris rendez-vous, c’est pour la semaine prochaine.' },
      { author: 2, minutesLater: 2, body: 'Et je mange assise à midi depuis trois jours. Révolutionnaire.' },
    ],
    unread: 2,
  },
  {
    asking: 0,
    asked: 4,
    daysAgo: 11,
    introduction: null,
    messages: [
      {
        author: 0,
        minutesLater: 60,
        body: 'Bonjour, vos taches brillantes ressemblent à mes zigzags. Elles durent combien de temps chez vous ?',
      },
      { author: 4, minutesLater: 220, body: 'Un quart d’heure, puis la tête. L’écran du soir n’aide pas.' },
      {
        author: 0,
        minutesLater: 9,
        body: 'J’ai baissé la luminosité et j’ai une petite lampe derrière. C’est déjà moins violent.',
      },
      { author: 4, minutesLater: 55, body: 'Je copie la lampe. Merci !' },
      { author: 0, minutesLater: 3, body: 'Bon courage pour la semaine.' },
    ],
  },
  {
    asking: 9,
    asked: 0,
    daysAgo: 1,
    introduction:
      'Bonjour, j’ai aussi manqué de fer après la pose de mon stérilet. J’aimerais vous raconter comment c’est remonté.',
  },
  { asking: 0, asked: 11, daysAgo: 3, introduction: null },
  {
    asking: 7,
    asked: 1,
    daysAgo: 1,
    introduction: 'Bonjour, mes genoux descendent aussi mal que les vôtres. Vos bâtons vous aident-ils vraiment ?',
  },
]
