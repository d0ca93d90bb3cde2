import { NOT_STEMMED } from '#lexicon/text/stems.ts'
import { type Word, wordsOf } from '#lexicon/text/words.ts'
import { type Expression, keyOf } from './expressions.ts'
import type { StoryReading } from './read-story.ts'

export type StemFrequencies = { sentences: number; of: ReadonlyMap<string, number> }

/** Rarities are 0 to 1 for each stem. */
export type PartlySaid = {
  met: number
  /** The share of the whole expression's rarity that `met` is, 0 to 1. */
  part: number
  stems: number
  cosine: number
  /** The greatest part that the thing has of the uses of one stem, by its rarity. */
  special: number
  /** Words from the first to the last shared stem; null where they say too little of the thing to be shown as its source. */
  quote: string | null
}

const TELLING = 0.4
/** The least that a quote must hold of an expression, by rarity, to be shown: "every" says nothing of a fever. */
const QUOTE_MET = 0.9
const QUOTE_PART = 0.45
const QUOTE_WHOLE = 0.8
const QUOTE_MAX = 60

type Indexed = { id: string; slots: readonly (readonly string[])[][]; rarity: number }

export function openPartlySaid(
  expressions: readonly Expression[],
  frequencies: StemFrequencies,
): (reading: StoryReading) => Map<string, PartlySaid> {
  const { indexed, byStem, uses, usesOfStem, lengths, rarity } = indexOf(expressions, frequencies)
  return (reading) => {
    const said = new Map<string, PartlySaid & { score: number }>()
    const cosine = new Map<string, number>()
    const special = new Map<string, number>()
    for (const { words, stems } of sentencesOf(reading)) {
      const dot = new Map<string, number>()
      const candidates = new Set<number>()
      for (const stem of stems) {
        if (rarity(stem) >= TELLING) for (const place of byStem.get(stem) ?? []) candidates.add(place)
        for (const [id, times] of uses.get(stem) ?? []) {
          dot.set(id, (dot.get(id) ?? 0) + Math.log(1 + times) * rarity(stem) ** 2)
          special.set(id, Math.max((rarity(stem) * times) / usesOfStem.get(stem)!, special.get(id) ?? 0))
        }
      }
      for (const [id, sum] of dot) cosine.set(id, (cosine.get(id) ?? 0) + sum / Math.sqrt(lengths.get(id)!))
      for (const place of candidates) {
        const { id, slots, rarity: whole } = indexed[place]!
        const own = metIn(slots, stems, rarity)
        const part = own.rarity / Math.max(whole, Number.EPSILON)
        const score = own.rarity * part
        if (score <= (said.get(id)?.score ?? 0)) continue
        const isShown = own.rarity >= QUOTE_MET && part >= (own.stems.size > 1 ? QUOTE_PART : QUOTE_WHOLE)
        const quote = isShown ? quoteOf(words, own.stems, reading) : null
        said.set(id, { score, met: own.rarity, part, stems: own.stems.size, cosine: 0, special: 0, quote })
      }
    }
    for (const [id, own] of said) {
      own.cosine = cosine.get(id) ?? 0
      own.special = special.get(id) ?? 0
    }
    return said
  }
}

function indexOf(expressions: readonly Expression[], frequencies: StemFrequencies) {
  const rarity = rarityIn(frequencies)
  const sumOf = (stems: readonly string[]) => stems.reduce((sum, stem) => sum + rarity(stem), 0)
  const indexed: Indexed[] = []
  const byStem = new Map<string, number[]>()
  const uses = new Map<string, Map<string, number>>()
  const usesOfStem = new Map<string, number>()
  for (const { id, slots } of expressions) {
    const places = slots.map((slot) => slot.filter((choice) => choice.length > 0).map((choice) => [...choice]))
    const stems = new Set(places.flat(2))
    if (stems.size === 0) continue
    const whole = places.reduce((sum, slot) => sum + Math.max(0, ...slot.map(sumOf)), 0)
    const place = indexed.push({ id, slots: places, rarity: whole }) - 1
    for (const stem of stems) {
      const known = byStem.get(stem)
      if (known) known.push(place)
      else byStem.set(stem, [place])
      const ofThing = uses.get(stem) ?? new Map<string, number>()
      uses.set(stem, ofThing.set(id, (ofThing.get(id) ?? 0) + 1))
      usesOfStem.set(stem, (usesOfStem.get(stem) ?? 0) + 1)
    }
  }
  const lengths = new Map<string, number>()
  for (const [stem, ofThings] of uses)
    for (const [id, times] of ofThings)
      lengths.set(id, (lengths.get(id) ?? 0) + (Math.log(1 + times) * rarity(stem)) ** 2)
  return { indexed, byStem, uses, usesOfStem, lengths, rarity }
}

const rarityIn =
  ({ sentences, of }: StemFrequencies) =>
  (stem: string): number =>
    Math.max(0, Math.log((sentences + 1) / ((of.get(stem) ?? 0) + 1)) / Math.log(sentences + 1))

type Sentence = { words: readonly Word[]; stems: ReadonlySet<string> }

function sentencesOf({ text, language }: StoryReading): Sentence[] {
  const words = wordsOf(text, language).filter(({ stem }) => stem !== '' && !stem.startsWith(NOT_STEMMED))
  return [...Map.groupBy(words, ({ sentence }) => sentence).values()].map((own) => ({
    words: own,
    stems: new Set(own.map((word) => keyOf(word, language))),
  }))
}

function metIn(slots: Indexed['slots'], stems: ReadonlySet<string>, rarity: (stem: string) => number) {
  const met = new Set<string>()
  for (const slot of slots) {
    const held = slot.map((choice) => choice.filter((stem) => stems.has(stem)))
    const sums = held.map((choice) => choice.reduce((sum, stem) => sum + rarity(stem), 0))
    for (const stem of held[sums.indexOf(Math.max(...sums))] ?? []) met.add(stem)
  }
  return { stems: met, rarity: [...met].reduce((sum, stem) => sum + rarity(stem), 0) }
}

function quoteOf(words: readonly Word[], stems: ReadonlySet<string>, { text, language }: StoryReading): string | null {
  const own = words.filter((word) => stems.has(keyOf(word, language)))
  let shortest: string | null = null
  for (const [first, { at }] of own.entries()) {
    const held = new Set<string>()
    const last = own.slice(first).find((word) => held.add(keyOf(word, language)).size === stems.size)
    if (!last) break
    const length = last.end - at
    if (length <= QUOTE_MAX && length < (shortest?.length ?? Number.POSITIVE_INFINITY))
      shortest = text.slice(at, last.end)
  }
  return shortest
}
