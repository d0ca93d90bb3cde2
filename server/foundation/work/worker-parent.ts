import { Worker } from 'node:worker_threads'

/** A busy process does not notice a closed channel, so a thread watches the parent. */
export function endWithParent(everyMs = 5_000): void {
  new Worker(`(${watch})(${process.ppid}, ${everyMs})`, {
    eval: true,
    resourceLimits: { maxOldGenerationSizeMb: 8, maxYoungGenerationSizeMb: 2 },
  }).unref()
}

/** The thread gets this function as source text, so it may use nothing but its parameters. */
function watch(parent: number, everyMs: number): void {
  const isThere = () => {
    try {
      return process.ppid === parent && process.kill(parent, 0) // some systems keep the number of a parent that is gone
    } catch {
      return false
    }
  }
  setInterval(() => {
    // In a thread, exit() would end the thread alone.
    if (!isThere()) process.kill(process.pid, 'SIGKILL')
  }, everyMs)
}
