// How fast pharmacovigilance is over many reports, beside what it replaces, and that it is exact. Ratios within one run, so that any machine may run it.
//   npm run bench:medication                    100,000 reports
//   npm run bench:medication -- --size 10000    a quick look: no bars but exactness
import { parseArgs } from 'node:util'
import { onFreshDatabase, speaker } from './support/fresh-database.ts'
import { declareMany } from './support/medication/medication-load.ts'
import { measureMatches } from './support/medication/medication-matches.ts'
import { memberCount, reportersOf } from './support/medication/medication-reports.ts'
import { measureSignals } from './support/medication/medication-signals.ts'
import { barTable } from './support/report.ts'
import { refuse, runBench } from './support/run-bench.ts'

const { values } = parseArgs({ options: { size: { type: 'string', default: '100000' } } })
const size = Number(values.size)
if (!Number.isInteger(size) || size < 1000) refuse('--size takes a number of reports from 1000.')

await runBench(3, (postgres) =>
  onFreshDatabase(postgres, { name: 'bench_medication', connections: 1 }, async ({ client, db }) => {
    const say = speaker(size, 'reports')
    const reports = [...reportersOf(size).reports()]
    await declareMany(client, { reports, members: memberCount(size) })
    say('loaded')
    const ground = { client, db, signal: postgres.signal, say }
    const parts = [await measureMatches(ground, reports), await measureSignals(ground)]
    const bars = parts.flatMap((part) => part.bars)
    return { report: [...parts.map(({ report }) => report), barTable(bars)].join('\n\n'), bars }
  }),
)
