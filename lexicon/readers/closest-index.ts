import { closenessBy, counted, inSameWords, leastShared, type Profile, type Weights } from './closeness.ts'

/**
 * A story. Ids sort by time: among equally close stories the newest is first. `placeKey` is the same for authors who share their places in a list. `digest`
 * tells of what the entry was made, for comparing the index with its source.
 */
type Story = { id: string; authorId: string; placeKey: string; isEstablished: boolean; digest?: number }

/** `silent` features weigh nothing between stories, but a search still finds them. */
export type Entry = Story & { profile: Profile; silent?: readonly string[] }

export type Near = { id: string; closeness: number }

export type Question = {
  profile: Profile
  withoutAuthors: ReadonlySet<string>
  limits: Limits
  perPlace: number
  floor: number
}

export type Limits = Record<Part, number>

export type NearByPart = Record<Part, Near[]>

export type Part = 'established' | 'added'

/** A story must hold at least `share`, from 0 to 1, of the weight of each part (weights are whole numbers). */
export type Meaning = { parts: readonly ReadonlyMap<string, number>[]; share: number; limit: number }

/** A posting list: the rows in which a feature stands, ascending, each with the number of its wording there in the lowest bits. */
type Rows = { rows: Uint32Array; count: number; weight: number }

const WORDING_BITS = 8
const WORDING = (1 << WORDING_BITS) - 1
const ROWS_MAX = 2 ** (32 - WORDING_BITS)
const packed = (row: number, wording: number): number => ((row << WORDING_BITS) | wording) >>> 0

/** The number of rows that are summed at a time, so that the sums stay in the processor's cache. */
const BLOCK = 1 << 14
const ROWS_TO_BEGIN_WITH = 1024
const KEPT_TIMES = 2
const LEFT_LEAST = 4096
const LEFT_MOST = 0.25

/**
 * Opens an index of all stories by their features, in memory: the weight that each story shares with the asker's is added up mention by mention. The result is
 * exact, as `closenessOf` over all stories would be; no story is skipped by a guess. Every profile must be made with these weights.
 */
export function openClosestIndex(weightOf: Weights) {
  const [established, added] = [openPart(weightOf), openPart(weightOf)]
  const parts = [established, added]

  function remove(id: string): boolean {
    return parts.map((part) => part.remove(id)).includes(true)
  }

  return {
    put(entry: Entry): void {
      remove(entry.id)
      const part = entry.isEstablished ? established : added
      part.append(entry)
    },

    remove,

    size: (): number => established.size() + added.size(),

    digests: (): Map<string, number | undefined> => new Map(parts.flatMap((part) => part.digests())),

    /** Perhaps counts some stories that are gone. */
    storiesWith: (feature: string): number => established.storiesWith(feature) + added.storiesWith(feature),

    meant(meaning: Meaning): string[] {
      const found = parts.flatMap((part) => part.meant(meaning))
      return mostMeant(found, meaning.limit).map(({ id }) => id)
    },

    closest({ limits, ...question }: Question): NearByPart {
      return {
        established: established.closest({ ...question, limit: limits.established }),
        added: added.closest({ ...question, limit: limits.added }),
      }
    },
  }
}

type PartQuestion = Omit<Question, 'limits'> & { limit: number }

function openPart(weightOf: Weights) {
  let stories: (Story | undefined)[] = []
  let totals = new Uint32Array(ROWS_TO_BEGIN_WITH)
  /** For each row, the least shared weight at closeness 1: candidates are compared with it before any power is computed. */
  let unitShares = new Float32Array(ROWS_TO_BEGIN_WITH)
  const lists = new Map<string, Rows>()
  const rowOf = new Map<string, number>()
  let left = 0
  const sums = new Uint32Array(BLOCK)
  const met = new Uint8Array(BLOCK)
  const conflicting = new Uint32Array(BLOCK)
  const candidates = new Uint32Array(BLOCK)

  function append({ profile, silent = [], ...story }: Entry): void {
    if (stories.length === ROWS_MAX) throw new RangeError(`More than ${ROWS_MAX} stories.`)
    const row = stories.push(story) - 1
    if (row >= totals.length) [totals, unitShares] = [grown(totals), grown(unitShares)]
    totals[row] = profile.total
    unitShares[row] = leastShared(1, profile.total)
    rowOf.set(story.id, row)
    for (const feature of [...profile.weights.keys(), ...silent]) {
      let list = lists.get(feature)
      if (!list) {
        list = { rows: new Uint32Array(2), count: 0, weight: weightOf(feature) }
        lists.set(feature, list)
      }
      if (list.count === list.rows.length) list.rows = grown(list.rows)
      list.rows[list.count++] = packed(row, profile.wordings.get(feature) ?? 0)
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

  /** The other rows keep their order. */
  function compact(): void {
    const rowNow = new Uint32Array(stories.length)
    let standing = 0
    for (let row = 0; row < stories.length; row++) {
      if (!stories[row]) continue
      rowNow[row] = standing
      totals[standing] = totals[row]!
      unitShares[standing] = unitShares[row]!
      rowOf.set(stories[row]!.id, standing++)
    }
    for (const [feature, list] of lists) {
      const rows = list.rows.subarray(0, list.count).filter((entry) => stories[entry >>> WORDING_BITS] !== undefined)
      if (rows.length === 0) lists.delete(feature)
      else {
        const moved = rows.map((entry) => packed(rowNow[entry >>> WORDING_BITS]!, entry & WORDING))
        lists.set(feature, { ...list, rows: moved, count: rows.length })
      }
    }
    stories = stories.filter((story) => story !== undefined)
    left = 0
  }

  const mentionReads = ({ mentions, weights, wordings }: Profile): Read[][] =>
    mentions.map(({ isInTitle, features }) =>
      features
        .flatMap((feature) => {
          const list = lists.get(feature)
          const counts = counted(weights.get(feature)!, isInTitle)
          return list ? [{ list, counts, wording: wordings.get(feature) || NO_WORDING, next: 0 }] : []
        })
        .sort((one, other) => other.counts - one.counts),
    )

  /** Silent features are left out: they weigh nothing, in conflict as in common. */
  const conflictReads = ({ weights }: Profile): Read[] =>
    [...weights].flatMap(([feature, weight]) => {
      const opposite = feature.startsWith('!') ? feature.slice(1) : `!${feature}`
      const list = lists.get(opposite)
      if (!list || list.weight === 0) return []
      return [{ list, counts: feature.startsWith('!') ? list.weight : weight, wording: NO_WORDING, next: 0 }]
    })

  const partReads = (weights: ReadonlyMap<string, number>): Read[] =>
    [...weights].flatMap(([feature, counts]) => {
      const list = lists.get(feature)
      return list ? [{ list, counts, wording: NO_WORDING, next: 0 }] : []
    })

  return {
    append,

    remove,

    size: (): number => rowOf.size,

    digests: (): [string, number | undefined][] => [...rowOf].map(([id, row]) => [id, stories[row]!.digest]),

    storiesWith: (feature: string): number => lists.get(feature)?.count ?? 0,

    meant({ parts, share, limit }: Meaning): Meant[] {
      if (parts.length === 0) return []
      const asked = parts.map((weights) => ({ need: neededOf(weights, share), reads: partReads(weights) }))
      const shared = new Uint32Array(BLOCK)
      const met = new Uint8Array(BLOCK)
      const scores = new Uint32Array(BLOCK)
      let kept: Meant[] = []
      for (let from = 0; from < stories.length; from += BLOCK) {
        const end = Math.min(stories.length, from + BLOCK)
        for (const { need, reads } of asked) {
          for (const read of reads) addUp(read, shared, from, end)
          for (let at = 0; at < end - from; at++) {
            if (shared[at]! < need) continue
            met[at]!++
            scores[at]! += shared[at]!
          }
          shared.fill(0)
        }
        for (let at = 0; at < end - from; at++) {
          const story = met[at] === parts.length ? stories[from + at] : undefined
          if (!story) continue
          kept.push({ id: story.id, score: scores[at]! })
          if (kept.length >= limit * KEPT_TIMES) kept = mostMeant(kept, limit)
        }
        met.fill(0)
        scores.fill(0)
      }
      return mostMeant(kept, limit)
    },

    closest({ profile, withoutAuthors, limit, perPlace, floor }: PartQuestion): Near[] {
      if (limit === 0) return []
      const mentions = mentionReads(profile)
      const conflicts = conflictReads(profile)
      let kept: Candidate[] = []
      let least = floor
      const ownUnitShare = leastShared(1, profile.total)
      for (let from = 0; from < stories.length; from += BLOCK) {
        const end = Math.min(stories.length, from + BLOCK)
        for (const [place, reads] of mentions.entries()) addBest(reads, place + 1, { sums, met }, from, end)
        for (const read of conflicts) addUp(read, conflicting, from, end)
        // The size of both stories is never less than the total of the asker: no story below this sum is close enough.
        const count = reaching(least * ownUnitShare * ROUNDED, sums, end - from, candidates)
        for (let place = 0; place < count; place++) {
          const at = candidates[place]!
          const row = from + at
          const shared = sums[at]!
          if (shared < least * Math.max(ownUnitShare, unitShares[row]!) * ROUNDED) continue
          const opposed = conflicting[at]!
          const closeness = closenessBy({ shared, opposed, total: profile.total, otherTotal: totals[row]! })
          if (closeness === 0 || closeness < least) continue
          const story = stories[row]
          if (!story || withoutAuthors.has(story.authorId)) continue
          kept.push({ story, closeness })
          if (kept.length < limit * KEPT_TIMES) continue
          kept = best(kept, limit, perPlace)
          if (kept.length >= limit) least = kept.at(-1)!.closeness
        }
        sums.fill(0)
        met.fill(0)
        if (conflicts.length > 0) conflicting.fill(0)
      }
      return best(kept, limit, perPlace).map(({ story, closeness }) => ({ id: story.id, closeness }))
    },
  }
}

/** A margin for the rounding of 32-bit values, whose error is smaller. */
const ROUNDED = 1 - 1e-6

/** At least one, so that a story without any of it does not match. */
const neededOf = (weights: ReadonlyMap<string, number>, share: number): number =>
  Math.max(1, Math.ceil(share * [...weights.values()].reduce((sum, weight) => sum + weight, 0)))

type Meant = { id: string; score: number }

const mostMeant = (candidates: Meant[], limit: number): Meant[] =>
  candidates.sort((one, other) => other.score - one.score || (one.id < other.id ? 1 : -1)).slice(0, limit)

type Candidate = { story: Story; closeness: number }
type Read = { list: Rows; counts: number; wording: number; next: number }
const NO_WORDING = -1

function addUp(read: Read, into: Uint32Array, from: number, end: number): void {
  const { list, counts } = read
  const { rows } = list
  const stop = stopOf(read, end)
  for (let next = read.next; next < stop; next++) into[(rows[next]! >>> WORDING_BITS) - from]! += counts
  read.next = stop
}

type Sums = { sums: Uint32Array; met: Uint8Array }

function addBest(reads: readonly Read[], mention: number, into: Sums, from: number, end: number): void {
  const [first] = reads
  if (first && reads.length === 1) {
    addAlone(first, into.sums, from, end)
    return
  }
  // The heaviest list goes first, so that a row has its greatest weight as soon as the mention reaches it.
  const alike: Alike[] = []
  for (const read of reads) {
    addAlike(alike, read.counts, mention, into)
    const rows = addFirstMet(read, mention, into, from, end)
    if (rows.length > 0) alike.push({ rows, counts: inSameWords(read.counts) })
  }
  addAlike(alike, 0, mention, into)
}

type Alike = { rows: readonly number[]; counts: number }

function addAlone(read: Read, sums: Uint32Array, from: number, end: number): void {
  const { list, counts, wording } = read
  const { rows } = list
  const less = inSameWords(counts)
  const stop = stopOf(read, end)
  for (let next = read.next; next < stop; next++) {
    const entry = rows[next]!
    sums[(entry >>> WORDING_BITS) - from]! += (entry & WORDING) === wording ? less : counts
  }
  read.next = stop
}

/** @returns the rows that say it in the same words, to which nothing is added */
function addFirstMet(read: Read, mention: number, { sums, met }: Sums, from: number, end: number): number[] {
  const { list, counts, wording } = read
  const { rows } = list
  const alike: number[] = []
  const stop = stopOf(read, end)
  for (let next = read.next; next < stop; next++) {
    const entry = rows[next]!
    const at = (entry >>> WORDING_BITS) - from
    if (met[at] === mention) continue
    if ((entry & WORDING) === wording) {
      alike.push(at)
      continue
    }
    met[at] = mention
    sums[at]! += counts
  }
  read.next = stop
  return alike
}

/** Adds the rows with the same words whose weight is above `more`, the heaviest first, and removes them from `alike`. */
function addAlike(alike: Alike[], more: number, mention: number, { sums, met }: Sums): void {
  for (;;) {
    const next = alike.reduce<Alike | undefined>(
      (most, each) => (each.counts > (most?.counts ?? more) ? each : most),
      undefined,
    )
    if (!next) return
    for (const at of next.rows) {
      if (met[at] === mention) continue
      met[at] = mention
      sums[at]! += next.counts
    }
    alike.splice(alike.indexOf(next), 1)
  }
}

/**
 * A function of its own, which the compiler makes fast, because it looks at every row.
 * @returns how many places were written
 */
function reaching(need: number, sums: Uint32Array, size: number, places: Uint32Array): number {
  let count = 0
  for (let at = 0; at < size; at++) if (sums[at]! >= need) places[count++] = at
  return count
}

function stopOf({ list: { rows, count }, next }: Read, end: number): number {
  if (count === 0 || rows[count - 1]! >>> WORDING_BITS < end) return count
  let [low, high] = [next, count]
  while (low < high) {
    const middle = (low + high) >>> 1
    if (rows[middle]! >>> WORDING_BITS < end) low = middle + 1
    else high = middle
  }
  return low
}

/** Keeps the best of each place key: a candidate that is dropped here comes after `perPlace` better ones of its key. */
function best(candidates: Candidate[], limit: number, perPlace: number): Candidate[] {
  const of = new Map<string, number>()
  return candidates
    .sort(byCloseness)
    .filter(({ story: { placeKey } }) => {
      const before = of.get(placeKey) ?? 0
      of.set(placeKey, before + 1)
      return before < perPlace
    })
    .slice(0, limit)
}

function byCloseness(one: Candidate, other: Candidate): number {
  return other.closeness - one.closeness || (one.story.id < other.story.id ? 1 : -1)
}

function grown<Numbers extends Float32Array | Uint32Array | Uint8Array>(numbers: Numbers): Numbers {
  const larger = new (numbers.constructor as new (length: number) => Numbers)(Math.ceil(numbers.length * 1.5))
  larger.set(numbers)
  return larger
}
