// How fast the search of matches is, beside what it replaces, and that it is exact. Ratios within one run, so that any machine may run it.
//   npm run bench:matching                      100,000 and 1,000,000 posts
//   npm run bench:matching -- --sizes 20000     a quick look: no bars but exactness
import { availableParallelism, cpus, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { measureCommunity, type Result } from './support/measure-community.ts'
import { bars, report } from './support/report.ts'
import { lackOfRoom, startThrowAwayPostgres } from './support/throw-away-postgres.ts'

const { values } = parseArgs({ options: { sizes: { type: 'string', default: '100000,1000000' } } })
const sizes = values.sizes.split(',').map(Number)
if (sizes.some((size) => !Number.isInteger(size) || size < 1000))
  refuse('--sizes takes numbers of posts from 1000, with commas between.')
const lack = lackOfRoom(3 + Math.max(...sizes) / 250_000)
if (lack) refuse(lack)

console.log(
  `${cpus()[0]?.model ?? 'unknown processor'}, ${availableParallelism()} cores, load ${load()}; Node ${process.version}`,
)
const stop = new AbortController()
process.once('SIGINT', () => stop.abort(130))
process.once('SIGTERM', () => stop.abort(143))
const postgres = await startThrowAwayPostgres(stop.signal)
try {
  const results: Result[] = []
  for (const size of sizes) results.push(await measureCommunity(postgres, size))
  console.log(`\n${report(results)}\n\nload ${load()} at the end`)
  const missed = bars(results).filter(({ isHeld }) => !isHeld)
  for (const { name, value, bar } of missed) console.error(`Missed: ${name} is ${value}, the bar is ${bar}.`)
  process.exitCode = missed.length === 0 ? 0 : 1
} catch (error) {
  if (!stop.signal.aborted) throw error
  process.exitCode = stop.signal.reason
} finally {
  await postgres.remove()
}

function load(): string {
  return loadavg()
    .map((average) => average.toFixed(1))
    .join(' ')
}

function refuse(sentence: string): never {
  console.error(sentence)
  process.exit(1)
}
