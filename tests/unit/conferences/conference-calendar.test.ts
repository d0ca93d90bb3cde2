import fc from 'fast-check'
import ical from 'ical.js'
import { expect, test } from 'vitest'
import { calendarEntry } from '#server/conferences/calendar.ts'

type Entry = Parameters<typeof calendarEntry>[0]

const entry = (given: Partial<Entry> = {}): Entry => ({
  id: '01930000-0000-7000-8000-000000000001',
  title: 'Vivre avec des acouphènes',
  description: 'Ce qui aide.',
  expertName: 'Dre Camille Martin',
  scheduledAt: new Date('2026-11-21T18:00:00Z'),
  endsAt: new Date('2026-11-21T19:30:00Z'),
  version: 1,
  isCancelled: false,
  address: 'https://vecu.exemple/expert-conferences/01930000-0000-7000-8000-000000000001',
  madeAt: new Date('2026-11-01T08:00:00.123Z'),
  ...given,
})

function read(text: string) {
  const calendar = new ical.Component(ical.parse(text))
  const events = calendar.getAllSubcomponents('vevent')
  expect(events).toHaveLength(1)
  return { calendar, event: new ical.Event(events[0]!), line: (name: string) => events[0]!.getFirstPropertyValue(name) }
}

test('a real calendar reader finds the hours, the title, the number and the address', () => {
  const { calendar, event, line } = read(calendarEntry(entry()))
  expect(calendar.getFirstPropertyValue('version')).toBe('2.0')
  expect(calendar.getFirstPropertyValue('method')).toBe('PUBLISH')
  expect(event.startDate.toJSDate()).toEqual(new Date('2026-11-21T18:00:00Z'))
  expect(event.endDate.toJSDate()).toEqual(new Date('2026-11-21T19:30:00Z'))
  expect(event.startDate.zone.tzid).toBe('UTC')
  expect(event).toMatchObject({
    uid: '01930000-0000-7000-8000-000000000001@vecu.exemple',
    sequence: 0,
    summary: 'Vivre avec des acouphènes',
    location: 'En ligne',
    description: `Dre Camille Martin\n\nCe qui aide.\n\n${entry().address}`,
  })
  expect(String(line('dtstamp'))).toBe('2026-11-01T08:00:00Z')
  expect([line('status'), line('url')]).toEqual(['CONFIRMED', entry().address])
})

test('a changed conference is the same entry with a higher number, and a cancelled one says so', () => {
  const [first, changed] = [read(calendarEntry(entry())), read(calendarEntry(entry({ version: 4, isCancelled: true })))]
  expect(changed.event.uid).toBe(first.event.uid)
  expect(changed.event.sequence).toBe(3)
  expect(changed.line('status')).toBe('CANCELLED')
})

test('no line holds more than 75 bytes or half a character, and every line ends as the format says', () => {
  const title = `${'é'.repeat(80)} ${'😷'.repeat(40)}, ; \\ ${'界'.repeat(60)}`
  const text = calendarEntry(entry({ title }))
  expect(text.endsWith('\r\n')).toBe(true)
  const lines = text.slice(0, -2).split('\r\n')
  for (const line of lines) {
    expect(line).not.toMatch(/[\r\n]/)
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
    expect(Buffer.from(line).toString()).toBe(line) // half a character would not come back
  }
  expect(read(text).event.summary).toBe(title)
})

test('a calendar reader reads any announcement back as it was written', () => {
  const words = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 120 })
  const hostile = fc.constantFrom(
    'BEGIN:VEVENT',
    'END:VCALENDAR',
    '\n',
    '\\n',
    '\\',
    ';',
    ',',
    ':',
    '"',
    ' ',
    '😷',
    'é',
  )
  const text = fc.array(fc.oneof(words, hostile), { minLength: 1, maxLength: 20 }).map((parts) => parts.join(''))
  fc.assert(
    fc.property(text, text, (title, description) => {
      const oneLine = title.replace(/\s+/g, ' ').trim() || 'x'
      const told = description.replaceAll('\r', '')
      const { event } = read(calendarEntry(entry({ title: oneLine, description: told })))
      expect(event.summary).toBe(oneLine)
      expect(event.description).toBe(`Dre Camille Martin\n\n${told}\n\n${entry().address}`)
    }),
    { numRuns: 200 },
  )
})
