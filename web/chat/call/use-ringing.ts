import { useEffect } from 'react'
import { startTone } from './tone.ts'

/** The notification names nobody, because it may appear on a locked screen. */
export function useRinging({ title, alert, isHeard }: { title: string; alert: string; isHeard: boolean }): void {
  useEffect(() => (isHeard ? startTone() : undefined), [isHeard])
  useEffect(() => {
    const { title: before } = document
    document.title = title
    return () => {
      // The page may have changed the title since: then it is left alone.
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
    // On phones, only a service worker may show notifications.
    return undefined
  }
}
