import { expect, test } from 'vitest'
import { OUTCOME_FIELDS, OUTCOME_LIMITS, tooLongOutcome } from '#web/posts/post/outcome-fields.ts'

const NOTHING = { diagnosis: '', examination: '', specialist: '', timeTaken: '', notes: '' }

test('an outcome names each field that is longer than it takes, and none that fills it, spaces around it apart', () => {
  for (const field of OUTCOME_FIELDS) {
    const max = OUTCOME_LIMITS[field]
    expect(tooLongOutcome({ ...NOTHING, [field]: ` ${'a'.repeat(max)} ` })).toEqual([])
    expect(tooLongOutcome({ ...NOTHING, [field]: 'a'.repeat(max + 1) })).toEqual([
      { path: field, code: 'tooLong', n: max },
    ])
  }
})
