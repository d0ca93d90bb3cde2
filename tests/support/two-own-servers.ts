import { chmodSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connectEmbedded } from '#server/foundation/db/embedded.ts'
import { openBalancer } from './balancer.ts'
import { startJourneyServer } from './journey-server.ts'
import { copyDatabase } from './postgres.ts'
import { openRedisServer } from './redis.ts'

export type TwoOwnServers = Awaited<ReturnType<typeof openTwoOwnServers>>

/**
 * Two servers on one database and one Redis, behind a balancer: the journeys of this file go to that until it is closed. Their mails lie together.
 * The PostgreSQL is that of the server of all journeys.
 */
export async function openTwoOwnServers() {
  const { JOURNEYS_URL, JOURNEYS_DATA } = process.env
  const postgres = await connectEmbedded(JOURNEYS_DATA!)
  const [database, redis, balancer] = await Promise.all([
    copyDatabase(postgres!, { migrated: false }),
    openRedisServer(),
    openBalancer(),
  ])
  const root = mkdtempSync(join(tmpdir(), 'vecu-two-own-'))
  chmodSync(root, 0o755)
  const folders = ['a', 'b'].map((name) => join(root, name))
  const outbox = join(root, 'outbox')
  for (const folder of [outbox, ...folders]) mkdirSync(folder)
  for (const folder of folders) symlinkSync(outbox, join(folder, 'outbox'))
  const env = {
    DATABASE_URL: database.url,
    REDIS_URL: redis.url,
    BASE_URL: balancer.url,
    SECRET: 's'.repeat(32),
    LOG_LEVEL: 'fatal', // the one killed is missed by the other
  }
  const servers = await Promise.all(folders.map((folder) => startJourneyServer(folder, env)))
  const [a, b] = servers as [(typeof servers)[number], (typeof servers)[number]]
  const towards = (...some: (typeof servers)[number][]) => balancer.to(some.map(({ url }) => url))
  towards(a, b)
  Object.assign(process.env, { JOURNEYS_URL: balancer.url, JOURNEYS_DATA: root })
  Object.assign(process.env, { JOURNEYS_DATABASE: database.url, JOURNEYS_SECRET: env.SECRET })
  return {
    a,
    b,
    /** Leads whoever asks from now on to these. */
    towards,
    underWay: balancer.underWay,
    async close() {
      Object.assign(process.env, { JOURNEYS_URL, JOURNEYS_DATA, JOURNEYS_DATABASE: '', JOURNEYS_SECRET: '' })
      await Promise.all(servers.map(({ kill }) => kill()))
      await Promise.all([balancer.close(), redis.kill()])
      await database.drop()
      rmSync(root, { recursive: true, force: true })
    },
  }
}
