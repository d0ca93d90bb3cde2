const MONTHS = 12

/**
 * Twelve months as YYYY-MM, oldest first, the last one being that of `now` (UTC, like the figures).
 * @param latest  a later month, when the server has already turned the page
 */
export function yearUpTo(now: Date, latest = ''): string[] {
  const current = now.toISOString().slice(0, 7)
  const last = new Date(`${latest > current ? latest : current}-01T00:00:00Z`)
  return Array.from({ length: MONTHS }, (_, index) =>
    new Date(Date.UTC(last.getUTCFullYear(), last.getUTCMonth() - (MONTHS - 1) + index)).toISOString().slice(0, 7),
  )
}
