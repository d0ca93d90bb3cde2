import { RECOVERY_HOURS } from '#contract/accounts/limits.ts'
import type { Language } from '#contract/foundation/languages.ts'
import { spokenDay } from '#server/foundation/mail/letter.ts'
import type { SignInMethodFact } from '../mails.ts'

/**
 * Returns what the mail about a new password says of each sign-in method. Names are left out: the person who added a method chose its name, and may have
 * written a message in it to the mail's reader.
 */
export function methodLines(language: Language, methods: readonly SignInMethodFact[]): string[] {
  const words = WORDS[language]
  const groups = (['unused', 'waited', 'kept'] as const).map((outcome) => ({
    title: words[outcome],
    items: methods.filter((each) => each.outcome === outcome).map((each) => methodIn(language, each)),
  }))
  return groups.flatMap(({ title, items }) => (items.length > 0 ? [`${title} ${items.join(words.between)}.`] : []))
}

function methodIn(language: Language, { kind, since }: SignInMethodFact): string {
  const words = WORDS[language]
  return since ? `${words[kind]} ${words.since(spokenDay(language, new Date(since)))}` : words[kind]
}

/** "26 novembre 2026 à 14:05 (heure de Paris)": the server does not know the reader's time zone, so the mail names one. */
export const instantIn = (language: Language, at: string): string =>
  `${spokenDay(language, new Date(at), { dateStyle: 'long', timeStyle: 'short' })} ${WORDS[language].zone}`

const WORDS = {
  fr: {
    unused: 'Retiré, car jamais utilisé depuis un de vos navigateurs :',
    waited: `Retiré, comme demandé il y a plus de ${RECOVERY_HOURS} heures :`,
    kept: 'Toujours en place :',
    between: ' ; ',
    secondFactor: 'la vérification en deux étapes',
    passkey: 'une clé d’accès',
    identity: 'un compte extérieur lié',
    since: (day: string) => `(${day})`,
    zone: '(heure de Paris)',
  },
  en: {
    unused: 'Removed, because never used in one of your browsers:',
    waited: `Removed, as requested more than ${RECOVERY_HOURS} hours ago:`,
    kept: 'Still in place:',
    between: '; ',
    secondFactor: 'two-step verification',
    passkey: 'a passkey',
    identity: 'a linked outside account',
    since: (day: string) => `(${day})`,
    zone: '(Paris time)',
  },
}
