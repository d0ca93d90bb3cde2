import fc from 'fast-check'
import { expect, test } from 'vitest'
import { CELL_MIN } from '#contract/medication/limits.ts'
import { type Cell, isFew, publishable } from '#server/observatory/disclosure.ts'

const cellsOf = (members: readonly number[]): Cell[] => members.map((each, i) => ({ key: String(i), members: each }))
const sum = (numbers: readonly number[]) => numbers.reduce((all, each) => all + each, 0)

/** A table of which everybody is in one cell: the total is the sum. */
const parted = (...members: number[]) =>
  publishable({ total: sum(members), isExhaustive: true, cells: cellsOf(members) }).map((cell) => cell.members)

test.each([
  ['nobody few, everything', [30, 12, 11], [30, 12, 11]],
  ['eleven are enough, ten are not', [40, 30, 10, 10], [40, 30]],
  ['one that is few takes the second smallest with it', [40, 30, 20, 3], [40, 30]],
  ['two that come to eleven stand for each other', [40, 30, 6, 6], [40, 30]],
  ['two that come to ten take a third', [40, 30, 5, 5], [40]],
  ['zeros hide nobody', [40, 30, 0, 0], [40, 30]],
  ['close to the smallest shown, a third is needed: eight or more would be known', [60, 12, 12, 8], [60]],
  ['one large and a few', [30, 4], []],
  ['under eleven in all, nothing', [6, 4], []],
  ['nobody at all', [], []],
] as const)('%s', (_, members, shown) => {
  expect(parted(...members)).toEqual(shown)
})

test('where members may be in several cells or none, totals tell nothing of what is hidden, complements do', () => {
  const loose = (total: number, ...members: number[]) =>
    publishable({ total, isExhaustive: false, cells: cellsOf(members) }).map((cell) => cell.members)
  expect(loose(40, 20, 15, 3, 2)).toEqual([20, 15])
  expect(loose(40, 20, 15, 3)).toEqual([20])
  expect(loose(40, 35, 15)).toEqual([])
  expect(loose(40, 40, 29, 15)).toEqual([40, 29, 15])
})

test('a cell goes with the wider group that it is part of, and never leaves a few of it', () => {
  const within = (wider: number | null) =>
    publishable({ total: 200, isExhaustive: false, cells: [{ key: 'a', members: 40, within: wider }] }).length
  expect([within(null), within(40), within(41), within(50), within(51)]).toEqual([0, 1, 0, 0, 1])
})

test.each([-1, 1.5, Number.NaN])('%d is no number of members', (members) => {
  expect(() => publishable({ total: 20, isExhaustive: true, cells: cellsOf([members]) })).toThrow(RangeError)
  expect(() => publishable({ total: members, isExhaustive: true, cells: [] })).toThrow(RangeError)
})

test('a second count in another order shows the same', () => {
  const tables = fc.array(fc.integer({ min: 0, max: 40 }), { maxLength: 8 })
  fc.assert(
    fc.property(tables, (members) => {
      const cells = cellsOf(members)
      const shown = (given: Cell[]) =>
        publishable({ total: sum(members), isExhaustive: true, cells: given }).map(({ key }) => key)
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
    const shown = publishable({ total: sum(members), isExhaustive: true, cells: cellsOf(members) })
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
  [2, 60],
  [3, 40],
])(
  'of all tables of %d cells, none gives a number of one to ten away',
  (cells, most) => {
    for (const [seen, tables] of readings(everyTable(cells, most))) {
      const shown = (JSON.parse(seen) as [number, (number | null)[]])[1]
      for (let cell = 0; cell < cells; cell++) {
        if (shown[cell] !== null) continue
        const values = new Set(tables.map((table) => table[cell]!))
        if (![...values].some(isFew)) continue
        // Of a total that is itself under eleven nothing is published: the reader does not have it. Larger ones need cells that are not tried here.
        const total = sum(tables[0]!)
        if (total < CELL_MIN || total > most) continue
        expect({ seen, values: [...values] }).toSatisfy(({ values }: { values: number[] }) => values.length >= 5)
      }
    }
  },
  60_000,
)

test('whatever the table, the sum of what is hidden is nobody, or eleven and more', () => {
  const tables = fc.array(fc.oneof(fc.integer({ min: 0, max: 14 }), fc.integer({ min: 0, max: 300 })), {
    maxLength: 25,
  })
  fc.assert(
    fc.property(tables, (members) => {
      const shown = parted(...members)
      expect(shown.every((each) => each >= CELL_MIN)).toBe(true)
      if (shown.length === 0) return
      expect(isFew(sum(members) - sum(shown))).toBe(false)
      expect(members.filter((each) => each > 0).length - shown.length).not.toBe(1)
    }),
    { numRuns: 1_000 },
  )
})
