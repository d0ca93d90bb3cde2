import type { Actor, Member } from './actor.ts'
import type { AuditSigner } from './audit/audit-signer.ts'
import type { Config } from './config.ts'
import type { Db } from './db/database.ts'
import type { ReadReplica } from './db/read-replica.ts'
import type { Broadcasts } from './live/broadcasts.ts'
import type { Live } from './live/live.ts'
import type { Mailer } from './mail/mailer.ts'
import type { Push } from './net/push.ts'
import type { Limits } from './net/rate.ts'
import type { Redis } from './net/redis.ts'
import type { Log } from './observe/log.ts'
import type { Metrics } from './observe/metrics.ts'
import type { Storage } from './storage/storage.ts'
import type { Leases } from './work/leases.ts'
import type { Jobs } from './work/queues.ts'
import type { Thread } from './work/thread.ts'
import type { WorkerPool } from './work/worker-pool.ts'

/** Time and ids come from here, so that a test can control the clock. */
export type Services = {
  audit: AuditSigner
  broadcasts: Broadcasts
  config: Config
  db: Db
  jobs: Jobs
  leases: Leases
  live: Live
  limits: Limits
  log: Log
  mailer: Mailer
  metrics: Metrics
  push: Push
  /** Reads stories and finds close ones, in a thread of its own: used by the module `closest` alone. */
  reader: Thread
  redis: Redis | undefined
  /** Absent: all reads go to `db`. In a request also absent where its browser wrote lately. */
  replica: ReadReplica | undefined
  storage: Storage
  workers: WorkerPool
  /** Separate from `workers`, because a video may occupy that pool for a minute. */
  pdfWorkers: WorkerPool
  secret: string
  now: () => Date
  newId: () => string
}

type Browser = { headers: Headers; cookies: string[] }

export type Ctx = Services & { actor: Actor; clientAddress: string; browser: Browser }

export type MemberCtx = Omit<Ctx, 'actor'> & { actor: Member }
