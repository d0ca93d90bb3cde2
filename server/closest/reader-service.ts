import { openThread, type Thread } from '#server/foundation/work/thread.ts'

const HEAP_MB = 1024

/** One thread serves all databases of this process: the lexicon takes a second and tens of megabytes to load. */
const thread: Thread = openThread({ entry: new URL('./reader-worker.ts', import.meta.url), heapMb: HEAP_MB })

/** Reads stories, and finds which are close, in a thread that knows all readings of this database. */
export const openReader = (database: string): Thread & { close: () => Promise<unknown> } => ({
  run: (task) => thread.run({ ...task, database }),
  close: () => thread.run({ kind: 'leave', database }),
})
