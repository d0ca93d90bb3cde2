import { DAY_MINUTES } from '#contract/foundation/durations.ts'
import type { Language } from '#contract/foundation/languages.ts'

/** Questions are approved at once, because staff lead the room. */
type DemoWord = { member: number; minute: number; kind?: 'question'; body: string }

export type DemoConference = {
  title: string
  description: string
  expertName: string
  expertBio: string
  /** Counted from now to the beginning; negative for the past. A conference on another day than today begins in the evening. */
  inMinutes: number
  durationMinutes: number
  tags: readonly string[]
  language: Language
  registered: readonly number[]
  said?: readonly DemoWord[]
}

/** `voters` are places in MEMBERS; the first one asked for the topic. */
export type DemoTopic = { title: string; askedDaysAgo: number; voters: readonly [number, ...number[]] }

export const TOPICS: readonly DemoTopic[] = [
  { title: 'Vivre avec des acouphènes au travail', askedDaysAgo: 9, voters: [14, 3, 8, 21, 26, 5] },
  { title: 'Errance diagnostique : préparer un deuxième avis', askedDaysAgo: 6, voters: [2, 0, 11, 19, 30, 33, 7, 12] },
  { title: 'Sleep when pain wakes you at night', askedDaysAgo: 2, voters: [34, 35, 9] },
]

export const PROPOSED = {
  title: 'Reflux et toux : quand la gorge parle de l’estomac',
  description:
    'Une toux qui dure, une voix voilée, sans brûlure d’estomac : ce que l’on sait, ce que l’on ignore, et les questions à poser à son médecin.',
  expertName: 'Docteur Sacha',
  expertBio: 'Médecin généraliste, invité de la démonstration.',
  durationMinutes: 60,
  tags: ['reflux', 'toux'],
  language: 'fr',
} as const

export const CONFERENCES: readonly DemoConference[] = [
  {
    title: 'Fatigue persistante : que chercher quand les examens sont normaux ?',
    description:
      'Un bilan normal ne veut pas dire que rien ne se passe. Nous verrons ce qui se note à la maison, ce qui mérite un nouvel avis, et comment en parler en consultation sans se perdre dans les détails.\n\nUne heure, dont la moitié pour vos questions.',
    expertName: 'Dre Hélène Marchand',
    expertBio:
      'Médecin interniste à Lyon depuis dix-huit ans. Elle reçoit surtout des personnes dont les symptômes durent sans nom, et anime des groupes de parole.',
    inMinutes: -20,
    durationMinutes: 90,
    tags: ['fatigue', 'sommeil', 'bilan', 'consultation'],
    language: 'fr',
    registered: [0, 1, 2, 3, 5, 8, 11, 14],
    said: [
      { member: 2, minute: 2, body: 'Bonsoir à tous, merci d’être là.' },
      { member: 5, minute: 4, body: 'Bonsoir ! Première conférence pour moi.' },
      {
        member: 8,
        minute: 7,
        kind: 'question',
        body: 'À partir de combien de temps faut-il redemander un bilan ?',
      },
      { member: 11, minute: 11, body: 'Merci, on se sent moins seul à vous écouter.' },
      { member: 14, minute: 13, kind: 'question', body: 'Et quand le sommeil est bon mais qu’on se lève épuisé ?' },
    ],
  },
  {
    title: 'Vertiges et équilibre : comprendre avant de s’inquiéter',
    description:
      'Oreille interne, tension, migraine, médicaments : d’où viennent les vertiges, lesquels doivent faire consulter vite, et que faire les jours où tout tourne.',
    expertName: 'Dr Karim Benali',
    expertBio: 'Oto-rhino-laryngologiste à Marseille, responsable d’une consultation des vertiges.',
    inMinutes: 3 * DAY_MINUTES + 120,
    durationMinutes: 60,
    tags: ['vertiges', 'migraine', 'oreille', 'équilibre'],
    language: 'fr',
    registered: [0, 4, 6, 9],
  },
  {
    title: 'Living with long-lasting pain: pacing, sleep and asking for help',
    description:
      'What pacing is and is not, how sleep and pain feed each other, and how to ask for help before it is too much. Questions are welcome in English or French.',
    expertName: 'Dr Alice Norton',
    expertBio: 'Pain specialist in Dublin, co-author of patient guides on pacing.',
    inMinutes: 9 * DAY_MINUTES,
    durationMinutes: 75,
    tags: ['pain', 'sleep', 'everyday life'],
    language: 'en',
    registered: [7, 12],
  },
  {
    title: 'Bien déclarer un effet secondaire, et à quoi cela sert',
    description:
      'Du premier doute à la déclaration : ce qu’il faut noter, à qui le dire, et ce que deviennent vos mots.',
    expertName: 'Pre Sophie Laurent',
    expertBio: 'Pharmacologue, elle dirige un centre régional de pharmacovigilance.',
    inMinutes: -12 * DAY_MINUTES,
    durationMinutes: 60,
    tags: ['médicaments', 'effets secondaires'],
    language: 'fr',
    registered: [1, 3, 10],
  },
]
