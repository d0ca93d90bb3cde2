const DAY_FIRST = /^(\d{1,2})[\s./-]+(\d{1,2})[\s./-]+(\d{4})$/
const CLOSE = /^(\d{2})(\d{2})(\d{4})$/
const YEAR_FIRST = /^(\d{4})-(\d{1,2})-(\d{1,2})$/

/**
 * The plain date that someone typed, as YYYY-MM-DD: "9/3/2026", "09.03.2026", "09 03 2026", "09032026" or "2026-03-09".
 * @returns  null when it is no day of the calendar ("31/02/2026") or not yet a whole date
 */
export function readTypedDay(typed: string): string | null {
  const text = typed.trim()
  const yearFirst = YEAR_FIRST.exec(text)
  const dayFirst = DAY_FIRST.exec(text) ?? CLOSE.exec(text)
  const [year, month, day] = yearFirst ? yearFirst.slice(1) : (dayFirst?.slice(1).reverse() ?? [])
  if (!year || !month || !day) return null
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const instant = new Date(`${date}T00:00:00Z`)
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(date) ? date : null
}
