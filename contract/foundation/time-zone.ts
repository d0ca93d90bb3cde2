import { z } from 'zod'

const NAME_MAX = 64

/** A mere offset is refused, because its clocks never change. */
export const TimeZone = z
  .string()
  .max(NAME_MAX)
  .refine((name) => /^[a-z]/i.test(name) && isKnown(name), 'invalid')

/** Browsers list different names of a zone, but accept them all. */
function isKnown(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }) !== undefined
  } catch {
    return false
  }
}
