import type { Digest } from '#contract/notifications/schema.ts'
import { dayAfter, instantsOf, type LocalTime, localTimeOf } from '#server/foundation/local-time.ts'

/** When a member wants to hear of things outside the app. */
export type Rhythm = {
  digest: Digest
  /** Minutes of their day between which nothing is sent; over midnight when it ends before it begins. */
  quiet: { from: number; to: number } | null
  /** IANA name. */
  timeZone: string
}

/** The rhythm of a member who chose none. */
export const DEFAULT_RHYTHM: Rhythm = { digest: 'each', quiet: null, timeZone: 'UTC' }

/** 18:00 of the member's day. */
const DIGEST_MINUTE = 18 * 60
/** The day whose notices are gathered ends a little before, so that what is told at its end is in the digest of the same day. */
const DAY_END_MINUTE = DIGEST_MINUTE - 10
const SUNDAY = 0

/**
 * Returns when something that happens at `now` is sent: at once, or at the next 18:00 of the member's day or Sunday; where that is in their quiet hours, as
 * these end.
 * @returns  an instant not before `now`
 */
export function dueAt(now: Date, { digest, quiet, timeZone }: Rhythm): Date {
  const due = digest === 'each' ? now : nextDigest(now, digest, timeZone)
  return quiet ? endOfQuiet(due, quiet, timeZone) : due
}

/** Returns the next end of a day in this zone: a daily notice is sent then, when people read, not in the night. */
export const endOfDay = (now: Date, timeZone: string): Date => nextAt(DAY_END_MINUTE, now, timeZone)

const nextDigest = (now: Date, digest: 'daily' | 'weekly', zone: string): Date =>
  nextAt(DIGEST_MINUTE, now, zone, (day) => digest === 'daily' || weekdayOf(day) === SUNDAY)

function nextAt(minute: number, now: Date, zone: string, isWanted: (day: string) => boolean = () => true): Date {
  let { day } = localTimeOf(now, zone)
  for (; ; day = dayAfter(day)) {
    const due = isWanted(day) && firstAfter(now, { day, minute }, zone)
    if (due) return due
  }
}

function endOfQuiet(due: Date, quiet: { from: number; to: number }, zone: string): Date {
  const { from, to } = quiet
  const { day, minute } = localTimeOf(due, zone)
  const isQuiet = from < to ? minute >= from && minute < to : minute >= from || minute < to
  if (!isQuiet) return due
  // Where autumn repeats an hour, the end of the quiet hours may have been and come again today.
  const end = firstAfter(due, { day, minute: to }, zone) ?? instantsOf({ day: dayAfter(day), minute: to }, zone)[0]!
  // An end that spring skips comes later, when it may be quiet again.
  return endOfQuiet(end, quiet, zone)
}

const firstAfter = (instant: Date, local: LocalTime, zone: string): Date | undefined =>
  instantsOf(local, zone).find((at) => at.getTime() > instant.getTime())

const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay()
