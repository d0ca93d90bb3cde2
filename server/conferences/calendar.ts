import { basicUtc } from '#contract/conferences/rules.ts'

type Entry = {
  id: string
  title: string
  description: string
  expertName: string
  scheduledAt: Date
  endsAt: Date
  version: number
  isCancelled: boolean
  address: string
  madeAt: Date
}

/**
 * A conference keeps its uid and each version has a higher sequence number, so that importing it again replaces the entry.
 * @source RFC 5545
 */
export function calendarEntry(entry: Entry): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Vecu//Conferences//FR',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${entry.id}@${new URL(entry.address).hostname}`,
    `SEQUENCE:${entry.version - 1}`,
    `DTSTAMP:${basicUtc(entry.madeAt)}`,
    `DTSTART:${basicUtc(entry.scheduledAt)}`,
    `DTEND:${basicUtc(entry.endsAt)}`,
    `SUMMARY:${escaped(entry.title)}`,
    `DESCRIPTION:${escaped(`${entry.expertName}\n\n${entry.description}\n\n${entry.address}`)}`,
    'LOCATION:En ligne',
    `URL:${entry.address}`,
    `STATUS:${entry.isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return `${lines.map(foldedLine).join('\r\n')}\r\n`
}

const escaped = (text: string): string => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n')

/** A line has at most 75 bytes, is cut between characters, and continues after a space. */
function foldedLine(line: string): string {
  const parts: string[] = []
  let part = ''
  let bytes = 0
  for (const character of line) {
    const size = Buffer.byteLength(character)
    if (bytes + size > 75) {
      parts.push(part)
      part = ' '
      bytes = 1
    }
    part += character
    bytes += size
  }
  return [...parts, part].join('\r\n')
}
