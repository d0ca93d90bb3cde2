import { DAY_MS, HOUR_MS } from '#contract/foundation/durations.ts'
import type { Log } from '#server/foundation/observe/log.ts'
import { openThread, type Thread } from '#server/foundation/work/thread.ts'
import type { ReadingsCheck } from './known-readings-service.ts'

const HEAP_MB = 1024

const CHECK_HOUR = 3

/** One thread serves all databases of this process: the lexicon takes a second and tens of megabytes to load. */
const thread: Thread = openThread({ entry: new URL('./reader-worker.ts', import.meta.url), heapMb: HEAP_MB })

/** Each night the thread's memory is compared with the stored rows: a story that is gone would otherwise stay until somebody's answer meets it. */
export function openReader(database: string, log: Log): Thread & { close: () => Promise<unknown> } {
  const run = (task: object) => thread.run({ ...task, database })
  const check = async () => {
    const { gone, missing, changed } = (await run({ kind: 'check' })) as ReadingsCheck
    if (missing + changed === 0) return
    log.error({ gone, missing, changed }, 'stories in memory were not those stored: all are read again')
    await run({ kind: 'hold' })
  }
  let checking: NodeJS.Timeout
  const checkAtNight = () => {
    checking = setTimeout(() => {
      checkAtNight()
      check().catch((error: unknown) => log.error({ err: error }, 'readings in memory not checked'))
    }, msUntilCheck(new Date()))
  }
  checkAtNight()
  return {
    run,
    close: () => {
      clearTimeout(checking)
      return run({ kind: 'leave' })
    },
  }
}

export function msUntilCheck(now: Date): number {
  const sinceCheck = (now.getTime() - CHECK_HOUR * HOUR_MS) % DAY_MS
  return DAY_MS - sinceCheck
}
