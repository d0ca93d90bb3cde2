import { useDeferredValue } from 'react'

let isOver = false

export function endFirstScreen(): void {
  isOver = true
}

/**
 * Returns false for the first render of the first screen, and true afterwards. Content added then is rendered in slices, so that a phone can scroll
 * and react to keys in between. Later screens are rendered in one piece.
 */
export const useDrawnLater = (): boolean => useDeferredValue(true, isOver)
