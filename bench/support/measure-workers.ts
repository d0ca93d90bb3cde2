import { setTimeout as sleep } from 'node:timers/promises'
import { drive, failedIn, greetAll, type Run, timesIn, together } from './load/load-run.ts'
import { timesOf } from './measure.ts'
import { closeDriven, type Driven, openDriven, settled } from './measure-load.ts'
import { processorTimes } from './processor.ts'

type Size = { posts: number; members: number; perSecond: number; seconds: number; turns: number }

/** Milliseconds of the processors a request, of the server with all its processes and of PostgreSQL. */
type Side = { workers: number; server: number; postgres: number; p50: number; p95: number; idle: number }
export type WorkersResult = { sides: Side[]; growth: number; failed: number }

const IDLE_SECONDS = 10

/** Measures a server of one process and one of two, each on a PostgreSQL of its own with the same community, by turns at the same pace. */
export async function measureWorkers(signal: AbortSignal, size: Size): Promise<WorkersResult> {
  const one = await openDriven(signal, { ...size, workers: 1 })
  try {
    const two = await openDriven(signal, { ...size, workers: 2 })
    try {
      return await measure(signal, size, [one, two])
    } finally {
      await closeDriven(two)
    }
  } finally {
    await closeDriven(one)
  }
}

async function measure(signal: AbortSignal, size: Size, [one, two]: [Driven, Driven]): Promise<WorkersResult> {
  const runs: [Run[], Run[]] = [[], []]
  const turnOf = (driven: Driven) => drive(driven.target, { ...driven, pace: { ...size, seed: driven.seed++, signal } })
  const sides = [one, two]
  for (const driven of sides) {
    await greetAll(driven.target, driven.asking)
    await turnOf(driven) // warms up
  }
  for (let turn = 0; turn < size.turns; turn++) {
    for (const nth of turn % 2 === 0 ? [0, 1] : [1, 0]) {
      await settled(sides[nth]!.target.client)
      runs[nth]!.push(await turnOf(sides[nth]!))
    }
    console.log(`turn ${turn + 1}: ${(costOf(runs[1].at(-1)!) / costOf(runs[0].at(-1)!)).toFixed(3)} ×`)
  }
  const idle = [await idleOf(one), await idleOf(two)]
  return {
    sides: runs.map((each, nth) => {
      const run = together(each)
      const perRequest = (share: number) => (share * run.seconds * 1000) / run.asked
      const { p50, p95 } = timesIn(run)
      const { server, postgres } = run.shares
      return {
        workers: nth + 1,
        server: perRequest(server),
        postgres: perRequest(postgres),
        p50,
        p95,
        idle: idle[nth]!,
      }
    }),
    growth: timesOf(runs[1].map((run, turn) => costOf(run) / costOf(runs[0][turn]!))).p50,
    failed: failedIn(together(runs.flat())),
  }
}

/** Returns the processor time of a request, in seconds. */
const costOf = ({ shares, seconds, asked }: Run): number => ((shares.server + shares.postgres) * seconds) / asked

/** Returns the cores that a server without requests keeps busy, with its PostgreSQL. */
async function idleOf({ target }: Driven): Promise<number> {
  await settled(target.client)
  const before = processorTimes(target.server.pids)
  await sleep(IDLE_SECONDS * 1000)
  const { server, postgres } = before.until(IDLE_SECONDS)
  return server + postgres
}
