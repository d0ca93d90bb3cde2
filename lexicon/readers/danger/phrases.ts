import type { Spelling } from './words.ts'

/**
 * The phrases of one language, as a clinician reads and corrects them: one a line, in ordinary spelling. Case, accents, apostrophes, silent endings and fillers
 * do not matter. A line may also hold:
 *
 * | written | means |
 * |---|---|
 * | `(a\|b c)` | one of these |
 * | `[a\|b]` | one of these, or nothing |
 * | `{name}` | one of a list that has a name |
 * | `…` | up to four words, within the sentence, none of which denies |
 * | `suicid*` | any word that begins so |
 * | `suicider~` | also "suicidé", "suicidez", "suicidait" |
 * | `#` | a number in digits |
 * | `##` | a number in two or three digits |
 * | `.` | the beginning or the end of a sentence |
 */
export type DangerPhrases = Spelling & {
  lists: Record<string, string>
  sections: readonly Section[]
  /** Phrases that cancel every crisis phrase they touch, unless it holds the whole idiom and more: "en finir avec", but not "en finir avec la vie". */
  idioms: string
  contexts: string
  denials: readonly string[]
  denialPhrases: string
  notDenials: string
  turns: string
  pasts: string
  recoveries: string
}

export type Section = {
  about: string
  isDeniable?: true
  isDated?: true
  phrases: string
}
