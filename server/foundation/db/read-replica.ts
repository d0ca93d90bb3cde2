import { sql } from 'drizzle-orm'
import type pg from 'pg'
import { MINUTE_MS } from '#contract/foundation/durations.ts'
import type { Log } from '../observe/log.ts'
import { type Db, openDb, openPool } from './database.ts'

/** For this long, a read may still show what was hidden, or what a blocked member may no longer see. */
export const REPLICA_AGE_MAX_MS = 2_000
const LOOK_EACH_MS = 500
/** A slower replica does not help, so the primary answers. */
const LIMITS = { connectionMs: 1_000, queryMs: 2_000 }
const TOLD_EACH_MS = MINUTE_MS

export type ReadReplica = {
  /** Returns the replica while it is known to be at most REPLICA_AGE_MAX_MS old, else the primary. A read that fails at the replica is done by the primary. */
  reader(): Db
  stats(): ReplicaStats
  close(): Promise<void>
}

export type ReplicaStats = {
  replica: number
  primary: number
  failed: number
  ageMs: number | undefined
}

type Deps = { url: string; connections: number; primary: { pool: pg.Pool; db: Db }; now: () => Date; log: Log }

const SYSTEM = sql`(select system_identifier::text from pg_control_system())`

/** Errors of one read alone, which say nothing of the standby's state: a statement took too long, or met the replay of a change. */
const OF_ONE_READ = ['57014', '40001']

function sqlStateOf(error: unknown): string {
  const cause = error instanceof Error && error.cause !== undefined ? error.cause : error
  return cause instanceof Error && 'code' in cause && typeof cause.code === 'string' ? cause.code : ''
}

type Mark = { at: number; written: number }

/**
 * Opens the replica. Its age is that of the newest mark which it has replayed: PostgreSQL's own time of the last replayed transaction does not tell a replica
 * that is cut off from one whose primary is idle. Nothing is asked while nobody reads.
 */
export function openReadReplica({ url, connections, primary, now, log }: Deps): ReadReplica {
  const pool = openPool(url, () => {}, connections, LIMITS)
  const copy = openDb(pool)
  const counted = { replica: 0, primary: 0, failed: 0 }
  let marks: Mark[] = []
  let knownAt = Number.NEGATIVE_INFINITY
  let lookedAt = Number.NEGATIVE_INFINITY
  let looking: Promise<void> | undefined
  let toldAt = Number.NEGATIVE_INFINITY

  /** The clock may be set back, after which nothing is known. */
  const ageOf = (at: number) => Math.abs(now().getTime() - at)

  function distrust(error: unknown): void {
    knownAt = Number.NEGATIVE_INFINITY
    if (pool.ending || ageOf(toldAt) < TOLD_EACH_MS) return
    toldAt = now().getTime()
    log.warn({ err: error }, 'the read replica does not answer: the primary is read')
  }

  async function look(): Promise<void> {
    // Read before the LSN, so that the replica never looks younger than it is.
    const at = now().getTime()
    const { rows } = await primary.db.execute<{ written: number; system: string }>(
      sql`select (pg_current_wal_lsn() - '0/0')::float8 as written, ${SYSTEM} as system`,
    )
    marks = [...marks.filter((mark) => ageOf(mark.at) <= REPLICA_AGE_MAX_MS), { at, written: rows[0]!.written }]
    const replay = await copy.execute<{ replayed: number | null; system: string }>(
      sql`select case when pg_is_in_recovery() then (pg_last_wal_replay_lsn() - '0/0')::float8 end as replayed, ${SYSTEM} as system`,
    )
    const { replayed, system } = replay.rows[0]!
    if (replayed === null) throw new Error('DATABASE_REPLICA_URL leads to no hot standby')
    if (system !== rows[0]!.system) throw new Error('DATABASE_REPLICA_URL leads to a standby of another database')
    const reached = marks.findLastIndex((mark) => mark.written <= replayed)
    if (reached >= 0) knownAt = marks[reached]!.at
    marks = marks.slice(Math.max(0, reached))
  }

  function lookSoon(): void {
    if (looking || ageOf(lookedAt) < LOOK_EACH_MS) return
    lookedAt = now().getTime()
    looking = look()
      .catch(distrust)
      .finally(() => (looking = undefined))
  }

  /** Retries at the primary after any error, because a standby cancels statements of its own accord. */
  async function orPrimary<Answer>(
    atReplica: () => Promise<Answer>,
    atPrimary: () => Promise<Answer>,
  ): Promise<Answer> {
    try {
      return await atReplica()
    } catch (error) {
      counted.failed++
      if (!OF_ONE_READ.includes(sqlStateOf(error))) distrust(error)
      return atPrimary()
    }
  }

  /** A transaction of the library would keep its connection for good where the standby does not answer its beginning. */
  async function transactionAtReplica(...given: Parameters<Db['transaction']>) {
    const client = await pool.connect()
    let isWell = false
    try {
      const answer = await openDb(client as unknown as pg.Pool).transaction(...given)
      isWell = true
      return answer
    } finally {
      client.release(!isWell)
    }
  }

  const query = (...asked: Parameters<pg.Pool['query']>) =>
    orPrimary(
      async () => pool.query(...asked),
      async () => primary.pool.query(...asked),
    )
  const db: Db = Object.assign(openDb({ query } as unknown as pg.Pool), {
    transaction: ((...given: Parameters<Db['transaction']>) =>
      orPrimary(
        () => transactionAtReplica(...given),
        () => primary.db.transaction(...given),
      )) as Db['transaction'],
  })

  return {
    reader() {
      lookSoon()
      const isKnown = ageOf(knownAt) <= REPLICA_AGE_MAX_MS
      counted[isKnown ? 'replica' : 'primary']++
      return isKnown ? db : primary.db
    },
    stats: () => ({ ...counted, ageMs: Number.isFinite(knownAt) ? ageOf(knownAt) : undefined }),
    close: () => pool.end(),
  }
}
