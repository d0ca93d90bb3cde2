// How a live room holds up: members in one room's chat on one process, then receivers of one broadcast of the built-in relay.
//   npm run bench:room                                      1,000 members, 20 messages a second for 60 s; 20 receivers for 20 s
//   npm run bench:room -- --members 100 --seconds 10 --receivers 4    a quick look: no bars
import { parseArgs } from 'node:util'
import { startBenchServer } from './support/bench-server.ts'
import { measureBroadcast } from './support/measure-broadcast.ts'
import { measureRoom } from './support/measure-room.ts'
import { barTable } from './support/report.ts'
import { writeRoom } from './support/room-members.ts'
import { broadcastBars, broadcastReport, roomBars, roomReport } from './support/room-report.ts'
import { refuse, runBenchOn } from './support/run-bench.ts'

const FULL = { members: 1_000, perSecond: 20, seconds: 60, receivers: 20 }
const WATCHED_SECONDS = 20

const { values } = parseArgs({
  options: {
    members: { type: 'string', default: String(FULL.members) },
    rate: { type: 'string', default: String(FULL.perSecond) },
    seconds: { type: 'string', default: String(FULL.seconds) },
    receivers: { type: 'string', default: String(FULL.receivers) },
  },
})
const sizes = {
  members: Number(values.members),
  perSecond: Number(values.rate),
  seconds: Number(values.seconds),
  receivers: Number(values.receivers),
}
if (Object.values(sizes).some((number) => !Number.isInteger(number) || number < 1))
  refuse('--members, --rate, --seconds and --receivers take whole numbers from 1.')
const isFull = JSON.stringify(sizes) === JSON.stringify(FULL)

await runBenchOn(startBenchServer, async (server) => {
  const { receivers, ...load } = sizes
  const written = await writeRoom(server, Math.max(load.members, receivers))
  const room = await measureRoom(server, written, load)
  const seconds = Math.min(load.seconds, WATCHED_SECONDS)
  const broadcast = await measureBroadcast(server, written, { receivers, seconds })
  const bars = isFull ? [...roomBars(room), ...broadcastBars(broadcast)] : []
  const report = [roomReport(room), '', broadcastReport(broadcast), ...(isFull ? ['', barTable(bars)] : [])]
  return { report: report.join('\n'), bars }
})
