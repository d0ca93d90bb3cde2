import { defineEvent } from '#server/foundation/work/queues.ts'

/** A journal was deleted, with all its days. */
export const journalRemoved = defineEvent<{ journalId: string }>('journal.removed')
