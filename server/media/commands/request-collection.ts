import type { Tx } from '#server/foundation/db/database.ts'
import { enqueue } from '#server/foundation/transaction.ts'
import { defineQueue } from '#server/foundation/work/queues.ts'

export const COLLECTION_REQUESTED = defineQueue('media.collect')

/** Queues the deletion of the files whose rows this transaction deletes, for after the commit. */
export const requestCollection = (tx: Tx): Promise<void> => enqueue(tx, COLLECTION_REQUESTED, {})
