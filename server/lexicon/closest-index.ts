import type { Profile, Weights } from './closeness.ts'

type Story = {
  id: string
  authorId: string
  /** When it was published, in milliseconds: of equally close stories the newest is first. */
  at: number
}

export type Entry = Story & { profile: Profile }

export type Near = { id: string; closeness: number }

export type Question = {
  profile: Profile
  /** Whose stories are not asked for: the author's own, and of those they are parted from. */
  withoutAuthors: ReadonlySet<string>
  limit: number
  /** Of one author at most so many. */
  perAuthor: number
  /** Nothing less close is answered. */
  floor: number
}

/** A posting list: the rows in which a feature stands, ascending. */
type Rows = { rows: Uint32Array; count: number; weight: number }

/** Rows are summed a block at a time, so that the sums stay in the processor's own memory. */
const BLOCK = 1 << 15
const ROWS_TO_BEGIN_WITH = 1024
/** Candidates are put in order whenever there are so many times those asked for. */
const KEPT_TIMES = 8
/** Rows that were left are taken out once they are so many, and this share of all. */
const LEFT_LEAST = 4096
const LEFT_MOST = 0.25

/**
 * All stories by their features, in memory: the weight that each shares with the one asked about is added up list by list. Exact, as `closenessOf` over all
 * of them would be; nothing is left out by guess. Every profile must be made with these weights.
 */
export function openClosestIndex(weightOf: Weights) {
  let stories: (Story | undefined)[] = []
  let totals = new Uint16Array(ROWS_TO_BEGIN_WITH)
  const lists = new Map<string, Rows>()
  const rowOf = new Map<string, number>()
  let left = 0
  const shared = new Uint16Array(BLOCK)
  const conflicting = new Uint16Array(BLOCK)

  function append({ profile, ...story }: Entry): void {
    const row = stories.push(story) - 1
    if (row >= totals.length) totals = grown(totals)
    totals[row] = profile.total
    rowOf.set(story.id, row)
    for (const feature of profile.weights.keys()) {
      let list = lists.get(feature)
      if (!list) {
        list = { rows: new Uint32Array(2), count: 0, weight: weightOf(feature) }
        lists.set(feature, list)
      }
      if (list.count === list.rows.length) list.rows = grown(list.rows)
      list.rows[list.count++] = row
    }
  }

  function remove(id: string): boolean {
    const row = rowOf.get(id)
    if (row === undefined) return false
    rowOf.delete(id)
    stories[row] = undefined
    left++
    if (left > LEFT_LEAST && left > stories.length * LEFT_MOST) compact()
    return true
  }

  /** Takes the rows that were left out of everything; the others keep their order. */
  function compact(): void {
    const rowNow = new Uint32Array(stories.length)
    let standing = 0
    for (let row = 0; row < stories.length; row++) {
      if (!stories[row]) continue
      rowNow[row] = standing
      totals[standing] = totals[row]!
      rowOf.set(stories[row]!.id, standing++)
    }
    for (const [feature, list] of lists) {
      const rows = list.rows.subarray(0, list.count).filter((row) => stories[row] !== undefined)
      if (rows.length === 0) lists.delete(feature)
      else lists.set(feature, { ...list, rows: rows.map((row) => rowNow[row]!), count: rows.length })
    }
    stories = stories.filter((story) => story !== undefined)
    left = 0
  }

  /** What is added to the sums of a row by each list that the question is about. */
  function sumsFor({ weights }: Profile): Sum[] {
    const sums: Sum[] = []
    const add = (feature: string, weight: number, into: Uint16Array) => {
      const list = lists.get(feature)
      if (list) sums.push({ list, weight, into, next: 0 })
    }
    for (const [feature, weight] of weights) {
      add(feature, weight, shared)
      if (feature.startsWith('!')) add(feature.slice(1), weightOf(feature.slice(1)), conflicting)
      else add(`!${feature}`, weight, conflicting)
    }
    return sums
  }

  return {
    /** Adds a story, or puts it in the place of what it was. */
    put(entry: Entry): void {
      remove(entry.id)
      append(entry)
    },

    remove,

    size: (): number => rowOf.size,

    /** The closest, best first; equally close ones by newest, then by id, the last first. */
    closest({ profile, withoutAuthors, limit, perAuthor, floor }: Question): Near[] {
      const sums = sumsFor(profile)
      let kept: Candidate[] = []
      let least = floor
      for (let from = 0; from < stories.length; from += BLOCK) {
        const end = Math.min(stories.length, from + BLOCK)
        for (const sum of sums) addUp(sum, from, end)
        let need = leastShared(least, profile)
        for (let row = from; row < end; row++) {
          const common = shared[row - from]!
          if (common < need) continue
          const closeness = (common - conflicting[row - from]!) / (profile.total + totals[row]! - common)
          if (closeness <= 0 || closeness < least) continue
          const story = stories[row]
          if (!story || withoutAuthors.has(story.authorId)) continue
          kept.push({ story, closeness })
          if (kept.length < limit * KEPT_TIMES) continue
          kept = best(kept, limit, perAuthor)
          if (kept.length < limit) continue
          least = kept.at(-1)!.closeness
          need = leastShared(least, profile)
        }
        shared.fill(0)
        conflicting.fill(0)
      }
      return best(kept, limit, perAuthor).map(({ story, closeness }) => ({ id: story.id, closeness }))
    },
  }
}

/** What a story shares at least that is so close: the other is never less than what the two share. Rounded down, for the division was rounded too. */
const leastShared = (closeness: number, { total }: Profile): number => Math.max(1, Math.ceil(closeness * total - 0.001))

type Candidate = { story: Story; closeness: number }
type Sum = { list: Rows; weight: number; into: Uint16Array; next: number }

/** Adds a list's weight to its rows in a block; goes on where it ended at the block before. */
function addUp(sum: Sum, from: number, end: number): void {
  const { list, weight, into } = sum
  const { rows, count } = list
  let { next } = sum
  for (; next < count && rows[next]! < end; next++) into[rows[next]! - from]! += weight
  sum.next = next
}

/** Of one author the best alone: whoever is left out here has so many better ones of the same author before it. */
function best(candidates: Candidate[], limit: number, perAuthor: number): Candidate[] {
  const of = new Map<string, number>()
  return candidates
    .sort(byCloseness)
    .filter(({ story: { authorId } }) => {
      const before = of.get(authorId) ?? 0
      of.set(authorId, before + 1)
      return before < perAuthor
    })
    .slice(0, limit)
}

function byCloseness(one: Candidate, other: Candidate): number {
  return other.closeness - one.closeness || other.story.at - one.story.at || (one.story.id < other.story.id ? 1 : -1)
}

function grown<Numbers extends Uint16Array | Uint32Array>(numbers: Numbers): Numbers {
  const larger = new (numbers.constructor as new (length: number) => Numbers)(Math.ceil(numbers.length * 1.5))
  larger.set(numbers)
  return larger
}
