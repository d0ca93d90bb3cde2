import { defineEvent } from '#server/foundation/work/queues.ts'

export const treatmentTold = defineEvent<{ treatmentId: string }>('treatments.told')
