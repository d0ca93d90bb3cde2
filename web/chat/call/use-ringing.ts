import { useEffect } from 'react'
import { startTone } from './tone.ts'

/**
 * Makes a call heard, and seen by whoever looks at another tab: the name of this one says who calls, and where this browser may show alerts it shows
 * one. That one may stand on a locked screen, so it says no name. `isHeard`: until one reads what they are asked.
 */
export function useRinging({ title, alert, isHeard }: { title: string; alert: string; isHeard: boolean }): void {
  useEffect(() => (isHeard ? startTone() : undefined), [isHeard])
  useEffect(() => {
    const { title: before } = document
    document.title = title
    return () => {
      // The page may have named the tab anew meanwhile.
      if (document.title === title) document.title = before
    }
  }, [title])
  useEffect(() => {
    if (document.visibilityState === 'visible') return
    const shown = showAlert(alert)
    return () => shown?.close()
  }, [alert])
}

function showAlert(alert: string): Notification | undefined {
  if (!('Notification' in window) || Notification.permission !== 'granted') return undefined
  try {
    const shown = new Notification('Vécu', { body: alert, icon: '/icon-192.png', tag: 'call' })
    shown.onclick = () => {
      window.focus()
      shown.close()
    }
    return shown
  } catch {
    // Telephones let only a service worker show one.
    return undefined
  }
}
