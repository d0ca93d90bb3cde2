import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { EXPORT_REQUESTED } from '#server/accounts/commands/ask-export.ts'
import { handlersOf } from '#server/app/handlers.ts'
import type { Services } from '#server/foundation/context.ts'
import { openDb, openPool } from '#server/foundation/db/database.ts'
import { openLog } from '#server/foundation/observe/log.ts'
import { every, handle, ONCE } from '#server/foundation/work/handlers.ts'
import { type OpenJobs, openJobs } from '#server/foundation/work/jobs.ts'
import { defineQueue } from '#server/foundation/work/queues.ts'
import { freshDatabase } from '#tests/support/servers/database.ts'
import { query, rowsIn, type TestDatabase } from '#tests/support/servers/postgres.ts'

/** Half a day away from now: a clock that strikes while a test runs asks for work once more. */
const NIGHT = `13 ${(new Date().getUTCHours() + 12) % 24} * * *`
const nothing = async () => {}

let database: TestDatabase
beforeAll(async () => {
  database = await freshDatabase()
  await query(database.url, 'delete from pgboss.schedule')
})
afterAll(() => database.drop())

/** Returns how many jobs of this queue the clock has asked for, once the server has checked which runs it missed. */
async function jobsOf(name: string): Promise<number> {
  const [row] = await rowsIn<{ n: number }>(
    database.url,
    `select count(*)::int as n from pgboss.job where name = '${name}'`,
  )
  return row!.n
}

/** Runs a server from its start to its end. It works on no job, so that what is asked for stays to be counted. */
async function aServer(clocks: ReturnType<typeof every>, whileItRuns: () => Promise<void> = nothing) {
  const jobs = await openJobs(database.url, clocks, openLog('fatal'))
  await whileItRuns()
  await jobs.stop()
}

test('scheduled work is done once as soon as it is new, and not again at each start', async () => {
  const clocks = every(NIGHT, { 'clock.nightly': nothing })
  await aServer(clocks)
  expect(await jobsOf('clock.nightly')).toBe(1)
  await query(
    database.url,
    `update pgboss.job set state = 'completed', completed_on = now() where name = 'clock.nightly'`,
  )
  await aServer(clocks)
  await aServer(clocks)
  expect(await jobsOf('clock.nightly')).toBe(1)
  expect(await rowsIn(database.url, `select cron, options ->> 'missed' as missed from pgboss.schedule`)).toEqual([
    { cron: NIGHT, missed: 'once' },
  ])
})

test('scheduled work is done once for all the nights on which no server ran', async () => {
  const clocks = every(NIGHT, { 'clock.nightly': nothing })
  await query(database.url, `update pgboss.schedule set created_on = now() - interval '9 days'`)
  await query(database.url, `update pgboss.version set cron_on = now() - interval '3 days'`)
  await aServer(clocks, () => expect.poll(() => jobsOf('clock.nightly')).toBe(2))
  await aServer(clocks)
  expect(await jobsOf('clock.nightly')).toBe(2)
})

test('a schedule set anew by a newer version, or left by an older one without its missed times, is set without being run', async () => {
  await query(database.url, `update pgboss.schedule set options = null`)
  await aServer(every(NIGHT, { 'clock.nightly': nothing }))
  await aServer(every(`7 ${NIGHT.slice(3)}`, { 'clock.nightly': nothing }))
  expect(await rowsIn(database.url, `select cron, options ->> 'missed' as missed from pgboss.schedule`)).toEqual([
    { cron: `7 ${NIGHT.slice(3)}`, missed: 'once' },
  ])
  expect(await jobsOf('clock.nightly')).toBe(2)
})

test('work that is to be done at no start is done neither when it is new nor for the nights on which no server ran', async () => {
  await query(database.url, 'delete from pgboss.schedule')
  const clocks = every(NIGHT, { 'clock.unpressing': nothing }, { notAtStart: true })
  const all = [...clocks, ...every(NIGHT, { 'clock.beside': nothing })]
  await aServer(all)
  await query(
    database.url,
    `update pgboss.job set state = 'completed', completed_on = now() where name = 'clock.beside'`,
  )
  await query(database.url, `update pgboss.schedule set created_on = now() - interval '9 days'`)
  await query(database.url, `update pgboss.version set cron_on = now() - interval '3 days'`)
  // The other clock shows that the missed nights were looked at.
  await aServer(all, () => expect.poll(() => jobsOf('clock.beside')).toBe(2))
  expect(await jobsOf('clock.unpressing')).toBe(0)
})

test('after a clock that was ahead, what it stamped holds nothing up', async () => {
  await query(database.url, `update pgboss.version set cron_on = now() + interval '1 day'`)
  await query(database.url, `update pgboss.queue set monitor_claim_on = now() + interval '1 day', maintain_on = null`)
  const clocked = every(NIGHT, { 'clock.nightly': nothing })
  await aServer(clocked)
  await query(
    database.url,
    `insert into pgboss.job (name, state, singleton_on, created_on, start_after)
    values ('clock.nightly', 'completed', now() at time zone 'UTC' + interval '1 day', now(), now()),
      ('clock.nightly', 'created', null, now() + interval '1 day', now() + interval '1 day')`,
  )
  await aServer(clocked)
  const taken = await rowsIn(
    database.url,
    `select id from pgboss.job where name = 'clock.nightly' and (singleton_on > now() or start_after > now())`,
  )
  expect(taken).toEqual([])
  const ahead = await rowsIn(
    database.url,
    `select cron_on as stamp from pgboss.version where cron_on > now() union all
    select monitor_claim_on from pgboss.queue where monitor_claim_on > now()`,
  )
  expect(ahead).toEqual([])
})

test('a queue that stands gets what a newer version says of it, and gets back what that one says no more', async () => {
  const [queue, dead] = [defineQueue('standing.work'), defineQueue('standing.dead')]
  const standing = () =>
    rowsIn(
      database.url,
      `select retry_limit as tries, expire_seconds as expire, deletion_seconds as deletion, dead_letter as dead
      from pgboss.queue where name = 'standing.work'`,
    )
  const last = handle(dead, nothing)
  const options = { retryLimit: 3, expireInSeconds: 60, deleteAfterSeconds: 60 }
  await aServer([last, handle(queue, nothing)])
  const [unsaid] = await standing()
  await aServer([last, handle(queue, nothing, { options, deadLetter: dead })])
  expect(await standing()).toEqual([{ tries: 3, expire: 60, deletion: 60, dead: 'standing.dead' }])
  await aServer([last, handle(queue, nothing)])
  expect(await standing()).toEqual([unsaid])
})

test('a copy of one’s data, which may be of gigabytes, is not begun beside itself while it is made', () => {
  const handlers = handlersOf({ send: async () => 'sent', close() {} })
  const made = handlers.find(({ queue }) => queue === EXPORT_REQUESTED.name)
  expect(made?.options?.expireInSeconds).toBeGreaterThanOrEqual(4 * 3_600)
})

test('work that the clock alone starts, each minute, is left to the next one where it fails: it piles up nowhere', () => {
  const clocked = handlersOf({ send: async () => 'sent', close() {} }).filter(({ every }) => every !== undefined)
  const eachMinute = clocked.filter(({ every }) => every === '* * * * *')
  expect(eachMinute.length).toBeGreaterThan(5)
  // Each pause is twice as long as the one before, the first one to two seconds.
  for (const { queue, options } of eachMinute)
    expect([queue, 2 * (2 ** (options?.retryLimit ?? Number.NaN) - 1) < 60]).toEqual([queue, true])
})

test('a job that waits under a former name of its queue is kept, and not twice where one may wait', async () => {
  const [former, renamed] = [defineQueue<{ to: string }>('accounts.rights-mail'), 'accounts.privacy-mail']
  const [formerOnce, renamedOnce] = [defineQueue('accounts.farewell-said'), defineQueue('accounts.goodbye-sent')]
  const waiting = (name: string) =>
    rowsIn(database.url, `select data, state, policy from pgboss.job where name = '${name}' order by created_on`)
  const older = [handle(former, nothing), handle(formerOnce, nothing, { options: ONCE })]
  const all = [...older, handle(defineQueue(renamed), nothing), handle(renamedOnce, nothing, { options: ONCE })]
  const start = async (handlers: typeof all, send: (jobs: OpenJobs) => Promise<void> = nothing) => {
    const jobs = await openJobs(database.url, handlers, openLog('fatal'))
    await send(jobs)
    await jobs.stop()
  }
  await start(older, async (jobs) => {
    await jobs.sendLater(former, { to: 'first' }, 0)
    await jobs.sendLater(former, { to: 'second' }, 0)
    await jobs.sendLater(formerOnce, {}, 0)
  })
  const [first, second] = await waiting(former.name)
  const [once] = await waiting(formerOnce.name)
  await start(all, (jobs) => jobs.sendLater(formerOnce, {}, 0))
  expect(await waiting(renamed)).toEqual([first, second])
  expect(await waiting(renamedOnce.name)).toEqual([once])
  expect(await waiting(former.name)).toEqual([])
  await start(all)
  expect(await waiting(renamedOnce.name)).toEqual([once])
  expect(await waiting(formerOnce.name)).toEqual([])
})

async function besideAnOlderServer(
  work: (queues: {
    sent: readonly string[]
    former: (to: string) => Promise<void>
    renamed: (to: string) => Promise<void>
  }) => Promise<void>,
) {
  const former = defineQueue<{ to: string }>('accounts.rights-mail')
  const renamed = defineQueue<{ to: string }>('accounts.privacy-mail')
  const sent: string[] = []
  const pool = openPool(database.url, () => {}, 1)
  const services = { db: openDb(pool) } as unknown as Services
  const handlers = [handle(renamed, async (_, { to }) => void sent.push(to))]
  const updated = await openJobs(database.url, handlers, openLog('fatal'))
  const older = await openJobs(database.url, [handle(former, nothing)], openLog('fatal'))
  try {
    await updated.work(services, handlers)
    await work({
      sent,
      former: (to) => older.sendLater(former, { to }, 0),
      renamed: (to) => updated.sendLater(renamed, { to }, 0),
    })
  } finally {
    await older.stop()
    await updated.stop()
    await pool.end()
  }
}

test('a job that a server of before a new name writes later is done by one that is up already', () =>
  besideAnOlderServer(async ({ sent, former }) => {
    await former('a member')
    await expect.poll(() => sent).toContain('a member')
  }))

test('a job that is written under a former name more than an hour after the start waits for the next start', async () => {
  await besideAnOlderServer(async ({ sent, former, renamed }) => {
    const now = performance.now.bind(performance)
    vi.spyOn(performance, 'now').mockImplementation(() => now() + 3_600_000)
    const looks = async (...members: string[]) => {
      for (const to of members) {
        await renamed(to)
        await expect.poll(() => sent).toContain(to)
      }
    }
    await looks('the one that had begun', 'the first after that hour')
    await former('late')
    await looks('one that would find it', 'one that would do it', 'one more')
    expect(sent).not.toContain('late')
  })
  await besideAnOlderServer(({ sent }) => expect.poll(() => sent).toContain('late'))
})
