import { daysAfter } from '#contract/foundation/days.ts'
import type { Digest } from '#contract/notifications/schema.ts'
import { instantsOf, type LocalTime, localTimeOf } from '#server/foundation/local-time.ts'

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
/** The end of the day whose notices are collected. It is a little before the digest, so that a notice made at its end is in that digest. */
const DAY_END_MINUTE = DIGEST_MINUTE - 10
const SUNDAY = 0

/**
 * Returns when a notice made at `now` is sent: at once, or at the next digest (18:00 of the member's day, or of Sunday). If that is within their quiet hours,
 * it is sent at their end.
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
  for (; ; day = daysAfter(day, 1)) {
    const due = isWanted(day) && firstAfter(now, { day, minute }, zone)
    if (due) return due
  }
}

function endOfQuiet(due: Date, quiet: { from: number; to: number }, zone: string): Date {
  const { from, to } = quiet
  const { day, minute } = localTimeOf(due, zone)
  const isQuiet = from < to ? minute >= from && minute < to : minute >= from || minute < to
  if (!isQuiet) return due
  // If autumn repeats the hour, the end of the quiet hours may be past and come again today.
  const end = firstAfter(due, { day, minute: to }, zone) ?? instantsOf({ day: daysAfter(day, 1), minute: to }, zone)[0]!
  // If spring skips the end, it comes later, when it may be quiet again.
  return endOfQuiet(end, quiet, zone)
}

const firstAfter = (instant: Date, local: LocalTime, zone: string): Date | undefined =>
  instantsOf(local, zone).find((at) => at.getTime() > instant.getTime())

const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay()
