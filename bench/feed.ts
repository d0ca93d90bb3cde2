// How fast the feed is read and searched, beside the table-style query that it replaces. Ratios within one run, so that any machine may run it.
//   npm run bench:feed                      100,000 posts, 1,000,000 likes, 200,000 comments
//   npm run bench:feed -- --posts 20000     a quick look: no bars
import { parseArgs } from 'node:util'
import { feedBars, feedReport } from './support/feed-report.ts'
import { measureFeed } from './support/measure-feed.ts'
import { barTable } from './support/report.ts'
import { refuse, runBench } from './support/run-bench.ts'

const BARS_FROM = 100_000

const { values } = parseArgs({ options: { posts: { type: 'string', default: '100000' } } })
const posts = Number(values.posts)
if (!Number.isInteger(posts) || posts < 5000) refuse('--posts takes a number of posts from 5000.')

await runBench(2 + posts / 50_000, async (postgres) => {
  const result = await measureFeed(postgres, posts)
  const bars = posts < BARS_FROM ? [] : feedBars(result)
  return { report: [feedReport(result), ...(bars.length > 0 ? ['', barTable(bars)] : [])].join('\n'), bars }
})
