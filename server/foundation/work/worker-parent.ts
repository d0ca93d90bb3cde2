import { Worker } from 'node:worker_threads'

/**
 * Ends this process when its parent is gone, even while it is busy: a channel that is closed is noticed only by whoever has time to listen.
 * By a thread of its own, therefore, which holds nobody up.
 */
export function endWithParent(everyMs = 5_000): void {
  new Worker(`(${watch})(${process.ppid}, ${everyMs})`, {
    eval: true,
    resourceLimits: { maxOldGenerationSizeMb: 8, maxYoungGenerationSizeMb: 2 },
  }).unref()
}

/** Is sent to the thread as text: knows nothing but what it is given. */
function watch(parent: number, everyMs: number): void {
  const isThere = () => {
    try {
      return process.ppid === parent && process.kill(parent, 0) // some systems keep the number of a parent that is gone
    } catch {
      return false
    }
  }
  setInterval(() => {
    // Of a thread, exit() would end the thread.
    if (!isThere()) process.kill(process.pid, 'SIGKILL')
  }, everyMs)
}
