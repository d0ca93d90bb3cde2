import { statfs } from 'node:fs/promises'
import type pg from 'pg'
import type { Services } from '#server/foundation/context.ts'
import type { ReadReplica } from '#server/foundation/db/read-replica.ts'
import { isMailboxRefused, type Mailer } from '#server/foundation/mail/mailer.ts'
import type { Limits } from '#server/foundation/net/rate.ts'
import type { Metrics, OpenMetrics } from '#server/foundation/observe/metrics.ts'
import { Refusal } from '#server/foundation/refusal.ts'
import type { EventHandler } from '#server/foundation/work/handlers.ts'
import { healthOf } from './health.ts'

export function addOwnReadings(
  metrics: OpenMetrics,
  { live, pool, replica }: Pick<Services, 'live' | 'replica'> & { pool: pg.Pool },
): void {
  metrics.add({
    name: 'vecu_database_connections',
    help: 'Connections of this process’s pool, besides those of its jobs: busy and idle ones, and requests that wait for one.',
    labels: ['state'],
    read: () => [
      { labels: { state: 'busy' }, value: pool.totalCount - pool.idleCount },
      { labels: { state: 'idle' }, value: pool.idleCount },
      { labels: { state: 'waiting' }, value: pool.waitingCount },
    ],
  })
  metrics.add({
    name: 'vecu_live_sockets',
    help: 'Live sockets open on this process.',
    read: () => [{ value: live.stats().sockets }],
  })
  metrics.add({
    name: 'vecu_live_messages_total',
    help: 'Messages sent over live sockets.',
    isCounter: true,
    read: () => [{ value: live.stats().sent }],
  })
  if (replica) addReplicaReadings(metrics, replica)
}

function addReplicaReadings(metrics: OpenMetrics, { stats }: ReadReplica): void {
  metrics.add({
    name: 'vecu_replica_reads_total',
    help: 'Requests that may read the replica: those that did, and those that read the primary because the replica was away or too old.',
    isCounter: true,
    labels: ['from'],
    read() {
      const { replica, primary } = stats()
      return Object.entries({ replica, primary }).map(([from, value]) => ({ labels: { from }, value }))
    },
  })
  metrics.add({
    name: 'vecu_replica_failures_total',
    help: 'Reads that failed at the replica, and were done by the primary.',
    isCounter: true,
    read: () => [{ value: stats().failed }],
  })
  metrics.add({
    name: 'vecu_replica_age_seconds',
    help: 'How old the replica is at most; absent where that is unknown, because it is away or nobody reads.',
    labels: ['of'],
    read() {
      const { ageMs } = stats()
      return ageMs === undefined ? [] : [{ labels: { of: 'replica' }, value: ageMs / 1000 }]
    },
  })
}

type Watched = Pick<Services, 'config' | 'db' | 'jobs' | 'redis' | 'storage'>

/** Only one process of a server reports these. The servers share the queues, so each reports the same numbers of them. */
export function addReadings(metrics: OpenMetrics, queues: readonly string[], watched: Watched): void {
  const { config, db, jobs } = watched
  metrics.add({
    name: 'vecu_healthy',
    help: '1 where that part does its work, 0 where it does not; as GET /api/health has it.',
    labels: ['part'],
    async read() {
      const { checks } = await healthOf(watched)
      return Object.entries(checks).map(([part, word]) => ({ labels: { part }, value: Number(word === 'ok') }))
    },
  })
  metrics.add({
    name: 'vecu_disk_free_bytes',
    help: 'Room left on the disk of DATA_DIR.',
    labels: ['folder'],
    async read() {
      const { bavail, bsize } = await statfs(config.dataDir)
      return [{ labels: { folder: 'DATA_DIR' }, value: bavail * bsize }]
    },
  })

  // Two metrics share one query, made by whichever is collected first.
  let looking: ReturnType<typeof look> | undefined
  const look = async () => {
    const waiting = new Map((await jobs.backlog(db)).map((each) => [each.queue, each]))
    return queues.map((queue) => waiting.get(queue) ?? { queue, due: 0, later: 0, failing: 0, oldestDueSeconds: 0 })
  }
  const backlog = () => {
    looking ??= look().finally(() => (looking = undefined))
    return looking
  }
  metrics.add({
    name: 'vecu_jobs_waiting',
    help: 'Jobs of all servers that wait: due now, later, or to be tried again after a failure.',
    labels: ['queue', 'state'],
    read: async () =>
      (await backlog()).flatMap(({ queue, due, later, failing }) =>
        Object.entries({ due, later, failing }).map(([state, value]) => ({ labels: { queue, state }, value })),
      ),
  })
  metrics.add({
    name: 'vecu_jobs_oldest_due_seconds',
    help: 'How long the first of the jobs that are due has waited.',
    labels: ['queue'],
    read: async () =>
      (await backlog()).map(({ queue, oldestDueSeconds }) => ({ labels: { queue }, value: oldestDueSeconds })),
  })
}

export const countedMailer = (mailer: Mailer, metrics: Metrics): Mailer => ({
  async send(mail) {
    try {
      const outcome = await mailer.send(mail)
      metrics.mailDone(outcome)
      return outcome
    } catch (error) {
      metrics.mailDone(isMailboxRefused(error) ? 'refused' : 'failed')
      throw error
    }
  },
  close: mailer.close,
})

export function countedLimits(limits: Limits, metrics: Metrics): Limits {
  const counted =
    (take: Limits['take']): Limits['take'] =>
    async (limit, key) => {
      try {
        await take(limit, key)
      } catch (error) {
        if (error instanceof Refusal) metrics.limitReached(limit.name)
        throw error
      }
    }
  return { ...limits, take: counted(limits.take), takeInMemory: counted(limits.takeInMemory) }
}

export const queuesOf = (handlers: readonly EventHandler[]): string[] => [
  ...new Set(handlers.map(({ queue }) => queue)),
]
