// Measures what sign-ins in one moment, each from an address of its own, leave of the site: the times of health and the feed meanwhile.
//   npm run bench:doors                       600 sign-ins
//   npm run bench:doors -- --crowd 100        a quick look: no bars
import { parseArgs } from 'node:util'
import { startBenchServer } from './support/bench-server.ts'
import { measureDoors } from './support/measure-doors.ts'
import { type Bar, barTable, table } from './support/report.ts'
import { refuse, runBenchOn } from './support/run-bench.ts'

const FULL = 600
const LONGEST_MS = 1_000

const { values } = parseArgs({ options: { crowd: { type: 'string', default: String(FULL) } } })
const crowd = Number(values.crowd)
if (!Number.isInteger(crowd) || crowd < 10) refuse('--crowd takes a number of sign-ins from 10.')

await runBenchOn(startBenchServer, async (server) => {
  const { calm, crowded, lookedAt, refused, seconds } = await measureDoors(server, crowd)
  const ms = (time: number) => time.toFixed(0)
  const row = (name: string, times: typeof calm) => [
    name,
    String(times.count),
    ms(times.p50),
    ms(times.p95),
    ms(times.longest),
  ]
  const report = [
    `${crowd} sign-ins in one moment from as many addresses: ${lookedAt} looked at, ${refused} refused, ${seconds.toFixed(1)} s until the last answer`,
    '',
    'milliseconds of health and feed, by turns',
    table([['', 'asked', 'p50', 'p95', 'longest'], row('before', calm), row('beside the crowd', crowded)]),
  ]
  const bars: Bar[] =
    crowd < FULL
      ? []
      : [
          {
            name: `health or feed beside ${crowd} sign-ins, longest`,
            value: `${ms(crowded.longest)} ms`,
            bar: `≤ ${LONGEST_MS} ms`,
            isHeld: crowded.longest <= LONGEST_MS,
          },
        ]
  return { report: [...report, ...(bars.length > 0 ? ['', barTable(bars)] : [])].join('\n'), bars }
})
