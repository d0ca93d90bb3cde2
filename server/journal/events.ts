import { defineEvent } from '#server/foundation/work/queues.ts'

export const journalRemoved = defineEvent<{ journalId: string }>('journal.removed')
