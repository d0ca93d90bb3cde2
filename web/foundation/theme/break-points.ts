const PHONE_BELOW_PX = 640
const NARROW_BELOW_PX = 900
const WIDE_FROM_PX = 1200

const below = (width: number) => `(max-width: ${width - 0.02}px)`
const from = (width: number) => `(min-width: ${width}px)`

/**
 * The three widths of a screen at which layouts change: cards lose their margin below the first; below the second the bottom bar stands for the sidebar, and a
 * page has one column; from the third on the header names every place, and the feed has its rail. Style sheets say `@media (--phone)`. A part whose own width
 * decides asks its container.
 */
export const SCREENS = {
  phone: below(PHONE_BELOW_PX),
  'not-phone': from(PHONE_BELOW_PX),
  narrow: below(NARROW_BELOW_PX),
  'not-narrow': from(NARROW_BELOW_PX),
  wide: from(WIDE_FROM_PX),
  'not-wide': below(WIDE_FROM_PX),
} as const

export type ScreenName = keyof typeof SCREENS
