import { describe, expect, test } from 'vitest'
import { basicUtc, type ConferenceTimes, googleCalendarUrl, statusOf, tabOf } from '#contract/conferences/rules.ts'

const at = (minute: number, ms = 0) => new Date(Date.UTC(2026, 4, 4, 18, minute) + ms)
const planned: ConferenceTimes = {
  scheduledAt: at(0),
  endsAt: at(60),
  startedAt: null,
  endedAt: null,
  cancelledAt: null,
}

describe('the status of a conference', () => {
  test.each<[string, Partial<ConferenceTimes>, Date, ReturnType<typeof statusOf>]>([
    ['long before', {}, at(-9_999), 'scheduled'],
    ['at its hour, until it is started', {}, at(0), 'scheduled'],
    ['past its hour, never started', {}, at(59, 59_999), 'scheduled'],
    ['at its end, never started', {}, at(60), 'ended'],
    ['started before its hour', { startedAt: at(-10) }, at(-9), 'live'],
    ['started at this instant', { startedAt: at(0) }, at(0), 'live'],
    ['a millisecond before its end', { startedAt: at(0) }, at(60, -1), 'live'],
    ['at its end', { startedAt: at(0) }, at(60), 'ended'],
    ['past its end, which nobody marked', { startedAt: at(0) }, at(61), 'ended'],
    ['extended', { startedAt: at(0), endsAt: at(90) }, at(89, 59_999), 'live'],
    ['at the end that was added', { startedAt: at(0), endsAt: at(90) }, at(90), 'ended'],
    ['ended by hand before its end', { startedAt: at(0), endedAt: at(30) }, at(30), 'ended'],
    ['ended, never started', { endedAt: at(30) }, at(31), 'ended'],
    ['cancelled before', { cancelledAt: at(-100) }, at(-50), 'cancelled'],
    ['cancelled while live', { startedAt: at(0), cancelledAt: at(10) }, at(20), 'cancelled'],
    ['cancelled, past its end', { startedAt: at(0), cancelledAt: at(10) }, at(99), 'cancelled'],
    ['cancelled and ended', { endedAt: at(5), cancelledAt: at(10) }, at(20), 'cancelled'],
  ])('%s', (_when, given, now, status) => {
    expect(statusOf({ ...planned, ...given }, now)).toBe(status)
  })

  test('stands under one tab: cancelled ones are past', () => {
    expect((['scheduled', 'live', 'ended', 'cancelled'] as const).map(tabOf)).toEqual([
      'upcoming',
      'live',
      'past',
      'past',
    ])
  })
})

test('an instant as calendars write it is in UTC, without its milliseconds', () => {
  expect(basicUtc(new Date('2026-11-21T19:00:00.999+01:00'))).toBe('20261121T180000Z')
})

test('Google is given title, hours, details and place, whatever they hold', () => {
  const details = 'Dre Martin & Cie?\n\n100 % « utile » #1 = é😷'
  const url = new URL(
    googleCalendarUrl({
      title: 'A&B=C',
      startsAt: new Date('2026-11-21T18:00:00Z'),
      endsAt: new Date('2026-11-21T19:30:00Z'),
      details,
      location: 'En ligne',
    }),
  )
  expect(`${url.origin}${url.pathname}`).toBe('https://calendar.google.com/calendar/render')
  expect(Object.fromEntries(url.searchParams)).toEqual({
    action: 'TEMPLATE',
    text: 'A&B=C',
    dates: '20261121T180000Z/20261121T193000Z',
    details,
    location: 'En ligne',
  })
})
