import { foldCase } from '#contract/foundation/fold.ts'

const MONTHS: Record<string, number> = {}
const NAMES = [
  'janvier janv january jan',
  'fevrier fevr fev february feb',
  'mars march mar',
  'avril avr april apr',
  'mai may',
  'juin june jun',
  'juillet juil july jul',
  'aout august aug',
  'septembre sept september sep',
  'octobre oct october',
  'novembre nov november',
  'decembre dec december',
]
for (const [index, names] of NAMES.entries()) for (const name of names.split(' ')) MONTHS[name] = index + 1

const DAYS_AGO: Record<string, number> = { "aujourd'hui": 0, today: 0, hier: 1, yesterday: 1, 'avant-hier': 2 }

const DAY_FIRST = /^(\d{1,2})[\s./-]+(\d{1,2})[\s./-]+(\d{4}|\d{2})$/
const CLOSE = /^(\d{2})(\d{2})(\d{4})$/
const YEAR_FIRST = /^(\d{4})-(\d{1,2})-(\d{1,2})$/
/** "9 mars 2026", "1er mars 26", "the 9th of March 2026", "March 9, 2026". */
const NAMED = /^(?:le |the )?(\d{1,2})(?:er|st|nd|rd|th)?(?: of)? ([a-z]+)\.?,? (\d{4}|\d{2})$/
const MONTH_NAMED_FIRST = /^([a-z]+)\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4}|\d{2})$/

/**
 * The plain date that someone typed, as YYYY-MM-DD: "9/3/2026", "09.03.26", "09 03 2026", "09032026", "2026-03-09", "1er mars 2026", "9 March 2026", "hier".
 * @param today  a plain date: a year of two digits is the last one that is not after it
 * @returns  null when it is no day of the calendar ("31/02/2026") or not a whole date ("mars 2026")
 */
export function readTypedDay(typed: string, today = plainToday()): string | null {
  const text = folded(typed)
  const ago = DAYS_AGO[text]
  if (ago !== undefined) return daysBefore(today, ago)
  const [year, month, day] = partsOf(text)
  if (!year || !month || !day) return null
  const date = `${wholeYear(year, today)}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const instant = new Date(`${date}T00:00:00Z`)
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(date) ? date : null
}

function partsOf(text: string): (string | undefined)[] {
  const yearFirst = YEAR_FIRST.exec(text)
  if (yearFirst) return yearFirst.slice(1)
  const numbers = DAY_FIRST.exec(text) ?? CLOSE.exec(text)
  if (numbers) return numbers.slice(1).reverse()
  const [, day, month, year] = NAMED.exec(text) ?? []
  if (month) return [year, MONTHS[month]?.toString(), day]
  const [, first, second, third] = MONTH_NAMED_FIRST.exec(text) ?? []
  return first ? [third, MONTHS[first]?.toString(), second] : []
}

const folded = (typed: string): string => foldCase(typed.trim()).replaceAll('’', "'").replace(/\s+/g, ' ')

function wholeYear(year: string, today: string): string {
  if (year.length === 4) return year
  const [century, within] = [today.slice(0, 2), today.slice(2, 4)]
  return year <= within ? `${century}${year}` : `${Number(century) - 1}${year}`
}

const daysBefore = (day: string, days: number): string => {
  const instant = new Date(`${day}T00:00:00Z`)
  instant.setUTCDate(instant.getUTCDate() - days)
  return instant.toISOString().slice(0, 10)
}

function plainToday(): string {
  const now = new Date()
  const two = (number: number) => String(number).padStart(2, '0')
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`
}
