/** Passes search parameters through unchecked: the page checks them, with code that is not loaded with the first screen. */
export const readLater =
  <View extends object>() =>
  (address: Record<string, unknown>): View =>
    address as View
