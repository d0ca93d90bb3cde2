export const MONTHS_SHOWN = 24
