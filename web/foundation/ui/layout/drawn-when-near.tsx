import { type ReactNode, useEffect, useRef, useState } from 'react'

type DrawnWhenNearProps = {
  /** Stands in place of the children until they are drawn, about as tall. */
  fallback: ReactNode
  children: ReactNode
}

/** Milliseconds after which the part is drawn without an act: the person may read with a screen reader, which tells the page nothing. */
const PATIENCE_MS = 6_000
const ACTS = ['scroll', 'keydown', 'focusin'] as const

/**
 * Draws a heavy part far down the page once it is near the screen, or once the person does anything at all: until then a phone is busy with the part
 * they look at.
 */
export function DrawnWhenNear({ fallback, children }: DrawnWhenNearProps) {
  const place = useRef<HTMLDivElement>(null)
  const [isWanted, setWanted] = useState(false)

  useEffect(() => {
    if (isWanted || !place.current) return
    const ending = new AbortController()
    const want = () => setWanted(true)
    // Drawn while a button is pressed, the part would move the button away from the pointer, and the click would be lost.
    let isPressed = false
    const act = () => isPressed || want()
    const press = () => {
      isPressed = true
    }
    const release = () => {
      isPressed = false
      setTimeout(want)
    }
    const nearing = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && want(), {
      rootMargin: '25%',
    })
    nearing.observe(place.current)
    const waiting = setTimeout(want, PATIENCE_MS)
    const listening = { capture: true, passive: true, signal: ending.signal }
    window.addEventListener('pointerdown', press, listening)
    for (const end of ['pointerup', 'pointercancel'] as const) window.addEventListener(end, release, listening)
    for (const name of ACTS) window.addEventListener(name, act, { passive: true, signal: ending.signal })
    return () => {
      ending.abort()
      nearing.disconnect()
      clearTimeout(waiting)
    }
  }, [isWanted])

  return isWanted ? children : <div ref={place}>{fallback}</div>
}
