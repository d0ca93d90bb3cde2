import { daysAfter } from '#contract/foundation/days.ts'
import { DAY_MS } from '#contract/foundation/durations.ts'
import type { Pace } from '#contract/journal/schema.ts'
import { instantsOf, localTimeOf } from '#server/foundation/local-time.ts'

export type Rhythm = {
  pace: Exclude<Pace, 'none'>
  remindAt: number
  timeZone: string
  /** A monthly reminder comes on this day of the month, or on the month's last. */
  begunAt: Date
}

const STEP_DAYS = { daily: 1, everyOtherDay: 2, weekly: 7 } as const

export function firstReminder(rhythm: Rhythm, now: Date): Date {
  const today = localTimeOf(now, rhythm.timeZone).day
  if (rhythm.pace === 'monthly') return monthlyAfter(rhythm, now)
  const tonight = at(rhythm, today)
  return tonight > now ? tonight : at(rhythm, daysAfter(today, 1))
}

/** Returns a reminder after both `due` and `now`: missed reminders are not sent later. */
export function nextReminder(rhythm: Rhythm, due: Date, now: Date): Date {
  if (rhythm.pace === 'monthly') return monthlyAfter(rhythm, now > due ? now : due)
  const step = STEP_DAYS[rhythm.pace]
  const dueDay = dayMeant(rhythm, due)
  const missed = Math.max(0, Math.floor((now.getTime() - due.getTime()) / (step * DAY_MS)) - 1)
  for (let steps = missed + 1; ; steps++) {
    const next = at(rhythm, daysAfter(dueDay, steps * step))
    if (next > now && next > due) return next
  }
}

const LATE_MS = DAY_MS / 2

type Hour = Pick<Rhythm, 'remindAt' | 'timeZone'>

export const dayReminded = (hour: Hour, due: Date, now: Date): string =>
  now.getTime() - due.getTime() < LATE_MS ? dayMeant(hour, due) : localTimeOf(now, hour.timeZone).day

/** Where summer time skips the last hour of a day, its reminder comes after midnight. */
function dayMeant(hour: Hour, due: Date): string {
  const { day } = localTimeOf(due, hour.timeZone)
  const before = daysAfter(day, -1)
  return at(hour, before).getTime() === due.getTime() ? before : day
}

function monthlyAfter(rhythm: Rhythm, after: Date): Date {
  const dayOfMonth = Number(localTimeOf(rhythm.begunAt, rhythm.timeZone).day.slice(8))
  const [year, month] = localTimeOf(after, rhythm.timeZone).day.split('-').map(Number) as [number, number]
  for (let months = 0; ; months++) {
    const next = at(rhythm, dayOfMonthIn(year, month - 1 + months, dayOfMonth))
    if (next > after) return next
  }
}

function dayOfMonthIn(year: number, month: number, day: number): string {
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  return new Date(Date.UTC(year, month, Math.min(day, last))).toISOString().slice(0, 10)
}

const at = ({ remindAt, timeZone }: Hour, day: string): Date => instantsOf({ day, minute: remindAt }, timeZone)[0]!
