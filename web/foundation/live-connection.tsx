import { useEffect } from 'react'
import type { LiveReactions } from './live.ts'

/**
 * Keeps the live socket while it is mounted: once, in the shell, for the member who is signed in (their id as `key`). What it needs is
 * fetched after the first screen.
 */
export function LiveConnection({ reactions }: { reactions: LiveReactions }) {
  useEffect(() => {
    let isGone = false
    let stop: (() => void) | undefined
    void import('./live.ts').then(({ startLive }) => {
      if (!isGone) stop = startLive(reactions)
    })
    return () => {
      isGone = true
      stop?.()
    }
  }, [reactions])
  return null
}
