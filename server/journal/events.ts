import { defineEvent } from '#server/foundation/queues.ts'

/** A journal was deleted, with all its days. */
export const journalRemoved = defineEvent<{ journalId: string }>('journal.removed')
