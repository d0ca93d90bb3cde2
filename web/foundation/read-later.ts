/**
 * For routes whose page reads the address itself: anyone may have written it, and what it takes to read it with care comes with the page, not with the first
 * screen.
 */
export const readLater =
  <View extends object>() =>
  (address: Record<string, unknown>): View =>
    address as View
