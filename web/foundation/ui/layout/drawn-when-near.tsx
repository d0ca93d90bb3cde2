import { type ReactNode, useEffect, useRef, useState } from 'react'

type DrawnWhenNearProps = {
  /** Shown until the children are rendered; about as tall as they are. */
  fallback: ReactNode
  children: ReactNode
}

/** A screen reader moves through the page without any event, so the part is rendered anyway after this time. */
const PATIENCE_MS = 6_000
const ACTS = ['scroll', 'keydown', 'focusin'] as const

/**
 * Renders a heavy part far down the page once it is near the screen, or after any action of the person. Until then the phone's processor is free for
 * the part in sight.
 */
export function DrawnWhenNear({ fallback, children }: DrawnWhenNearProps) {
  const place = useRef<HTMLDivElement>(null)
  const [isWanted, setWanted] = useState(false)

  useEffect(() => {
    if (isWanted || !place.current) return
    const ending = new AbortController()
    const want = () => setWanted(true)
    // Rendering the part while a button is pressed would move the button from under the pointer, and the click would be lost.
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
