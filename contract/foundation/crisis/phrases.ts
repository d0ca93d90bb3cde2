import type { Spelling } from './words.ts'

/**
 * The phrases of one language, as a clinician reads and corrects them: one a line, in ordinary spelling. Case, accents, apostrophes, silent endings
 * and fillers do not matter. What else a line may hold:
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
export type CrisisPhrases = Spelling & {
  /** Lists that phrases name: words and groups of words separated by `|`. */
  lists: Record<string, string>
  sections: readonly Section[]
  /** What takes away the phrases that it touches, unless a phrase holds the whole of it and more: "en finir avec", but not "en finir avec la vie". */
  idioms: string
  /** What takes away every phrase that it touches: dry facts, accidents, words about the subject. */
  contexts: string
  /** Words that deny what follows in the same clause. `…` does not stand for a word among them. */
  denials: readonly string[]
  /** What denies like them, in more words. */
  denialPhrases: string
  /** What begins like a denial and is none: "je n’arrête pas de". */
  notDenials: string
  /** Words that begin anew: what is denied before is not denied after. */
  turns: string
  /** What puts a sentence into a past that is over. */
  pasts: string
  /** Whoever says so is well by now: what they tell beside it is over. */
  recoveries: string
}

export type Section = {
  about: string
  /** Said with a denial before it, it is the opposite. */
  isDeniable?: true
  /** A fact of one day: told of a past that is over, it is none of today. */
  isDated?: true
  phrases: string
}
