import { expect, test } from 'vitest'
import type { Message } from '#contract/chat/schema.ts'
import { threadRows } from '#web/chat/messages/thread-rows.ts'
import type { Unsent } from '#web/chat/messages/unsent.ts'

const idOf = (seq: number) => `0198f1a2-0000-7000-8000-${String(seq).padStart(12, '0')}`
const at = (day: number, time: string) => new Date(`2026-11-${day}T${time}:00`)

const message = (seq: number, isMine: boolean, createdAt: Date, given: Partial<Message> = {}): Message => ({
  id: idOf(seq),
  conversationId: idOf(0),
  seq,
  senderId: idOf(isMine ? 1 : 2),
  isMine,
  body: 'mot',
  image: null,
  quote: null,
  call: null,
  createdAt,
  hidden: null,
  can: { removeForBoth: false, report: true },
  ...given,
})
const unsent = (requestId: string, given: Partial<Unsent> = {}): Unsent => ({
  requestId,
  conversationId: idOf(0),
  body: 'attend',
  quote: null,
  formId: null,
  order: at(21, '10:20').getTime(),
  tries: 0,
  failure: null,
  ...given,
})
const rowsOf = (messages: Message[], given: Partial<Parameters<typeof threadRows>[0]> = {}) =>
  threadRows({
    messages,
    unsent: [],
    others: { deliveredSeq: 0, readSeq: null },
    newAfter: undefined,
    requestOf: () => undefined,
    ...given,
  })

test('a run of one person marks its first and its last; a pause, another person and a new day end it', () => {
  const rows = rowsOf([
    message(1, false, at(20, '09:00')),
    message(2, false, at(20, '09:01')),
    message(3, true, at(20, '09:02')),
    message(4, true, at(20, '09:30')),
    message(5, true, at(21, '09:31')),
  ])
  expect(rows.map(({ isRunStart, isRunEnd }) => [isRunStart, isRunEnd])).toEqual([
    [true, false],
    [false, true],
    [true, true],
    [true, true],
    [true, true],
  ])
  expect(rows.map(({ day }) => day?.getDate())).toEqual([20, undefined, undefined, undefined, 21])
})

test('only the reader’s own messages show how far they came, and a change of that splits the run', () => {
  const time = at(21, '10:00')
  const rows = rowsOf([1, 2, 3].map((seq) => message(seq, true, time)).concat(message(4, false, time)), {
    others: { deliveredSeq: 2, readSeq: 1 },
  })
  expect(rows.map((row) => row.kind === 'message' && row.progress)).toEqual(['read', 'delivered', 'sent', undefined])
  expect(rows.map(({ isRunEnd }) => isRunEnd)).toEqual([true, true, true, true])
})

test('no message counts as read where reading is hidden', () => {
  const rows = rowsOf([message(1, true, at(21, '10:00'))], { others: { deliveredSeq: 1, readSeq: null } })
  expect(rows[0]).toMatchObject({ progress: 'delivered' })
})

test('the first unread message of the other side is marked, once', () => {
  const rows = rowsOf(
    [1, 2, 3, 4].map((seq) => message(seq, seq === 2, at(21, '10:00'))),
    { newAfter: 1 },
  )
  expect(rows.map(({ isFirstNew }) => isFirstNew)).toEqual([false, false, true, false])
})

test('a waiting message comes last, and is not shown twice once it has arrived', () => {
  const [waiting, arrived] = [unsent(idOf(91)), unsent(idOf(92))]
  const rows = rowsOf([message(1, true, at(21, '10:19'))], {
    unsent: [arrived, waiting],
    requestOf: (id) => (id === idOf(1) ? arrived.requestId : undefined),
  })
  expect(rows.map(({ key, kind }) => [key, kind])).toEqual([
    [arrived.requestId, 'message'],
    [waiting.requestId, 'unsent'],
  ])
})

test('a call is a row by itself', () => {
  const call = { outcome: 'missed', seconds: 0 } as const
  const rows = rowsOf([
    message(1, false, at(21, '10:00')),
    message(2, false, at(21, '10:01'), { call }),
    message(3, false, at(21, '10:02')),
  ])
  expect(rows.every(({ isRunStart, isRunEnd }) => isRunStart && isRunEnd)).toBe(true)
})
