/** `endsAt` is the beginning plus the duration plus what staff added. */
export type ConferenceTimes = {
  scheduledAt: Date
  endsAt: Date
  startedAt: Date | null
  endedAt: Date | null
  cancelledAt: Date | null
}

export const CONFERENCE_STATUSES = ['scheduled', 'live', 'ended', 'cancelled'] as const
export type ConferenceStatus = (typeof CONFERENCE_STATUSES)[number]

/** @source  ruling 37 */
export function statusOf({ endsAt, startedAt, endedAt, cancelledAt }: ConferenceTimes, now: Date): ConferenceStatus {
  if (cancelledAt) return 'cancelled'
  if (endedAt || endsAt.getTime() <= now.getTime()) return 'ended'
  return startedAt ? 'live' : 'scheduled'
}

export const CONFERENCE_TABS = ['upcoming', 'live', 'past'] as const
export type ConferenceTab = (typeof CONFERENCE_TABS)[number]

/** Cancelled conferences are past, whatever their hour. */
export const tabOf = (status: ConferenceStatus): ConferenceTab =>
  status === 'scheduled' ? 'upcoming' : status === 'live' ? 'live' : 'past'

/** Times are in UTC, as the specification says (part 2 §6 "Calendar add"). */
export function googleCalendarUrl(event: CalendarEvent): string {
  const url = new URL('https://calendar.google.com/calendar/render')
  url.searchParams.set('action', 'TEMPLATE')
  url.searchParams.set('text', event.title)
  url.searchParams.set('dates', `${basicUtc(event.startsAt)}/${basicUtc(event.endsAt)}`)
  url.searchParams.set('details', event.details)
  url.searchParams.set('location', event.location)
  return url.href
}

export type CalendarEvent = { title: string; startsAt: Date; endsAt: Date; details: string; location: string }

export const basicUtc = (at: Date): string => `${at.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`
