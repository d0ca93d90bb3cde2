import {
  attackNight,
  type Held,
  isFew,
  isNarrow,
  isPresenceTold,
  type Rules,
  type Tried,
} from './publication-attack.ts'
import { isKnown, type Night } from './simulated-year.ts'

/** A snapshot replaces the one before once so many members moved. */
export type Nightly = Rules & { leastMoved: number }

export type Attacked = {
  nights: number
  snapshots: number
  /** Cells of ten members and fewer, and rests as small, in all snapshots. */
  cells: number
  /** Those of these cells for which fewer values are left than the promise says: "night cell: least to most". */
  narrowed: string[]
  /** Cells of which it is certain that somebody is in them, or is not; or that whoever moved between two snapshots came into one, or left it. */
  told: string[]
}

/** One cell in one snapshot; `moved` counts the members unknown to the attacker who moved since the one before. */
type Link = { night: number; snapshot: number; held: Held; moved: number }

/**
 * Attacks each snapshot by itself, and then each cell’s snapshots together: the attacker also knows how many of those he does not know changed anything since
 * the one before, which nobody publishes, so that no cell can have grown or shrunk by more. Such a chain of differences has whole bounds: going along it
 * forwards and backwards solves its integer program.
 */
export function attackNights(
  nights: Iterable<Night>,
  rules: Nightly,
  onNight: (night: Night) => void = () => {},
): Attacked {
  const chains = new Map<string, Link[]>()
  const tried: Tried = []
  const attacked: Attacked = { nights: 0, snapshots: 0, cells: 0, narrowed: [], told: [] }
  let moved = new Set<number>()
  for (const night of nights) {
    attacked.nights++
    moved = moved.union(night.moved)
    onNight(night)
    if (attacked.snapshots > 0 && moved.size < rules.leastMoved) continue
    const snapshot = attacked.snapshots++
    const unknown = [...moved].filter((id) => !isKnown(id)).length
    moved = new Set()
    for (const [name, held] of attackNight(night, rules, tried)) {
      if (isPresenceTold(held)) attacked.told.push(`${night.night} ${name}`)
      const chain = chains.get(name)
      const link = { night: night.night, snapshot, held, moved: unknown }
      if (chain) chain.push(link)
      else chains.set(name, [link])
    }
  }
  for (const [name, chain] of chains) {
    for (const link of movesTold(chain)) attacked.told.push(`${link.night} ${name}: all ${link.moved} who moved`)
    narrow(chain)
    for (const { night, held } of chain) {
      if (!isFew(held.members)) continue
      attacked.cells++
      if (isNarrow(held)) attacked.narrowed.push(`${night} ${name}: ${held.least} to ${held.most}`)
    }
  }
  return attacked
}

const next = (chain: readonly Link[]) =>
  chain.slice(1).flatMap((link, i) => (link.snapshot === chain[i]!.snapshot + 1 ? [[chain[i]!, link] as const] : []))

const leastOf = ({ held }: Link) => held.least - held.known
const mostOf = ({ held }: Link) => held.most - held.known

/** Returns the links at which the cell must have grown, or shrunk, by all who moved: what each of them did is certain. */
const movesTold = (chain: readonly Link[]): Link[] =>
  next(chain)
    .filter(
      ([before, after]) =>
        after.moved > 0 && Math.max(leastOf(after) - mostOf(before), leastOf(before) - mostOf(after)) >= after.moved,
    )
    .map(([, after]) => after)

function narrow(chain: readonly Link[]) {
  const pairs = next(chain)
  for (const [before, after] of pairs) bound(after.held, leastOf(before) - after.moved, mostOf(before) + after.moved)
  for (const [before, after] of pairs.toReversed())
    bound(before.held, leastOf(after) - after.moved, mostOf(after) + after.moved)
}

function bound(held: Held, least: number, most: number) {
  held.least = Math.max(held.least, least + held.known)
  held.most = Math.min(held.most, most + held.known)
}
