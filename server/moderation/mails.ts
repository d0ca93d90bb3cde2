import type { ContentAct, Sanction, SubjectKind } from '#contract/moderation/schema.ts'
import { type MailCatalogue, spokenDay } from '#server/foundation/mail/letter.ts'

type Measure = { act: ContentAct; appealUntil: Date | null }
type Decided = Measure & {
  subject: SubjectKind
  sanction: Sanction
  until: Date | null
  ground: 'law' | 'terms'
  isAutomatic: boolean
  isOwnInitiative: boolean
}

export type ModerationMailFacts =
  | { kind: 'receipt'; code: string }
  | { kind: 'held'; subject: SubjectKind }
  | { kind: 'urgent' }
  | (Decided & { kind: 'decided' })
  | (Measure & { kind: 'answered'; code: string; isVisitor: boolean })
  | (Measure & { kind: 'appealDecided'; isReversed: boolean; isOwnInitiative: boolean; isVisitor: boolean })

const FR_THING: Record<SubjectKind, string> = {
  post: 'l’une de vos publications',
  comment: 'l’un de vos commentaires',
  message: 'l’un de vos messages',
  member: 'votre profil',
  room: 'l’un de vos messages dans une conférence',
  treatment: 'ce que vous dites avoir essayé',
  topic: 'le sujet de conférence que vous avez demandé',
}
const EN_THING: Record<SubjectKind, string> = {
  post: 'one of your posts',
  comment: 'one of your comments',
  message: 'one of your messages',
  member: 'your profile',
  room: 'one of your messages in a conference',
  treatment: 'what you said you tried',
  topic: 'the conference topic you asked for',
}

const frDecided = ({ subject, act, isOwnInitiative }: Decided): string => {
  const decided = 'L’équipe de modération a pris une décision'
  if (isOwnInitiative) return `${decided} qui concerne votre compte.`
  return act === 'hide'
    ? `${decided} : les autres membres ne voient plus ${FR_THING[subject]}.`
    : `${decided} : ${FR_THING[subject]} reste visible.`
}
const enDecided = ({ subject, act, isOwnInitiative }: Decided): string => {
  if (isOwnInitiative) return 'The moderators have made a decision about your account.'
  return act === 'hide'
    ? `The moderators have decided: other members no longer see ${EN_THING[subject]}.`
    : `The moderators have decided: ${EN_THING[subject]} stays visible.`
}

const frSanction = ({ sanction, until }: Decided): string[] => {
  const end = until ? `jusqu’au ${spokenDay('fr', until)}` : 'sans date de fin'
  if (sanction === 'warning') return ['Vous recevez un avertissement.']
  if (sanction === 'silence') return [`Vous ne pouvez plus écrire sur Vécu ${end} ; vous pouvez toujours lire.`]
  return sanction === 'suspension' ? [`Votre compte est suspendu ${end}.`] : []
}
const enSanction = ({ sanction, until }: Decided): string[] => {
  const end = until ? `until ${spokenDay('en', until)}` : 'with no end date'
  if (sanction === 'warning') return ['You receive a warning.']
  if (sanction === 'silence') return [`You can no longer write on Vécu ${end}; you can still read.`]
  return sanction === 'suspension' ? [`Your account is suspended ${end}.`] : []
}

const FR_ELSEWHERE =
  'Vous pouvez aussi saisir un organe de règlement extrajudiciaire des litiges certifié, ou un tribunal.'
const EN_ELSEWHERE = 'You can also turn to a certified out-of-court dispute settlement body, or to a court.'

const frRedress = ({ appealUntil }: Measure): string =>
  appealUntil
    ? `Vous pouvez contester cette décision jusqu’au ${spokenDay('fr', appealUntil)} : une autre personne la relira. ${FR_ELSEWHERE}`
    : FR_ELSEWHERE
const enRedress = ({ appealUntil }: Measure): string =>
  appealUntil
    ? `You can appeal until ${spokenDay('en', appealUntil)}: someone else will review it. ${EN_ELSEWHERE}`
    : EN_ELSEWHERE

/** Neither quotes the content nor gives the reason, because others may see the mailbox. The statement of reasons is on the linked page. */
export const MODERATION_MAILS: MailCatalogue<ModerationMailFacts> = {
  fr: {
    receipt: ({ code }) => ({
      subject: 'Votre signalement est bien reçu',
      lines: [
        'Nous avons bien reçu votre signalement. Une personne de l’équipe le lira, puis nous vous dirons par e-mail ce qui a été décidé.',
        `Le code de votre signalement : ${code}`,
      ],
      button: 'Suivre mon signalement',
      after: ['Si une vie est en danger, n’attendez pas notre réponse : appelez le 15 ou le 112.'],
    }),
    held: ({ subject }) => ({
      subject: 'Un de vos contenus est masqué en attendant une vérification',
      lines: [
        `Pour le moment, les autres membres ne voient plus ${FR_THING[subject]}. Une règle automatique a masqué ce contenu ; une personne de l’équipe va le relire, puis vous recevrez sa décision et ses motifs.`,
        'Vous n’avez rien à faire.',
      ],
      button: 'Ouvrir mes décisions',
    }),
    urgent: () => ({
      subject: 'Un signalement urgent attend',
      lines: ['Un signalement urgent attend d’être lu par la modération.'],
      button: 'Ouvrir le dossier',
    }),
    decided: (facts) => ({
      subject: 'Une décision de modération vous concerne',
      lines: [
        frDecided(facts),
        ...frSanction(facts),
        facts.ground === 'law'
          ? 'La décision se fonde sur la loi.'
          : 'La décision se fonde sur nos conditions d’utilisation.',
        facts.isOwnInitiative
          ? 'La décision a été prise par une personne, à l’initiative de l’équipe.'
          : facts.isAutomatic
            ? 'Ce contenu avait d’abord été repéré par une règle automatique ; la décision a été prise par une personne.'
            : 'La décision a été prise par une personne, après un signalement.',
        'Les faits et les motifs sont exposés sur Vécu, où vous pouvez les lire depuis votre compte.',
      ],
      button: 'Lire la décision et ses motifs',
      after: facts.appealUntil ? [frRedress(facts)] : [],
    }),
    answered: (facts) => ({
      subject: 'Une décision a été prise sur votre signalement',
      lines: [
        facts.act === 'hide'
          ? 'Merci pour votre signalement. L’équipe de modération l’a lu : les autres membres ne voient plus ce que vous avez signalé.'
          : 'Merci pour votre signalement. L’équipe de modération l’a lu : ce que vous avez signalé reste en place.',
        `Le code de votre signalement : ${facts.code}`,
        'La décision a été prise par une personne.',
      ],
      button: facts.isVisitor ? 'Voir mon signalement' : 'Lire la décision',
      after: [frRedress(facts)],
    }),
    appealDecided: (facts) => ({
      subject: 'Une contestation a été examinée',
      lines: [
        facts.isReversed
          ? 'Une décision de modération qui vous concerne a été contestée. Une autre personne l’a relue et l’a changée.'
          : 'Une décision de modération qui vous concerne a été contestée. Une autre personne l’a relue et l’a confirmée.',
        facts.isOwnInitiative
          ? `La mesure sur votre compte ${facts.isReversed ? 'est levée' : 'reste en place'}.`
          : facts.act === 'hide'
            ? 'Le contenu en cause est masqué.'
            : 'Le contenu en cause est visible.',
      ],
      button: facts.isVisitor ? 'Voir mon signalement' : 'Lire la décision',
      after: [frRedress(facts)],
    }),
  },
  en: {
    receipt: ({ code }) => ({
      subject: 'We have received your report',
      lines: [
        'We have received your report. Someone on the team will read it, and we’ll tell you by email what was decided.',
        `The code of your report: ${code}`,
      ],
      button: 'Follow my report',
      after: ['If a life is in danger, do not wait for our answer: call 112, or 15 in France.'],
    }),
    held: ({ subject }) => ({
      subject: 'Something you wrote is hidden until it has been checked',
      lines: [
        `For now, other members no longer see ${EN_THING[subject]}. An automatic rule hid it; someone on the team will read it, and you’ll receive their decision and its reasons.`,
        'There is nothing you need to do.',
      ],
      button: 'Open my decisions',
    }),
    urgent: () => ({
      subject: 'An urgent report is waiting',
      lines: ['An urgent report is waiting to be read by the moderators.'],
      button: 'Open the case',
    }),
    decided: (facts) => ({
      subject: 'A moderation decision about you',
      lines: [
        enDecided(facts),
        ...enSanction(facts),
        facts.ground === 'law' ? 'The decision is based on the law.' : 'The decision is based on our terms of use.',
        facts.isOwnInitiative
          ? 'The decision was made by a person, on the team’s own initiative.'
          : facts.isAutomatic
            ? 'It was first found by an automatic rule; the decision was made by a person.'
            : 'The decision was made by a person, after a report.',
        'The facts and the reasons are set out on Vécu, where you can read them from your account.',
      ],
      button: 'Read the decision and its reasons',
      after: facts.appealUntil ? [enRedress(facts)] : [],
    }),
    answered: (facts) => ({
      subject: 'There is a decision on your report',
      lines: [
        facts.act === 'hide'
          ? 'Thank you for your report. The moderators have read it: other members no longer see what you reported.'
          : 'Thank you for your report. The moderators have read it: what you reported stays in place.',
        `The code of your report: ${facts.code}`,
        'The decision was made by a person.',
      ],
      button: facts.isVisitor ? 'See my report' : 'Read the decision',
      after: [enRedress(facts)],
    }),
    appealDecided: (facts) => ({
      subject: 'An appeal has been decided',
      lines: [
        facts.isReversed
          ? 'A moderation decision that concerns you was appealed. Someone else has reviewed it and changed it.'
          : 'A moderation decision that concerns you was appealed. Someone else has reviewed it and confirmed it.',
        facts.isOwnInitiative
          ? `The measure on your account ${facts.isReversed ? 'is lifted' : 'stays in place'}.`
          : facts.act === 'hide'
            ? 'The content in question is hidden.'
            : 'The content in question is visible.',
      ],
      button: facts.isVisitor ? 'See my report' : 'Read the decision',
      after: [enRedress(facts)],
    }),
  },
}
