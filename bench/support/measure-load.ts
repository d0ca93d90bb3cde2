import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { type ClosestAnswers, closestAnswers } from './load/closest-answers.ts'
import { type Act, actsOf, KINDS, type Kind, READS } from './load/load-acts.ts'
import {
  type Asking,
  drive,
  failedIn,
  greetAll,
  openAsking,
  type Run,
  type SentRequest,
  timesIn,
  together,
} from './load/load-run.ts'
import { openSockets, type SocketCounts, type Sockets } from './load/load-sockets.ts'
import { type LoadTarget, openLoadTarget } from './load/load-target.ts'
import {
  tableStyleByGroups,
  tableStyleByRows,
  tableStyleOne,
  tableStyleWhole,
  withTableStyleIndex,
} from './load/table-style.ts'
import { type Times, timesOf } from './measure.ts'

export type Load = {
  posts: number
  /** Posts of the community that it is compared with. */
  fewerPosts: number
  members: number
  /** Seconds of each step while the pace rises, of each block at the steady one, and how many blocks. */
  stepSeconds: number
  blockSeconds: number
  blocks: number
  /** Seconds of the turn at the pace that bars are for. */
  fixedSeconds: number
}

export type LoadResult = {
  load: Load
  members: number
  /** Each pace that was tried, and whether it was kept up. */
  steps: { run: Run; isKept: boolean }[]
  /** The large one at FIXED_PACE, before it is driven ever faster. */
  fixed: Run
  /** The runs at the same steady pace, by turns: what else the machine does meets one as well as the other. */
  large: Run
  small: Run
  /** How much longer the p95 of the large one is in each two turns that follow each other, as the median of these ratios: for all acts, and for reads. */
  growth: { all: number; reads: number }
  /** The number of acknowledged writes that are not there. */
  lost: number
  writes: number
  /** Counts of what the sockets of members online were told, at both sizes. */
  told: Record<'large' | 'small', SocketCounts>
  /** Seconds until all that follows from what was published had been done. */
  settledAfter: number
  /** From the publication of a story until its closest stand under it, at both sizes. */
  closest: Record<'large' | 'small', ClosestAnswers>
  alone: Record<'the feed' | 'a search' | 'a post with its comments', Times>
  tableStyle: Record<
    'the feed, counts row by row' | 'the feed, joined and grouped' | 'all posts, as written' | 'a post',
    Times
  >
}

const WARM_UP = { perSecond: 40, seconds: 10 }
const PACES = [40, 60, 80, 100, 130, 160, 200, 250, 300, 360, 430, 520, 620, 750, 900]
/** The pace of the bars on times and on processor time, in requests a second. */
const FIXED_PACE = 120
/** A pace is kept up while nearly all is answered in time, and soon. */
const KEPT = { p95Ms: 500, share: 0.95 }
/** The steady pace as a share of the highest pace that is kept up: as full as a server should be run. */
const STEADY_SHARE = 0.6
const ALONE = 60

export type Driven = { target: LoadTarget; asking: Asking; sockets: Sockets; next: () => Act; seed: number }

/** Measures two communities on a server each, of which one is used at a time: the large one ever faster, then both by turns at a pace that it keeps up. */
export async function measureLoad(signal: AbortSignal, load: Load): Promise<LoadResult> {
  const large = await openDriven(signal, load)
  try {
    const small = await openDriven(signal, { ...load, posts: load.fewerPosts })
    try {
      return await measure(signal, load, { large, small })
    } finally {
      await closeDriven(small)
    }
  } finally {
    await closeDriven(large)
  }
}

/** Opens a community on a server of its own, and those who are to use it. */
export async function openDriven(
  signal: AbortSignal,
  size: { posts: number; members: number; workers?: number },
): Promise<Driven> {
  const target = await openLoadTarget(signal, size)
  try {
    return { target, asking: openAsking(target), sockets: await openSockets(target), next: actsOf(target, 7), seed: 1 }
  } catch (error) {
    await target.remove()
    throw error
  }
}

export async function closeDriven({ target, asking, sockets }: Driven): Promise<void> {
  asking.close()
  sockets.close()
  await target.remove()
}

async function measure(
  signal: AbortSignal,
  load: Load,
  { large, small }: Record<'large' | 'small', Driven>,
): Promise<LoadResult> {
  const at = (driven: Driven, perSecond: number, seconds: number) =>
    drive(driven.target, { ...driven, pace: { perSecond, seconds, seed: driven.seed++, signal } })

  for (const driven of [large, small]) {
    await greetAll(driven.target, driven.asking)
    await at(driven, WARM_UP.perSecond, WARM_UP.seconds)
  }
  const reading = { alone: await readAlone(large), tableStyle: await readTables(large.target) }
  for (const { target } of [large, small]) await settled(target.client)
  const closest = { large: await closestAnswers(large.target), small: await closestAnswers(small.target) }
  const fixed = await at(large, FIXED_PACE, load.fixedSeconds)
  console.log(`${FIXED_PACE} a second: done`)
  const steps: LoadResult['steps'] = []
  const besides: Run[] = [await at(small, FIXED_PACE, load.fixedSeconds)]
  for (const perSecond of PACES) {
    const run = await at(large, perSecond, load.stepSeconds)
    const inTime = run.seconds <= load.stepSeconds / KEPT.share
    const isKept = inTime && timesIn(run).p95 <= KEPT.p95Ms && failedIn(run) * 1000 < run.asked
    console.log(`${perSecond} a second: p95 ${timesIn(run).p95.toFixed(0)} ms, ${failedIn(run)} errors`)
    steps.push({ run, isKept })
    // Both have as much behind them when they are compared.
    besides.push(await at(small, perSecond, load.stepSeconds))
    if (!isKept) break
    await sleep(500)
  }
  for (const { target } of [large, small]) await settled(target.client)
  const highest = Math.max(PACES[0]!, ...steps.filter(({ isKept }) => isKept).map(({ run }) => run.perSecond))
  const steady = Math.round(highest * STEADY_SHARE)
  const runs: Record<'large' | 'small', Run[]> = { large: [], small: [] }
  for (let block = 0; block < load.blocks; block++) {
    const turns = [
      ['large', large],
      ['small', small],
    ] as const
    for (const [size, driven] of block % 2 === 0 ? turns : turns.toReversed())
      runs[size].push(await at(driven, steady, load.blockSeconds))
  }
  console.log(`${steady} a second, by turns: done`)
  const settledAfter = await settled(large.target.client)
  await settled(small.target.client)
  const told = { large: await large.sockets.told(), small: await small.sockets.told() }
  const [written, writtenSmall] = [
    [fixed, ...steps.map(({ run }) => run), ...runs.large],
    [...besides, ...runs.small],
  ].map((each) => each.flatMap((run) => run.written)) as [SentRequest[], SentRequest[]]
  return {
    load,
    members: large.target.members.length,
    fixed,
    steps,
    large: together(runs.large),
    small: together(runs.small),
    growth: { all: growthOf(runs, KINDS), reads: growthOf(runs, READS) },
    writes: written.length + writtenSmall.length,
    told,
    lost: (await lostIn(large.target.client, written)) + (await lostIn(small.target.client, writtenSmall)),
    settledAfter,
    closest,
    ...reading,
  }
}

function growthOf({ large, small }: Record<'large' | 'small', Run[]>, kinds: readonly Kind[]): number {
  const ratios = large.map((run, i) => timesIn(run, kinds).p95 / timesIn(small[i]!, kinds).p95)
  return timesOf(ratios).p50
}

const TABLES: Partial<Record<Kind, string>> = {
  'a comment': 'comment',
  'a message': 'message',
  'a new post': 'publication',
}

async function lostIn(client: pg.Client, written: readonly SentRequest[]): Promise<number> {
  let lost = 0
  for (const [kind, table] of Object.entries(TABLES)) {
    const ids = written.filter((each) => each.kind === kind).map(({ requestId }) => requestId)
    const { rows } = await client.query<{ kept: number }>(
      `select count(*)::int as kept from ${table} where request_id = any ($1::uuid[])`,
      [ids],
    )
    lost += Math.abs(ids.length - rows[0]!.kept)
  }
  return lost
}

const SETTLED_WITHIN_S = 300

/** Waits until no job is left, and returns the seconds that it took. */
export async function settled(client: pg.Client): Promise<number> {
  const start = performance.now()
  const seconds = () => (performance.now() - start) / 1000
  while (seconds() < SETTLED_WITHIN_S) {
    const { rows } = await client.query<{ jobs: number }>(
      `select count(*)::int as jobs from pgboss.job where state in ('created', 'retry', 'active') and start_after <= now() and name not like '\\_\\_pgboss%'`,
    )
    if (rows[0]!.jobs === 0) return seconds()
    await sleep(200)
  }
  throw new Error(`Jobs did not finish within ${SETTLED_WITHIN_S} s.`)
}

/** Times reads one after the other, while nobody else asks. */
async function readAlone({ asking, next }: Driven): Promise<LoadResult['alone']> {
  const of = (kind: Kind): Act => {
    for (;;) {
      const act = next()
      if (act.kind === kind) return act
    }
  }
  const timed = async (acts: () => Act[]) => {
    const times: number[] = []
    for (let i = 0; i < ALONE; i++) {
      const each = acts()
      const start = performance.now()
      for (const wrong of await Promise.all(each.map(asking.ask)))
        if (wrong !== undefined) throw new Error(`${each[0]!.kind}: ${wrong}`)
      times.push(performance.now() - start)
    }
    return timesOf(times)
  }
  return {
    'the feed': await timed(() => [{ ...of('the feed'), path: '/api/feed' }]),
    'a search': await timed(() => [of('a search')]),
    'a post with its comments': await timed(() => {
      const post = of('a post')
      return [post, { ...of('its comments'), by: post.by, path: `${post.path}/comments` }]
    }),
  }
}

async function readTables({ client, postIds }: LoadTarget): Promise<LoadResult['tableStyle']> {
  // As the server’s own connections have it: one process a query.
  const timed = async (times: number, read: (i: number) => Promise<unknown>) => {
    const milliseconds: number[] = []
    for (let i = 0; i < times; i++) {
      const start = performance.now()
      await read(i)
      milliseconds.push(performance.now() - start)
    }
    return timesOf(milliseconds)
  }
  return await withTableStyleIndex(client, async () => ({
    'the feed, counts row by row': await timed(5, () => tableStyleByRows(client)),
    'the feed, joined and grouped': await timed(3, () => tableStyleByGroups(client)),
    'all posts, as written': await timed(2, () => tableStyleWhole(client)),
    'a post': await timed(ALONE, (i) => tableStyleOne(client, postIds[i * 7]!)),
  }))
}
