import { sql } from 'drizzle-orm'
import { fromDrizzle, PgBoss, type Queue } from 'pg-boss'
import type { Db, Tx } from './db/database.ts'
import type { Log } from './log.ts'
import type { DomainEvent } from './transaction.ts'

/** Work done by a queue's jobs, at least once each: a handler may meet a job again after a crash, and must then change nothing. */
export type Reaction<S> = {
  queue: string
  /** The event whose announcement makes the job; absent for queues that are sent to by name or by the clock. */
  on?: string
  /** cron, in UTC; may be up to 30 s late. Done once at start too. */
  every?: string
  run: (services: S, data: never) => Promise<void>
  options?: Omit<Queue, 'name'>
}

export type Jobs = {
  /** Writes a job inside `tx`. */
  send(tx: Tx, queue: string, data: object): Promise<void>
  /** Writes a job by itself, for callers without a transaction of their own. */
  sendNow(db: Db, queue: string, data: object): Promise<void>
  /** Writes a job for every reaction to the event; answers their queues, to be kicked after commit. */
  announce(tx: Tx, event: DomainEvent): Promise<string[]>
  /** Looks for work now instead of at the next poll. Costs no query where nobody works here. */
  kick(queue: string): void
  /** Starts working on every queue. */
  work<S>(services: S, reactions: readonly Reaction<S>[]): Promise<void>
  stop(): Promise<void>
}

/** Tried again, in the end every five minutes, for as long as a job is kept: two weeks. */
const RETRY = {
  retryLimit: 10_000,
  retryDelay: 1,
  retryBackoff: true,
  retryDelayMax: 300,
  heartbeatSeconds: 10,
} as const
const POLL_SECONDS = 0.5

/** Opens the job queue and makes the reactions' queues if they are new. Servers may start together: pg-boss lines up its own migrations. */
export async function openJobs<S>(url: string, reactions: readonly Reaction<S>[], log: Log): Promise<Jobs> {
  const boss = new PgBoss({ connectionString: url, max: 4, application_name: 'vecu-jobs' })
  boss.on('error', (error) => log.error({ err: error }, 'job queue'))
  await boss.start()
  for (const { queue, options } of reactions) await boss.createQueue(queue, { ...RETRY, ...options })
  const workers = new Map<string, string>()
  const kick = (queue: string) => {
    const worker = workers.get(queue)
    if (worker) boss.notifyWorker(worker)
  }

  return {
    async send(tx, queue, data) {
      await boss.send(queue, data, { db: fromDrizzle(tx, sql) })
    },
    async sendNow(db, queue, data) {
      await boss.send(queue, data, { db: fromDrizzle(db, sql) })
      kick(queue)
    },
    async announce(tx, event) {
      const queues = reactions.filter(({ on }) => on === event.name).map(({ queue }) => queue)
      for (const queue of queues) await boss.send(queue, event.data, { db: fromDrizzle(tx, sql) })
      return queues
    },
    kick,
    async work(services, theirs) {
      for (const { queue, run, every } of theirs) {
        const worker = await boss.work(queue, { pollingIntervalSeconds: POLL_SECONDS }, async ([job]) => {
          try {
            await run(services, job!.data as never)
          } catch (error) {
            log.error({ err: error, queue, jobId: job!.id }, 'job failed, to be tried again')
            throw error
          }
          kick(queue)
        })
        workers.set(queue, worker)
        if (every) {
          await boss.schedule(queue, every)
          await boss.send(queue, {})
        }
      }
    },
    stop: () => boss.stop({ graceful: true, timeout: 1_500 }),
  }
}
