import fc from 'fast-check'
import { expect, test } from 'vitest'
import { CELL_MIN } from '#contract/medication/limits.ts'
import { type Published, publishable } from '#server/medication/effect-suppression.ts'

const effectsOf = (cells: readonly number[]) => cells.map((members, index) => ({ term: `effet ${index}`, members }))
const publish = (members: number, ...cells: number[]) => publishable({ members, effects: effectsOf(cells) })
const cellsOf = ({ effects }: Published) => effects.map(({ members }) => members)

test.each([
  ['under eleven members, nothing', 10, [10, 4], { members: null, cells: [], isSomethingHidden: true }],
  [
    'nobody hidden, all shown, most frequent first',
    40,
    [12, 30, 11],
    { members: 40, cells: [30, 12, 11], isSomethingHidden: false },
  ],
  [
    'one hidden takes the second smallest with it',
    40,
    [30, 20, 3],
    { members: 40, cells: [30], isSomethingHidden: true },
  ],
  [
    'two of six are enough for each other',
    40,
    [30, 20, 6, 6],
    { members: 40, cells: [30, 20], isSomethingHidden: true },
  ],
  [
    'two of one come to too few, and take the smallest with them',
    40,
    [30, 20, 1, 1],
    { members: 40, cells: [30], isSomethingHidden: true },
  ],
  ['one hidden and one other: neither is shown', 14, [14, 3], { members: 14, cells: [], isSomethingHidden: true }],
  ['none but hidden ones', 11, [10, 9], { members: 11, cells: [], isSomethingHidden: true }],
  ['a total that would give them away is hidden', 20, [10, 10], { members: null, cells: [], isSomethingHidden: true }],
  ['nobody said which effect', 12, [], { members: 12, cells: [], isSomethingHidden: false }],
] as const)('%s', (_, members, cells, expected) => {
  const published = publish(members, ...cells)
  expect({ ...published, effects: undefined, cells: cellsOf(published) }).toEqual({ ...expected, effects: undefined })
})

/** Totals that cells may have: no less than the largest, no more than all of them apart. */
const totals = (cells: readonly number[]) => {
  const [least, most] = [Math.max(...cells), cells.reduce((sum, cell) => sum + cell, 0)]
  return Array.from({ length: most - least + 1 }, (_, index) => least + index)
}

const community = fc
  .array(fc.oneof(fc.integer({ min: 1, max: CELL_MIN + 3 }), fc.integer({ min: 1, max: 22 })), {
    minLength: 1,
    maxLength: 4,
  })
  .chain((cells) => fc.record({ cells: fc.constant(cells), members: fc.constantFrom(...totals(cells)) }))

test('no figure under eleven is shown, nor one of as many as another that is hidden for it', () => {
  fc.assert(
    fc.property(community, ({ cells, members }) => {
      const published = publish(members, ...cells)
      const shown = cellsOf(published)
      expect(shown.every((cell) => cell >= CELL_MIN)).toBe(true)
      expect(published.members === null || published.members >= CELL_MIN).toBe(true)
      const hidden = cells.length - shown.length
      if (published.members !== null) expect(published.isSomethingHidden).toBe(hidden > 0)
      if (shown.length > 0) expect(hidden).not.toBe(1)
    }),
  )
})

/**
 * Everything that whoever knows the rule, the names of all effects and what is shown cannot rule out: each way to fill the hidden cells, with each total,
 * that is published just so.
 */
function possible(cells: readonly number[], members: number): number[][] {
  const published = publish(members, ...cells)
  const shown = new Set(published.effects.map(({ term }) => term))
  const hidden = cells.flatMap((_, index) => (shown.has(`effet ${index}`) ? [] : [index]))
  const most = Math.max(CELL_MIN, cellsOf(published).at(-1) ?? published.members ?? 0)
  const found: number[][] = []
  const fill = (candidate: number[], at: number): void => {
    const index = hidden[at]
    if (index !== undefined) for (let value = 1; value <= most; value++) fill(candidate.with(index, value), at + 1)
    else if (allTotals(candidate).some((total) => isSame(publish(total, ...candidate), published)))
      found.push(candidate)
  }
  const allTotals = (candidate: readonly number[]) =>
    totals(candidate).filter((total) => published.members === null || total === published.members)
  fill([...cells], 0)
  return found
}

const isSame = (one: Published, other: Published) =>
  one.members === other.members &&
  one.isSomethingHidden === other.isSomethingHidden &&
  one.effects.length === other.effects.length &&
  one.effects.every(({ term, members }, i) => term === other.effects[i]!.term && members === other.effects[i]!.members)

test('no hidden effect under eleven can be worked out, nor held between close bounds, by whoever knows the rule', () => {
  const guessed = community.filter(
    ({ cells, members }) => members >= CELL_MIN && cells.filter((cell) => cell < CELL_MIN).length <= 2,
  )
  fc.assert(
    fc.property(guessed, ({ cells, members }) => {
      const all = possible(cells, members)
      for (const [index, cell] of cells.entries()) {
        if (cell >= CELL_MIN) continue
        const values = new Set(all.map((candidate) => candidate[index]!))
        expect(values).toContain(cell)
        // Of one to ten; at most one of them falls away.
        expect([...values].filter((value) => value < CELL_MIN).length).toBeGreaterThanOrEqual(CELL_MIN - 2)
      }
    }),
    { numRuns: 60 },
  )
}, 30_000)
