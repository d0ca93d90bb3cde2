import { endWithParent } from './worker-parent.ts'
import type { WorkerAnswer, WorkerReady } from './worker-pool.ts'

const MEMORY_CHECK_MS = 100

/**
 * The parent limits the time of a task; this process limits its own memory.
 * @param memoryMax bytes, beyond which the process ends itself
 */
export function serveTasks<Task>(
  perform: (task: Task) => Promise<unknown>,
  { memoryMax }: { memoryMax: number },
): void {
  endWithParent()
  process.on('disconnect', () => process.exit())
  // A terminal sends these signals to every process of a server that ends. The parent ends this one, once no task needs it.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {})
  process.on('message', (task: Task) => {
    void perform(task)
      .then(
        (answer): WorkerAnswer => ({ answer }),
        (error: unknown) => failureOf(error),
      )
      .then((answer) => process.send?.(answer))
  })
  setInterval(() => {
    if (process.memoryUsage.rss() > memoryMax) process.exit(1)
  }, MEMORY_CHECK_MS)
  process.send?.({ ready: true } satisfies WorkerReady)
}

function failureOf(error: unknown): WorkerAnswer {
  if (!(error instanceof Error)) return { failure: 'not an error' }
  const failure = `${error.name}: ${error.message}`
  return 'code' in error && typeof error.code === 'string' ? { failure, code: error.code } : { failure }
}
