import { v7 } from 'uuid'
import { RELAY_VIEWERS_MAX } from '#contract/conferences/limits.ts'
import { openAuth } from '#server/accounts/auth.ts'
import { openSessions, type Sessions } from '#server/accounts/sessions.ts'
import { openPresence } from '#server/chat/presence.ts'
import { openJanus } from '#server/conferences/broadcast/janus.ts'
import { openBroadcasts } from '#server/conferences/broadcast/open-broadcasts.ts'
import { openRelay } from '#server/conferences/broadcast/relay.ts'
import { hush, tendBroadcasts } from '#server/conferences/commands/broadcast.ts'
import type { Config } from '#server/foundation/config.ts'
import type { Services } from '#server/foundation/context.ts'
import { openDb, openPool } from '#server/foundation/db/database.ts'
import { openJobs } from '#server/foundation/jobs.ts'
import { readPushKeys } from '#server/foundation/keys.ts'
import { openLive } from '#server/foundation/live.ts'
import type { Log } from '#server/foundation/log.ts'
import { openMailer } from '#server/foundation/mail/mailer.ts'
import { originCheck } from '#server/foundation/origin.ts'
import { openPush } from '#server/foundation/push.ts'
import { openLimits } from '#server/foundation/rate.ts'
import { isSuspended } from '#server/foundation/standing.ts'
import { openStorage } from '#server/foundation/storage/storage.ts'
import { openWorkshop } from '#server/foundation/workshop.ts'
import { HAND } from '#server/media/workshop/task.ts'
import { reactionsOf } from './reactions.ts'
import { topicRules } from './topics.ts'

export type House = {
  services: Services
  auth: ReturnType<typeof openAuth>
  sessions: Sessions
  /** Starts the work that follows from what happens. */
  work(): Promise<void>
  close(): Promise<void>
}

/** What one file may cost: long enough for the largest on a slow machine. */
const WORKSHOP = { limitMs: 60_000, idleMs: 60_000, heapMb: 512 }

type Options = { config: Config; databaseUrl: string; secret: string; log: Log; now?: () => Date }

/** Opens everything the rooms stand on, over a migrated database. */
export async function openHouse({ config, databaseUrl, secret, log, now = () => new Date() }: Options): Promise<House> {
  const push = openPush({ ...config, keys: readPushKeys(config) })
  const storage = await openStorage(config, log)
  const workshop = openWorkshop({ entry: HAND, log, ...WORKSHOP })
  const pool = openPool(databaseUrl, (error) => log.warn({ err: error }, 'database connection lost'))
  const db = openDb(pool)
  const mailer = openMailer(config)
  const reactions = reactionsOf(mailer)
  const jobs = await openJobs(databaseUrl, reactions, log)
  const sessions = openSessions({ db, config, now }, () => auth)
  const live = openLive({
    url: databaseUrl,
    db,
    log,
    authenticate: async (headers) => {
      const found = await sessions.memberOf(headers)
      // Whoever is suspended hears nothing: why they are, they read.
      if (!found || isSuspended(found.member)) return undefined
      return { memberId: found.member.id, sessionId: found.member.sessionId }
    },
    lasting: sessions.lasting,
    topics: topicRules(db, now),
    onSessionsChanged: sessions.drop,
    onPresence: (memberId, isHere) => presence.hear(memberId, isHere),
    originAllowed: originCheck(config.baseUrl),
  })
  const newId = () => v7({ msecs: now().getTime() })
  const limits = openLimits(pool)
  const presence = openPresence({ db, live, log })
  const broadcasts = openBroadcasts(
    config.janus
      ? {
          media: openJanus({ ...config.janus, recordings: config.recordings, log }),
          seats: Number.POSITIVE_INFINITY,
          newId,
        }
      : { media: openRelay({ ...config.media, log }), seats: RELAY_VIEWERS_MAX, newId },
  )
  const services: Services = {
    broadcasts,
    config,
    db,
    jobs,
    live,
    limits,
    log,
    push,
    storage,
    workshop,
    secret,
    now,
    newId,
  }
  broadcasts.onSilent((roomId) =>
    hush(services, roomId).catch((error: unknown) => log.warn({ err: error }, 'a silent room is not written yet')),
  )
  const auth = openAuth(services)
  await live.ready
  return {
    services,
    auth,
    sessions,
    async work() {
      await tendBroadcasts(services)
      await jobs.work(services, reactions)
    },
    async close() {
      await live.close()
      await presence.close()
      await broadcasts.close()
      await jobs.stop()
      await workshop.close()
      storage.close()
      mailer.close()
      await pool.end()
    },
  }
}
