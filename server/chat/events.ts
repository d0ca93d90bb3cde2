import { defineEvent } from '#server/foundation/queues.ts'

/** A request was answered, withdrawn or ended by a block: nothing is left to open. */
export const requestEnded = defineEvent<{ requestId: string }>('chat.request-ended')
