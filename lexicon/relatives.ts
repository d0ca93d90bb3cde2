import type { Language } from '#contract/foundation/languages.ts'
import { isComma, lineOf, phrase, phrasesIn } from './phrases.ts'
import { grammar } from './text/grammar.ts'
import type { Word } from './text/words.ts'
import { ANIMALS } from './things.ts'

/** The number of the sentence that is the title. */
const TITLE = 0

/** The number of words at the beginning of a sentence within which its first actor stands. */
const FIRST_ACTOR = 5

/** Verbs with which a relative reports on the author: "Ma femme dit que mes jambes bougent". */
const ACCOUNTS = new Set(
  'dit disent trouve trouvent remarque remarquent entend entendent voit voient vu says said say noticed notices sees saw hears thinks'.split(
    ' ',
  ),
)
/** The most words between a relative and such a verb, the verb included. */
const ACCOUNT_WORDS = 3

/** Phrases by which the author says that they do not have what a relative has. */
const NOT_MINE: Record<Language, RegExp> = {
  fr: phrase('(?:moi (?:non|pas|jamais|rien)|(?:pas|jamais) moi|je n (?:en )?ai (?:pas|jamais|rien))(?= [,.|])'),
  en: phrase('(?:i (?:do|don|have|haven|did|didn) not|not me|i never)(?= [,.|])'),
}

/**
 * Returns the words of what is told of a relative: sentences about one ("Ma mère a des migraines."), and the part that the author says not to have themselves
 * ("Ma sœur a de l'eczéma, moi non"). Returns none where nobody in the text speaks of themselves, or where the title, the first sentence, begins with a
 * relative: then the text is the relative's own story, written for them.
 */
export function wordsOfRelatives(words: readonly Word[], language: Language): ReadonlySet<Word> {
  const theirs = new Set<Word>()
  let isOwnStory = false
  for (const [sentence, said] of Map.groupBy(words, (word) => word.sentence)) {
    if (sentence === TITLE && beginsWithRelative(said, language)) return new Set()
    const ofRelative = isOfRelative(said, language) ? said : partOfRelative(said, language)
    for (const word of ofRelative) theirs.add(word)
    if (ofRelative.length < said.length && said.some(({ form }) => grammar.subjects[language].has(form)))
      isOwnStory = true
  }
  return isOwnStory ? theirs : new Set()
}

/** Returns the words up to the comma after a relative, where the author says behind it that they do not have it; otherwise none. */
function partOfRelative(said: readonly Word[], language: Language): readonly Word[] {
  const kin = said.findIndex((_, index) => isRelativeAt(said, index, language))
  if (kin < 0 || kin > FIRST_ACTOR || isAccountOf(said, kin)) return []
  const isSelf = ({ form }: Word, index: number) =>
    grammar.firstPerson[language].has(form) && !isRelativeAt(said, index + 1, language)
  const end = said.findIndex((word, index) => index > kin && (isComma(word) || word.clause !== said[kin]!.clause))
  if (end < 0 || said.slice(0, end).some(isSelf)) return []
  const denials = phrasesIn(lineOf(said), NOT_MINE[language])
  return denials.some(({ from }) => from >= end) ? said.slice(0, end) : []
}

function beginsWithRelative(said: readonly Word[], language: Language): boolean {
  const first = said[0]?.form === 'pour' || said[0]?.form === 'for' ? 1 : 0
  return isRelativeAt(said, first + 1, language)
}

/** Whether the word at this index names a relative, after the author's possessive: "ma mère". */
const isRelativeAt = (said: readonly Word[], index: number, language: Language): boolean =>
  grammar.kin[language].has(said[index]?.form ?? '') && grammar.possessives[language].has(said[index - 1]?.form ?? '')

function isOfRelative(said: readonly Word[], language: Language): boolean {
  const kin = said.findIndex((_, index) => isRelativeAt(said, index, language))
  if (kin < 0 || kin > FIRST_ACTOR) return false
  const isSelf = ({ form }: Word, index: number) =>
    grammar.firstPerson[language].has(form) && !isRelativeAt(said, index + 1, language)
  const self = said.findIndex(isSelf)
  if (self >= 0 && self < kin) return false
  if (said.slice(kin).some(({ form }) => grammar.subjects[language].has(form))) return false
  return !(isAccountOf(said, kin) && said.some((word, index) => index > kin && isSelf(word, index)))
}

/** Whether a relative reports on something, after their name. */
const isAccountOf = (said: readonly Word[], kin: number): boolean =>
  said.slice(kin + 1, kin + 1 + ACCOUNT_WORDS).some(({ form }) => ACCOUNTS.has(form))

/** Pronouns that go on about the actor of the sentence before: "Notre chien boite. Il vomit." */
const GOES_ON: Record<Language, ReadonlySet<string>> = { fr: new Set(['il', 'elle']), en: new Set(['he', 'she']) }

/**
 * Returns the words of what is told of the author's animal: sentences whose first actor it is ("Notre vieux chien boite."), and those after them that go on
 * with a pronoun, unless their author speaks of themselves in them.
 */
export function wordsOfAnimals(words: readonly Word[], language: Language): ReadonlySet<Word> {
  const theirs = new Set<Word>()
  let isAnimals = false
  for (const said of Map.groupBy(words, (word) => word.sentence).values()) {
    const animal = said.findIndex(
      (word, index) => ANIMALS[language].has(word.form) && index <= FIRST_ACTOR && ownerOf(said, index, language) >= 0,
    )
    const owner = ownerOf(said, animal, language)
    isAnimals =
      (animal >= 0 || (isAnimals && GOES_ON[language].has(said[0]!.form) && said[1]?.form !== 'y')) &&
      !said.some(({ form }, index) => index !== owner && grammar.firstPerson[language].has(form))
    if (isAnimals) for (const word of said) theirs.add(word)
  }
  return theirs
}

/** Returns the index of the author's possessive before an animal, with one word between at most ("notre vieux chien"); -1 where there is none. */
const ownerOf = (said: readonly Word[], animal: number, language: Language): number =>
  [animal - 1, animal - 2].find((index) => grammar.possessives[language].has(said[index]?.form ?? '')) ?? -1

/** The most words between the author's possessive and what they tell as theirs. */
const OWN_WORDS = 5

/** Small words that end what a possessive determines: in "mon médecin pour des vertiges" the vertigo is not called the author's. */
const ENDS_OF_MINE = new Set('about into over after before apres avant contre chez'.split(' '))

/** Whether the author's possessive determines this word: "mon mari se plaint de mes ronflements", "mes gros ronflements". */
export function isCalledMine(words: readonly Word[], place: number, language: Language): boolean {
  for (let at = place - 1; at >= 0 && place - at <= OWN_WORDS; at--) {
    const { form, typed, clause } = words[at]!
    if (clause !== words[place]!.clause || isComma(words[at]!) || grammar.kin[language].has(form)) return false
    if (grammar.possessives[language].has(form)) return true
    if (grammar.optional[language].has(typed) || ENDS_OF_MINE.has(form)) return false
  }
  return false
}
