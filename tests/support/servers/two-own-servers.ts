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
  const opened: (() => unknown)[] = []
  const close = async () => {
    for (const end of opened.splice(0).reverse()) await end()
  }
  try {
    return { ...(await open(opened)), close }
  } catch (error) {
    await close()
    throw error
  }
}

/** @param opened  how each thing is closed, in the order in which they are opened */
async function open(opened: (() => unknown)[]) {
  const { JOURNEYS_URL, JOURNEYS_DATA } = process.env
  const postgres = await connectEmbedded(JOURNEYS_DATA!)
  const database = await copyDatabase(postgres!, { migrated: false })
  opened.push(database.drop)
  const redis = await openRedisServer()
  opened.push(redis.kill)
  const balancer = await openBalancer()
  opened.push(balancer.close)
  const root = mkdtempSync(join(tmpdir(), 'vecu-two-own-'))
  opened.push(() => rmSync(root, { recursive: true, force: true }))
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
  const start = async (folder: string) => {
    const server = await startJourneyServer(folder, env)
    opened.push(server.kill)
    return server
  }
  // Both are waited for, whatever becomes of the first: one that is still being started could not be ended.
  const started = await Promise.allSettled(folders.map(start))
  const failed = started.find(({ status }) => status === 'rejected')
  if (failed) throw (failed as PromiseRejectedResult).reason
  const [a, b] = started.map((each) => (each as PromiseFulfilledResult<Started>).value) as [Started, Started]
  const towards = (...some: Started[]) => balancer.to(some.map(({ url }) => url))
  towards(a, b)
  Object.assign(process.env, { JOURNEYS_URL: balancer.url, JOURNEYS_DATA: root })
  Object.assign(process.env, { JOURNEYS_DATABASE: database.url, JOURNEYS_SECRET: env.SECRET })
  opened.push(() =>
    Object.assign(process.env, { JOURNEYS_URL, JOURNEYS_DATA, JOURNEYS_DATABASE: '', JOURNEYS_SECRET: '' }),
  )
  return {
    a,
    b,
    /** Leads whoever asks from now on to these. */
    towards,
    underWay: balancer.underWay,
  }
}

type Started = Awaited<ReturnType<typeof startJourneyServer>>
