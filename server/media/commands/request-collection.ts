import type { Tx } from '#server/foundation/db/database.ts'
import { enqueue } from '#server/foundation/transaction.ts'
import { defineQueue } from '#server/foundation/work/queues.ts'

export const COLLECTION_REQUESTED = defineQueue('media.collect')

export const requestCollection = (tx: Tx): Promise<void> => enqueue(tx, COLLECTION_REQUESTED, {})
