/** The reader's calendar day at this instant, as a plain date; its month is the first seven characters. */
export const plainDay = (instant: Date): string =>
  [instant.getFullYear(), instant.getMonth() + 1, instant.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-')
