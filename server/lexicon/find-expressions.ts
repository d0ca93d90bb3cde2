import type { Language } from '#contract/foundation/languages.ts'
import type { Expression, Lexicon } from './lexicon.ts'
import type { Word } from './words.ts'

/** An expression met in a text: the places of its words, ascending. */
export type Found = { expression: Expression; places: readonly number[] }

/** Other content words that may stand inside an expression; a comma counts for three. */
const INNER_MAX = 1
const COMMA_WEIGHS = 3
/** How far apart the words of an expression may stand, each of them bringing so many. */
const REACH_A_STEM = 3
const REACH = 2

/** Every expression of the lexicon whose stems stand near each other in one clause, in any order; a small word alone is none. Linear: each word is tried with its own expressions only. */
export function findExpressions(words: readonly Word[], lexicon: Lexicon, language: Language): Found[] {
  const found: Found[] = []
  for (let from = 0, to = 0; from < words.length; from = to) {
    while (to < words.length && words[to]!.clause === words[from]!.clause) to++
    findInClause(words, from, to, lexicon.byStem[language], found)
  }
  return found
}

function findInClause(
  words: readonly Word[],
  from: number,
  to: number,
  byStem: ReadonlyMap<string, readonly Expression[]>,
  found: Found[],
): void {
  const places = new Map<string, number[]>()
  for (let place = from; place < to; place++) {
    const { stem } = words[place]!
    if (stem === '') continue
    const known = places.get(stem)
    if (known) known.push(place)
    else places.set(stem, [place])
  }
  for (const [stem, own] of places)
    for (const expression of byStem.get(stem) ?? []) {
      if (!expression.stems.every((other) => places.has(other))) continue
      for (const place of own) {
        if (expression.stems.length === 1 && words[place]!.isStop) continue
        const met = meeting(words, expression, stem, place, places)
        if (met) found.push({ expression, places: met })
      }
    }
}

/** The places of an expression around one of its words; undefined when they are too far apart. */
function meeting(
  words: readonly Word[],
  { stems }: Expression,
  first: string,
  place: number,
  placesOf: ReadonlyMap<string, readonly number[]>,
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
  return isClose(words, met) ? met : undefined
}

/** The place nearest to another that is not taken yet, among ascending places. */
function nearest(places: readonly number[], to: number, taken: readonly number[]): number | undefined {
  let low = 0
  let high = places.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (places[middle]! < to) low = middle + 1
    else high = middle
  }
  let before = low - 1
  let after = low
  while (taken.includes(places[before]!)) before--
  while (taken.includes(places[after]!)) after++
  const [left, right] = [places[before], places[after]]
  if (left === undefined || right === undefined) return left ?? right
  return to - left <= right - to ? left : right
}

function isClose(words: readonly Word[], met: readonly number[]): boolean {
  const [from, to] = [met[0]!, met.at(-1)!]
  if (to - from > met.length * REACH_A_STEM + REACH) return false
  let inner = 0
  for (let place = from + 1; place < to; place++) {
    const word = words[place]!
    if (word.stem === '') inner += COMMA_WEIGHS
    else if (!word.isStop && !met.includes(place)) inner++
  }
  return inner <= INNER_MAX
}
