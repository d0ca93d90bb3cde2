import { DAY_MS, MINUTE_MS } from '#contract/foundation/durations.ts'

/** A plain day YYYY-MM-DD, and minutes of that day, 0 to 1439. */
export type LocalTime = { day: string; minute: number }

export function localTimeOf(instant: Date, zone: string): LocalTime {
  const said: Record<string, string> = {}
  for (const { type, value } of formatOf(zone).formatToParts(instant)) said[type] = value
  return { day: `${said.year}-${said.month}-${said.day}`, minute: Number(said.hour) * 60 + Number(said.minute) }
}

/**
 * Returns the instants with this local time: two in the hour that is repeated in autumn, else one. A time that is skipped in spring is moved by the skipped
 * hour: 2:30 becomes 3:30.
 */
export function instantsOf({ day, minute }: LocalTime, zone: string): Date[] {
  const asUtc = Date.parse(`${day}T00:00:00Z`) + minute * MINUTE_MS
  const offsets = [offsetAt(asUtc - DAY_MS, zone), offsetAt(asUtc + DAY_MS, zone)]
  const possible = [...new Set(offsets)].map((offset) => asUtc - offset).sort((one, other) => one - other)
  const said = possible.filter((instant) => instant + offsetAt(instant, zone) === asUtc)
  return (said.length > 0 ? said : [asUtc - offsets[0]!]).map((instant) => new Date(instant))
}

function offsetAt(instant: number, zone: string): number {
  const { day, minute } = localTimeOf(new Date(instant), zone)
  return Date.parse(`${day}T00:00:00Z`) + minute * MINUTE_MS - Math.floor(instant / MINUTE_MS) * MINUTE_MS
}

/** Formats by zone name, because making one is slow. There are some 600 zones, but names are accepted in many spellings. */
const formats = new Map<string, Intl.DateTimeFormat>()
const FORMATS_MAX = 1_000

function formatOf(zone: string): Intl.DateTimeFormat {
  const made =
    formats.get(zone) ??
    new Intl.DateTimeFormat('en-GB', {
      timeZone: zone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    })
  if (formats.size >= FORMATS_MAX) formats.clear()
  formats.set(zone, made)
  return made
}
