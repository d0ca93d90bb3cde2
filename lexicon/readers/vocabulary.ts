import { LANGUAGES, type Language } from '#contract/foundation/languages.ts'
import { foldWord, WORD } from '#lexicon/text/fold.ts'
import { grammar } from '#lexicon/text/grammar.ts'
import { namesUnwrittenDisease } from './diseases.ts'
import { nameOf } from './explain.ts'
import { isKnown, type Lexicon } from './lexicon.ts'
import { readStory } from './read-story.ts'
import type { Term } from './term-lines.ts'

export type Offered = { id: string; name: string }

type Look = { words: string; language: Language; limit: number }

type Phrase = { id: string; words: readonly string[]; isName: boolean }

const WORDS_MAX = 8
const LETTERS_LEAST = 2
const TYPO_LETTERS = 5
const UNFINISHED_TYPO_LETTERS = 7
const FURTHER_WORDS_MAX = 1
const NO_NAME = 2
const EXACT = 0
const BEGINS = 1
const WRONG_LETTER = 3

export type Vocabulary = ReturnType<typeof openVocabulary>

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

  function byWords(typed: readonly string[]): string[] {
    const [first, ...others] = typed.map(holding)
    const found = [...(first ?? [])].flatMap(([place, distance]) => {
      const further = others.map((held) => held.get(place))
      if (further.includes(undefined)) return []
      const { id, words, isName } = phrases[place]!
      const furtherWords = words.length - typed.length
      if (!isName && furtherWords > FURTHER_WORDS_MAX) return []
      const away = further.reduce<number>((sum, each) => sum + each!, distance)
      return [{ id, place, rank: away * 2 + furtherWords + (isName ? 0 : NO_NAME) }]
    })
    return found.sort((one, other) => one.rank - other.rank || one.place - other.place).map(({ id }) => id)
  }

  return {
    /** No disease is named that the typed words do not name. */
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

/** Expressions with choices stand for many and are left out: typed words are read by them as stories are. */
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

const isSmall = (word: string): boolean => LANGUAGES.some((language) => grammar.optional[language].has(word))

function distanceTo(word: string, typed: string): number | undefined {
  if (word === typed) return EXACT
  if (word.startsWith(typed)) return BEGINS
  if (typed.length < TYPO_LETTERS || word[0] !== typed[0]) return undefined
  if (typed.length < UNFINISHED_TYPO_LETTERS) return isOneEditAway(word, typed) ? WRONG_LETTER : undefined
  const isNear = [-1, 0, 1].some((more) => isOneEditAway(word.slice(0, typed.length + more), typed))
  return isNear ? WRONG_LETTER : undefined
}

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

/** Returns what words say in either language: the narrowest features first, then findings at sites, and no site alone. */
function readAs(lexicon: Lexicon, words: string): string[] {
  const said = LANGUAGES.map((language) => [
    ...readStory(lexicon, { title: '', description: words }, { language }).present.keys(),
  ])
  return [
    ...said.flatMap((features) => [...narrowest(lexicon, features)]),
    ...said.flat().filter((feature) => feature.includes('@')),
  ].filter((feature) => isKnown(lexicon, feature))
}

export function narrowest(lexicon: Pick<Lexicon, 'broader'>, features: Iterable<string>): Set<string> {
  const left = new Set([...features].filter((feature) => !feature.startsWith('HP:')))
  for (const feature of [...left])
    if (left.has(feature)) for (const broader of lexicon.broader(feature)) if (broader !== feature) left.delete(broader)
  return left
}
