import { CLOSENESS, MATCHES_PER_AUTHOR } from '#contract/closest/limits.ts'
import { foldText } from '#contract/foundation/fold.ts'
import { MONTH_POINTS, POINTS, SCORE_MAX, SCORE_THRESHOLD } from '#contract/matching/limits.ts'
import { foldTags, postWords } from '#server/foundation/text/words.ts'
import { type ReadCase, TELLING_TAGS, zoneOf } from '#server/matching/score.ts'

const DAY_MS = 86_400_000
const NO_DAY = -1_000_000

/** A match: the id of the post, and the figures that order a list of matches. */
export type Ranked = { id: string; score: number; sharedTags: number; similarity: number }

export type InMemory = ReturnType<typeof inMemory>

/**
 * A whole community in arrays, compared post by post and exhaustively: the truth that the search is held to, fast enough for a million posts.
 * It reads the rules anew, in its own way, and is itself held to the plain scorer.
 */
export function inMemory(capacity: number) {
  const ids: string[] = []
  const places = new Map<string, number>()
  const author = new Int32Array(capacity)
  const country = new Int32Array(capacity)
  const zone = new Int32Array(capacity)
  const month = new Int32Array(capacity)
  const words = growing(capacity, 40)
  const tags = growing(capacity, 4)
  const tellingTags = growing(capacity, 4)
  /** The features that each post tells, each once for every part of its weight. */
  const told = growing(capacity, 40)
  const trips = new Map<number, { destination: string; from: number; to: number }[]>()
  const number = {
    author: numbering(),
    country: numbering(),
    zone: numbering(),
    word: numbering(),
    tag: numbering(),
    told: numbering(),
  }

  function add(post: ReadCase): void {
    const at = ids.push(post.id) - 1
    places.set(post.id, at)
    author[at] = number.author(post.authorId)
    country[at] = post.country ? number.country(post.country) : -1
    zone[at] = post.country && zoneOf(post) ? number.zone(`${post.country} ${zoneOf(post)}`) : -1
    month[at] = monthOf(post.startDate)
    words.push(Array.from(postWords(post), number.word))
    tags.push(Array.from(foldTags(post.tags), number.tag))
    tellingTags.push(Array.from(foldTags(post.tags).intersection(TELLING_TAGS), number.tag))
    const { weights } = post.profile
    if ([...weights.keys()].some((feature) => feature.startsWith('!')))
      throw new Error('Nobody here says what is not there.')
    told.push(
      [...weights].flatMap(([feature, weight]) =>
        Array.from({ length: weight }, (_, n) => number.told(`${feature} ${n}`)),
      ),
    )
    const been = post.travels.map((trip) => ({
      destination: foldText(trip.destination),
      from: dayOf(trip.startDate),
      to: dayOf(trip.endDate),
    }))
    if (been.length > 0) trips.set(at, been)
  }

  function doTripsMeet(one: number, other: number): boolean {
    const mine = trips.get(one) ?? []
    const theirs = trips.get(other) ?? []
    return mine.some((trip) =>
      theirs.some(
        ({ destination, from, to }) =>
          destination !== '' && destination === trip.destination && from <= trip.to && trip.from <= to,
      ),
    )
  }

  function pointsWithoutWords(one: number, other: number): number {
    const apart = month[one] === NO_DAY || month[other] === NO_DAY ? Infinity : Math.abs(month[one]! - month[other]!)
    return (
      (country[one] === country[other] && country[one] !== -1 ? POINTS.country : 0) +
      (zone[one] === zone[other] && zone[one] !== -1 ? POINTS.zone : 0) +
      (apart === 0 ? MONTH_POINTS.same : apart === 1 ? MONTH_POINTS.neighbouring : 0) +
      (trips.has(one) && doTripsMeet(one, other) ? POINTS.travel : 0)
    )
  }

  /** Compares a post with another; `mark(one)` of words, tags and the rest must have been called before. */
  function compare(one: number, other: number): Ranked | undefined {
    if (author[one] === author[other]) return undefined
    const points = pointsWithoutWords(one, other)
    if (points + POINTS.words <= SCORE_THRESHOLD) return undefined
    const larger = Math.max(words.size(one), words.size(other))
    const similarity = larger === 0 ? 0 : words.marked(other) / larger
    const score = Math.min(SCORE_MAX, points + Math.floor(POINTS.words * similarity))
    if (score <= SCORE_THRESHOLD) return undefined
    const sharedTags = tags.marked(other)
    const common = told.marked(other)
    const closeness = common === 0 ? 0 : common / (told.size(one) + told.size(other) - common)
    if (closeness < CLOSENESS.common && tellingTags.marked(other) === 0) return undefined
    return { id: ids[other]!, score, sharedTags, similarity }
  }

  /** Returns all matches of a post, best first. */
  function matches(id: string): Ranked[] {
    const one = places.get(id)!
    words.mark(one)
    tags.mark(one)
    tellingTags.mark(one)
    told.mark(one)
    const found: Ranked[] = []
    for (let other = 0; other < ids.length; other++) {
      const match = compare(one, other)
      if (match) found.push(match)
    }
    return found.sort(
      (x, y) =>
        y.score - x.score || y.sharedTags - x.sharedTags || y.similarity - x.similarity || (x.id < y.id ? 1 : -1),
    )
  }

  /** Returns the first of the matches, with no more of one author than a list has. */
  function best(ranked: readonly Ranked[], kept: number): Ranked[] {
    const of = new Map<number, number>()
    return ranked
      .filter(({ id }) => {
        const whose = author[places.get(id)!]!
        of.set(whose, (of.get(whose) ?? 0) + 1)
        return of.get(whose)! <= MATCHES_PER_AUTHOR
      })
      .slice(0, kept)
  }

  return { add, matches, best, count: () => ids.length }
}

/** Calendar months, counted from the year 0. */
const monthOf = (date: string | null): number =>
  date ? Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) : NO_DAY

const dayOf = (date: string | null): number => (date ? Date.parse(date) / DAY_MS : NO_DAY)

/** Gives each text a number: 0, 1, 2… */
function numbering() {
  const known = new Map<string, number>()
  return (text: string): number => {
    const found = known.get(text)
    if (found !== undefined) return found
    known.set(text, known.size)
    return known.size - 1
  }
}

/** A set of numbers for each post, one after the other in one array; counts how many of them one marked post has too. */
function growing(capacity: number, expectedPerPost: number) {
  let flat = new Int32Array(capacity * expectedPerPost)
  const starts = new Int32Array(capacity + 1)
  let count = 0
  let marks = new Int32Array(1024)
  let mark = 0
  return {
    push(values: number[]): void {
      const start = starts[count]!
      const end = start + values.length
      if (end > flat.length) flat = enlarged(flat, end)
      flat.set(values, start)
      starts[++count] = end
      const largest = Math.max(0, ...values)
      if (largest >= marks.length) marks = enlarged(marks, largest + 1)
    },
    size: (at: number): number => starts[at + 1]! - starts[at]!,
    mark(at: number): void {
      mark++
      for (let each = starts[at]!; each < starts[at + 1]!; each++) marks[flat[each]!] = mark
    },
    marked(at: number): number {
      let shared = 0
      for (let each = starts[at]!; each < starts[at + 1]!; each++) if (marks[flat[each]!] === mark) shared++
      return shared
    },
  }
}

function enlarged(array: Int32Array<ArrayBuffer>, atLeast: number): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(Math.max(atLeast, array.length * 2))
  larger.set(array)
  return larger
}
