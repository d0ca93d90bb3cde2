import { type ReactNode, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import classes from './clipped-text.module.css'

type ClippedTextProps = {
  children: string
  className?: string
  /** Four lines instead of six. */
  isShort?: boolean
  /** Where the rest is; shown only when these lines were not enough. */
  more: ReactNode
}

/** A text of which a few lines are shown at most. */
export function ClippedText({ children, className = '', isShort = false, more }: ClippedTextProps) {
  const text = useRef<HTMLParagraphElement>(null)
  const [isClipped, setClipped] = useState(false)

  useEffect(() => (text.current ? followClipping(text.current, setClipped) : undefined), [])

  return (
    <>
      <p className={`${classes.text} ${className}`} data-short={isShort || undefined} dir="auto" ref={text}>
        {children}
      </p>
      {isClipped && more}
    </>
  )
}

type Tell = (isClipped: boolean) => void

const followed = new Map<Element, Tell>()
let observer: ResizeObserver | undefined

/**
 * How many lines a text takes is known once it is laid out, and changes with the width of the page. The browser tells of all texts at once,
 * between laying out and painting: asked by each of them, it would lay out the page as many times.
 */
function followClipping(element: Element, tell: Tell): () => void {
  observer ??= new ResizeObserver((entries) => {
    const clippings = entries.map(({ target }) => ({
      target,
      isClipped: target.scrollHeight > target.clientHeight + 1,
    }))
    flushSync(() => {
      for (const { target, isClipped } of clippings) followed.get(target)?.(isClipped)
    })
  })
  followed.set(element, tell)
  observer.observe(element)
  return () => {
    observer?.unobserve(element)
    followed.delete(element)
  }
}
