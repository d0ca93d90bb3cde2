/**
 * Processor seconds of the work below when the budget of `npm test` was set. Estimated by the check of types, which took 40 s then, and 95 s in an hour in
 * which this took 1.8 s (1.5 to 2.2).
 */
const SECONDS_THEN = 0.75

const ROWS = 20_000
const ROUNDS = 60

/** Returns how many times as much of the processor a fixed piece of work takes now: a machine that does other work, or is throttled, does less in a second. */
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
