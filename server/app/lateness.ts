import { monitorEventLoopDelay } from 'node:perf_hooks'
import type pg from 'pg'

/** How often the queue for a database connection is checked. A wait that ends before the next check is too short to matter. */
const LATENESS_CHECK_MS = 100
const WINDOW_MS = 1_000
const LATE_TURN_NS = 100 * 1e6

export type Lateness = {
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
