import { sql } from 'drizzle-orm'
import { PgBoss, type QueueResult } from 'pg-boss'
import { DAY_SECONDS, HOUR_MS, MINUTE_MS } from '#contract/foundation/durations.ts'
import type { Services } from '../context.ts'
import type { Db, Reader } from '../db/database.ts'
import { NamingClient } from '../db/naming-client.ts'
import { statement } from '../db/statement.ts'
import { isUnavailable } from '../db/unavailable.ts'
import type { Log } from '../observe/log.ts'
import type { EventHandler } from './handlers.ts'
import { type Backlog, JOB_LIFE_DAYS, type Jobs, type JsonObject } from './queues.ts'

export type OpenJobs = Jobs & {
  work(services: Services, handlers: readonly EventHandler[]): Promise<void>
  stop(): Promise<void>
}

/** A failed job is retried, in the end every five minutes, for the two weeks for which a job is kept. */
const RETRY = {
  retryLimit: 10_000,
  retryDelay: 1,
  retryBackoff: true,
  retryDelayMax: 300,
  heartbeatSeconds: 10,
} as const
/** All are given at each start, because an update keeps what it does not mention from an older version. */
const UNSAID = {
  ...RETRY,
  expireInSeconds: 900,
  retentionSeconds: JOB_LIFE_DAYS * DAY_SECONDS,
  deleteAfterSeconds: 7 * DAY_SECONDS,
  deadLetter: null,
} as const
const JOB_POLL_MS = 250
const POLL_SECONDS = 60
/** How often finished jobs are deleted, because some hold links of mails. The library's default is once a day. */
const MAINTENANCE_SECONDS = 300
const ORPHAN_SECONDS = 20
/**
 * Queues that older versions started by the clock and this one does not. They are listed by name, because a newer version may have clocks that this one does
 * not know.
 */
const CLOCKED_ONCE = ['conferences.tend-broadcasts', 'matching.count-unread', 'medication.turn-day']
/**
 * Queues by the names that older versions have for them: a job that waits under one was written before an update, or by a server that is still to have it. A
 * queue of the clock needs none, because its work is done once when its name is new.
 */
const FORMER_NAMES: Readonly<Record<string, string>> = {
  'accounts.farewell': 'accounts.goodbye',
  'accounts.farewell-said': 'accounts.goodbye-sent',
  'accounts.rights-mail': 'accounts.privacy-mail',
  'matching.part': 'matching.end-between',
  'matching.reading-corrected': 'closest.reading-corrected',
  'matching.search-requested': 'closest.search-requested',
  'medication.part': 'medication.end-between',
  'notifications.forget-acquaintance': 'notifications.forget-introduction',
  'posts.part-me-toos': 'posts.end-me-toos-between',
}
/**
 * How long after its start a server looks for jobs under former names: longer than an update of all servers takes, and than a job lasts whose server was
 * killed at it. The next start finds what is written later.
 */
const FORMER_NAMES_MS = HOUR_MS
const MISSED = 'once'
const UPKEEP_MS = HOUR_MS
const SENDING = { max: 1, migrate: false, supervise: false, schedule: false } as const
/** The queue's own statements are short, so after this time PostgreSQL counts as silent and the connection is given up. */
const SILENCE = { query_timeout: MINUTE_MS }
/** How often the log mentions that the database is unavailable, because every check fails meanwhile. */
const AWAY_TOLD_MS = 5_000

/** pg-boss inserts jobs one by one. Settings that a job does not have come from its queue. */
const addJobs = statement<{ queues: string[]; data: string }, never>(
  'add_jobs',
  sql`
    insert into pgboss.job (
      name, data, start_after, created_on, keep_until, expire_seconds, deletion_seconds, retry_limit, retry_delay, retry_backoff, retry_delay_max,
      policy, dead_letter, heartbeat_seconds
    )
    select queue.name, ${sql.placeholder('data')}::jsonb, pgboss.job_now(), pgboss.job_now(),
      pgboss.job_now() + queue.retention_seconds * interval '1 s', queue.expire_seconds, queue.deletion_seconds,
      queue.retry_limit, queue.retry_delay, coalesce(queue.retry_backoff, false), queue.retry_delay_max,
      queue.policy, queue.dead_letter, queue.heartbeat_seconds
    from pgboss.queue where queue.name = any (${sql.placeholder('queues')}::text[])
    on conflict do nothing`,
)

/**
 * Servers may start together, because pg-boss serializes its own migrations.
 * @param wakeElsewhere wakes the workers of another process, where that one opened the queues and works on them
 */
export async function openJobs(
  url: string,
  handlers: readonly EventHandler[],
  log: Log,
  wakeElsewhere?: (queue: string) => void,
): Promise<OpenJobs> {
  const boss = new PgBoss({
    connectionString: url,
    ...(wakeElsewhere ? SENDING : { max: 4 }),
    application_name: 'vecu-jobs',
    maintenanceIntervalSeconds: MAINTENANCE_SECONDS,
    superviseIntervalSeconds: ORPHAN_SECONDS,
    monitorIntervalSeconds: ORPHAN_SECONDS,
    ...SILENCE,
    ...{ Client: NamingClient },
  })
  let awayToldAt = Number.NEGATIVE_INFINITY
  const tell = (error: unknown) => {
    if (!isUnavailable(error)) return log.error({ err: error }, 'job queue')
    if (performance.now() - awayToldAt < AWAY_TOLD_MS) return
    awayToldAt = performance.now()
    log.warn({ err: error }, 'the database is away: no work is looked for')
  }
  boss.on('error', tell)
  let isStopping = false
  let looking: NodeJS.Timeout | undefined
  let upkeep: NodeJS.Timeout | undefined
  const made = new Set<string>()
  const stop = () => {
    isStopping = true
    clearTimeout(looking)
    clearInterval(upkeep)
    return boss.stop({ graceful: true, timeout: 1_500 })
  }
  try {
    await boss.start()
    if (!wakeElsewhere) await takeStampsBack(boss)
    const known = new Map((await boss.getQueues()).map((each) => [each.name, each]))
    for (const queue of [...known.keys(), ...handlers.map((each) => each.queue)]) made.add(queue)
    if (!wakeElsewhere) {
      for (const { queue, options } of handlers) await setQueue(boss, { queue, options, existing: known.get(queue) })
      await moveRenamed(boss, handlers)
      await setClocks(boss, handlers)
    }
  } catch (error) {
    await stop().catch(() => {}) // the error of the start is the one to report
    throw error
  }
  const workers = new Map<string, readonly string[]>()
  const send = async (db: Reader, queues: readonly string[], data: JsonObject) => {
    const unknown = queues.find((queue) => !made.has(queue))
    if (unknown !== undefined) throw new Error(`There is no queue ${unknown}.`)
    if (queues.length > 0) await addJobs(db, { queues: [...queues], data: JSON.stringify(data) })
  }
  /** Jobs of each queue announced and not begun: while there are any, the next is fetched as soon as one is done, and otherwise at the next poll. */
  const announced = new Map<string, number>()
  const fetchNext = (queue: string) => {
    for (const worker of workers.get(queue) ?? []) boss.notifyWorker(worker)
  }
  const wake =
    wakeElsewhere ??
    ((queue: string) => {
      announced.set(queue, (announced.get(queue) ?? 0) + 1)
      fetchNext(queue)
    })
  const lookOnce = async (db: Db, formerNames: readonly string[]) => {
    const found = await queuesWithWork(db, [...workers.keys(), ...formerNames])
    // How many wait is not known: a queue is worked on until a look finds it empty.
    for (const queue of workers.keys()) announced.set(queue, found.includes(queue) ? Number.POSITIVE_INFINITY : 0)
    found.forEach(fetchNext)
    // A server that is still to be updated wrote a job: the next look finds it under the name that it has here.
    if (found.some((queue) => formerNames.includes(queue))) await moveRenamed(boss, handlers)
  }
  const look = async (db: Db, formerNames: readonly string[], until: number) => {
    await lookOnce(db, performance.now() < until ? formerNames : []).catch(tell)
    if (!isStopping) looking = setTimeout(look, JOB_POLL_MS, db, formerNames, until)
  }

  return {
    send: (tx, { name }, data) => send(tx, [name], data),
    async sendNow(db, { name }, data) {
      await send(db, [name], data)
      wake(name)
    },
    async sendLater({ name }, data, afterSeconds) {
      await boss.send(name, data, { startAfter: afterSeconds })
    },
    async emit(tx, event, data) {
      const queues = handlers.filter(({ on }) => on === event).map(({ queue }) => queue)
      await send(tx, queues, data)
      return queues
    },
    wake,
    async forget(db, words, { except = '' } = {}) {
      await db.execute(sql`
        delete from pgboss.job where name <> ${except} and exists (
          select from unnest(${sql.param([...words])}::text[]) word
          where strpos(concat_ws(' ', data, output, source_output), word) > 0
        )`)
    },
    async backlog(db) {
      const { rows } = await db.execute<Backlog>(sql`
        select name as queue,
          count(*) filter (where state = 'created' and start_after <= now())::int as due,
          count(*) filter (where state = 'created' and start_after > now())::int as later,
          count(*) filter (where state = 'retry')::int as failing,
          coalesce(extract(epoch from now() - min(start_after) filter (where start_after <= now())), 0)::float8 as "oldestDueSeconds"
        from pgboss.job
        where state < 'active' and not blocked and name not like '\\_\\_pgboss%'
        group by name`)
      return rows
    },
    async work(services, theirs) {
      for (const { queue, run, atStart, atOnce = 1 } of theirs) {
        const work = () =>
          boss.work<never>(queue, { pollingIntervalSeconds: POLL_SECONDS }, async ([job]) => {
            announced.set(queue, Math.max(0, (announced.get(queue) ?? 0) - 1))
            try {
              await run(services, job!.data)
            } catch (error) {
              log.error({ err: error, queue, jobId: job!.id }, 'job failed')
              throw error
            }
            if (announced.get(queue)! > 0) fetchNext(queue)
          })
        workers.set(queue, await Promise.all(Array.from({ length: atOnce }, work)))
        if (atStart) await boss.send(queue, {})
      }
      upkeep = setInterval(() => void takeStampsBack(boss).catch(tell), UPKEEP_MS)
      const formerNames = Object.keys(FORMER_NAMES).filter((former) => workers.has(FORMER_NAMES[former]!))
      void look(services.db, formerNames, performance.now() + FORMER_NAMES_MS)
    },
    stop,
  }
}

/**
 * Resets timestamps in the future, written by a clock that was ahead and has been corrected since. Until they are past, pg-boss would start no clock, no
 * delayed job, and no search for jobs of dead servers; and the minutes that the wrong clock used up would start nothing when they come.
 */
async function takeStampsBack(boss: PgBoss): Promise<void> {
  const db = boss.getDb()
  await db.executeSql(`update pgboss.version set cron_on = now() where cron_on > now() + interval '1 minute'`)
  await db.executeSql(`
    update pgboss.queue
    set monitor_claim_on = least(monitor_claim_on, now()), monitor_on = least(monitor_on, now()), maintain_on = least(maintain_on, now())
    from (
      select name from pgboss.queue where greatest(monitor_claim_on, monitor_on, maintain_on) > now() + interval '1 minute'
      order by name for no key update
    ) ahead
    where queue.name = ahead.name`)
  await db.executeSql(`
    update pgboss.job
    set singleton_on = case when singleton_on <= (now() at time zone 'UTC') + interval '2 minutes' then singleton_on end,
      start_after = case when state = 'created' and created_on > now() + interval '1 minute' then now() else start_after end,
      created_on = least(created_on, now()),
      heartbeat_on = least(heartbeat_on, now())
    where singleton_on > (now() at time zone 'UTC') + interval '2 minutes' or created_on > now() + interval '1 minute'
      or heartbeat_on > now() + interval '1 minute'`)
}

/** A job that waits under a former name is dropped where the queue lets only one wait and another waits already. */
async function moveRenamed(boss: PgBoss, handlers: readonly EventHandler[]): Promise<void> {
  const queues = new Set(handlers.map(({ queue }) => queue))
  for (const [former, name] of Object.entries(FORMER_NAMES)) {
    if (!queues.has(name)) continue
    await boss.getDb().executeSql(
      `with waiting as (delete from pgboss.job where name = $1 and state < 'active' returning *)
      insert into pgboss.job
      select job.* from waiting, jsonb_populate_record(null::pgboss.job, to_jsonb(waiting) || jsonb_build_object('name', $2::text)) job
      on conflict do nothing`,
      [former, name],
    )
  }
}

type SetQueue = Pick<EventHandler, 'queue' | 'options'> & { existing: QueueResult | undefined }

/** pg-boss cannot change a policy, so a queue with a new policy needs a new name. */
async function setQueue(boss: PgBoss, { queue, options = {}, existing }: SetQueue): Promise<void> {
  if (!existing) return boss.createQueue(queue, { ...RETRY, ...options })
  const { policy, ...changeable } = options
  const said = { ...UNSAID, ...changeable }
  if (Object.entries(said).some(([name, value]) => existing[name as keyof QueueResult] !== value))
    await boss.updateQueue(queue, said)
}

/**
 * A clock that is new to this database runs its work once, and one that missed runs while no server was up once for all of them, unless it must not run at a
 * start.
 */
async function setClocks(boss: PgBoss, handlers: readonly EventHandler[]): Promise<void> {
  const clocks = new Map((await boss.getSchedules()).map((each) => [each.name, each]))
  for (const { queue, every, notAtStart } of handlers) {
    const clock = clocks.get(queue)
    const missed = notAtStart ? 'skip' : MISSED
    if (!every || (clock?.cron === every && clock.options?.missed === missed)) continue
    if (!clock && !notAtStart) await boss.send(queue, {}) // first: a server that dies here runs it once more
    await boss.schedule(queue, every, {}, { missed })
  }
  for (const queue of CLOCKED_ONCE) if (clocks.has(queue)) await boss.unschedule(queue)
}

const findQueues = statement<{ queues: string[] }, { queue: string }>(
  'queues_with_work',
  sql`
    select queue from unnest(${sql.placeholder('queues')}::text[]) queue
    where exists (
      select from pgboss.job where name = queue and state < 'active' and not blocked and start_after <= now()
    )`,
)

const queuesWithWork = async (db: Reader, queues: readonly string[]): Promise<string[]> =>
  (await findQueues(db, { queues: [...queues] })).map(({ queue }) => queue)
