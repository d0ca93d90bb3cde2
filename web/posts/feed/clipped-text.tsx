import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import classes from './clipped-text.module.css'

type ClippedTextProps = {
  children: string
  className?: string
  isShort?: boolean
  more: ReactNode
}

export function ClippedText({ children, className = '', isShort = false, more }: ClippedTextProps) {
  const text = useRef<HTMLParagraphElement>(null)
  const [isClipped, setClipped] = useState(false)

  // An effect after the paint would move what stands below the text.
  useLayoutEffect(() => (text.current ? followClipping(text.current, setClipped) : undefined), [])

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

/** One ResizeObserver measures all texts between layout and paint; measuring each by itself would force a layout for each. */
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
