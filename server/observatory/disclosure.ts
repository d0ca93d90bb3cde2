import { CELL_MIN } from '#contract/medication/limits.ts'

/**
 * Members of one cell of a table, exact. `within` is what is published of the wider group that the cell is part of, besides the table's own total: the region's
 * number where the cell is those of a symptom in that region; null where that is hidden.
 */
export type Cell = { key: string; members: number; within?: number | null }

/**
 * `total` is published, and so is everything that is kept. In a table that is `exhaustive`, everyone of the total is in at least one cell: what is not shown can
 * be had by subtraction.
 */
export type Table = { total: number; isExhaustive: boolean; cells: readonly Cell[] }

/**
 * The cells of one table that may be published. Whoever knows this rule, the total, the wider groups and everything shown, to the last member, works out no
 * number of one to ten members:
 *
 * - primary: no cell under eleven; and none whose complement, in the total or in the wider group, is of one to ten: that would be a cell too;
 * - secondary: where one cell alone is hidden, the smallest of the others is hidden with it;
 * - in an exhaustive table what is hidden must come to nobody or to eleven and more, and must leave each hidden cell free to be of a single member, the
 *   others being as large as the rule lets them be: else the smallest of those shown is hidden too, and so on.
 *
 * Zeros are hidden like any cell under eleven: only cells of one member and more are given here, and the reader cannot tell the two apart.
 * @throws  RangeError on a negative or fractional count
 * @source  Hundepool et al. 2012, Statistical Disclosure Control (Wiley), ch. 4: threshold rule, secondary suppression, feasibility intervals
 */
export function publishable<Kept extends Cell>({
  total,
  isExhaustive,
  cells,
}: Omit<Table, 'cells'> & { cells: readonly Kept[] }): Kept[] {
  for (const members of [total, ...cells.map((cell) => cell.members)])
    if (!Number.isInteger(members) || members < 0) throw new RangeError(`${members} is no number of members`)
  if (total < CELL_MIN) return []
  const told = cells.filter(({ members }) => members > 0).toSorted(bySize)
  const shown = told.filter((cell) => mayStandAlone(cell, total))
  while (shown.length > 0 && !isSafe(shown)) shown.pop()
  return shown

  function isSafe(shown: readonly Cell[]): boolean {
    const hidden = told.length - shown.length
    if (hidden === 1) return false
    if (hidden === 0 || !isExhaustive) return true
    const left = total - shown.reduce((sum, { members }) => sum + members, 0)
    if (isFew(left)) return false
    const most = shown.at(-1)!.members
    return left - (hidden - 1) * most <= 1
  }
}

const mayStandAlone = ({ members, within }: Cell, total: number): boolean =>
  members >= CELL_MIN && !isFew(total - members) && within !== null && !isFew((within ?? members) - members)

/** One to ten: somebody, and too few. */
export const isFew = (members: number): boolean => members > 0 && members < CELL_MIN

/** Largest first; of two alike the first by name, so that a second count hides the same. */
const bySize = (one: Cell, other: Cell) => other.members - one.members || (one.key < other.key ? -1 : 1)
