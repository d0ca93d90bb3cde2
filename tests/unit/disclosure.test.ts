import fc from 'fast-check'
import { expect, test } from 'vitest'
import { SHOWN_FROM } from '#contract/foundation/disclosure-limits.ts'
import { type Cell, publishable, type Table } from '#server/foundation/disclosure/publishable.ts'

const cellsOf = (members: readonly number[]): Cell[] => members.map((each, i) => ({ key: String(i), members: each }))
const isFew = (members: number) => members > 0 && members < SHOWN_FROM
const sum = (numbers: readonly number[]) => numbers.reduce((all, each) => all + each, 0)

const shownOf = (kind: Table['kind'], total: number, ...members: number[]) =>
  publishable({ total, kind, cells: cellsOf(members) }).map((cell) => cell.members)

test.each([
  ['one hidden takes the second smallest with it', [60, 50, 40, 3], [60, 50]],
  ['nobody few, everything', [50, 22, 21], [50, 22, 21]],
  ['twenty-one are enough, twenty are not', [60, 50, 20, 20], [60, 50]],
  ['two that come to twenty take a third', [60, 50, 10, 10], [60]],
  ['zeros hide nobody', [60, 50, 0, 0], [60, 50]],
  ['close to the smallest shown, a third is needed: eight or more would be known', [60, 22, 22, 18], [60]],
  ['one large and a few', [50, 4], []],
  ['all but a few', [50, 10, 10], []],
  ['under twenty-one in all, nothing', [14, 6], []],
  ['nobody at all', [], []],
] as const)('a cover hides its small cells: %s', (_, members, shown) => {
  expect(shownOf('cover', sum(members), ...members)).toEqual(shown)
})

test.each([
  ['nobody is left elsewhere: each of everyone would be known not to be', [50, 40, 30], [50, 40]],
  ['twenty-one are left', [50, 40, 11, 10], [50, 40]],
  ['twenty are left', [50, 40, 10, 10], [50]],
  ['all in one', [50], []],
] as const)('a partition hides its small cells: %s', (_, members, shown) => {
  expect(shownOf('partition', sum(members), ...members)).toEqual(shown)
})

test('totals of overlapping cells reveal nothing of a hidden cell, complements do', () => {
  const loose = (total: number, ...members: number[]) => shownOf('loose', total, ...members)
  expect(loose(80, 40, 25, 3, 2)).toEqual([40, 25])
  expect(loose(80, 40, 25, 3)).toEqual([40, 25])
  expect(loose(80, 40, 25)).toEqual([40, 25])
  expect(loose(80, 65, 35)).toEqual([35])
  expect(loose(80, 80, 59, 25, 5)).toEqual([59, 25])
})

test('a cell is hidden with the wider group around it, and never leaves few members of that', () => {
  const within = (wider: number | null) =>
    publishable({ total: 200, kind: 'loose', cells: [{ key: 'a', members: 40, within: wider }] }).length
  expect([within(null), within(40), within(41), within(60), within(61)]).toEqual([0, 0, 0, 0, 1])
})

test('a refused cell is hidden like one that is too small, whatever its size', () => {
  const shown = (kind: Table['kind'], total: number, ...members: number[]) =>
    publishable({
      ...{ total, kind },
      cells: cellsOf(members).map((cell) => (cell.key === '2' ? { ...cell, isRefused: true } : cell)),
    }).map((cell) => cell.members)
  expect(shown('loose', 200, 60, 50, 90)).toEqual([60, 50])
  expect(shown('partition', 200, 60, 50, 90)).toEqual([60, 50])
  expect(shown('partition', 130, 60, 50, 20)).toEqual([60])
  expect(shown('cover', 225, 90, 80, 25, 30)).toEqual([90, 80])
})

test.each([-1, 1.5, Number.NaN])('%d is not a number of members', (members) => {
  expect(() => publishable({ total: 20, kind: 'cover', cells: cellsOf([members]) })).toThrow(RangeError)
  expect(() => publishable({ total: members, kind: 'cover', cells: [] })).toThrow(RangeError)
})

test('a second count in another order shows the same', () => {
  const tables = fc.array(fc.integer({ min: 0, max: 40 }), { maxLength: 8 })
  fc.assert(
    fc.property(tables, (members) => {
      const cells = cellsOf(members)
      const shown = (given: Cell[]) =>
        publishable({ total: sum(members), kind: 'cover', cells: given }).map(({ key }) => key)
      expect(shown(cells.toReversed())).toEqual(shown(cells))
    }),
  )
})

/**
 * The strongest reader there is: knows the rule, the exact total, every exact number shown and how many cells there are, and tries each table that would have
 * been published just so.
 */
function readings(tables: Iterable<readonly number[]>): Map<string, number[][]> {
  const read = new Map<string, number[][]>()
  for (const members of tables) {
    const shown = publishable({ total: sum(members), kind: 'cover', cells: cellsOf(members) })
    const seen = JSON.stringify([
      sum(members),
      members.map((_, i) => shown.find(({ key }) => key === String(i))?.members),
    ])
    read.set(seen, [...(read.get(seen) ?? []), [...members]])
  }
  return read
}

function* everyTable(cells: number, most: number): Generator<number[]> {
  if (cells === 0) yield []
  else
    for (const rest of everyTable(cells - 1, most)) for (let first = 0; first <= most; first++) yield [first, ...rest]
}

test.each([
  [2, 80],
  [3, 60],
])(
  'no table of %d cells gives away a number of one to ten',
  (cells, most) => {
    for (const [seen, tables] of readings(everyTable(cells, most))) {
      const shown = (JSON.parse(seen) as [number, (number | null)[]])[1]
      for (let cell = 0; cell < cells; cell++) {
        if (shown[cell] !== null) continue
        const values = new Set(tables.map((table) => table[cell]!))
        if (![...values].some(isFew)) continue
        // A total under twenty-one is not published, so the reader does not have it. Totals above `most` need cells that are not tried here.
        const total = sum(tables[0]!)
        if (total < SHOWN_FROM || total > most) continue
        expect({ seen, values: [...values] }).toSatisfy(({ values }: { values: number[] }) => values.length >= 5)
      }
    }
  },
  60_000,
)

test('the sum of hidden cells is zero, or twenty-one and more, whatever the table', () => {
  const tables = fc.array(fc.oneof(fc.integer({ min: 0, max: 24 }), fc.integer({ min: 0, max: 300 })), {
    maxLength: 25,
  })
  fc.assert(
    fc.property(tables, (members) => {
      const shown = shownOf('cover', sum(members), ...members)
      expect(shown.every((each) => each >= SHOWN_FROM)).toBe(true)
      if (shown.length === 0) return
      expect(isFew(sum(members) - sum(shown))).toBe(false)
      expect(members.filter((each) => each > 0).length - shown.length).not.toBe(1)
    }),
    { numRuns: 1_000 },
  )
})
