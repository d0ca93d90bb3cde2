import { type ReactNode, useEffect, useRef, useState } from 'react'

type DrawnWhenNearProps = {
  /** Stands in place of the children until they are drawn, about as tall. */
  fallback: ReactNode
  children: ReactNode
}

/** Milliseconds after which the part is drawn without an act: the person may read with a screen reader, which tells the page nothing. */
const PATIENCE_MS = 6_000
const ACTS = ['scroll', 'pointerdown', 'keydown', 'focusin'] as const

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
