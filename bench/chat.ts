// How private talk holds up: members connected to one process, who talk two by two at a steady pace. Counts, and times from one machine's own clock.
//   npm run bench:chat                                       5,000 members, 200 messages a second for 60 s
//   npm run bench:chat -- --members 500 --rate 50 --seconds 10    a quick look: no bars
import { parseArgs } from 'node:util'
import { startBenchServer } from './support/bench-server.ts'
import { chatBars, chatReport } from './support/chat-report.ts'
import { measureChat } from './support/measure-chat.ts'
import { barTable } from './support/report.ts'
import { refuse, runBenchOn } from './support/run-bench.ts'

const FULL = { members: 5_000, perSecond: 200, seconds: 60 }

const { values } = parseArgs({
  options: {
    members: { type: 'string', default: String(FULL.members) },
    rate: { type: 'string', default: String(FULL.perSecond) },
    seconds: { type: 'string', default: String(FULL.seconds) },
  },
})
const load = { members: Number(values.members), perSecond: Number(values.rate), seconds: Number(values.seconds) }
if (Object.values(load).some((number) => !Number.isInteger(number) || number < 1) || load.members % 2 !== 0)
  refuse('--members takes an even number, --rate and --seconds take whole numbers from 1.')
const isFull = JSON.stringify(load) === JSON.stringify(FULL)

await runBenchOn(startBenchServer, async (server) => {
  const result = await measureChat(server, load)
  const bars = isFull ? chatBars(result) : []
  return { report: [chatReport(result), ...(isFull ? ['', barTable(bars)] : [])].join('\n'), bars }
})
