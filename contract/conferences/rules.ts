/** What the status of a conference follows from. `endsAt` is its beginning and duration, with what staff added. */
export type ConferenceTimes = {
  scheduledAt: Date
  endsAt: Date
  startedAt: Date | null
  endedAt: Date | null
  cancelledAt: Date | null
}

export const CONFERENCE_STATUSES = ['scheduled', 'live', 'ended', 'cancelled'] as const
export type ConferenceStatus = (typeof CONFERENCE_STATUSES)[number]

/**
 * The one rule for the status of a conference: lists, dashboard and room all ask it.
 * @source  ruling 37
 */
export function statusOf({ endsAt, startedAt, endedAt, cancelledAt }: ConferenceTimes, now: Date): ConferenceStatus {
  if (cancelledAt) return 'cancelled'
  if (endedAt || endsAt.getTime() <= now.getTime()) return 'ended'
  return startedAt ? 'live' : 'scheduled'
}

export const CONFERENCE_TABS = ['upcoming', 'live', 'past'] as const
export type ConferenceTab = (typeof CONFERENCE_TABS)[number]

/** Under which tab of the list it stands; cancelled ones are past whatever their hour. */
export const tabOf = (status: ConferenceStatus): ConferenceTab =>
  status === 'scheduled' ? 'upcoming' : status === 'live' ? 'live' : 'past'

/** Google's address for a new entry in a calendar. Times in UTC, as the specification says (part 2 §6 "Calendar add"). */
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

/** 20261121T180000Z: an instant as calendars write it. */
export const basicUtc = (at: Date): string => `${at.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`
