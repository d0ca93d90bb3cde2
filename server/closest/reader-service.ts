import { DAY_MS } from '#contract/foundation/durations.ts'
import type { Log } from '#server/foundation/observe/log.ts'
import { openThread, type Thread } from '#server/foundation/work/thread.ts'
import type { ReadingsCheck } from './known-readings-service.ts'

const HEAP_MB = 1024

/** One thread serves all databases of this process: the lexicon takes a second and tens of megabytes to load. */
const thread: Thread = openThread({ entry: new URL('./reader-worker.ts', import.meta.url), heapMb: HEAP_MB })

/**
 * Reads stories, and finds which are close, in a thread that knows all readings of this database. Each day what it knows is compared with what is stored: a
 * story that is gone would otherwise stay in memory until somebody's answer meets it.
 */
export function openReader(database: string, log: Log): Thread & { close: () => Promise<unknown> } {
  const run = (task: object) => thread.run({ ...task, database })
  const check = async () => {
    const { gone, missing } = (await run({ kind: 'check' })) as ReadingsCheck
    if (missing > 0) log.error({ gone, missing }, 'stories were missing in memory: all are read again')
  }
  const checking = setInterval(
    () => void check().catch((error: unknown) => log.error({ err: error }, 'readings in memory not checked')),
    DAY_MS,
  )
  return {
    run,
    close: () => {
      clearInterval(checking)
      return run({ kind: 'leave' })
    },
  }
}
