import { useDeferredValue } from 'react'

let isOver = false

/** A second screen is asked for: the first has been drawn, or is not wanted any more. */
export function endFirstScreen(): void {
  isOver = true
}

/**
 * False for a moment while the first screen of a page is drawn, true ever after: what is drawn from then on is drawn in slices, between which
 * a phone scrolls and hears its keys. Later screens come whole.
 */
export const useDrawnLater = (): boolean => useDeferredValue(true, isOver)
