// How one server holds up when everyone uses it at once: members read, like, comment, write and publish over HTTP while a quarter of them has a live socket
// open, the database on the same machine.
//   npm run bench:load                 2,000 members, 100,000 posts beside 10,000: ever faster, then a minute at a steady pace at each size by turns
//   npm run bench:load -- --small      a minute in all, 10,000 posts beside 1,000: no figure of it is kept
//   npm run bench:load -- --posts 1000000 --beside 100000    other sizes
import { parseArgs } from 'node:util'
import { loadBars, loadFigures, loadReport } from './support/load/load-report.ts'
import { type Load, measureLoad } from './support/measure-load.ts'
import { barTable } from './support/report.ts'
import { refuse, runBenchOn } from './support/run-bench.ts'
import { lackOfRoom } from './support/throw-away-postgres.ts'

const { values } = parseArgs({
  options: {
    small: { type: 'boolean', default: false },
    posts: { type: 'string', default: '100000' },
    beside: { type: 'string', default: '10000' },
  },
})
const FULL = { members: 2_000, stepSeconds: 6, blockSeconds: 6, blocks: 10, fixedSeconds: 30 }
const load: Load = values.small
  ? { posts: 10_000, fewerPosts: 1_000, members: 300, stepSeconds: 3, blockSeconds: 5, blocks: 1, fixedSeconds: 5 }
  : { ...FULL, posts: Number(values.posts), fewerPosts: Number(values.beside) }
if ([load.posts, load.fewerPosts].some((posts) => !Number.isInteger(posts) || posts < 1000))
  refuse('--posts and --beside take numbers of posts from 1000.')
const lack = lackOfRoom(2 + load.posts / 50_000)
if (lack) refuse(lack)

await runBenchOn(
  async (signal) => ({ signal, remove: async () => {} }),
  async ({ signal }) => {
    const result = await measureLoad(signal, load)
    // Two small communities tell nothing about growth, and a short run nothing about times.
    const bars = loadBars(result).filter(({ bar }) => !values.small || !/^[≤≥]/.test(bar))
    return { report: [loadReport(result), '', barTable(bars)].join('\n'), bars, figures: loadFigures(result) }
  },
)
