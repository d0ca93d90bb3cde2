import fc from 'fast-check'
import { expect, test } from 'vitest'
import { SHOWN_FROM, STEP } from '#contract/foundation/disclosure-limits.ts'
import { publishedEffects } from '#server/medication/effect-publication.ts'

const ASKED = 100_000
const publish = (members: number, cells: readonly number[], { wave = 0, asked = ASKED } = {}) =>
  publishedEffects(
    {
      ...{ drugKey: 'doliprane', members, wave },
      effects: cells.map((each, i) => ({ key: String(i), term: `effet ${i}`, members: each, wave: 0 })),
    },
    asked,
  )
const cellsOf = (published: ReturnType<typeof publish>) =>
  published && [published.members, ...published.effects.map(({ members }) => members)]

test.each([
  ['under twenty-one members, nothing', 20, [20, 4], undefined],
  ['a band begins at twenty-one, then every five', 64, [43, 29, 24, 21], [60, 40, 25, 21, 21]],
  ['what nearly all of them felt is hidden, and tells nothing of what is not', 64, [60, 43, 24], [60, 40, 21]],
  ['a few who felt something shown too take nothing with them', 64, [40, 24, 3], [60, 40, 21]],
  ['hidden ones that come to fewer than twenty-one take others with them', 90, [60, 22, 5, 3], [90, 60]],
  ['none but hidden ones', 40, [20, 20, 18], [40]],
] as const)('%s', (_, members, cells, shown) => {
  expect(cellsOf(publish(members, cells))).toEqual(shown)
})

test('nothing is published of a medication that many members of one week declared, or nearly everyone', () => {
  expect(publish(60, [30, 30], { wave: 20 })).toBeUndefined()
  expect(publish(60, [30, 30], { wave: 19 })).toBeDefined()
  expect(publish(60, [30, 30], { asked: 80 })).toBeUndefined()
  expect(publish(60, [30, 30], { asked: 81 })).toBeDefined()
})

test('every published number begins a band, and the order tells no more than the bands, whatever was declared', () => {
  const cells = fc.array(fc.oneof(fc.integer({ min: 1, max: 30 }), fc.integer({ min: 1, max: 200 })), {
    minLength: 1,
    maxLength: 12,
  })
  fc.assert(
    fc.property(cells, fc.nat({ max: 100 }), (cells, more) => {
      const members = Math.max(...cells) + more
      const published = publish(members, cells)
      for (const each of cellsOf(published) ?? []) {
        expect(each).toBeGreaterThanOrEqual(SHOWN_FROM)
        expect(each === SHOWN_FROM || each % STEP === 0).toBe(true)
      }
      const effects = published?.effects ?? []
      expect(effects).toEqual(
        effects.toSorted((one, other) => other.members - one.members || (one.term < other.term ? -1 : 1)),
      )
    }),
  )
})
