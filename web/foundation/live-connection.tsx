import { useEffect } from 'react'
import type { LiveHandlers } from './live.ts'
import { fetchCode } from './load-code.ts'
import { takePrefetchedSeq } from './prefetched-answers.ts'

/**
 * Keeps the live socket while it is mounted: once, in the shell, for the member who is signed in. Its code is fetched
 * after the first screen.
 */
export function LiveConnection({ memberId, handlers }: { memberId: string; handlers: LiveHandlers }) {
  useEffect(() => {
    const ending = new AbortController()
    const { signal } = ending
    let stop: (() => void) | undefined
    const load = () =>
      void fetchCode(() => import('./live.ts')).then(
        ({ startLive }) => {
          if (!signal.aborted) stop = startLive(handlers, takePrefetchedSeq(memberId))
        },
        // Without a network there is nothing to hear; the data shown was just read.
        () => window.addEventListener('online', load, { once: true, signal }),
      )
    const cancel = whenIdle(load)
    return () => {
      ending.abort()
      cancel()
      stop?.()
    }
  }, [memberId, handlers])
  return null
}

const PATIENCE_MS = 1_000

/** Acts once the browser has nothing better to do, or after a second; some browsers know no such moment, and wait that second. */
function whenIdle(act: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const waiting = setTimeout(act, PATIENCE_MS)
    return () => clearTimeout(waiting)
  }
  const waiting = requestIdleCallback(act, { timeout: PATIENCE_MS })
  return () => cancelIdleCallback(waiting)
}
