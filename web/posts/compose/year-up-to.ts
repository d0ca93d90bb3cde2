const MONTHS = 12

/**
 * Returns twelve months as YYYY-MM, oldest first. They end with `now` in UTC, as the server counts.
 * @param latest the server's latest month, which may already be the next one
 */
export function yearUpTo(now: Date, latest = ''): string[] {
  const current = now.toISOString().slice(0, 7)
  const last = new Date(`${latest > current ? latest : current}-01T00:00:00Z`)
  return Array.from({ length: MONTHS }, (_, index) =>
    new Date(Date.UTC(last.getUTCFullYear(), last.getUTCMonth() - (MONTHS - 1) + index)).toISOString().slice(0, 7),
  )
}
