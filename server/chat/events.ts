import { defineEvent } from '#server/foundation/work/queues.ts'

/** Two members talk from now on: a request to chat was accepted. */
export const chatAccepted = defineEvent<{ memberIds: [string, string] }>('chat.accepted')

/** A request was answered or withdrawn: nothing is left to open. */
export const requestEnded = defineEvent<{ requestId: string }>('chat.request-ended')
