import { defineEvent } from '#server/foundation/work/queues.ts'

export const chatAccepted = defineEvent<{ memberIds: [string, string] }>('chat.accepted')

export const requestEnded = defineEvent<{ requestId: string }>('chat.request-ended')
