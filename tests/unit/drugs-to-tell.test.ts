import { expect, test } from 'vitest'
import { SIDE_EFFECTS_MAX } from '#contract/treatments/limits.ts'
import { drugsToTell } from '#web/treatments/drugs-to-tell.ts'

const drug = (
  name: string,
  role: 'suspected' | 'concomitant',
  startDate: string | null = null,
  stopDate = startDate,
) => ({
  ...{ name, role, startDate, stopDate },
})

test('every medication of a report is offered, the suspected ones first, each name once and without its dose', () => {
  const told = drugsToTell({
    drugs: [
      drug('Paracétamol 1000 mg', 'concomitant'),
      drug('Bétahistine 24 mg', 'suspected', '2025-04-03', '2025-05-20'),
      drug('bétahistine', 'concomitant'),
      drug('Oméprazole', 'suspected', '2025-01-09', null),
    ],
    reactions: ['Crampes', 'Nausée après 2 comprimés', 'x'.repeat(200)],
  })
  expect(told).toMatchObject([
    { name: 'Bétahistine', from: '2025-04', to: '2025-05', isOngoing: false, sideEffects: ['Crampes'] },
    { name: 'Oméprazole', from: '2025-01', to: null, isOngoing: true, sideEffects: ['Crampes'] },
    // It was only taken meanwhile, and is not said to have caused anything.
    { name: 'Paracétamol', from: null, to: null, isOngoing: false, sideEffects: [] },
  ])
  expect(new Set(told.map(({ id }) => id)).size).toBe(3)
  for (const { kind } of told) expect(kind).toBe('medication')
})

test('a report without a name offers nothing, and one with many effects no more than an entry takes', () => {
  expect(drugsToTell({ drugs: [drug('  ', 'suspected')], reactions: [] })).toEqual([])
  const reactions = Array.from({ length: SIDE_EFFECTS_MAX + 5 }, (_, nth) => `Effet ${nth}`)
  expect(drugsToTell({ drugs: [drug('Yttrol', 'suspected')], reactions })[0]!.sideEffects).toHaveLength(
    SIDE_EFFECTS_MAX,
  )
})
