// How fast the search of matches is, beside what it replaces, and that it is exact. Ratios within one run, so that any machine may run it.
//   npm run bench:matching                      100,000 and 1,000,000 posts
//   npm run bench:matching -- --sizes 20000     a quick look: no bars but exactness
import { parseArgs } from 'node:util'
import { measureCommunity, type Result } from './support/measure-community.ts'
import { bars, report } from './support/report.ts'
import { refuse, runBench } from './support/run-bench.ts'

const { values } = parseArgs({ options: { sizes: { type: 'string', default: '100000,1000000' } } })
const sizes = values.sizes.split(',').map(Number)
if (sizes.some((size) => !Number.isInteger(size) || size < 1000))
  refuse('--sizes takes numbers of posts from 1000, with commas between.')

await runBench(3 + Math.max(...sizes) / 250_000, async (postgres) => {
  const results: Result[] = []
  for (const size of sizes) results.push(await measureCommunity(postgres, size))
  return { report: report(results), bars: bars(results) }
})
