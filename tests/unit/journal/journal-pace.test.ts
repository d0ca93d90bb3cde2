import { expect, test } from 'vitest'
import { dayReminded, firstReminder, nextReminder, type Rhythm } from '#server/journal/reminder-dates.ts'

const PARIS = 'Europe/Paris'
const NEW_YORK = 'America/New_York'
const NUUK = 'America/Nuuk'
const at = (instant: string) => new Date(instant)
const rhythm = (pace: Rhythm['pace'], given: Partial<Rhythm> = {}): Rhythm => ({
  pace,
  remindAt: 20 * 60,
  timeZone: PARIS,
  begunAt: at('2026-01-31T12:00:00Z'),
  ...given,
})

/** Reminders one after the other, each done as it is due. */
function following(given: Rhythm, from: string, count: number): string[] {
  const days: string[] = []
  for (let due = firstReminder(given, at(from)); days.length < count; due = nextReminder(given, due, due))
    days.push(due.toISOString().slice(0, 16))
  return days
}

test('the first reminder is today when its hour is still to come, else tomorrow', () => {
  expect(firstReminder(rhythm('daily'), at('2026-06-10T17:59:00Z'))).toEqual(at('2026-06-10T18:00:00Z'))
  expect(firstReminder(rhythm('weekly'), at('2026-06-10T18:00:00Z'))).toEqual(at('2026-06-11T18:00:00Z'))
  // It is tomorrow already in Paris.
  expect(firstReminder(rhythm('daily', { remindAt: 30 }), at('2026-06-10T22:10:00Z'))).toEqual(
    at('2026-06-10T22:30:00Z'),
  )
})

test.each([
  ['spring in Paris', PARIS, '2026-03-27T20:00:00Z', ['2026-03-28T19:00', '2026-03-29T18:00', '2026-03-30T18:00']],
  ['autumn in Paris', PARIS, '2026-10-23T20:00:00Z', ['2026-10-24T18:00', '2026-10-25T19:00', '2026-10-26T19:00']],
  [
    'spring in New York',
    NEW_YORK,
    '2026-03-07T02:00:00Z',
    ['2026-03-08T01:00', '2026-03-09T00:00', '2026-03-10T00:00'],
  ],
  [
    'autumn in New York',
    NEW_YORK,
    '2026-10-31T01:00:00Z',
    ['2026-11-01T00:00', '2026-11-02T01:00', '2026-11-03T01:00'],
  ],
])('the hour on the wall stays the same through %s', (_, timeZone, from, expected) => {
  expect(following(rhythm('daily', { timeZone }), from, 3)).toEqual(expected)
})

test('an hour that spring skips is the one after it; an hour that autumn repeats comes once', () => {
  const halfPastTwo = rhythm('daily', { remindAt: 150 })
  expect(following(halfPastTwo, '2026-03-28T12:00:00Z', 2)).toEqual(['2026-03-29T01:30', '2026-03-30T00:30'])
  expect(following(halfPastTwo, '2026-10-24T12:00:00Z', 2)).toEqual(['2026-10-25T00:30', '2026-10-26T01:30'])
})

test.each([
  ['sent at once', PARIS, '2026-06-10T21:30:00Z', '2026-06-10T21:30:01Z', '2026-06-10'],
  ['sent after midnight by a busy server', PARIS, '2026-06-10T21:59:00Z', '2026-06-10T22:00:30Z', '2026-06-10'],
  ['at 23:30 of the night that spring shortens', PARIS, '2026-03-28T22:30:00Z', '2026-03-28T23:10:00Z', '2026-03-28'],
  ['at 23:30 of the night that autumn lengthens', PARIS, '2026-10-24T21:30:00Z', '2026-10-24T22:10:00Z', '2026-10-24'],
  ['at 23:30 of the day that autumn lengthens', PARIS, '2026-10-25T22:30:00Z', '2026-10-25T23:10:00Z', '2026-10-25'],
  ['at 23:30 in New York', NEW_YORK, '2026-11-01T03:30:00Z', '2026-11-01T04:10:00Z', '2026-10-31'],
  ['at 23:30 in Kiritimati', 'Pacific/Kiritimati', '2026-06-10T09:30:00Z', '2026-06-10T10:10:00Z', '2026-06-10'],
  ['at 23:30 in Kathmandu', 'Asia/Kathmandu', '2026-06-10T17:45:00Z', '2026-06-10T18:25:00Z', '2026-06-10'],
  ['whose hour spring skips, the last of a day', NUUK, '2026-03-29T01:30:00Z', '2026-03-29T01:31:00Z', '2026-03-28'],
  ['just under half a day late', PARIS, '2026-06-10T21:30:00Z', '2026-06-11T09:29:59Z', '2026-06-10'],
  ['half a day late', PARIS, '2026-06-10T21:30:00Z', '2026-06-11T09:30:00Z', '2026-06-11'],
  ['after days without a server', PARIS, '2026-06-10T21:30:00Z', '2026-06-15T21:59:00Z', '2026-06-15'],
])(
  'a reminder %s is for the day it was due on, and for the day it comes on only when it is long past',
  (_, zone, due, now, day) => {
    expect(dayReminded({ remindAt: 23 * 60 + 30, timeZone: zone }, at(due), at(now))).toBe(day)
  },
)

test('a reminder at the hour that spring skips, the last of a day, leaves no day out and moves no week', () => {
  const lastHour = (pace: Rhythm['pace']) => rhythm(pace, { remindAt: 23 * 60 + 30, timeZone: NUUK })
  // The first is on Friday there, the second on Saturday.
  expect(following(lastHour('daily'), '2026-03-28T01:29:00Z', 3)).toEqual([
    '2026-03-28T01:30',
    '2026-03-29T01:30',
    '2026-03-30T00:30',
  ])
  expect(following(lastHour('weekly'), '2026-03-28T02:00:00Z', 2)).toEqual(['2026-03-29T01:30', '2026-04-05T00:30'])
})

test('every other day and every week keep their rhythm', () => {
  expect(following(rhythm('everyOtherDay'), '2026-06-10T12:00:00Z', 3)).toEqual([
    '2026-06-10T18:00',
    '2026-06-12T18:00',
    '2026-06-14T18:00',
  ])
  expect(following(rhythm('weekly'), '2026-10-20T12:00:00Z', 3)).toEqual([
    '2026-10-20T18:00',
    '2026-10-27T19:00',
    '2026-11-03T19:00',
  ])
})

test('a monthly reminder is on the day the journal was begun, or on the last of the month', () => {
  expect(following(rhythm('monthly'), '2026-01-31T20:00:00Z', 5)).toEqual([
    '2026-02-28T19:00',
    '2026-03-31T18:00',
    '2026-04-30T18:00',
    '2026-05-31T18:00',
    '2026-06-30T18:00',
  ])
  expect(following(rhythm('monthly'), '2027-12-31T20:00:00Z', 2)).toEqual(['2028-01-31T19:00', '2028-02-29T19:00'])
  expect(following(rhythm('monthly', { begunAt: at('2026-03-14T23:30:00Z') }), '2026-03-16T12:00:00Z', 1)).toEqual([
    '2026-04-15T18:00',
  ])
})

test.each(['daily', 'everyOtherDay', 'weekly', 'monthly'] as const)(
  'the next of %s reminders after missed ones is ahead, and in the rhythm',
  (pace) => {
    const due = firstReminder(rhythm(pace), at('2026-03-01T00:00:00Z'))
    const inRhythm = new Set(following(rhythm(pace), '2026-03-01T00:00:00Z', 420))
    for (let hours = 0; hours < 400 * 24; hours += 13) {
      const now = new Date(due.getTime() + hours * 3_600_000)
      const next = nextReminder(rhythm(pace), due, now)
      expect(next.getTime()).toBeGreaterThan(now.getTime())
      expect(inRhythm).toContain(next.toISOString().slice(0, 16))
      expect(next.getTime() - now.getTime()).toBeLessThanOrEqual(
        { daily: 25, everyOtherDay: 49, weekly: 169, monthly: 745 }[pace] * 3_600_000,
      )
    }
  },
)
