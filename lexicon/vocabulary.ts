import { LANGUAGES, type Language } from '#contract/foundation/languages.ts'
import { namesUnwrittenDisease } from './diseases.ts'
import { nameOf } from './explain.ts'
import { grammar } from './grammar.ts'
import { isKnown, type Lexicon } from './lexicon.ts'
import { readStory } from './read-story.ts'
import { foldWord } from './stems.ts'
import type { Term } from './term-lines.ts'

/** Something that a story can be read as, by its name in the language asked for. */
export type Offered = { id: string; name: string }

type Look = { words: string; language: Language; limit: number }

/** One way to say a thing, as the words that it is looked for by. */
type Phrase = { id: string; words: readonly string[]; isName: boolean }

/** Of what is typed so many words count. */
const WORDS_MAX = 8
const LETTERS_LEAST = 2
/** From so many letters on, one may be wrong; and from so many on, in a word that is not finished either. */
const TYPO_LETTERS = 5
const UNFINISHED_TYPO_LETTERS = 7
/** What is called otherwise has so many words more at most than are typed, and comes after names. */
const FURTHER_WORDS_MAX = 1
const NO_NAME = 2
/** Words with a letter wrong come after those that only begin alike. */
const EXACT = 0
const BEGINS = 1
const WRONG_LETTER = 3

const WORD = /[\p{L}\p{N}\p{M}]+/gu

export type Vocabulary = ReturnType<typeof openVocabulary>

/** What stories are read as, to be found by everyday words of either language, without accents, unfinished, and with a letter wrong. */
export function openVocabulary(lexicon: Lexicon, terms: readonly Term[]) {
  const phrases = terms.filter(({ id }) => isKnown(lexicon, id)).flatMap(phrasesOf)
  const phrasesWith = new Map<string, number[]>()
  for (const [place, { words }] of phrases.entries())
    for (const word of words) {
      const known = phrasesWith.get(word)
      if (known) known.push(place)
      else phrasesWith.set(word, [place])
    }
  const known = [...phrasesWith.keys()]

  /** Places of phrases that hold such a word, each with how far off it is at least. */
  function holding(typed: string): Map<number, number> {
    const held = new Map<number, number>()
    for (const word of known) {
      const distance = distanceTo(word, typed)
      if (distance === undefined) continue
      for (const place of phrasesWith.get(word)!)
        held.set(place, Math.min(distance, held.get(place) ?? Number.POSITIVE_INFINITY))
    }
    return held
  }

  /** By the words alone: those that hold all of what is typed, the nearest and shortest first. */
  function byWords(typed: readonly string[]): string[] {
    const [first, ...others] = typed.map(holding)
    const found = [...(first ?? [])].flatMap(([place, distance]) => {
      const further = others.map((held) => held.get(place))
      if (further.includes(undefined)) return []
      const { id, words, isName } = phrases[place]!
      const furtherWords = words.length - typed.length
      if (!isName && furtherWords > FURTHER_WORDS_MAX) return []
      const away = further.reduce<number>((sum, each) => sum + each!, distance)
      return [{ id, rank: away * 2 + furtherWords + (isName ? 0 : NO_NAME) }]
    })
    return found.sort((one, other) => one.rank - other.rank || (one.id < other.id ? -1 : 1)).map(({ id }) => id)
  }

  return {
    /** What is typed, read as a story is, then what is called so. No disease is named that is not typed. */
    lookUp({ words, language, limit }: Look): Offered[] {
      const ids = new Set([...readAs(lexicon, words), ...byWords(wordsToLookFor(words))])
      const names = new Set<string>()
      const offered: Offered[] = []
      for (const id of ids) {
        if (offered.length === limit) break
        const name = nameOf(lexicon, id, language)
        if (names.has(name) || namesUnwrittenDisease(name, words)) continue
        names.add(name)
        offered.push({ id, name })
      }
      return offered
    },
  }
}

/** An expression with choices is many; what is typed is read by them all, as stories are. */
const phrasesOf = ({ id, names, said }: Term): Phrase[] =>
  LANGUAGES.flatMap((language) =>
    [names[language] ?? [], said[language]].flat().flatMap((text, place) => {
      const words = [...new Set(foldedWords(text))].filter((word) => !isSmall(word))
      return words.length > 0 && !text.includes('[') ? [{ id, words, isName: place === 0 }] : []
    }),
  )

const foldedWords = (text: string): string[] => (text.match(WORD) ?? []).map(foldWord)

const wordsToLookFor = (typed: string): string[] =>
  [...new Set(foldedWords(typed))].filter((word) => word.length >= LETTERS_LEAST && !isSmall(word)).slice(0, WORDS_MAX)

/** Expressions are written with and without these. */
const isSmall = (word: string): boolean => LANGUAGES.some((language) => grammar.optional[language].has(word))

/** How far a known word is from what is typed; undefined where it is another. */
function distanceTo(word: string, typed: string): number | undefined {
  if (word === typed) return EXACT
  if (word.startsWith(typed)) return BEGINS
  if (typed.length < TYPO_LETTERS || word[0] !== typed[0]) return undefined
  if (typed.length < UNFINISHED_TYPO_LETTERS) return isOneEditAway(word, typed) ? WRONG_LETTER : undefined
  const isNear = [-1, 0, 1].some((more) => isOneEditAway(word.slice(0, typed.length + more), typed))
  return isNear ? WRONG_LETTER : undefined
}

/** One letter too many, too few, or another, or two in the wrong order. */
function isOneEditAway(one: string, other: string): boolean {
  let start = 0
  while (start < one.length && one[start] === other[start]) start++
  let [end, otherEnd] = [one.length, other.length]
  while (end > start && otherEnd > start && one[end - 1] === other[otherEnd - 1]) {
    end--
    otherEnd--
  }
  const [left, otherLeft] = [one.slice(start, end), other.slice(start, otherEnd)]
  if (left.length <= 1 && otherLeft.length <= 1) return true
  return left.length === 2 && left === [...otherLeft].reverse().join('')
}

/** What words say in either language: the narrowest first, then findings at sites, and no site alone. */
function readAs(lexicon: Lexicon, words: string): string[] {
  const said = LANGUAGES.map((language) => [
    ...readStory(lexicon, { title: '', description: words }, { language }).present.keys(),
  ])
  return [
    ...said.flatMap((features) => [...narrowest(lexicon, features)]),
    ...said.flat().filter((feature) => feature.includes('@')),
  ].filter((feature) => isKnown(lexicon, feature))
}

/** Features of which no other here is narrower; concepts of the ontology are none. */
export function narrowest(lexicon: Pick<Lexicon, 'broader'>, features: Iterable<string>): Set<string> {
  const left = new Set([...features].filter((feature) => !feature.startsWith('HP:')))
  for (const feature of [...left])
    if (left.has(feature)) for (const broader of lexicon.broader(feature)) if (broader !== feature) left.delete(broader)
  return left
}
