import { expect, test } from 'vitest'
import { SIDE_EFFECTS_MAX } from '#contract/treatments/limits.ts'
import { BLANK, keptTreatment, readTreatment, type TreatmentValues } from '#web/treatments/treatment-values.ts'

const NOW = new Date('2026-11-20T12:00:00Z')
const values = (said: Partial<TreatmentValues>): TreatmentValues => ({
  ...BLANK,
  name: 'Kinésithérapie',
  kind: 'exercise',
  ...said,
})
const effectsOf = (said: Partial<TreatmentValues>) => readTreatment(values(said), null, NOW).fields?.sideEffects

test('a side effect that was typed and not added is sent with the others', () => {
  expect(effectsOf({ sideEffects: ['nausées'], typedEffect: ' bouche sèche ' })).toEqual(['nausées', 'bouche sèche'])
  expect(effectsOf({ typedEffect: 'bouche sèche' })).toEqual(['bouche sèche'])
})

test('a side effect that was added before, or a blank, is not sent again', () => {
  expect(effectsOf({ sideEffects: ['Bouche sèche'], typedEffect: 'bouche seche' })).toEqual(['Bouche sèche'])
  expect(effectsOf({ sideEffects: ['nausées'], typedEffect: '  ' })).toEqual(['nausées'])
})

test('a typed side effect above the limit is a fault, not dropped', () => {
  const sideEffects = Array.from({ length: SIDE_EFFECTS_MAX }, (_, nth) => `effet ${'abcdefghijklmnopqrstuvwxyz'[nth]}`)
  expect(readTreatment(values({ sideEffects, typedEffect: 'bouche sèche' }), null, NOW).faults).toMatchObject([
    { path: 'sideEffects', code: 'tooMany' },
  ])
})

test('a typed side effect is kept on the device, and values kept before this field stood are read all the same', () => {
  const { typedEffect: _, ...older } = BLANK
  expect(keptTreatment(JSON.stringify({ ...older, version: 1 }))).toEqual({ values: BLANK, version: 1 })
  const now = values({ typedEffect: 'bouche s' })
  expect(keptTreatment(JSON.stringify({ ...now, version: 2 }))).toEqual({ values: now, version: 2 })
})
