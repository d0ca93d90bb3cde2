import { defineQueue } from '#server/foundation/work/queues.ts'

/** The queue whose jobs tell a member's browsers that there is something new. */
export const PUSH_QUEUE = defineQueue<PushJob>('notifications.push')

export type PushJob = { memberId: string }
