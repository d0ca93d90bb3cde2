import type { Actor, Member } from './actor.ts'
import type { AuditSigner } from './audit-signer.ts'
import type { Broadcasts } from './broadcasts.ts'
import type { Config } from './config.ts'
import type { Db } from './db/database.ts'
import type { Jobs } from './jobs.ts'
import type { Leases } from './leases.ts'
import type { Live } from './live.ts'
import type { Log } from './log.ts'
import type { Metrics } from './metrics.ts'
import type { Push } from './push.ts'
import type { Limits } from './rate.ts'
import type { Redis } from './redis.ts'
import type { Storage } from './storage/storage.ts'
import type { Workshop } from './workshop.ts'

/** What the house lends to every room. Time and ids come from here, so that a test can hold the clock. */
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
  metrics: Metrics
  push: Push
  /** Absent: one server, or several that do without. */
  redis: Redis | undefined
  storage: Storage
  workshop: Workshop
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
