import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dateFaults, keptTags } from '#contract/posts/rules.ts'
import type { Travel } from '#contract/posts/schema.ts'

test.each([
  { typed: [], kept: [] },
  { typed: ['Covid long', 'covid LONG', 'Covid  long'], kept: ['Covid long'] },
  { typed: ['headache', 'maux de tete', 'Fièvre'], kept: ['Maux de tête', 'Fièvre'] },
  { typed: ['fever', 'Autre', 'FIEVRE'], kept: ['Fièvre', 'Autre'] },
  { typed: ['mal de tête', 'épuisé'], kept: ['mal de tête', 'épuisé'] },
  { typed: ['🤕', '😴', '🤕'], kept: ['🤕', '😴'] },
])('a post with the tags $typed keeps $kept', ({ typed, kept }) => {
  expect(keptTags(typed)).toEqual(kept)
})

test('keeping tags twice changes nothing, adds none and leaves none that fold alike', () => {
  const tag = fc.oneof(
    fc.constantFrom('Fièvre', 'fever', 'FIEVRE', 'Headache', 'maux de tête', 'Été', 'ete', '!', '?'),
    fc.string({ minLength: 1, maxLength: 8 }),
  )
  fc.assert(
    fc.property(fc.array(tag, { maxLength: 10 }), (typed) => {
      const kept = keptTags(typed)
      expect(keptTags(kept)).toEqual(kept)
      expect(kept.length).toBeLessThanOrEqual(typed.length)
      expect(typed.length === 0).toBe(kept.length === 0)
    }),
  )
})

const NOON = new Date('2026-03-31T12:00:00Z')
const trip = (startDate: string, endDate: string): Travel => ({ destination: 'Lisbonne', startDate, endDate })
const faults = (startDate: string | null, travels: Travel[], now = NOON, told?: Travel[]) =>
  dateFaults({ startDate, travels }, now, { told }).map(({ path, code }) => `${path}: ${code}`)

test.each([
  { startDate: null, found: [] },
  { startDate: '1900-01-01', found: [] },
  { startDate: '2026-03-31', found: [] },
  { startDate: '2026-04-01', found: [] }, // already that day in Kiribati
  { startDate: '2026-04-02', found: ['startDate: dateInFuture'] },
])('on 31 March at noon UTC a start on $startDate meets $found', ({ startDate, found }) => {
  expect(faults(startDate, [])).toEqual(found)
})

test.each([
  { travel: trip('2025-03-01', '2025-03-31'), found: [] },
  { travel: trip('2020-01-01', '2025-03-31'), found: [] },
  { travel: trip('2025-03-01', '2025-03-30'), found: ['travels.0.endDate: travelTooOld'] },
  { travel: trip('2026-03-31', '2026-04-01'), found: [] },
  { travel: trip('2026-03-31', '2026-04-02'), found: ['travels.0.endDate: dateInFuture'] },
  {
    travel: trip('2026-05-01', '2026-05-02'),
    found: ['travels.0.startDate: dateInFuture', 'travels.0.endDate: dateInFuture'],
  },
])('a travel from $travel.startDate to $travel.endDate meets $found', ({ travel, found }) => {
  expect(faults(null, [travel])).toEqual(found)
})

test('the twelve months are counted from the day in the earliest time zone', () => {
  const justPastMidnight = new Date('2026-03-31T00:30:00Z')
  expect(faults(null, [trip('2025-03-01', '2025-03-30')], justPastMidnight)).toEqual([])
  expect(faults(null, [trip('2025-03-01', '2025-03-29')], justPastMidnight)).toHaveLength(1)
})

test('every fault is named, each at its own field', () => {
  const travels = [trip('2026-01-01', '2026-01-05'), trip('2020-01-01', '2020-01-05'), trip('2026-01-01', '2027-01-05')]
  expect(faults('2030-01-01', travels)).toEqual([
    'startDate: dateInFuture',
    'travels.1.endDate: travelTooOld',
    'travels.2.endDate: dateInFuture',
  ])
})

test('a travel told in time may stay when it has grown old, and only that one', () => {
  const told = trip('2020-01-01', '2020-01-05')
  expect(faults(null, [told], NOON, [told])).toEqual([])
  expect(faults(null, [{ ...told, destination: 'Porto' }], NOON, [told])).toHaveLength(1)
})
