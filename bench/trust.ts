// What this product is held to, in one table: what was measured last of each, when and on which machine.
//   npm run trust                 what there is
//   npm run trust -- --fresh      measures all of it first, which takes hours
//   npm run trust -- --markdown   as the README has it
import { parseArgs } from 'node:util'
import { recorded } from './support/record.ts'
import { measureAll, SOURCES } from './support/trust-sources.ts'
import { asMarkdown, asText, machinesOf } from './support/trust-table.ts'

const { values } = parseArgs({
  options: { fresh: { type: 'boolean', default: false }, markdown: { type: 'boolean', default: false } },
})

const failed = values.fresh ? await measureAll() : []
const measured = recorded()
console.log(values.markdown ? asMarkdown(SOURCES, measured) : asText(SOURCES, measured))
console.log(`\n${machinesOf(measured).join('\n')}`)
for (const command of failed) console.error(`Failed: ${command}`)
const isMissed = measured.values().some(({ figures }) => figures.some(({ isHeld }) => isHeld === false))
process.exitCode = failed.length > 0 || isMissed ? 1 : 0
