import { loadavg } from 'node:os'
import { basename } from 'node:path'
import { type Figure, loadNow, machine, record } from './record.ts'
import type { Bar } from './report.ts'
import { lackOfRoom, startThrowAwayPostgres, type ThrowAwayPostgres } from './throw-away-postgres.ts'

/** The outcome of a bench: the report to print, the bars, and figures that are held to none. */
type Outcome = { report: string; bars: Bar[]; figures?: Figure[] }

/**
 * Runs a bench on a PostgreSQL of its own and says on which machine, how busy. The process fails where a bar is missed.
 * @param gigabytes  that its databases may need
 * @param work       measures, and answers what to print and the bars
 */
export async function runBench(
  gigabytes: number,
  work: (postgres: ThrowAwayPostgres) => Promise<Outcome>,
): Promise<void> {
  const lack = lackOfRoom(gigabytes)
  if (lack) refuse(lack)
  await runBenchOn(startThrowAwayPostgres, work)
}

/**
 * Runs a bench in the same way on other ground, which `open` makes, and gives up when the signal is aborted; once removed, the ground leaves nothing behind.
 * The figures of a run without options, which is a full one, are kept for `npm run trust`.
 */
export async function runBenchOn<Ground extends { remove(): Promise<void> }>(
  open: (signal: AbortSignal) => Promise<Ground>,
  work: (ground: Ground) => Promise<Outcome>,
): Promise<void> {
  console.log(`${machine()}; load ${load()}`)
  const loadBefore = loadNow()
  const stop = new AbortController()
  // A signal may come twice, from a terminal and from whoever started the run: it must still take away what it made.
  process.on('SIGINT', () => stop.abort(130))
  process.on('SIGTERM', () => stop.abort(143))
  let ground: Ground | undefined
  try {
    ground = await open(stop.signal)
    const { report, bars, figures = [] } = await work(ground)
    console.log(`\n${report}\n\nload ${load()} at the end`)
    const name = basename(process.argv[1]!, '.ts')
    if (process.argv.length === 2) record({ name, loadBefore, figures: [...figures, ...bars] })
    const missed = bars.filter(({ isHeld }) => !isHeld)
    for (const { name, value, bar } of missed) console.error(`Missed: ${name} is ${value}, the bar is ${bar}.`)
    process.exitCode = missed.length === 0 ? 0 : 1
  } catch (error) {
    if (!stop.signal.aborted) throw error
    process.exitCode = stop.signal.reason
  } finally {
    await ground?.remove()
  }
}

export function refuse(sentence: string): never {
  console.error(sentence)
  process.exit(1)
}

function load(): string {
  return loadavg()
    .map((average) => average.toFixed(1))
    .join(' ')
}
