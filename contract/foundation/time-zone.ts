import { z } from 'zod'

const NAME_MAX = 64

/** An IANA time zone such as Europe/Paris, under any of the names that are known for it; no mere offset, whose clocks would never change. */
export const TimeZone = z
  .string()
  .max(NAME_MAX)
  .refine((name) => /^[a-z]/i.test(name) && isKnown(name), 'invalid')

/** Browsers do not agree on which of a zone's names they list, but take them all. */
function isKnown(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }) !== undefined
  } catch {
    return false
  }
}
