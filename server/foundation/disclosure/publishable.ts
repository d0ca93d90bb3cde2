import { SHOWN_FROM, WAVE_PARTS } from '#contract/foundation/disclosure-limits.ts'

/** `members` is exact; `wave` is the most of them who signed up within WAVE_DAYS days. */
export type Counted = { members: number; wave: number }

/** Whether so many of the members signed up together that one person may have made these accounts, to single out another member among them. */
export const isWave = ({ members, wave }: Counted): boolean => wave * WAVE_PARTS >= members

/**
 * A cell of a table. `members` is exact. `within` is the published number of the wider group that contains the cell, apart from the table's own total: for a
 * symptom in a region the number of the region; null where that is hidden. `isRefused`: never to be shown, whatever its size.
 */
export type Cell = { key: string; members: number; within?: number | null; isRefused?: boolean }

/**
 * `total` is published, and so is everything that is kept. Everyone of the total is in just one cell of a partition, in one at least of a cover, and in any or
 * none of a loose table: in the first two, a number that is not shown, or a bound of it, can be had by subtraction. The table of a cover gives all cells that
 * there may be, also those of which nobody told; nobody knows which cells an open cover may have.
 */
export type Table = { total: number; kind: 'partition' | 'cover' | 'open cover' | 'loose'; cells: readonly Cell[] }

/**
 * Returns the cells of one table that may be published. A reader who knows this rule, ten people, the total, the wider groups and everything shown, to the last
 * member, works out no number of one to ten members besides them, nor that there is nobody:
 *
 * - primary: no cell under SHOWN_FROM, or that is refused; nor one whose complement, in the total or in the wider group, is under it: that is a cell too, and
 *   where it is empty all are told;
 * - secondary, by hiding the smallest of those shown, and so on: in a partition the hidden members must come to SHOWN_FROM and more. There are always more
 *   cells than anyone told of, so that nobody knows in which they are;
 * - in a cover the hidden members must come to SHOWN_FROM and more or to nobody, and leave each hidden cell free to be of a single member, the others being as
 *   large as the rule lets them be. In an open cover there is always one more cell that they may be in.
 *
 * The cells under SHOWN_FROM decide what is shown only through the members who are in no cell that is shown. If hiding one depended on others being hidden, a
 * cell that nobody told of would be given away by what is shown beside it, and so would its first member (`bench:publication` had "nobody" of a new month that
 * way).
 * @throws  RangeError on a negative or fractional count
 * @source  Hundepool et al. 2012, Statistical Disclosure Control (Wiley), ch. 4: threshold rule, secondary suppression, feasibility intervals
 */
export function publishable<Kept extends Cell>({
  total,
  kind,
  cells,
}: Omit<Table, 'cells'> & { cells: readonly Kept[] }): Kept[] {
  for (const members of [total, ...cells.map((cell) => cell.members)])
    if (!Number.isInteger(members) || members < 0) throw new RangeError(`${members} is no number of members`)
  if (total < SHOWN_FROM) return []
  const shown = cells.filter((cell) => mayStandAlone(cell, total)).toSorted(bySize)
  while (shown.length > 0 && !isSafe(shown)) shown.pop()
  return shown

  function isSafe(shown: readonly Cell[]): boolean {
    if (kind === 'loose') return true
    const left = total - shown.reduce((sum, { members }) => sum + members, 0)
    if (kind === 'partition') return left >= SHOWN_FROM
    if (left > 0 && left < SHOWN_FROM) return false
    const hidden = kind === 'open cover' ? Number.POSITIVE_INFINITY : cells.length - shown.length
    return left <= 0 || left - (hidden - 1) * shown.at(-1)!.members <= 1
  }
}

const mayStandAlone = ({ members, within, isRefused }: Cell, total: number): boolean =>
  isRefused !== true &&
  members >= SHOWN_FROM &&
  total - members >= SHOWN_FROM &&
  within !== null &&
  (within === undefined || within - members >= SHOWN_FROM)

/** Sorts the largest first, and equal ones by name, so that a second count hides the same cells. */
const bySize = (one: Cell, other: Cell) => other.members - one.members || (one.key < other.key ? -1 : 1)
