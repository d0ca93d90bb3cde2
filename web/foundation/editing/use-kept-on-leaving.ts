import { useEffect } from 'react'

/** What was typed a moment ago is kept before the page goes. */
export function useKeptOnLeaving(flush: () => void): void {
  useEffect(() => {
    window.addEventListener('pagehide', flush)
    document.addEventListener('visibilitychange', flush)
    return () => {
      window.removeEventListener('pagehide', flush)
      document.removeEventListener('visibilitychange', flush)
      flush()
    }
  }, [flush])
}
