import { expect, test } from 'vitest'
import { EXPORT_FAILED, EXPORT_REQUESTED } from '#server/accounts/commands/ask-export.ts'
import { makeExport } from '#server/accounts/commands/make-export.ts'
import { MAIL_QUEUE, sendAccountMail } from '#server/accounts/mail-jobs.ts'
import { handlersOf } from '#server/app/handlers.ts'
import type { Tx } from '#server/foundation/db/database.ts'
import { emit, enqueue } from '#server/foundation/transaction.ts'
import { type EventHandler, every, handle, on } from '#server/foundation/work/handlers.ts'
import { defineEvent, defineQueue } from '#server/foundation/work/queues.ts'
import { COLLECTION_REQUESTED } from '#server/media/commands/request-collection.ts'
import { commentAdded, postPublished, postRemoved } from '#server/posts/events.ts'
import { tellComment } from '#server/posts/handlers.ts'

/** Wrong wires, each of which `tsc -p .` refuses: where it does not, the line above it is the error. None of them is ever run. */
const refused = (tx: Tx) => [
  // @ts-expect-error  What follows a comment needs its id, which the event of a post does not carry.
  () => on(postPublished, { 'posts.tell-comment': tellComment }),
  // @ts-expect-error  Nor does a handler read a property that its event has not.
  () => on(postRemoved, { 'notifications.forget-post': async (_, { authorId }) => void authorId }),
  // @ts-expect-error  The clock carries no data, which this handler needs.
  () => every('* * * * *', { 'posts.tell-comment': tellComment }),
  // @ts-expect-error  What is in a queue of mails is no request for a copy.
  () => handle(MAIL_QUEUE, (services, job) => makeExport(services, async () => {}, job)),
  // @ts-expect-error  A queue whose jobs need data cannot be started by the clock.
  () => handle(COPIES, async () => {}, { every: '* * * * *' }),
  // @ts-expect-error  What failed for good goes to a queue of the same data.
  () => handle(EXPORT_REQUESTED, async () => {}, { deadLetter: MAIL_QUEUE }),
  // @ts-expect-error  A queue is not an event, nor an event a queue.
  () => on(EXPORT_REQUESTED, {}),
  // @ts-expect-error  A name alone says nothing of what its jobs carry.
  () => handle('accounts.mail', sendAccountMail),
  // @ts-expect-error  A reaction written down by hand would go round all of this.
  (): EventHandler => ({ queue: 'posts.tell-comment', on: postPublished, run: tellComment }),

  // @ts-expect-error  Whoever announces says all that the event carries…
  () => emit(tx, postPublished, { postId: '' }),
  // @ts-expect-error  …and nothing else: a job would keep it.
  () => emit(tx, postRemoved, { postId: '', authorId: '' }),
  // @ts-expect-error  The data of one event is not the data of another.
  () => emit(tx, commentAdded, { postId: '', authorId: '' }),
  // @ts-expect-error  A job carries what its queue says.
  () => enqueue(tx, EXPORT_REQUESTED, { exportId: '' }),
  // @ts-expect-error  A queue without data is sent none.
  () => enqueue(tx, COLLECTION_REQUESTED, { mediaId: '' }),

  // @ts-expect-error  JSON gives a Date back as text.
  () => defineEvent<{ at: Date }>('x'),
  // @ts-expect-error  It gives undefined in a list back as null.
  () => defineEvent<{ ids: (string | undefined)[] }>('x'),
  // @ts-expect-error  It keeps nothing of a Map, however deep it lies.
  () => defineQueue<{ told: { by: Map<string, string> } }>('x'),
  // @ts-expect-error  It refuses a bigint.
  () => defineQueue<{ size: bigint }>('x'),
]

const COPIES = defineQueue<{ exportId: string }>('x')

/** Right wires that look like wrong ones. */
const accepted = (tx: Tx) => [
  // A handler may need less than the event carries, or nothing.
  () => on(postPublished, { x: async (_, { postId }: { postId: string }) => void postId, y: async () => {} }),
  () => handle(EXPORT_REQUESTED, async () => {}, { deadLetter: EXPORT_FAILED }),
  // A property that may be left out needs no data of the clock's.
  () => handle(defineQueue<{ memberIds?: string[] }>('x'), async () => {}, { every: '* * * * *' }),
  () => enqueue(tx, COLLECTION_REQUESTED, {}),
]

void [refused, accepted]

test('each queue has one handler, or two would share its jobs', () => {
  const queues = handlersOf({ send: async () => 'sent', close() {} }).map(({ queue }) => queue)
  expect(queues).toEqual([...new Set(queues)])
})
