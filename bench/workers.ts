// Whether a request costs more of the processors where several processes answer: one server of one process beside one of two, by turns, the same mix of acts.
//   npm run bench:workers                 10,000 posts, 500 members; twelve turns of ten seconds each, 60 requests a second
//   npm run bench:workers -- --small      four turns of five seconds, 40 requests a second, by fewer members
import { parseArgs } from 'node:util'
import { measureWorkers, type WorkersResult } from './support/measure-workers.ts'
import { type Bar, barTable, table } from './support/report.ts'
import { refuse, runBenchOn } from './support/run-bench.ts'
import { lackOfRoom } from './support/throw-away-postgres.ts'

const { values } = parseArgs({ options: { small: { type: 'boolean', default: false } } })
const size = values.small
  ? { posts: 10_000, members: 200, perSecond: 40, seconds: 5, turns: 4 }
  : { posts: 10_000, members: 500, perSecond: 60, seconds: 10, turns: 12 }
const GROWTH_MAX = 1.05
const lack = lackOfRoom(4)
if (lack) refuse(lack)

function barsOf({ growth, failed }: WorkersResult): Bar[] {
  return [
    {
      name: 'processor time of a request, two processes ÷ one, median of the turns',
      value: `${growth.toFixed(3)} ×`,
      bar: `≤ ${GROWTH_MAX} ×`,
      isHeld: growth <= GROWTH_MAX,
    },
    { name: 'requests that failed', value: String(failed), bar: 'none', isHeld: failed === 0 },
  ]
}

await runBenchOn(
  async (signal) => ({ signal, remove: async () => {} }),
  async ({ signal }) => {
    const result = await measureWorkers(signal, size)
    const rows = result.sides.map(({ workers, server, postgres, p50, p95, idle }) => [
      String(workers),
      server.toFixed(2),
      postgres.toFixed(2),
      (server + postgres).toFixed(2),
      p50.toFixed(1),
      p95.toFixed(1),
      idle.toFixed(3),
    ])
    const head = ['processes', 'server ms', 'PostgreSQL ms', 'both ms', 'p50 ms', 'p95 ms', 'cores while idle']
    const bars = barsOf(result)
    return { report: [table([head, ...rows]), '', barTable(bars)].join('\n'), bars }
  },
)
