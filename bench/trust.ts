// Shows in one table the figures that this product is held to: what was measured last of each, when and on which machine.
//   npm run trust                                    what there is
//   npm run trust -- --fresh                         measures all of it first, which takes hours; Ctrl-C ends that and shows what there is by then
//   npm run trust -- --fresh --only weight --only feed    measures these first
//   npm run trust -- --markdown                      and writes it into docs/FIGURES.md, where what was not measured here stays as it was
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { withFigures } from './support/figures-document.ts'
import { recorded } from './support/record.ts'
import { refuse } from './support/run-bench.ts'
import { measureAll, SOURCES } from './support/trust-sources.ts'
import { asText, machinesOf, shortcomingsOf } from './support/trust-table.ts'

const { values } = parseArgs({
  options: {
    fresh: { type: 'boolean', default: false },
    only: { type: 'string', multiple: true },
    markdown: { type: 'boolean', default: false },
  },
})
const names = SOURCES.map(({ name }) => name)
if (values.only?.some((name) => !names.includes(name))) refuse(`--only takes one of ${names.join(', ')}.`)
if (values.only && !values.fresh) refuse('--only goes with --fresh: it says what is measured first.')

const stop = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stop.abort(signal))
const sources = values.fresh ? SOURCES.filter(({ name }) => values.only?.includes(name) ?? true) : []
const began = new Date()
const ended = await measureAll(sources, stop.signal)
const measured = recorded()
console.log(asText(SOURCES, measured))
if (values.markdown) {
  const document = join(import.meta.dirname, '../docs/FIGURES.md')
  writeFileSync(document, withFigures(readFileSync(document, 'utf8'), SOURCES, measured))
}
console.log(`\n${machinesOf(measured).join('\n')}`)
for (const line of shortcomingsOf({ asked: sources, ended, measured, began })) console.error(line)
const isMissed = measured.values().some(({ figures }) => figures.some(({ isHeld }) => isHeld === false))
process.exitCode = stop.signal.aborted || isMissed || ended.some(({ isWell }) => !isWell) ? 1 : 0
