import { monitorEventLoopDelay } from 'node:perf_hooks'
import type pg from 'pg'

/** How often the queue for a database connection is checked. A wait that ends before the next check is too short to matter. */
const LATENESS_CHECK_MS = 100
const WINDOW_MS = 1_000
/** A turn of the event loop that takes longer counts as late. */
const LATE_TURN_NS = 100 * 1e6

export type Lateness = {
  /** Whether a request that begins now would be answered late: requests wait for a connection, or the event loop is blocked. */
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
  }, LATENESS_CHECK_MS)
  looking.unref()
  return {
    isLate: () => isLoopLate || (looksInLine > 1 && pool.waitingCount > 0),
    close() {
      clearInterval(looking)
      turns.disable()
    },
  }
}
