// The cost of each operation in use: processor time of the server and of PostgreSQL, and statements, of one request.
//   npm run bench:cost                  2,000 members, 100,000 posts, 1,000,000 likes, 200,000 comments; three seconds each
//   npm run bench:cost -- --small       10,000 posts, half a second each
//   npm run bench:cost -- --markdown    writes docs/COST.md too
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { costBars, costFigures, costPage, costReport } from './support/cost/cost-report.ts'
import { measureCost } from './support/cost/measure-cost.ts'
import { barTable } from './support/report.ts'
import { refuse, runBenchOn } from './support/run-bench.ts'
import { lackOfRoom } from './support/throw-away-postgres.ts'

const { values } = parseArgs({
  options: { small: { type: 'boolean', default: false }, markdown: { type: 'boolean', default: false } },
})
const size = values.small
  ? { posts: 10_000, members: 300, seconds: 0.5 }
  : { posts: 100_000, members: 2_000, seconds: 3 }
const lack = lackOfRoom(2 + size.posts / 50_000)
if (lack) refuse(lack)

await runBenchOn(
  async (signal) => ({ signal, remove: async () => {} }),
  async ({ signal }) => {
    const result = await measureCost(signal, size)
    if (values.markdown) writeFileSync(join(import.meta.dirname, '../docs/COST.md'), costPage(result))
    const bars = costBars(result)
    return { report: `${costReport(result)}\n\n${barTable(bars)}`, bars, figures: costFigures(result) }
  },
)
