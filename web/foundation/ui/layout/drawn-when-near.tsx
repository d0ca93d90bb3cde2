import { type ReactNode, useEffect, useRef, useState } from 'react'

type DrawnWhenNearProps = {
  /** What stands in its place, about as tall. */
  fallback: ReactNode
  children: ReactNode
}

/** After so long without an act a person may still be there, reading with a voice that tells the page nothing. */
const PATIENCE_MS = 6_000
const ACTS = ['scroll', 'pointerdown', 'keydown', 'focusin'] as const

/**
 * Draws what is heavy and far down once it is near the screen, or once the person does anything at all: until then a phone is busy with what
 * they look at.
 */
export function DrawnWhenNear({ fallback, children }: DrawnWhenNearProps) {
  const place = useRef<HTMLDivElement>(null)
  const [isWanted, setWanted] = useState(false)

  useEffect(() => {
    if (isWanted || !place.current) return
    const ending = new AbortController()
    const want = () => setWanted(true)
    const nearing = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && want(), {
      rootMargin: '25%',
    })
    nearing.observe(place.current)
    const waiting = setTimeout(want, PATIENCE_MS)
    for (const act of ACTS) window.addEventListener(act, want, { passive: true, signal: ending.signal })
    return () => {
      ending.abort()
      nearing.disconnect()
      clearTimeout(waiting)
    }
  }, [isWanted])

  return isWanted ? children : <div ref={place}>{fallback}</div>
}
