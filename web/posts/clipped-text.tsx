import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import classes from './clipped-text.module.css'

type ClippedTextProps = {
  children: string
  className?: string
  /** Where the rest is; shown only when six lines were not enough. */
  more: ReactNode
}

/** A text of which six lines are shown at most. */
export function ClippedText({ children, className = '', more }: ClippedTextProps) {
  const text = useRef<HTMLParagraphElement>(null)
  const [isClipped, setClipped] = useState(false)

  // How many lines a text takes is known once it is laid out, and changes with the width of the page.
  useLayoutEffect(() => {
    const element = text.current
    if (!element) return
    const measure = () => setClipped(element.scrollHeight > element.clientHeight + 1)
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    measure()
    return () => observer.disconnect()
  }, [])

  return (
    <>
      <p className={`${classes.text} ${className}`} ref={text}>
        {children}
      </p>
      {isClipped && more}
    </>
  )
}
