// The server beside `@supabase/lite` on the same rows in the same PostgreSQL, by turns: processor time of a request, and requests a second of one who asks.
//   npm run bench:peer                  100,000 posts, 1,000,000 likes, 200,000 comments
//   npm run bench:peer -- --small       2,000 posts
import { parseArgs } from 'node:util'
import { measurePeer } from './support/peer/measure-peer.ts'
import { peerBars, peerFigures, peerReport } from './support/peer/peer-report.ts'
import { barTable } from './support/report.ts'
import { refuse, runBenchOn } from './support/run-bench.ts'
import { lackOfRoom } from './support/throw-away-postgres.ts'

const { values } = parseArgs({ options: { small: { type: 'boolean', default: false } } })
const size = values.small
  ? { posts: 2_000, members: 200, seconds: 0.5, rounds: 2 }
  : { posts: 100_000, members: 2_000, seconds: 3, rounds: 6 }
const lack = lackOfRoom(2 + size.posts / 50_000)
if (lack) refuse(lack)

await runBenchOn(
  async (signal) => ({ signal, remove: async () => {} }),
  async ({ signal }) => {
    const result = await measurePeer(signal, size)
    const bars = peerBars(result)
    return { report: `${peerReport(result)}\n\n${barTable(bars)}`, bars, figures: peerFigures(result) }
  },
)
