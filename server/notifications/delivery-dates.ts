import { daysAfter } from '#contract/foundation/days.ts'
import type { Digest } from '#contract/notifications/schema.ts'
import { instantsOf, type LocalTime, localTimeOf } from '#server/foundation/local-time.ts'

export type Rhythm = {
  digest: Digest
  quiet: { from: number; to: number } | null
  timeZone: string
}

export const DEFAULT_RHYTHM: Rhythm = { digest: 'each', quiet: null, timeZone: 'UTC' }

const DIGEST_MINUTE = 18 * 60
/** A little before the digest, so that a notice made at the end of the collected day is in that digest. */
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
