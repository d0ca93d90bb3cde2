import { defineQueue } from '#server/foundation/work/queues.ts'

export const PUSH_QUEUE = defineQueue<PushJob>('notifications.push')

export type PushJob = { memberId: string }
