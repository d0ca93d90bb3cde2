import type { Language } from '#contract/foundation/languages.ts'
import { grammar } from './text/grammar.ts'
import type { Word } from './text/words.ts'

/** The number of the sentence that is the title. */
const TITLE = 0

/** The number of words at the beginning of a sentence within which its first actor stands. */
const FIRST_ACTOR = 5

/**
 * Returns the numbers of the sentences that tell of a relative ("Ma mère a des migraines."). Returns none when nobody speaks of themselves in the whole text, or
 * its title, the first sentence, is of a relative: then the text is told for them, and is their story.
 */
export function sentencesOfRelatives(words: readonly Word[], language: Language): ReadonlySet<number> {
  const theirs = new Set<number>()
  let isOwnStory = false
  for (const [sentence, said] of Map.groupBy(words, (word) => word.sentence)) {
    if (isOfRelative(said, language)) theirs.add(sentence)
    else if (said.some(({ form }) => grammar.subjects[language].has(form))) isOwnStory = true
  }
  return isOwnStory && !theirs.has(TITLE) ? theirs : new Set()
}

function isOfRelative(said: readonly Word[], language: Language): boolean {
  const isKin = (word: Word | undefined) => word !== undefined && grammar.kin[language].has(word.form)
  const isTheirs = (word: Word | undefined) => word !== undefined && grammar.possessives[language].has(word.form)
  const kin = said.findIndex((word, index) => isKin(word) && isTheirs(said[index - 1]))
  if (kin < 0 || kin > FIRST_ACTOR) return false
  // "Ma femme dit que mes jambes bougent" tells of oneself: any word of the first person does, but the possessive of a relative.
  return !said.some(
    (word, index) => grammar.firstPerson[language].has(word.form) && !(isTheirs(word) && isKin(said[index + 1])),
  )
}
