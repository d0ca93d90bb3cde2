import fc from 'fast-check'
import { expect, test } from 'vitest'
import { TimeZone } from '#contract/foundation/time-zone.ts'
import { instantsOf, localTimeOf } from '#server/foundation/local-time.ts'

const at = (clock: string) => ({
  day: clock.slice(0, 10),
  minute: Number(clock.slice(11, 13)) * 60 + Number(clock.slice(14)),
})
const instants = (clock: string, zone: string) => instantsOf(at(clock), zone).map((instant) => instant.toISOString())

test.each([
  ['2026-01-15T23:30:00Z', 'Europe/Paris', '2026-01-16 00:30'],
  ['2026-07-15T22:30:00Z', 'Europe/Paris', '2026-07-16 00:30'],
  ['2026-01-15T23:30:00Z', 'America/New_York', '2026-01-15 18:30'],
  ['2026-01-15T23:30:59.999Z', 'Asia/Kolkata', '2026-01-16 05:00'],
  ['2026-03-01T00:00:00Z', 'Pacific/Kiritimati', '2026-03-01 14:00'],
  ['2026-03-01T00:00:00Z', 'Pacific/Pago_Pago', '2026-02-28 13:00'],
])('at %s the clocks of %s say %s', (instant, zone, clock) => {
  expect(localTimeOf(new Date(instant), zone)).toEqual(at(clock))
})

test.each([
  // An ordinary day.
  ['2026-01-16 18:00', 'Europe/Paris', ['2026-01-16T17:00:00.000Z']],
  ['2026-07-16 18:00', 'Europe/Paris', ['2026-07-16T16:00:00.000Z']],
  ['2026-07-16 18:00', 'Asia/Kolkata', ['2026-07-16T12:30:00.000Z']],
  // Spring skips 02:00 to 03:00.
  ['2026-03-29 01:59', 'Europe/Paris', ['2026-03-29T00:59:00.000Z']],
  ['2026-03-29 02:30', 'Europe/Paris', ['2026-03-29T01:30:00.000Z']],
  ['2026-03-29 03:00', 'Europe/Paris', ['2026-03-29T01:00:00.000Z']],
  ['2026-03-08 02:30', 'America/New_York', ['2026-03-08T07:30:00.000Z']],
  ['2026-03-08 18:00', 'America/New_York', ['2026-03-08T22:00:00.000Z']],
  // Autumn repeats it.
  ['2026-10-25 01:59', 'Europe/Paris', ['2026-10-24T23:59:00.000Z']],
  ['2026-10-25 02:30', 'Europe/Paris', ['2026-10-25T00:30:00.000Z', '2026-10-25T01:30:00.000Z']],
  ['2026-10-25 03:00', 'Europe/Paris', ['2026-10-25T02:00:00.000Z']],
  ['2026-11-01 01:15', 'America/New_York', ['2026-11-01T05:15:00.000Z', '2026-11-01T06:15:00.000Z']],
  // Half an hour, elsewhere.
  ['2026-04-05 01:45', 'Australia/Lord_Howe', ['2026-04-04T14:45:00.000Z', '2026-04-04T15:15:00.000Z']],
])('clocks say %s in %s at %s', (clock, zone, expected) => {
  expect(instants(clock, zone)).toEqual(expected)
})

test('a local time of an instant leads back to that instant', () => {
  const zones = ['Europe/Paris', 'America/New_York', 'Asia/Kolkata', 'Australia/Lord_Howe', 'Africa/Casablanca', 'UTC']
  const minutes = fc.integer({ min: Date.UTC(2025, 0) / 60_000, max: Date.UTC(2035, 0) / 60_000 })
  fc.assert(
    fc.property(minutes, fc.constantFrom(...zones), (minute, zone) => {
      const instant = new Date(minute * 60_000)
      expect(instantsOf(localTimeOf(instant, zone), zone)).toContainEqual(instant)
    }),
  )
})

test.each(['Europe/Paris', 'Asia/Kolkata', 'Asia/Calcutta', 'America/Argentina/Buenos_Aires', 'UTC', 'Etc/GMT+5'])(
  '%s is a time zone',
  (name) => {
    expect(TimeZone.safeParse(name).success).toBe(true)
  },
)

test.each([
  '',
  'Paris',
  'Europe/Atlantis',
  '+02:00',
  '-0530',
  'Europe/Paris\n',
  '../etc/passwd',
  'A'.repeat(65),
  'null',
  'Etc/Unknown',
])('%j is not a time zone', (name) => {
  expect(TimeZone.safeParse(name).success).toBe(false)
})
