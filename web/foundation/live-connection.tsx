import { useEffect } from 'react'
import type { LiveHandlers } from './live.ts'
import { fetchCode } from './load-code.ts'
import { takePrefetchedSeq } from './prefetched-answers.ts'

/** Mounted once, in the shell. The code of the socket is loaded after the first screen. */
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
        // Without a network there are no events; the shown data was just fetched.
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

function whenIdle(act: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const waiting = setTimeout(act, PATIENCE_MS)
    return () => clearTimeout(waiting)
  }
  const waiting = requestIdleCallback(act, { timeout: PATIENCE_MS })
  return () => cancelIdleCallback(waiting)
}
