// The process that opens what members send, by itself: see server/foundation/work/worker-pool.ts. Its parent bounds its time, it bounds its memory.

import { endWithParent } from '#server/foundation/work/worker-parent.ts'
import type { WorkerAnswer, WorkerReady } from '#server/foundation/work/worker-pool.ts'
import { make } from './make.ts'
import type { Making } from './task.ts'

const MEMORY_MAX = 1 << 30
const LOOK_MS = 100

endWithParent()
process.on('disconnect', () => process.exit())
// A terminal sends these to every process of a server that is to end; its parent ends this one, once no task needs it.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {})
process.on('message', (task: Making) => void work(task))
setInterval(() => {
  if (process.memoryUsage.rss() > MEMORY_MAX) process.exit(1)
}, LOOK_MS)

process.send?.({ ready: true } satisfies WorkerReady)

async function work(task: Making): Promise<void> {
  const answer: WorkerAnswer = await make(task).then(
    (made) => ({ answer: made }),
    (error: unknown) => failureOf(error),
  )
  process.send?.(answer)
}

function failureOf(error: unknown): WorkerAnswer {
  if (!(error instanceof Error)) return { failure: 'not an error' }
  const failure = `${error.name}: ${error.message}`
  return 'code' in error && typeof error.code === 'string' ? { failure, code: error.code } : { failure }
}
