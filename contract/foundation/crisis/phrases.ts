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
export type CrisisPhrases = Spelling & {
  /** Lists that phrases name: words and groups of words separated by `|`. */
  lists: Record<string, string>
  sections: readonly Section[]
  /** Phrases that cancel every crisis phrase they touch, unless it holds the whole idiom and more: "en finir avec", but not "en finir avec la vie". */
  idioms: string
  /** Phrases that cancel every crisis phrase they touch: dry facts, accidents, words about the subject. */
  contexts: string
  /** Words that deny what follows in the same clause. The gap `…` matches none of them. */
  denials: readonly string[]
  /** Phrases of several words that deny in the same way. */
  denialPhrases: string
  /** Phrases that begin like a denial and deny nothing: "je n’arrête pas de". */
  notDenials: string
  /** Words after which a denial no longer holds. */
  turns: string
  /** Phrases that put a sentence into a past that is over. */
  pasts: string
  /** Phrases by which an author says that they are well by now: the dated facts they tell beside them are over. */
  recoveries: string
}

export type Section = {
  about: string
  /** Whether a denial before one of these phrases cancels it. */
  isDeniable?: true
  /** Whether a phrase states a fact of one day, which does not count where it is told of a past that is over. */
  isDated?: true
  phrases: string
}
