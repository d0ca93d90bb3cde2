import { useEffect } from 'react'

/** Tells the page how high what is seen of it is: on phones a keyboard covers half of it, which `dvh` does not know everywhere. */
export function useVisibleHeight(): void {
  useEffect(() => {
    const { visualViewport } = window
    if (!visualViewport) return
    const { style } = document.documentElement
    const tell = () => {
      // Zoomed in, one looks at a part of the page, which keeps its height.
      if (visualViewport.scale > 1.05) return style.removeProperty('--visible-height')
      style.setProperty('--visible-height', `${Math.round(visualViewport.height)}px`)
      // Some browsers push the page up for the keyboard all the same, though it has made room.
      if (visualViewport.offsetTop > 0) window.scrollTo(0, 0)
    }
    tell()
    visualViewport.addEventListener('resize', tell)
    return () => {
      visualViewport.removeEventListener('resize', tell)
      style.removeProperty('--visible-height')
    }
  }, [])
}
