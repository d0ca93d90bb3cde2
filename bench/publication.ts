// Attacks all that the observatory publishes, as one system, in simulated years: an integer program looks for what is left possible of each small cell to
// someone who knows the rules, ten people, and how many others moved between two snapshots.
//   npm run bench:publication                  100 years, which take hours
//   npm run bench:publication -- --years 2     a look
//   npm run bench:publication -- --from 51 --years 50     the second half, on another core
import { parseArgs } from 'node:util'
import { bandOf } from '#contract/foundation/disclosure.ts'
import { MOVED_MIN, SHOWN_FROM } from '#contract/foundation/disclosure-limits.ts'
import { publication } from '#server/observatory/publication.ts'
import { attackNights } from './support/publication/publication-year.ts'
import { KNOWN, simulatedNights } from './support/publication/simulated-year.ts'
import { type Bar, barTable } from './support/report.ts'
import { refuse, runBenchOn } from './support/run-bench.ts'

const NIGHTS = 365
/** Members at the end of a year, which begins with a tenth of them. */
const SIZES = [100, 200, 300, 400]

const { values } = parseArgs({
  options: { years: { type: 'string', default: '100' }, from: { type: 'string', default: '1' } },
})
const [years, from] = [Number(values.years), Number(values.from)]
for (const number of [years, from])
  if (!Number.isInteger(number) || number < 1) refuse('--years and --from take a number of years from 1.')

await runBenchOn(
  async (signal) => ({ signal, remove: async () => {} }),
  async ({ signal }) => {
    const rules = { least: SHOWN_FROM, leastMoved: MOVED_MIN, bandOf, publish: publication }
    const total = { snapshots: 0, cells: 0, narrowed: 0, told: 0 }
    for (let seed = from; seed < from + years; seed++) {
      const size = SIZES[seed % SIZES.length]!
      const year = attackNights(simulatedNights({ seed, size, nights: NIGHTS }), rules)
      await new Promise(setImmediate)
      signal.throwIfAborted()
      total.snapshots += year.snapshots
      total.cells += year.cells
      total.narrowed += year.narrowed.length
      total.told += year.told.length
      console.log(
        `year ${seed}, ${size} members: ${year.snapshots} snapshots, ${year.cells} small cells, ${year.narrowed.length} narrowed, ${year.told.length} told`,
      )
      for (const line of [...year.narrowed, ...year.told]) console.log(`  ${line}`)
    }
    const all = `${years} years, ${total.snapshots} snapshots, ${total.cells.toLocaleString('en')} cells below 11, ${KNOWN} people known`
    const none = (name: string, count: number): Bar => ({ name, value: String(count), bar: '0', isHeld: count === 0 })
    const bars = [
      none(`cells narrowed to under 11 values (${all})`, total.narrowed),
      none('of a person it is certain that they are in a cell, or are not', total.told),
    ]
    return { report: barTable(bars), bars }
  },
)
