/**
 * Processor seconds of the work below at the pace that is compared with: that of two runs of `npm test` on 2026-11-29, of 30.2 and 35.6 minutes, in which it
 * took 2.2 and 2.1 s. So minutes on that machine are printed as they are, and those of a faster or a slower one as that machine would have needed.
 */
const SECONDS_THEN = 2.15

const ROWS = 20_000
const ROUNDS = 60

/** A machine that does other work, or is throttled, does less in a second. */
export function slowness() {
  const before = process.cpuUsage()
  let rows = Array.from({ length: ROWS }, (_, n) => ({
    id: n,
    name: `row ${(n * 7919) % ROWS}`,
    tags: [n % 7, n % 11],
  }))
  for (let round = 0; round < ROUNDS; round++)
    rows = JSON.parse(JSON.stringify(rows)).sort((one, other) => (one.name < other.name === (round % 2 === 0) ? -1 : 1))
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1e6 / SECONDS_THEN
}
