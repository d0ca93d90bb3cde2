import { describe, expect, test } from 'vitest'
import { ReceiptCode } from '#contract/moderation/schema.ts'
import { weightLevel } from '#web/moderation/queue/case-words.ts'
import { readQueueView } from '#web/moderation/queue/queue-view.ts'
import { isReceiptCode, receiptCodeIn } from '#web/moderation/reporting/receipt-code.ts'
import { blankReport, readDraft } from '#web/moderation/reporting/report-draft.ts'
import { readReported } from '#web/moderation/reporting/reported.ts'
import { draftOf } from '#web/moderation/text-draft.ts'

const ID = '0192f3a0-1b2c-7d3e-8f4a-5b6c7d8e9f00'

describe('the address of a report names', () => {
  test.each(['post', 'comment', 'message', 'member', 'room'])('a %s by its id', (kind) => {
    expect(readReported({ kind, id: ID })).toEqual({ kind, id: ID })
  })

  test.each([
    { kind: 'post', id: '<script>' },
    { kind: 'admin', id: ID },
    { id: ID },
    { kind: 'post' },
    { kind: 1, id: ID },
    { kind: 'post', id: `${ID}?bcc=all@vecu.example` },
    { kind: ['post'], id: [ID] },
  ])('nothing in particular: %o', (address) => {
    expect(readReported(address)).toEqual({})
  })
})

describe('a code as it was typed', () => {
  test.each(['VECU-ABCD-EFGH-JKMN-PQRS', ' vecu abcd efgh jkmn pqrs ', 'abcdefghjkmnpqrs', 'VECU-ABCD–EFGH–JKMN–PQRS'])(
    'like %s is the given one',
    (typed) => {
      expect(receiptCodeIn(typed)).toBe('VECU-ABCD-EFGH-JKMN-PQRS')
    },
  )

  test.each(['', 'VECU', 'VECU-ABCD', 'VECU-ABCD-EFGH-JKMN-PQRSTV', 'VECU-ABCD-EFGH-JKMN-PQRI'])(
    'like %s is invalid, here and for the server',
    (typed) => {
      const code = receiptCodeIn(typed)
      expect(isReceiptCode(code)).toBe(false)
      expect(ReceiptCode.safeParse(code).success).toBe(false)
    },
  )
})

describe('a stored draft of a report', () => {
  test('is read as it was written, without values that this version does not know', () => {
    const draft = { ...blankReport(), requestId: ID }
    draft.values = { ...draft.values, details: 'Il me vise', reason: 'hate' }
    expect(readDraft(JSON.stringify(draft))).toEqual(draft)
    const older = JSON.stringify({ ...draft, values: { ...draft.values, reason: 'boredom' } })
    expect(readDraft(older)?.values.reason).toBeNull()
  })

  test.each([
    null,
    '',
    'nonsense',
    '{}',
    '{"requestId":"1","values":{}}',
    `{"requestId":"${ID}","values":{"place":1}}`,
  ])('like %s is ignored', (kept) => {
    expect(readDraft(kept)).toBeUndefined()
  })

  test.each([null, 'nonsense', '{}', '{"requestId":"1","text":"a"}', `{"requestId":"${ID}","text":1}`, 'null'])(
    'like %s is ignored as a reason',
    (kept) => {
      expect(draftOf(kept)).toBeUndefined()
    },
  )
})

test.each([
  [0.5, 'light'],
  [3, 'medium'],
  [5.9, 'medium'],
  [6, 'heavy'],
  [12, 'veryHeavy'],
])('a weight of %d is %s', (weight, level) => {
  expect(weightLevel(weight)).toBe(level)
})

test('the queue reads its address, and ignores unknown parts', () => {
  expect(readQueueView({ etat: 'appealed', sur: 'message', miens: true })).toEqual({
    etat: 'appealed',
    sur: 'message',
    miens: true,
  })
  expect(readQueueView({ etat: 'open', sur: 'everything', miens: 'yes', other: 1 })).toEqual({})
})
