import type { Profile } from '#lexicon/readers/closeness.ts'

const BLOCK = 1 << 15
const KEPT_TIMES = 8
const EXPONENT = 0.75

type Rows = { rows: number[] | Uint32Array }
type RankedRow = { row: number; closeness: number }

/**
 * The measure that every feature in common is added up by, whatever mention it stands in, over the same stories: what the search by mentions is compared with
 * in one run. As fast as it can be made by the same means (lists of rows, a block at a time, nothing computed that cannot be among the best).
 */
export function openSumsIndex() {
  const lists = new Map<string, Rows>()
  const totals: number[] = []
  let unitShares = new Float32Array()
  const totalOf = ({ weights }: Profile) => [...weights.values()].reduce((sum, weight) => sum + weight, 0)

  return {
    put(profile: Profile): void {
      const row = totals.push(totalOf(profile)) - 1
      for (const feature of profile.weights.keys()) {
        const list = lists.get(feature) ?? { rows: [] }
        lists.set(feature, list)
        ;(list.rows as number[]).push(row)
      }
    },

    /** Once all are in. */
    pack(): void {
      for (const list of lists.values()) list.rows = Uint32Array.from(list.rows)
      unitShares = Float32Array.from(totals, (total) => total ** EXPONENT)
    },

    closest(profile: Profile, limit: number): RankedRow[] {
      const shared = new Uint32Array(BLOCK)
      const own = totalOf(profile)
      const reads = [...profile.weights].flatMap(([feature, weight]) => {
        const list = lists.get(feature)
        return list ? [{ rows: list.rows as Uint32Array, counts: weight, next: 0 }] : []
      })
      let kept: RankedRow[] = []
      let least = 0
      for (let from = 0; from < totals.length; from += BLOCK) {
        const end = Math.min(totals.length, from + BLOCK)
        for (const read of reads) {
          const { rows, counts } = read
          let { next } = read
          for (; next < rows.length && rows[next]! < end; next++) shared[rows[next]! - from]! += counts
          read.next = next
        }
        for (let row = from; row < end; row++) {
          const common = shared[row - from]!
          if (common === 0 || common < least * unitShares[row]!) continue
          const closeness = common / (own + totals[row]! - common) ** EXPONENT
          if (closeness < least) continue
          kept.push({ row, closeness })
          if (kept.length < limit * KEPT_TIMES) continue
          kept = kept.sort((one, other) => other.closeness - one.closeness).slice(0, limit)
          least = kept.at(-1)!.closeness
        }
        shared.fill(0)
      }
      return kept.sort((one, other) => other.closeness - one.closeness).slice(0, limit)
    },
  }
}
