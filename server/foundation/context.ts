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

/** The services that the composition root passes to every module. Time and ids come from here, so that a test can control the clock. */
export type Services = {
  /** Signs what is written to the audit log. */
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
  /** Absent: one server, or several that do without. */
  redis: Redis | undefined
  /** Absent: all reads are of `db`. In a request: absent too where its browser wrote lately. */
  replica: ReadReplica | undefined
  storage: Storage
  /** Prepares the files that members upload. */
  workers: WorkerPool
  /** Draws PDFs, in a pool of its own because a video may occupy the other pool for a minute. */
  pdfWorkers: WorkerPool
  /** Signs and encrypts what the server gives out and stores: sessions, links in mails. */
  secret: string
  now: () => Date
  newId: () => string
}

/** The headers of the request, and the cookies that go with the answer, each written as a `Set-Cookie` header. */
type Browser = { headers: Headers; cookies: string[] }

/** One request: the services, who asks and from where. */
export type Ctx = Services & { actor: Actor; clientAddress: string; browser: Browser }

export type MemberCtx = Omit<Ctx, 'actor'> & { actor: Member }
