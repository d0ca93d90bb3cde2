/**
 * Passes search parameters through unchecked, for routes whose page checks them itself: the code for that is loaded with the page, not with the first
 * screen.
 */
export const readLater =
  <View extends object>() =>
  (address: Record<string, unknown>): View =>
    address as View
