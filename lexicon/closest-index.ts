import { closenessBy, counted, inSameWords, leastShared, type Profile, type Weights } from './closeness.ts'

/** Ids sort by time: of equally close stories the newest is first. `placeKey` is the same for authors who share their places in a list. */
type Story = { id: string; authorId: string; placeKey: string; isEstablished: boolean }

/** `silent` features weigh nothing between stories, and are found by a search all the same. */
export type Entry = Story & { profile: Profile; silent?: readonly string[] }

export type Near = { id: string; closeness: number }

export type Question = {
  profile: Profile
  /** Whose stories are not asked for: the author's own, and of those they are parted from. */
  withoutAuthors: ReadonlySet<string>
  /** How many stories are answered of established authors, and how many of new ones. */
  limits: Limits
  /** Of one place key at most so many, of each part. */
  perPlace: number
  /** Nothing less close is answered. */
  floor: number
}

export type Limits = Record<Part, number>

/** Each part best first. */
export type NearByPart = Record<Part, Near[]>

/** Established authors and new ones are searched apart, in one reading of the lists. */
export type Part = 'established' | 'added'

/** What a search means: of each part a story must have so much, from 0 to 1, by these weights (whole numbers). */
export type Meaning = { parts: readonly ReadonlyMap<string, number>[]; share: number; limit: number }

/** A posting list: the rows in which a feature stands, ascending, each with how it is worded there in the lowest bits. */
type Rows = { rows: Uint32Array; count: number; weight: number }

const WORDING_BITS = 8
const WORDING = (1 << WORDING_BITS) - 1
/** What the other bits can number. */
const ROWS_MAX = 2 ** (32 - WORDING_BITS)
const packed = (row: number, wording: number): number => ((row << WORDING_BITS) | wording) >>> 0

/** Rows are summed a block at a time, so that the sums stay in the processor's own memory. */
const BLOCK = 1 << 14
const ROWS_TO_BEGIN_WITH = 1024
/** Candidates are put in order whenever there are so many times those asked for. */
const KEPT_TIMES = 8
/** Rows that were left are taken out once they are so many, and this share of all. */
const LEFT_LEAST = 4096
const LEFT_MOST = 0.25

/**
 * All stories by their features, in memory: what each shares with the one asked about is added up mention by mention. Exact, as `closenessOf` over all of
 * them would be; nothing is left out by guess. Every profile must be made with these weights.
 */
export function openClosestIndex(weightOf: Weights) {
  let stories: (Story | undefined)[] = []
  let totals = new Uint32Array(ROWS_TO_BEGIN_WITH)
  /** The least that a story of this total shares where its closeness is 1: compared before any power is computed. */
  let unitShares = new Float32Array(ROWS_TO_BEGIN_WITH)
  /** 0 for stories of established authors, 1 for those of new ones. */
  let partOf = new Uint8Array(ROWS_TO_BEGIN_WITH)
  const lists = new Map<string, Rows>()
  const rowOf = new Map<string, number>()
  let left = 0
  const sums = new Uint32Array(2 * BLOCK)
  const shared = new Uint32Array(BLOCK)
  const conflicting = new Uint32Array(BLOCK)

  function append({ profile, silent = [], ...story }: Entry): void {
    if (stories.length === ROWS_MAX) throw new RangeError(`More than ${ROWS_MAX} stories.`)
    const row = stories.push(story) - 1
    if (row >= totals.length) [totals, unitShares, partOf] = [grown(totals), grown(unitShares), grown(partOf)]
    totals[row] = profile.total
    unitShares[row] = leastShared(1, profile.total)
    partOf[row] = story.isEstablished ? 0 : 1
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

  /** Takes the rows that were left out of everything; the others keep their order. */
  function compact(): void {
    const rowNow = new Uint32Array(stories.length)
    let standing = 0
    for (let row = 0; row < stories.length; row++) {
      if (!stories[row]) continue
      rowNow[row] = standing
      totals[standing] = totals[row]!
      unitShares[standing] = unitShares[row]!
      partOf[standing] = partOf[row]!
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

  /** The lists of each mention, with what each counts in it. */
  const mentionReads = ({ mentions, weights, wordings }: Profile): Read[][] =>
    mentions.map(({ isInTitle, features }) =>
      features
        .flatMap((feature) => {
          const list = lists.get(feature)
          const counts = counted(weights.get(feature)!, isInTitle)
          return list ? [{ list, counts, wording: wordings.get(feature) || NO_WORDING, next: 0 }] : []
        })
        // The longest list first: nothing has to be looked up for it.
        .sort((one, other) => other.list.count - one.list.count),
    )

  /** The lists of what would be in conflict. What is silent is no more in conflict with a story than it is shared with it. */
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
    /** Adds a story, or puts it in the place of what it was. */
    put(entry: Entry): void {
      remove(entry.id)
      append(entry)
    },

    remove,

    size: (): number => rowOf.size,

    /** In how many stories a feature stands, some that are gone perhaps among them. */
    storiesWith: (feature: string): number => lists.get(feature)?.count ?? 0,

    /** Stories that have enough of every part: those that have most first, among equals the newest. */
    meant({ parts, share, limit }: Meaning): string[] {
      if (parts.length === 0) return []
      const asked = parts.map((weights) => ({ need: neededOf(weights, share), reads: partReads(weights) }))
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
      return mostMeant(kept, limit).map(({ id }) => id)
    },

    /** The closest of each part, best first; equally close ones by id, the last first. */
    closest({ profile, withoutAuthors, limits, perPlace, floor }: Question): NearByPart {
      const mentions = mentionReads(profile)
      const conflicts = conflictReads(profile)
      const kept: [Candidate[], Candidate[]] = [[], []]
      const limitOf = [limits.established, limits.added]
      /** What a story of each part must reach; nothing does where none is asked for. */
      const leastOf = new Float64Array(limitOf.map((limit) => (limit > 0 ? floor : Number.POSITIVE_INFINITY)))
      const ownUnitShare = leastShared(1, profile.total)
      for (let from = 0; from < stories.length; from += BLOCK) {
        const end = Math.min(stories.length, from + BLOCK)
        for (const [place, reads] of mentions.entries()) addBest(reads, place + 1, sums, from, end)
        for (const read of conflicts) addUp(read, conflicting, from, end)
        // Constants of the loop: the compiler would look the variables up for each row.
        const [otherTotals, units, parts] = [totals, unitShares, partOf]
        // The size of both stories is never less than the total of the asker: below this nothing is so close.
        const need = Math.min(leastOf[0]!, leastOf[1]!) * ownUnitShare * ROUNDED
        for (let row = from; row < end; row++) {
          const common = sums[(row - from) << 1]!
          if (common < need) continue
          const part = parts[row]! as 0 | 1
          const least = leastOf[part]!
          if (common < least * units[row]! * ROUNDED) continue
          const closeness = closenessBy({
            shared: common,
            opposed: conflicting[row - from]!,
            total: profile.total,
            otherTotal: otherTotals[row]!,
          })
          if (closeness === 0 || closeness < least) continue
          const story = stories[row]
          if (!story || withoutAuthors.has(story.authorId)) continue
          kept[part].push({ story, closeness })
          const limit = limitOf[part]!
          if (kept[part].length < limit * KEPT_TIMES) continue
          kept[part] = best(kept[part], limit, perPlace)
          if (kept[part].length >= limit) leastOf[part] = kept[part].at(-1)!.closeness
        }
        sums.fill(0)
        if (conflicts.length > 0) conflicting.fill(0)
      }
      const nearest = (part: 0 | 1): Near[] =>
        best(kept[part], limitOf[part]!, perPlace).map(({ story, closeness }) => ({ id: story.id, closeness }))
      return { established: nearest(0), added: nearest(1) }
    },
  }
}

/** Values in 32 bits are rounded by less than this. */
const ROUNDED = 1 - 1e-6

/** At least one, so that nothing is met by nothing. */
const neededOf = (weights: ReadonlyMap<string, number>, share: number): number =>
  Math.max(1, Math.ceil(share * [...weights.values()].reduce((sum, weight) => sum + weight, 0)))

type Meant = { id: string; score: number }

const mostMeant = (candidates: Meant[], limit: number): Meant[] =>
  candidates.sort((one, other) => other.score - one.score || (one.id < other.id ? 1 : -1)).slice(0, limit)

type Candidate = { story: Story; closeness: number }
/** A list as it is read block by block: what it counts, how the question words it, and where to go on. */
type Read = { list: Rows; counts: number; wording: number; next: number }
/** No story has it. */
const NO_WORDING = -1

/** Adds what a list counts to its rows in a block; goes on where it ended at the block before. */
function addUp(read: Read, into: Uint32Array, from: number, end: number): void {
  const { list, counts } = read
  const { rows } = list
  const stop = stopOf(read, end)
  for (let next = read.next; next < stop; next++) into[(rows[next]! >>> WORDING_BITS) - from]! += counts
  read.next = stop
}

/**
 * What the rows of a block have so far, two numbers a row side by side: the sum of what its mentions count, and the last mention that met it, in the high bits,
 * with what it counted there.
 */
type Sums = Uint32Array

const COUNTED_BITS = 16

/** Adds to each row of a block the most that one of these lists counts for it, and less where the wording is the same. */
function addBest(reads: readonly Read[], mention: number, sums: Sums, from: number, end: number): void {
  const nothing = mention << COUNTED_BITS
  for (const [place, read] of reads.entries()) {
    if (reads.length === 1) addAlone(read, sums, from, end)
    else if (place === 0) addFirst(read, nothing, sums, from, end)
    else addMore(read, nothing, sums, from, end)
  }
}

/** Adds the only list of a mention, which leaves nothing to be compared with. */
function addAlone(read: Read, sums: Sums, from: number, end: number): void {
  const { list, counts, wording } = read
  const { rows } = list
  const less = inSameWords(counts)
  const stop = stopOf(read, end)
  for (let next = read.next; next < stop; next++) {
    const entry = rows[next]!
    const at = ((entry >>> WORDING_BITS) - from) << 1
    sums[at] = sums[at]! + ((entry & WORDING) === wording ? less : counts)
  }
  read.next = stop
}

/** Adds the first list of a mention: none of its rows was met in it. */
function addFirst(read: Read, nothing: number, sums: Sums, from: number, end: number): void {
  const { list, counts, wording } = read
  const { rows } = list
  const less = inSameWords(counts)
  const stop = stopOf(read, end)
  for (let next = read.next; next < stop; next++) {
    const entry = rows[next]!
    const at = ((entry >>> WORDING_BITS) - from) << 1
    const counted = (entry & WORDING) === wording ? less : counts
    sums[at] = sums[at]! + counted
    sums[at + 1] = nothing + counted
  }
  read.next = stop
}

/** Adds a further list of a mention: what it counts beyond what the ones before counted for a row. */
function addMore(read: Read, nothing: number, sums: Sums, from: number, end: number): void {
  const { list, counts, wording } = read
  const { rows } = list
  const less = inSameWords(counts)
  const stop = stopOf(read, end)
  for (let next = read.next; next < stop; next++) {
    const entry = rows[next]!
    const at = ((entry >>> WORDING_BITS) - from) << 1
    const now = nothing + ((entry & WORDING) === wording ? less : counts)
    const before = sums[at + 1]!
    if (now <= before) continue
    sums[at] = sums[at]! + now - (before > nothing ? before : nothing)
    sums[at + 1] = now
  }
  read.next = stop
}

/** Where the entries of a list for rows before `end` stop. */
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

/** Keeps the best of each place key: what is left out here has so many better ones of the same place key before it. */
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
