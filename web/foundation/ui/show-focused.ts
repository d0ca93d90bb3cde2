import type { FocusEvent } from 'react'

/** The `onFocus` of a line that scrolls sideways: Chromium takes a control for visible once 32 pixels of it are, and leaves the rest cut. */
export function showFocused({ target }: FocusEvent): void {
  // A pointer presses what it sees: the line must not move under it.
  if (target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}
