import { monitorEventLoopDelay } from 'node:perf_hooks'
import type pg from 'pg'

/** How often the line for a connection is looked at: one that is gone by the next look is no wait worth mentioning. */
const LOOK_MS = 100
const WINDOW_MS = 1_000
/** A turn of the event loop that takes so long is late. */
const LATE_TURN_NS = 100 * 1e6

export type Lateness = {
  /** Whether what is begun now would be answered late: others have been waiting for a connection, or this process does not come to its work. */
  isLate: () => boolean
  close: () => void
}

export function openLateness(pool: Pick<pg.Pool, 'waitingCount'>): Lateness {
  const turns = monitorEventLoopDelay({ resolution: 10 })
  turns.enable()
  let windowAt = performance.now()
  let isLoopLate = false
  let looksInLine = 0
  const looking = setInterval(() => {
    looksInLine = pool.waitingCount > 0 ? looksInLine + 1 : 0
    if (performance.now() - windowAt < WINDOW_MS) return
    isLoopLate = turns.percentile(50) > LATE_TURN_NS
    turns.reset()
    windowAt = performance.now()
  }, LOOK_MS)
  looking.unref()
  return {
    isLate: () => isLoopLate || (looksInLine > 1 && pool.waitingCount > 0),
    close() {
      clearInterval(looking)
      turns.disable()
    },
  }
}
