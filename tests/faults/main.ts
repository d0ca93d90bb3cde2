// Checks what becomes of members' words when something breaks under load.
//   npm run faults                                  everything, 50 kills among it: about twenty minutes
//   npm run faults -- --only kills --kills 10       one kind, or fewer; --members 16, --seed 1
import { parseArgs } from 'node:util'
import { loadNow, machine, record } from '../../bench/support/record.ts'
import { type Bar, barTable } from '../../bench/support/report.ts'
import { tryDatabaseOutage } from './database-outage.ts'
import { tryDisk } from './disk.ts'
import { tryKills } from './kills.ts'
import { tryNetwork } from './network.ts'

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    kills: { type: 'string', default: '50' },
    members: { type: 'string', default: '16' },
    seed: { type: 'string', default: '1' },
  },
})
const how = { kills: Number(values.kills), members: Number(values.members), seed: Number(values.seed) }
const say = (line: string) => console.log(`  ${line}`)
const KINDS = { kills: tryKills, absence: tryDatabaseOutage, disk: tryDisk, network: tryNetwork }

if (values.only !== undefined && !(values.only in KINDS)) {
  console.error(`--only takes one of ${Object.keys(KINDS).join(', ')}.`)
  process.exit(1)
}
console.log(machine())
const loadBefore = loadNow()
const bars: Bar[] = []
for (const [kind, attempt] of Object.entries(KINDS)) {
  if (values.only !== undefined && values.only !== kind) continue
  console.log(kind)
  bars.push(...(await attempt({ ...how, say })))
}
console.log(`\n${barTable(bars)}\n\nload ${loadBefore} before, ${loadNow()} after`)
if (values.only === undefined && how.kills >= 50) record({ name: 'faults', loadBefore, figures: bars })
const missed = bars.filter(({ isHeld }) => !isHeld)
for (const { name, value, bar } of missed) console.error(`Missed: ${name} is ${value}, the bar is ${bar}.`)
process.exitCode = missed.length === 0 ? 0 : 1
