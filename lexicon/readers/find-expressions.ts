import type { Language } from '#contract/foundation/languages.ts'
import type { Word } from '#lexicon/text/words.ts'
import {
  type Choice,
  combinationsOf,
  type Expression,
  isLeading,
  isSmall,
  isTelling,
  keyOf,
  type Slot,
} from './expressions.ts'
import type { Lexicon } from './lexicon.ts'

export type FoundExpression = { expression: Expression; places: readonly number[] }

const INNER_MAX = 2
const COMMA_WEIGHS = 3
const REACH_A_STEM = 3
const REACH = 2

/** Takes linear time: each word is tried with its own expressions only. */
export function findExpressions(words: readonly Word[], lexicon: Lexicon, language: Language): FoundExpression[] {
  const found: FoundExpression[] = []
  for (let from = 0, to = 0; from < words.length; from = to) {
    while (to < words.length && words[to]!.clause === words[from]!.clause) to++
    const placesOf = placesIn(words, from, to, language)
    findInClause(words, placesOf, lexicon, language, found)
  }
  return found
}

type Places = ReadonlyMap<string, readonly number[]>

function findInClause(
  words: readonly Word[],
  placesOf: Places,
  lexicon: Lexicon,
  language: Language,
  found: FoundExpression[],
): void {
  const { byStem, rarestOf } = lexicon.expressions[language]
  const isOther = ({ written }: Expression, place: number) => {
    const meant = written?.get(keyOf(words[place]!, language))
    return meant !== undefined && lexicon.isOther(meant, words[place]!.typed, language)
  }
  for (const [stem, own] of placesOf)
    for (const expression of byStem.get(stem) ?? []) {
      if (!isPossible(expression, placesOf)) continue
      for (const place of own)
        for (const stems of combinationsNear(expression, place, placesOf)) {
          const first = rarestOf(stems)
          const starts = first === stem ? [place] : placesNear(placesOf.get(first)!, place, reachOf(stems.length))
          for (const start of starts) {
            if (stems.length === 1 && words[start]!.isStop) continue
            const places = expression.isVerbatim
              ? sideBySide(words, stems, first, start, language)
              : meeting(words, stems, first, start, placesOf, language)
            if (places?.includes(place) && !places.some((each) => isOther(expression, each)))
              found.push({ expression, places })
          }
        }
    }
}

function placesIn(words: readonly Word[], from: number, to: number, language: Language): Places {
  const places = new Map<string, number[]>()
  for (let place = from; place < to; place++) {
    const stem = keyOf(words[place]!, language)
    if (stem === '') continue
    const known = places.get(stem)
    if (known) known.push(place)
    else places.set(stem, [place])
  }
  return places
}

const reachOf = (stems: number): number => stems * REACH_A_STEM + REACH

const isPossible = ({ slots }: Expression, placesOf: Places): boolean =>
  slots.every((slot) => slot.some((stems) => stems.every((stem) => placesOf.has(stem))))

function combinationsNear({ slots }: Expression, place: number, placesOf: Places): readonly Choice[] {
  const reach = reachOf(slots.reduce((sum, slot) => sum + Math.max(...slot.map(({ length }) => length)), 0))
  const isNear = (stem: string) => {
    const near = nearest(placesOf.get(stem) ?? [], place, [])
    return near !== undefined && Math.abs(near - place) <= reach
  }
  const met: Slot[] = []
  for (const slot of slots) {
    const near = slot.filter((stems) => stems.every(isNear))
    if (near.length === 0) return []
    met.push(near)
  }
  return combinationsOf(met)
}

function meeting(
  words: readonly Word[],
  stems: Choice,
  first: string,
  place: number,
  placesOf: Places,
  language: Language,
): number[] | undefined {
  const met = [place]
  let isFirstMet = false
  for (const stem of stems) {
    if (stem === first && !isFirstMet) {
      isFirstMet = true
      continue
    }
    const near = nearest(placesOf.get(stem)!, place, met)
    if (near === undefined) return undefined
    met.push(near)
  }
  met.sort((one, other) => one - other)
  if (!isClose(words, met)) return undefined
  return standsAsWritten(words, stems, met, language) ? met : undefined
}

/**
 * Whether an expression has small words alone, which are in every clause ("all at once"), or one that leads a single other ("au réveil", "tous les matins").
 */
function isFixed(stems: Choice, language: Language): boolean {
  const content = stems.filter((stem) => !isSmall(stem)).length
  return (
    content === 0 ||
    (content === 1 && stems.length > 1 && stems.every((stem) => !isSmall(stem) || isLeading(stem, language)))
  )
}

/**
 * Whether the words of a fixed expression stand in its order, with no content word between them: "au réveil" is not "me réveille au milieu". The words of
 * others stand in any order.
 */
export function standsAsWritten(
  words: readonly Word[],
  stems: Choice,
  met: readonly number[],
  language: Language,
): boolean {
  if (!isFixed(stems, language)) return true
  if (met.some((place, index) => keyOf(words[place]!, language) !== stems[index])) return false
  for (let place = met[0]!; place < met.at(-1)!; place++) {
    const word = words[place]!
    const isSkipped = word.stem !== '' && (word.isStop || !isTelling(word, language))
    if (!met.includes(place) && !isSkipped) return false
  }
  return true
}

/** Commas between the stems count for nothing. */
function sideBySide(
  words: readonly Word[],
  stems: Choice,
  first: string,
  place: number,
  language: Language,
): number[] | undefined {
  const index = stems.indexOf(first)
  const before = placesBeside(words, stems.slice(0, index).reverse(), place, -1, language)
  const after = placesBeside(words, stems.slice(index + 1), place, 1, language)
  return before && after && [...before.reverse(), place, ...after]
}

function placesBeside(
  words: readonly Word[],
  stems: Choice,
  from: number,
  step: 1 | -1,
  language: Language,
): number[] | undefined {
  const places: number[] = []
  let place = from
  for (const stem of stems) {
    do place += step
    while (words[place]?.stem === '')
    const word = words[place]
    if (word === undefined || word.clause !== words[from]!.clause || keyOf(word, language) !== stem) return undefined
    places.push(place)
  }
  return places
}

function placesNear(places: readonly number[], to: number, reach: number): readonly number[] {
  const from = firstFrom(places, to - reach)
  let end = from
  while (end < places.length && places[end]! <= to + reach) end++
  return places.slice(from, end)
}

function nearest(places: readonly number[], to: number, taken: readonly number[]): number | undefined {
  let after = firstFrom(places, to)
  let before = after - 1
  while (taken.includes(places[before]!)) before--
  while (taken.includes(places[after]!)) after++
  const [left, right] = [places[before], places[after]]
  if (left === undefined || right === undefined) return left ?? right
  return to - left <= right - to ? left : right
}

function firstFrom(places: readonly number[], from: number): number {
  let low = 0
  let high = places.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (places[middle]! < from) low = middle + 1
    else high = middle
  }
  return low
}

function isClose(words: readonly Word[], met: readonly number[]): boolean {
  const [from, to] = [met[0]!, met.at(-1)!]
  if (to - from > reachOf(met.length)) return false
  let inner = 0
  for (let place = from + 1; place < to; place++) {
    const word = words[place]!
    if (word.stem === '') inner += COMMA_WEIGHS
    else if (!word.isStop && !met.includes(place)) inner++
  }
  return inner <= INNER_MAX
}
