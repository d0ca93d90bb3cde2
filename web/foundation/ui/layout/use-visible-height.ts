import { useEffect } from 'react'

/** `dvh` does not account for an on-screen keyboard in every browser. */
export function useVisibleHeight(): void {
  useEffect(() => {
    const { visualViewport } = window
    if (!visualViewport) return
    const { style } = document.documentElement
    const tell = () => {
      // When the page is zoomed in, only a part of it is visible, and its height stays as it is.
      if (visualViewport.scale > 1.05) return style.removeProperty('--visible-height')
      style.setProperty('--visible-height', `${Math.round(visualViewport.height)}px`)
      // Some browsers scroll the page up for the keyboard, although it has been made shorter already.
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
