import { defineEvent } from '#server/foundation/work/queues.ts'

/** An entry was added or changed: which, and under which post. */
export const treatmentTold = defineEvent<{ treatmentId: string }>('treatments.told')
