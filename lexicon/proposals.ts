import type { Language } from '#contract/foundation/languages.ts'
import { namesUnwrittenDisease } from './diseases.ts'
import { nameOf } from './explain.ts'
import { type Expression, expressionsOf, keyOf } from './expressions.ts'
import { isKnown, type Lexicon } from './lexicon.ts'
import type { StoryReading } from './read-story.ts'
import type { Term } from './term-lines.ts'
import { NOT_STEMMED } from './text/stems.ts'
import { type Word, wordsOf } from './text/words.ts'

/** A question to an author: a feature, its everyday name, and the words of theirs that suggested it; null where other stories tell it. */
export type Proposal = { id: string; name: string; heardIn: string | null }

/** The number of sentences of stories, and how many of them hold each stem. */
export type StemFrequencies = { sentences: number; of: ReadonlyMap<string, number> }

/**
 * Maps each thing to the others that stories which tell it also tell, with how much more often than stories at large they do (0 to 1); under `*`, how often
 * stories at large tell a thing.
 */
export type Associations = ReadonlyMap<string, readonly (readonly [id: string, share: number])[]>

type ProposalQuery = {
  reading: StoryReading
  /** Proposals of earlier rounds. */
  passed: ReadonlySet<string>
  /** Features of each of the nearest stories, from their own words. */
  near: readonly (readonly string[])[]
  language: Language
  limit: number
}

/**
 * Weights of the score of a thing. Three rankings by stems, and one by how many of the nearest stories tell it, count by the place of the thing in each. Added
 * to them are how much more often than others a story that tells what was read tells it, and how often any story does.
 */
const WEIGHTS = { partly: 1, cosine: 0.5, share: 0.5, near: 1, associated: 0.18, common: 0.1 }
const PLACE_OFFSET = 10
const PLACES = 60
/** The bonus that ranks a thing whose words stand in several sentences slightly above one whose words stand in a single one. */
const SENTENCES_BONUS = 0.05
const HEARD_MAX = 60
/** The most proposals from the very same words: one word says little, however many things hold it. */
const SAME_WORDS_MAX = 2
/** The number of narrower things from which a thing says nothing of its own ("douleur"): it is proposed only where words hold a part of it. */
const VAGUE_FROM = 12
/** The least rarity of a stem that suggests an expression by itself; more common stems do not. */
const TELLING = 0.4

export type Proposer = ReturnType<typeof openProposals>

type Chosen = {
  frequencies: Record<Language, StemFrequencies>
  unasked: ReadonlySet<string>
  associations: Associations
}

/**
 * Returns a function that makes proposals to an author: things of which their sentences hold some words, though not a whole expression. It proposes nothing
 * that the story already tells or denies, nothing broader or narrower than another proposal, no site alone, no disease that the author did not write, and
 * nothing of `unasked`.
 * @source  `npm run bench:closeness` says how many of the first eight are true
 */
export function openProposals(
  lexicon: Lexicon,
  terms: readonly Term[],
  { frequencies, unasked, associations }: Chosen,
) {
  /** Whether neither the thing nor anything broader is in `unasked`. */
  const isAskable = (id: string) => !unasked.has(id) && lexicon.broader(id).every((broader) => !unasked.has(broader))
  const asked = terms.filter(
    ({ id, kind }) => kind !== 'site' && kind !== 'ignore' && isKnown(lexicon, id) && isAskable(id),
  )
  const narrower = new Map<string, number>()
  for (const { id } of terms)
    for (const broader of lexicon.broader(id)) narrower.set(broader, (narrower.get(broader) ?? 0) + 1)
  const isVague = (id: string) => narrower.get(id)! > VAGUE_FROM
  const indexes = new Map<Language, ReturnType<typeof indexOf>>()
  const indexIn = (language: Language) => {
    const known = indexes.get(language) ?? indexOf(expressionsOf(asked, language), frequencies[language])
    indexes.set(language, known)
    return known
  }

  return ({ reading, passed, near, language, limit }: ProposalQuery): Proposal[] => {
    const said = new Set([
      ...reading.present.keys(),
      ...reading.absent.keys(),
      ...[...reading.removed.keys()].map(bare),
    ])
    const { rankings, heard } = rankedBy(indexIn(reading.language), reading)
    const isOpen = (id: string) =>
      lexicon.kinds.has(id) && lexicon.kinds.get(id) !== 'site' && isAskable(id) && !said.has(id) && !passed.has(id)
    const nearest = new Map<string, number>()
    for (const features of near)
      for (const feature of new Set(features))
        if (isOpen(feature)) nearest.set(feature, (nearest.get(feature) ?? 0) + 1)
    const scores = new Map<string, number>()
    for (const [ranking, weight] of [...rankings, [nearest, WEIGHTS.near] as const])
      for (const [place, id] of best(ranking).entries())
        scores.set(id, (scores.get(id) ?? 0) + weight / (PLACE_OFFSET + place))
    for (const [id, share] of associatedWith(reading, associations))
      if (isOpen(id) && !isVague(id)) scores.set(id, (scores.get(id) ?? 0) + share)
    const proposals: Proposal[] = []
    const names = new Set<string>()
    for (const id of best(scores, Number.POSITIVE_INFINITY)) {
      if (proposals.length === limit) break
      const name = nameOf(lexicon, id, language)
      if (!isOpen(id) || names.has(name)) continue
      if (namesUnwrittenDisease(name, reading.text) || proposals.some((other) => areInLine(lexicon, id, other.id)))
        continue
      const words = heard.get(id)
      const heardIn = words ? quoteOf(words, reading) : null
      if (heardIn !== null && proposals.filter((other) => other.heardIn === heardIn).length === SAME_WORDS_MAX) continue
      names.add(name)
      proposals.push({ id, name, heardIn })
    }
    return proposals
  }
}

/** Weighs the things that stories like this one also tell; empty where nothing was read in it. */
function associatedWith({ present }: StoryReading, associations: Associations): Map<string, number> {
  if (present.size === 0) return new Map()
  const lifts = new Map<string, number>()
  for (const feature of present.keys())
    for (const [id, lift] of associations.get(feature) ?? []) lifts.set(id, Math.hypot(lift, lifts.get(id) ?? 0))
  const counted = new Map([...lifts].map(([id, lift]) => [id, WEIGHTS.associated * lift]))
  for (const [id, share] of associations.get('*') ?? [])
    counted.set(id, (counted.get(id) ?? 0) + WEIGHTS.common * share)
  return counted
}

const bare = (feature: string): string => feature.replace('!', '')

/** Whether one of the two is broader than the other. */
const areInLine = (lexicon: Lexicon, one: string, other: string): boolean =>
  lexicon.broader(one).includes(other) || lexicon.broader(other).includes(one)

/** Sorts best first; equal ones in alphabetical order. */
const best = (ranking: ReadonlyMap<string, number>, places = PLACES): string[] =>
  [...ranking]
    .sort(([one, high], [other, low]) => low - high || (one < other ? -1 : 1))
    .slice(0, places)
    .map(([id]) => id)

/** An expression by its stems: for each place those of every choice. */
type Indexed = { id: string; slots: readonly (readonly string[])[][]; rarity: number }

function indexOf(expressions: readonly Expression[], frequencies: StemFrequencies) {
  const rarity = rarityIn(frequencies)
  const sumOf = (stems: readonly string[]) => stems.reduce((sum, stem) => sum + rarity(stem), 0)
  const indexed: Indexed[] = []
  const byStem = new Map<string, number[]>()
  /** Maps each stem to how often each thing uses it. */
  const uses = new Map<string, Map<string, number>>()
  const usesOfStem = new Map<string, number>()
  for (const { id, slots } of expressions) {
    const places = slots.map((slot) => slot.filter((choice) => choice.length > 0).map((choice) => [...choice]))
    const stems = new Set(places.flat(2))
    if (stems.size === 0) continue
    const place =
      indexed.push({
        id,
        slots: places,
        rarity: places.reduce((sum, slot) => sum + Math.max(0, ...slot.map(sumOf)), 0),
      }) - 1
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

/** Returns the rarity of a stem: 0 for one that stands in every sentence, about 1 for one that stands in none. */
const rarityIn =
  ({ sentences, of }: StemFrequencies) =>
  (stem: string): number =>
    Math.max(0, Math.log((sentences + 1) / ((of.get(stem) ?? 0) + 1)) / Math.log(sentences + 1))

/** The source of a proposal: the words of a sentence, and those of their stems that its expression has. */
type Heard = { words: readonly Word[]; stems: ReadonlySet<string> }

type Sentence = { words: readonly Word[]; stems: ReadonlySet<string> }

function sentencesOf({ text, language }: StoryReading): Sentence[] {
  const words = wordsOf(text, language).filter(({ stem }) => stem !== '' && !stem.startsWith(NOT_STEMMED))
  return [...Map.groupBy(words, ({ sentence }) => sentence).values()].map((own) => ({
    words: own,
    stems: new Set(own.map((word) => keyOf(word, language))),
  }))
}

function rankedBy(index: ReturnType<typeof indexOf>, reading: StoryReading) {
  const partly = new Map<string, { score: number; sentences: number }>()
  const cosine = new Map<string, number>()
  const share = new Map<string, number>()
  const heard = new Map<string, Heard>()
  for (const { words, stems } of sentencesOf(reading)) {
    const dot = new Map<string, number>()
    const candidates = new Set<number>()
    for (const stem of stems) {
      if (index.rarity(stem) >= TELLING) for (const place of index.byStem.get(stem) ?? []) candidates.add(place)
      for (const [id, times] of index.uses.get(stem) ?? []) {
        dot.set(id, (dot.get(id) ?? 0) + Math.log(1 + times) * index.rarity(stem) ** 2)
        share.set(id, (share.get(id) ?? 0) + (index.rarity(stem) * times) / index.usesOfStem.get(stem)!)
      }
    }
    for (const [id, sum] of dot) cosine.set(id, (cosine.get(id) ?? 0) + sum / Math.sqrt(index.lengths.get(id)!))
    const here = new Set<string>()
    for (const place of candidates) {
      const { id, slots, rarity } = index.indexed[place]!
      const met = metIn(slots, stems, index.rarity)
      const score = (met.rarity * met.rarity) / Math.max(rarity, Number.EPSILON)
      const known = partly.get(id)
      if (!known || score > known.score) {
        partly.set(id, { score, sentences: known?.sentences ?? 0 })
        heard.set(id, { words, stems: met.stems })
      }
      here.add(id)
    }
    for (const id of here) partly.get(id)!.sentences++
  }
  const withBonus = new Map(
    [...partly].map(([id, { score, sentences }]) => [id, score + SENTENCES_BONUS * Math.log(sentences)]),
  )
  const rankings = [
    [withBonus, WEIGHTS.partly],
    [cosine, WEIGHTS.cosine],
    [share, WEIGHTS.share],
  ] as const
  return { rankings, heard }
}

/** Picks, for each place of an expression, the choice of which a sentence holds most. */
function metIn(slots: Indexed['slots'], stems: ReadonlySet<string>, rarity: (stem: string) => number) {
  const met: string[] = []
  for (const slot of slots) {
    const held = slot.map((choice) => choice.filter((stem) => stems.has(stem)))
    const sums = held.map((choice) => choice.reduce((sum, stem) => sum + rarity(stem), 0))
    met.push(...(held[sums.indexOf(Math.max(...sums))] ?? []))
  }
  return { stems: new Set(met), rarity: [...new Set(met)].reduce((sum, stem) => sum + rarity(stem), 0) }
}

/** Quotes from the first of these words to the last, where that is short; otherwise the first of them with what follows. */
function quoteOf({ words, stems }: Heard, { text, language }: StoryReading): string {
  const own = words.filter((word) => stems.has(keyOf(word, language)))
  const at = own[0]!.at
  const fitting = own.filter(({ end }) => end - at <= HEARD_MAX)
  return text.slice(at, fitting.at(-1)?.end ?? own[0]!.end)
}
