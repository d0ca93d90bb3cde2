import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { DIGESTS } from '#contract/notifications/schema.ts'
import { localTimeOf } from '#server/foundation/local-time.ts'
import { dueAt, endOfDay } from '#server/notifications/delivery-dates.ts'

const minuteOf = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))
const quietOf = (hours: string | null) =>
  hours === null ? null : { from: minuteOf(hours.slice(0, 5)), to: minuteOf(hours.slice(6)) }
const due = (now: string, timeZone: string, digest: (typeof DIGESTS)[number], hours: string | null = null) =>
  dueAt(new Date(now), { digest, timeZone, quiet: quietOf(hours) }).toISOString()

test('a member who wants each notice at once gets it at once', () => {
  expect(due('2026-11-20T02:03:04.567Z', 'Europe/Paris', 'each')).toBe('2026-11-20T02:03:04.567Z')
})

describe('a digest goes at 18:00 of the member’s day', () => {
  test.each([
    ['2026-11-20T16:59:59Z', 'Europe/Paris', 'daily', '2026-11-20T17:00:00.000Z'],
    ['2026-11-20T17:00:00Z', 'Europe/Paris', 'daily', '2026-11-21T17:00:00.000Z'],
    ['2026-07-20T15:00:00Z', 'Europe/Paris', 'daily', '2026-07-20T16:00:00.000Z'],
    ['2026-11-20T23:30:00Z', 'America/New_York', 'daily', '2026-11-21T23:00:00.000Z'],
    ['2026-11-20T22:59:00Z', 'America/New_York', 'daily', '2026-11-20T23:00:00.000Z'],
    ['2026-11-20T20:00:00Z', 'Asia/Kolkata', 'daily', '2026-11-21T12:30:00.000Z'],
    // Across a change of the clocks it stays 18:00 there.
    ['2026-03-28T18:00:00Z', 'Europe/Paris', 'daily', '2026-03-29T16:00:00.000Z'],
    ['2026-10-24T17:00:00Z', 'Europe/Paris', 'daily', '2026-10-25T17:00:00.000Z'],
    ['2026-03-07T23:30:00Z', 'America/New_York', 'daily', '2026-03-08T22:00:00.000Z'],
    ['2026-10-31T22:30:00Z', 'America/New_York', 'daily', '2026-11-01T23:00:00.000Z'],
    // Friday 20, Sunday 22 November 2026.
    ['2026-11-20T10:00:00Z', 'Europe/Paris', 'weekly', '2026-11-22T17:00:00.000Z'],
    ['2026-11-22T16:59:00Z', 'Europe/Paris', 'weekly', '2026-11-22T17:00:00.000Z'],
    ['2026-11-22T17:00:00Z', 'Europe/Paris', 'weekly', '2026-11-29T17:00:00.000Z'],
    // Sunday there is still Saturday, or already Monday, in UTC.
    ['2026-11-21T20:00:00Z', 'Pacific/Kiritimati', 'weekly', '2026-11-22T04:00:00.000Z'],
    ['2026-11-23T04:00:00Z', 'Pacific/Pago_Pago', 'weekly', '2026-11-23T05:00:00.000Z'],
  ] as const)('an event at %s in %s, %s, is told at %s', (now, zone, digest, expected) => {
    expect(due(now, zone, digest)).toBe(expected)
  })
})

test.each([
  ['2026-11-20T09:00:00Z', 'Europe/Paris', 'daily', '2026-11-20T17:00:00.000Z'],
  ['2026-11-20T18:00:00Z', 'Europe/Paris', 'daily', '2026-11-21T17:00:00.000Z'],
  ['2026-11-22T09:00:00Z', 'Europe/Paris', 'weekly', '2026-11-22T17:00:00.000Z'],
  ['2026-10-25T09:00:00Z', 'America/New_York', 'daily', '2026-10-25T22:00:00.000Z'],
] as const)(
  'a notice at the end of the day under way at %s in %s is in the %s digest at %s',
  (now, zone, digest, sent) => {
    const told = new Date(endOfDay(new Date(now), zone).getTime() + 90_000) // as late as the clock's job may be
    expect(due(told.toISOString(), zone, digest)).toBe(sent)
  },
)

describe('quiet hours hold notices until they end', () => {
  test.each([
    // Over midnight.
    ['2026-11-20T20:59:59Z', 'Europe/Paris', '22:00-08:00', '2026-11-20T20:59:59.000Z'],
    ['2026-11-20T21:00:00Z', 'Europe/Paris', '22:00-08:00', '2026-11-21T07:00:00.000Z'],
    ['2026-11-20T23:30:00Z', 'Europe/Paris', '22:00-08:00', '2026-11-21T07:00:00.000Z'],
    ['2026-11-21T06:59:59Z', 'Europe/Paris', '22:00-08:00', '2026-11-21T07:00:00.000Z'],
    ['2026-11-21T07:00:00Z', 'Europe/Paris', '22:00-08:00', '2026-11-21T07:00:00.000Z'],
    // Within a day; to midnight; from midnight.
    ['2026-11-20T12:00:00Z', 'Europe/Paris', '13:00-14:30', '2026-11-20T13:30:00.000Z'],
    ['2026-11-20T13:30:00Z', 'Europe/Paris', '13:00-14:30', '2026-11-20T13:30:00.000Z'],
    ['2026-11-20T22:00:00Z', 'Europe/Paris', '20:00-00:00', '2026-11-20T23:00:00.000Z'],
    ['2026-11-20T23:00:00Z', 'Europe/Paris', '00:00-06:00', '2026-11-21T05:00:00.000Z'],
    ['2026-11-20T18:30:00Z', 'Asia/Kolkata', '23:30-06:15', '2026-11-21T00:45:00.000Z'],
    ['2026-11-21T03:30:00Z', 'America/New_York', '22:00-07:00', '2026-11-21T12:00:00.000Z'],
    // The night is an hour shorter in spring and longer in autumn, and ends at the same time.
    ['2026-03-28T22:00:00Z', 'Europe/Paris', '22:00-08:00', '2026-03-29T06:00:00.000Z'],
    ['2026-10-24T21:00:00Z', 'Europe/Paris', '22:00-08:00', '2026-10-25T07:00:00.000Z'],
    ['2026-03-08T04:00:00Z', 'America/New_York', '22:00-07:00', '2026-03-08T11:00:00.000Z'],
    ['2026-11-01T03:00:00Z', 'America/New_York', '22:00-07:00', '2026-11-01T12:00:00.000Z'],
    // An end that spring skips is as long after the change; one that autumn repeats is the first to come.
    ['2026-03-29T00:30:00Z', 'Europe/Paris', '22:00-02:30', '2026-03-29T01:30:00.000Z'],
    ['2026-03-29T00:30:00Z', 'Europe/Paris', '03:15-02:30', '2026-03-30T00:30:00.000Z'],
    ['2026-10-25T00:10:00Z', 'Europe/Paris', '22:00-02:30', '2026-10-25T00:30:00.000Z'],
    ['2026-10-25T01:10:00Z', 'Europe/Paris', '22:00-02:30', '2026-10-25T01:30:00.000Z'],
  ])('a notice due at %s in %s, quiet %s, goes at %s', (now, zone, hours, expected) => {
    expect(due(now, zone, 'each', hours)).toBe(expected)
  })

  test('a digest due in quiet hours goes as they end', () => {
    expect(due('2026-11-20T10:00:00Z', 'Europe/Paris', 'daily', '17:00-20:00')).toBe('2026-11-20T19:00:00.000Z')
    expect(due('2026-11-20T10:00:00Z', 'Europe/Paris', 'weekly', '12:00-07:00')).toBe('2026-11-23T06:00:00.000Z')
  })
})

test('no notice is due before now or in quiet hours, and a second look at that instant would send it, whatever is chosen', () => {
  const clock = fc.integer({ min: 0, max: 1439 })
  const chosen = fc.record({
    now: fc.date({ min: new Date('2025-01-01'), max: new Date('2032-01-01'), noInvalidDate: true }),
    zone: fc.constantFrom('Europe/Paris', 'America/New_York', 'Asia/Kolkata', 'Australia/Lord_Howe', 'UTC'),
    digest: fc.constantFrom(...DIGESTS),
    from: clock,
    to: clock,
  })
  fc.assert(
    fc.property(chosen, ({ now, zone, digest, from, to }) => {
      fc.pre(from !== to)
      const quiet = { from, to }
      const at = dueAt(now, { digest, quiet, timeZone: zone })
      expect(at.getTime()).toBeGreaterThanOrEqual(now.getTime())
      expect(at.getTime() - now.getTime()).toBeLessThanOrEqual(9 * 86_400_000 + 7_200_000)
      const { minute } = localTimeOf(at, zone)
      const isQuiet = from < to ? minute >= from && minute < to : minute >= from || minute < to
      expect(isQuiet).toBe(false)
    }),
  )
})
