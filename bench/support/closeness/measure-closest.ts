import { cpuUsage } from 'node:process'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { CLOSENESS } from '#contract/closest/limits.ts'
import { closenessOf, profileOf, type StoryContent, type Weights } from '#lexicon/readers/closeness.ts'
import {
  type Entry,
  type Near,
  type NearByPart,
  openClosestIndex,
  type Question,
} from '#lexicon/readers/closest-index.ts'
import { firstAsked } from '#server/closest/pairs.ts'
import { readConfig } from '#server/foundation/config.ts'
import { randomFrom } from '../random.ts'
import { openSumsIndex } from './sums-index.ts'

export type Measured = {
  size: number
  /** How many different profiles were put into the index. */
  distinct: number
  features: number
  megabytes: number
  /** The median CPU time of one question, in milliseconds; and of the same question by sums of all that is in common, in the same run. */
  queryMs: number
  sumsMs: number
  checked: number
  wrong: number
}

const QUERIES = 101
const CHECKED = 12
const AUTHORS = 9973
/** One author in so many is new. */
const NEW_AUTHORS = 3
/** As a search asks for the closest of a story. */
const ASKED = { ...firstAsked(readConfig({}).matchesKept), floor: CLOSENESS.common }

/** Asks an index of so many made-up stories, and compares some of the answers with those of comparing one by one. */
export function measureClosest(size: number, told: readonly StoryContent[], weights: Weights): Measured {
  const entryOf = (n: number): Entry => madeUp(n, told, weights)
  const before = memoryUsed()
  const index = openClosestIndex(weights)
  const seen = new Set<number>()
  let features = 0
  for (let n = 0; n < size; n++) {
    const entry = entryOf(n)
    index.put(entry)
    features += entry.profile.weights.size
    seen.add(hashOf([...entry.profile.weights.keys()].join()))
  }
  const distinct = seen.size
  seen.clear()
  const megabytes = (memoryUsed() - before) / 1e6
  const bySums = openSumsIndex()
  for (let n = 0; n < size; n++) bySums.put(entryOf(n).profile)
  bySums.pack()
  if (index.size() !== size) throw new Error(`${index.size()} stories are indexed, of ${size}.`)
  if (distinct < size * 0.95) throw new Error(`Only ${distinct} of ${size} stories differ.`)
  const step = Math.floor(size / QUERIES)
  const questions = Array.from({ length: QUERIES }, (_, n) => questionAbout(entryOf(n * step)))
  // In turns, so that whatever else the machine does slows both.
  const times = { mentions: [] as number[], sums: [] as number[] }
  for (const question of questions) {
    times.mentions.push(cpuOf(() => index.closest(question)))
    times.sums.push(cpuOf(() => bySums.closest(question.profile, ASKED.limits.established + ASKED.limits.added)))
  }
  const asked = questions.slice(0, CHECKED)
  const plain = plainAnswers(asked, size, entryOf)
  const wrong = asked.filter((question, n) => !isSame(index.closest(question), plain[n]!)).length
  const [queryMs, sumsMs] = [medianOf(times.mentions), medianOf(times.sums)]
  return { size, distinct, features: features / size, megabytes, queryMs, sumsMs, checked: CHECKED, wrong }
}

function cpuOf(work: () => unknown): number {
  const began = cpuUsage()
  work()
  const { user, system } = cpuUsage(began)
  return (user + system) / 1000
}

const medianOf = (times: readonly number[]): number => times.toSorted((one, other) => one - other)[times.length >> 1]!

/** A story that tells half of what one tells and half of another; the same for the same number. */
function madeUp(n: number, told: readonly StoryContent[], weights: Weights): Entry {
  const random = randomFrom(n + 1)
  const halves = [random.pick(told), random.pick(told)]
  const mentions = halves.flatMap(({ mentions }) => mentions.filter(() => random.unit() < 0.5))
  const wordings = new Map(halves.flatMap(({ wordings }) => [...wordings]))
  const author = n % AUTHORS
  const profile = profileOf(apart({ mentions, wordings }), weights)
  const authorId = `author-${author}`
  return { id: idOf(n), authorId, placeKey: authorId, isEstablished: author % NEW_AUTHORS !== 0, profile }
}

/** Each feature in the first of its mentions alone, as in a story that is read. */
function apart({ mentions, wordings }: StoryContent): StoryContent {
  const seen = new Set<string>()
  const first = (feature: string) => !seen.has(feature) && seen.add(feature) !== undefined
  return {
    mentions: mentions.map(({ isInTitle, features }) => ({ isInTitle, features: features.filter(first) })),
    wordings,
  }
}

/** Sorts by number, as ids of posts sort by time. */
const idOf = (n: number): string => `story-${String(n).padStart(8, '0')}`

const questionAbout = ({ authorId, profile }: Entry): Question => ({
  profile,
  withoutAuthors: new Set([authorId]),
  ...ASKED,
})

/** Returns the answers of comparing with every story one by one; each story is made once for all questions. */
function plainAnswers(questions: readonly Question[], size: number, entryOf: (n: number) => Entry): NearByPart[] {
  type Close = Near & Pick<Entry, 'placeKey' | 'isEstablished'>
  const close: Close[][] = questions.map(() => [])
  for (let n = 0; n < size; n++) {
    const { id, authorId, placeKey, isEstablished, profile } = entryOf(n)
    for (const [place, question] of questions.entries()) {
      if (question.withoutAuthors.has(authorId)) continue
      const closeness = closenessOf(question.profile, profile)
      if (closeness >= question.floor) close[place]!.push({ id, closeness, placeKey, isEstablished })
    }
  }
  return close.map((found) => {
    const of = new Map<string, number>()
    const few = found
      .sort((one, other) => other.closeness - one.closeness || (one.id < other.id ? 1 : -1))
      .filter(({ placeKey }) => {
        of.set(placeKey, (of.get(placeKey) ?? 0) + 1)
        return of.get(placeKey)! <= ASKED.perPlace
      })
    const best = (isPart: boolean, limit: number) =>
      few
        .filter(({ isEstablished }) => isEstablished === isPart)
        .slice(0, limit)
        .map(({ id, closeness }) => ({ id, closeness }))
    return { established: best(true, ASKED.limits.established), added: best(false, ASKED.limits.added) }
  })
}

const isSame = (one: NearByPart, other: NearByPart): boolean => JSON.stringify(one) === JSON.stringify(other)

function memoryUsed(): number {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc')
  // Buffers that the first pass finds unused are given back beside it, and counted until the second.
  collect()
  collect()
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return heapUsed + arrayBuffers
}

/** @source FNV-1a, 32 bits */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193) >>> 0
  return hash
}
