import type { Actor, Member } from './actor.ts'
import type { AuditSigner } from './audit/audit-signer.ts'
import type { Config } from './config.ts'
import type { Db } from './db/database.ts'
import type { Broadcasts } from './live/broadcasts.ts'
import type { Live } from './live/live.ts'
import type { Mailer } from './mail/mailer.ts'
import type { Push } from './net/push.ts'
import type { Limits } from './net/rate.ts'
import type { Redis } from './net/redis.ts'
import type { Log } from './observe/log.ts'
import type { Metrics } from './observe/metrics.ts'
import type { Storage } from './storage/storage.ts'
import type { Jobs } from './work/jobs.ts'
import type { Leases } from './work/leases.ts'
import type { Thread } from './work/thread.ts'
import type { WorkerPool } from './work/worker-pool.ts'

/** What the composition root lends to every module. Time and ids come from here, so that a test can hold the clock. */
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
  /** Reads stories, and knows which are close: asked by closest alone. */
  reader: Thread
  /** Absent: one server, or several that do without. */
  redis: Redis | undefined
  storage: Storage
  /** Makes files that members send ready. */
  workers: WorkerPool
  /** Draws PDFs: a pool of its own, for a video may hold the other up for a minute. */
  pdfWorkers: WorkerPool
  /** Signs and seals what the server hands out: sessions, links in mails. */
  secret: string
  now: () => Date
  newId: () => string
}

/** What the browser sent along, and the cookies that go with the answer, in the words of `Set-Cookie`. */
type Browser = { headers: Headers; cookies: string[] }

/** One request: the services, who asks and from where. */
export type Ctx = Services & { actor: Actor; clientAddress: string; browser: Browser }

/** A request by a signed-in member. */
export type MemberCtx = Omit<Ctx, 'actor'> & { actor: Member }
