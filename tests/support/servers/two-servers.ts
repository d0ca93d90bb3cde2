import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { type Api, apiAt } from '../api-at.ts'
import { takeCookies } from '../take-cookies.ts'
import { PASSWORD, type Person } from '../world.ts'
import { openBalancer } from './balancer.ts'
import { freshDatabase } from './database.ts'
import { startJourneyServer } from './journey-server.ts'
import { openBucket } from './s3.ts'

/** A server as its callers see it. */
export type TestServer = {
  url: () => string
  as: (who?: Person) => Api
  fetch: (path: string, init?: RequestInit, who?: Person) => Promise<Response>
}
export type TwoServers = Awaited<ReturnType<typeof openTwoServers>>

/**
 * Two real servers on one PostgreSQL and one bucket, each with a DATA_DIR of its own, behind a balancer.
 * @param env  more variables of both, such as REDIS_URL
 * @param own  and of the second alone
 */
export async function openTwoServers(env: Record<string, string>, own: Record<string, string> = {}) {
  const opened: (() => unknown)[] = []
  const close = async () => {
    for (const end of opened.splice(0).reverse()) await end()
  }
  try {
    return { ...(await open(opened, [env, { ...env, ...own }])), close }
  } catch (error) {
    await close()
    throw error
  }
}

/** @param opened  how each thing is closed, in the order in which they are opened */
async function open(opened: (() => unknown)[], envs: readonly [Record<string, string>, Record<string, string>]) {
  const database = await freshDatabase()
  opened.push(database.drop)
  const bucket = await openBucket()
  opened.push(bucket.close)
  const balancer = await openBalancer()
  opened.push(balancer.close)
  const folders = ['a', 'b'].map((name) => mkdtempSync(join(tmpdir(), `vecu-two-${name}-`)))
  opened.push(() => {
    for (const folder of folders) rmSync(folder, { recursive: true, force: true })
  })
  const shared = {
    DATABASE_URL: database.url,
    S3_URL: bucket.url,
    BASE_URL: balancer.url,
    SECRET: 's'.repeat(32),
    LOG_LEVEL: 'fatal',
  }
  const db = new pg.Pool({ connectionString: database.url, max: 2 })
  db.on('error', () => {}) // the database goes before it
  opened.push(() => db.end())
  const begin = (nth: 0 | 1, port = {}) => startJourneyServer(folders[nth]!, { ...shared, ...envs[nth], ...port })
  const start = async (nth: 0 | 1) => {
    let server = await begin(nth)
    const kill = () => server.kill()
    opened.push(kill)
    /** Ends it as an operator does, and starts it again at the same address. */
    const restart = async () => {
      await server.stop()
      server = await begin(nth, { PORT: new URL(server.url).port })
    }
    return { url: server.url, kill, restart }
  }
  // Both are waited for, whatever becomes of the first: one that is still being started could not be ended.
  const started = await Promise.allSettled([start(0), start(1)])
  const failed = started.find(({ status }) => status === 'rejected')
  if (failed) throw (failed as PromiseRejectedResult).reason
  type Started = Awaited<ReturnType<typeof start>>
  const [one, other] = started.map((each) => (each as PromiseFulfilledResult<Started>).value) as [Started, Started]
  balancer.to([one.url, other.url])
  const [a, b, both] = [placeAt(one.url), placeAt(other.url), placeAt(balancer.url)]
  let people = 0

  return {
    databaseUrl: database.url,
    a: { ...a, kill: one.kill, restart: one.restart },
    b: { ...b, kill: other.kill, restart: other.restart },
    /** Through the balancer: the one or the other. */
    both,
    rows: async <Row extends object>(query: string, values: unknown[] = []): Promise<Row[]> =>
      (await db.query<Row>(query, values)).rows,
    /** Mails written by either. */
    mails: () => folders.flatMap((folder) => readdirSync(join(folder, 'outbox'))),
    /** A confirmed member with a session, who came in through one of the two. */
    async person(name: string): Promise<Person> {
      const username = `${name}_${++people}`
      const email = `${name}-${people}@exemple.fr`
      const address = `10.1.0.${people}`
      const visitor = { id: '', username, email, cookie: '', address }
      const consents = { age: true, terms: true, healthData: true, research: true, emails: false } as const
      await both.as(visitor).accounts.signUp({ username, email, password: PASSWORD, language: 'fr', consents })
      const { rows } = await db.query<{ id: string }>(
        `update "user" set email_verified = true where email = $1 returning id`,
        [email],
      )
      const body = JSON.stringify({ email, password: PASSWORD })
      const answer = await both.fetch('/api/auth/sign-in/email', { method: 'POST', headers: JSON_BODY, body }, visitor)
      if (answer.status !== 200) throw new Error(`Signing in was answered with ${answer.status}.`)
      const cookie = answer.headers
        .getSetCookie()
        .map((each) => each.split(';')[0])
        .join('; ')
      return { ...visitor, id: rows[0]!.id, cookie }
    },
  }
}

const JSON_BODY = { 'content-type': 'application/json' }

function placeAt(url: string): TestServer {
  const headersOf = (who?: Person) => ({
    'x-forwarded-for': who?.address ?? '10.2.0.1',
    ...(who?.cookie && { cookie: who.cookie }),
  })
  return {
    url: () => url,
    as: (who) =>
      apiAt(
        url,
        () => headersOf(who),
        (cookies) => who && takeCookies(who, cookies),
      ),
    fetch: (path, init = {}, who) =>
      fetch(`${url}${path}`, { ...init, headers: { ...headersOf(who), ...(init.headers as Record<string, string>) } }),
  }
}
