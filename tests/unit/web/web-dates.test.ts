import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { datesIn } from '#web/foundation/dates.ts'
import { readTypedDay } from '#web/foundation/typed-day.ts'

const NOW = new Date('2026-11-20T12:00:00Z')
const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const earlier = (milliseconds: number) => new Date(NOW.getTime() - milliseconds)

/** Spaces of every width as plain ones: which of them a formatter uses is not promised here. */
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ')

test('an unfinished date in a form stays as it was typed', () => {
  const { plainDate, month, shortMonth } = datesIn('fr', 'UTC')
  for (const said of [plainDate, month, shortMonth]) expect(said('mars 2025')).toBe('mars 2025')
})

describe('the age of an instant', () => {
  const french = datesIn('fr', 'UTC')
  const english = datesIn('en', 'UTC')

  test.each([
    [0, 'à l’instant', 'just now'],
    [59 * SECOND, 'à l’instant', 'just now'],
    [MINUTE, 'il y a 1 minute', '1 minute ago'],
    [59 * MINUTE, 'il y a 59 minutes', '59 minutes ago'],
    [HOUR, 'il y a 1 heure', '1 hour ago'],
    [23 * HOUR, 'il y a 23 heures', '23 hours ago'],
    [DAY, 'hier', 'yesterday'],
    [6 * DAY, 'il y a 6 jours', '6 days ago'],
    [12 * DAY, 'il y a 12 jours', '12 days ago'],
    [61 * DAY, 'il y a 61 jours', '61 days ago'],
  ])('%d ms is told in whole units', (age, inFrench, inEnglish) => {
    expect(plain(french.ago(earlier(age), NOW))).toBe(inFrench)
    expect(plain(english.ago(earlier(age), NOW))).toBe(inEnglish)
  })

  test('counts nights, so that "yesterday" is the day before in the reader’s zone', () => {
    const morning = new Date('2026-11-18T09:00:00Z')
    const evening = new Date('2026-11-16T19:00:00Z')
    expect(datesIn('fr', 'Europe/Paris').ago(evening, morning)).toBe('avant-hier')
    expect(datesIn('en', 'Europe/Paris').when(evening, morning)).toBe('2 days ago')
    // One midnight lies between these two in Paris, two do in UTC.
    const [night, dayAfter] = [new Date('2026-11-16T23:30:00Z'), new Date('2026-11-18T00:30:00Z')]
    expect(datesIn('fr', 'Europe/Paris').ago(night, dayAfter)).toBe('hier')
    expect(datesIn('fr', 'UTC').ago(night, dayAfter)).toBe('avant-hier')
  })

  test('is "just now" for a clock a little ahead, never the future', () => {
    expect(french.ago(earlier(-30 * SECOND), NOW)).toBe('à l’instant')
    expect(french.ago(earlier(-2 * HOUR), NOW)).toBe('à l’instant')
  })

  test.each([
    [59 * SECOND, 'à l’instant', 'just now'],
    [59 * MINUTE, 'il y a 59 min', '59 min ago'],
    [23 * HOUR, 'il y a 23 h', '23 hr ago'],
    [DAY, 'hier', 'yesterday'],
    [6 * DAY, 'il y a 6 j', '6 days ago'],
    [11 * DAY, '9 nov.', '9 Nov'],
    [365 * DAY, '20 nov. 2025', '20 Nov 2025'],
  ])('%d ms is told in few letters', (age, inFrench, inEnglish) => {
    expect(plain(french.shortWhen(earlier(age), NOW))).toBe(inFrench)
    expect(plain(english.shortWhen(earlier(age), NOW))).toBe(inEnglish)
  })

  test('gives way after seven days to the day itself, with its year when that is another one', () => {
    expect(french.when(earlier(6 * DAY), NOW)).toBe('il y a 6 jours')
    expect(french.when(earlier(11 * DAY), NOW)).toBe('9 novembre')
    expect(french.when(earlier(365 * DAY), NOW)).toBe('20 novembre 2025')
    expect(english.when(earlier(365 * DAY), NOW)).toBe('20 November 2025')
  })
})

test('an instant is shown in the reader’s zone, by the 24-hour clock', () => {
  const midnight = new Date('2026-03-09T23:30:00Z')
  expect(datesIn('fr', 'Europe/Paris').time(midnight)).toBe('00:30')
  expect(datesIn('en', 'America/New_York').time(midnight)).toBe('19:30')
  expect(datesIn('fr', 'Europe/Paris').day(midnight)).toBe('10 mars 2026')
  expect(datesIn('fr', 'Europe/Paris').moment(midnight)).toBe('10 mars 2026 à 00:30')
  expect(datesIn('en', 'UTC').moment(midnight)).toBe('9 March 2026 at 23:30')
})

test('a plain date or month is the same in every zone', () => {
  for (const zone of ['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Europe/Paris', 'UTC']) {
    const dates = datesIn('fr', zone)
    expect(dates.plainDate('2026-03-09')).toBe('9 mars 2026')
    expect(dates.plainDate('1900-01-01')).toBe('1er janvier 1900')
    expect(dates.month('2026-03')).toBe('mars 2026')
    expect(dates.shortMonth('2026-01')).toBe('janv.')
    expect(datesIn('en', zone).month('2026-03')).toBe('March 2026')
  }
})

test('French counts the first of a month, and no other day', () => {
  const [french, english] = [datesIn('fr', 'UTC'), datesIn('en', 'UTC')]
  const first = new Date('2026-02-01T01:01:00Z')
  expect(french.day(first)).toBe('1er février 2026')
  expect(french.moment(first)).toBe('1er février 2026 à 01:01')
  expect(french.when(first, NOW)).toBe('1er février')
  expect(french.time(first)).toBe('01:01')
  expect(english.day(first)).toBe('1 February 2026')
  expect(['11', '21', '31'].map((day) => french.plainDate(`2026-03-${day}`))).toEqual([
    '11 mars 2026',
    '21 mars 2026',
    '31 mars 2026',
  ])
})

describe('a typed day', () => {
  test.each([
    ['9/3/2026', '2026-03-09'],
    ['09/03/2026', '2026-03-09'],
    [' 09.03.2026 ', '2026-03-09'],
    ['09-03-2026', '2026-03-09'],
    ['09 03 2026', '2026-03-09'],
    ['09032026', '2026-03-09'],
    ['2026-03-09', '2026-03-09'],
    ['29/02/2024', '2024-02-29'],
  ])('like %s is read day first', (typed, date) => expect(readTypedDay(typed)).toBe(date))

  test.each([
    '',
    '9',
    '9/3',
    '3/2025',
    'mars 2025',
    '2019',
    '31/02/2026',
    '31 fevrier 2026',
    '29/02/2026',
    '00/01/2026',
    '10/13/2026',
    'demain',
    '9 foo 2026',
    '9/3/20266',
  ])('"%s" does not exist in the calendar', (typed) => expect(readTypedDay(typed)).toBeNull())

  test.each([
    ['09/03/26', '2026-03-09'],
    ['09/03/47', '1947-03-09'],
    ['1er mars 2026', '2026-03-01'],
    ['le 9 mars 2026', '2026-03-09'],
    ['9 Févr. 2026', '2026-02-09'],
    ['15 AOÛT 1999', '1999-08-15'],
    ['9th of March 2026', '2026-03-09'],
    ['March 9, 2026', '2026-03-09'],
    ['hier', '2026-11-19'],
    ['avant-hier', '2026-11-18'],
    ['aujourd’hui', '2026-11-20'],
  ])('on 20 November 2026, “%s” is %s', (typed, date) => expect(readTypedDay(typed, '2026-11-20')).toBe(date))

  test('every day is read back from its display', () => {
    const days = fc.date({
      min: new Date('1900-01-01T00:00:00Z'),
      max: new Date('2099-12-31T00:00:00Z'),
      noInvalidDate: true,
    })
    fc.assert(
      fc.property(days, (day) => {
        const date = day.toISOString().slice(0, 10)
        expect(readTypedDay(date.split('-').reverse().join('/'))).toBe(date)
      }),
    )
  })
})
