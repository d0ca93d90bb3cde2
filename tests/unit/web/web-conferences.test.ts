import { describe, expect, test } from 'vitest'
import { googleCalendarUrl } from '#contract/conferences/rules.ts'
import { clipText } from '#web/conferences/clipped.ts'
import {
  inTab,
  isWhole,
  readConferencesView,
  readConferenceView,
  scopeOf,
  tabOf,
} from '#web/conferences/conference-view.ts'
import { dayOf, nextChangeAt, timeOf, waitUntil, weekdayOf } from '#web/conferences/hours.ts'
import {
  blankValues,
  nameFault,
  readConference,
  readTime,
  saySame,
} from '#web/conferences/managing/conference-values.ts'
import { isFull, placesLeft } from '#web/conferences/places.ts'
import { initialsOf, spokenName } from '#web/conferences/spoken-name.ts'

describe('the address of the conferences', () => {
  test('holds the search, and nothing else', () => {
    const address = { q: '  vertiges  du matin ', sujet: ' sommeil ', langue: 'en', onglet: 'en-direct', autre: 'x' }
    expect(readConferencesView(address)).toEqual({
      q: 'vertiges du matin ',
      sujet: 'sommeil',
      langue: 'en',
      onglet: 'en-direct',
    })
    expect(readConferencesView({ q: 39, langue: 'de', onglet: 'toutes', sujet: ['a'], annoncer: 'non' })).toEqual({
      q: '39',
    })
    expect(readConferencesView({ q: 'a'.repeat(300) }).q).toHaveLength(200)
    expect(readConferenceView({ modifier: 'oui' })).toEqual({ modifier: 'oui' })
    expect(readConferenceView({ modifier: 'peut-être' })).toEqual({})
  })

  test('asks the server for the same search, and keeps it from tab to tab', () => {
    const view = readConferencesView({ q: 'dos', langue: 'fr', onglet: 'passees' })
    expect(tabOf(view)).toBe('past')
    expect(scopeOf(view)).toEqual({ search: 'dos', language: 'fr' })
    expect(inTab(view, 'upcoming')).toEqual({ q: 'dos', langue: 'fr' })
    expect(isWhole(inTab({}, 'live'))).toBe(true)
    expect(isWhole(view)).toBe(false)
  })
})

test('days and hours are those of the clock on the wall, in 24 hours', () => {
  const at = new Date(2026, 0, 5, 7, 4)
  expect([dayOf(at), timeOf(at)]).toEqual(['05/01/2026', '07:04'])
  expect([weekdayOf(at, 'fr'), weekdayOf(at, 'en')]).toEqual(['lun.', 'Mon'])
  expect(timeOf(new Date(2026, 0, 5, 19, 30))).toBe('19:30')
})

test('the list is read again once the clock changes it, and not before', () => {
  const now = new Date('2026-11-21T18:00:00Z')
  const in_ = (minutes: number) => new Date(now.getTime() + minutes * 60_000)
  const at = (status: 'scheduled' | 'live' | 'ended' | 'cancelled', starts: number, ends: number) => ({
    status,
    scheduledAt: in_(starts),
    endsAt: in_(ends),
  })
  expect(nextChangeAt([at('ended', -90, -30), at('cancelled', 10, 70)])).toBeUndefined()
  expect(nextChangeAt([at('scheduled', 20, 80), at('live', -50, 10)])).toBe(in_(10).getTime())
  expect(waitUntil(in_(10).getTime(), now.getTime())).toBe(10 * 60_000 + 3_000)
  // Its hour has come, and the server has not said so yet: asked again, yet not without a pause.
  expect(waitUntil(now.getTime(), now.getTime())).toBe(15_000)
  expect(waitUntil(in_(60 * 24 * 60).getTime(), now.getTime())).toBeLessThan(2 ** 31)
})

test('the number of places left is never below zero', () => {
  const facts = { status: 'scheduled' as const, capacity: 2, registrations: 3 }
  expect([placesLeft(facts), isFull(facts)]).toEqual([0, true])
  expect([placesLeft({ ...facts, capacity: null }), isFull({ ...facts, capacity: null })]).toEqual([null, false])
})

test('a name begins after its title', () => {
  expect(spokenName('Dre Hélène Marchand')).toBe('Hélène Marchand')
  expect(spokenName('Dr')).toBe('Dr')
})

test.each([
  ['Dr. Karim Benali, ORL', 'KB'],
  ['Dr Jean Pierre Martin', 'JM'],
  ['Pr Élodie', 'É'],
  ['', ''],
  ['Dre Hélène Marchand', 'HM'],
  ['Pr. Jean-Paul Durand', 'JD'],
  ['Élodie', 'É'],
  ['Dr', 'D'],
  ['  ', ''],
])('the initials of %s are %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})

test('Google gets title, hours in UTC, text and place, however they are written', () => {
  const url = new URL(
    googleCalendarUrl({
      title: 'Dos & nuque : 100 % #1',
      startsAt: new Date('2026-11-26T18:00:00.500Z'),
      endsAt: new Date('2026-11-26T19:00:00Z'),
      details: 'Dre Hélène\n\nÀ lire?x=1&y=2',
      location: 'En ligne',
    }),
  )
  expect(url.origin + url.pathname).toBe('https://calendar.google.com/calendar/render')
  expect(Object.fromEntries(url.searchParams)).toEqual({
    action: 'TEMPLATE',
    text: 'Dos & nuque : 100 % #1',
    dates: '20261126T180000Z/20261126T190000Z',
    details: 'Dre Hélène\n\nÀ lire?x=1&y=2',
    location: 'En ligne',
  })
})

test('a long text is cut at the end of a word', () => {
  expect(clipText('court', 10)).toBe('court')
  expect(clipText('un deux trois quatre', 12)).toBe('un deux…')
  expect(clipText('a'.repeat(200), 100)).toHaveLength(61)
})

describe('the form', () => {
  const now = new Date(2026, 10, 21, 12, 0)
  const filled = {
    ...blankValues('fr'),
    title: 'Vertiges',
    description: 'Ce qui aide.',
    expertName: 'Dr Benali',
    day: '2026-11-25',
    time: '19:30',
    tags: 'vertiges, , équilibre,vertiges',
    capacity: '30',
  }

  test('is read into the input of the server', () => {
    const read = readConference(filled, undefined, now)
    expect(read).toMatchObject({
      fields: {
        scheduledAt: new Date(2026, 10, 25, 19, 30),
        durationMinutes: 60,
        tags: ['vertiges', 'équilibre'],
        capacity: 30,
        expertBio: null,
        url: null,
        expertId: null,
        moderatorIds: [],
      },
    })
  })

  test('shows a fault at the field that the person sees', () => {
    const faultsOf = (values: Partial<typeof filled>) => {
      const read = readConference({ ...filled, ...values }, undefined, now)
      return 'faults' in read ? read.faults.map(({ path }) => path) : []
    }
    expect(faultsOf({ title: ' ', expertName: '' })).toEqual(['title', 'expertName'])
    expect(faultsOf({ day: null as unknown as string })).toEqual(['day'])
    expect(faultsOf({ time: '' })).toEqual(['time'])
    expect(faultsOf({ day: '2026-11-20' })).toEqual(['day'])
    expect(faultsOf({ duration: 'une heure' })).toEqual(['duration'])
    expect(faultsOf({ capacity: '0' })).toEqual(['capacity'])
    expect(faultsOf({ url: 'http://exemple.fr' })).toEqual(['url'])
    expect(nameFault({ path: 'moderatorIds.2', code: 'invalid' })).toEqual({ path: 'moderators', code: 'invalid' })
  })

  test('takes an hour as people write it', () => {
    const typed = ['19:30', '9h05', '19 h 30', '19h', '7', ' 08.15 ', '24:00', '12:60', 'midi', '1930']
    const read = ['19:30', '09:05', '19:30', '19:00', '07:00', '08:15', undefined, undefined, undefined, undefined]
    expect(typed.map(readTime)).toEqual(read)
  })

  test('stays unchanged through blanks and the order of moderators', () => {
    const [a, b] = [
      { id: '1', name: 'a' },
      { id: '2', name: 'b' },
    ]
    const one = { ...filled, moderators: [a!, b!] }
    expect(saySame(one, { ...one, title: ' Vertiges ', tags: 'vertiges,équilibre', moderators: [b!, a!] })).toBe(true)
    expect(saySame(one, { ...one, moderators: [a!] })).toBe(false)
  })
})
