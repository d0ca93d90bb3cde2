import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { WebSocket } from 'ws'
import { type Link, type LinkSocket, openLink } from '#web/foundation/live-link.ts'
import type { LiveChange } from '#web/foundation/live-sequence.ts'
import { type Api, apiAt } from './api-at.ts'
import { openBalancer } from './balancer.ts'
import { freshDatabase } from './database.ts'
import { startJourneyServer } from './journey-server.ts'
import { openBucket } from './s3.ts'
import { PASSWORD, type Person } from './world.ts'

/** A server as its callers see it. */
export type Place = {
  url: () => string
  as: (who?: Person) => Api
  fetch: (path: string, init?: RequestInit, who?: Person) => Promise<Response>
}
export type TwoServers = Awaited<ReturnType<typeof openTwoServers>>

/**
 * Two real servers on one PostgreSQL and one bucket, each with a DATA_DIR of its own, behind a balancer.
 * @param env  more variables of both, such as REDIS_URL
 */
export async function openTwoServers(env: Record<string, string>) {
  const [database, bucket, balancer] = await Promise.all([freshDatabase(), openBucket(), openBalancer()])
  const folders = ['a', 'b'].map((name) => mkdtempSync(join(tmpdir(), `vecu-two-${name}-`)))
  const shared = {
    DATABASE_URL: database.url,
    S3_URL: bucket.url,
    BASE_URL: balancer.url,
    SECRET: 's'.repeat(32),
    LOG_LEVEL: 'fatal',
    ...env,
  }
  const db = new pg.Pool({ connectionString: database.url, max: 2 })
  db.on('error', () => {}) // the database goes before it
  const servers = await Promise.all(folders.map((folder) => startJourneyServer(folder, shared)))
  const [one, other] = servers as [(typeof servers)[number], (typeof servers)[number]]
  balancer.to(servers.map(({ url }) => url))
  const [a, b, both] = [placeAt(one.url), placeAt(other.url), placeAt(balancer.url)]
  let people = 0

  return {
    a: { ...a, kill: one.kill },
    b: { ...b, kill: other.kill },
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
    async close() {
      await Promise.all(servers.map(({ kill }) => kill()))
      await Promise.all([balancer.close(), bucket.close(), db.end()])
      await database.drop()
      for (const folder of folders) rmSync(folder, { recursive: true, force: true })
    },
  }
}

const JSON_BODY = { 'content-type': 'application/json' }

function placeAt(url: string): Place {
  const headersOf = (who?: Person) => ({
    'x-forwarded-for': who?.address ?? '10.2.0.1',
    ...(who?.cookie && { cookie: who.cookie }),
  })
  return {
    url: () => url,
    as: (who) => apiAt(url, () => headersOf(who)),
    fetch: (path, init = {}, who) =>
      fetch(`${url}${path}`, { ...init, headers: { ...headersOf(who), ...(init.headers as Record<string, string>) } }),
  }
}

export type Tab = {
  /** What the browser was told, in order. */
  told: LiveChange[]
  /** When each of its sockets was greeted. */
  greetedAt: number[]
  link: Link
}

/** The browser's own link to one of these servers, as a tab keeps it. */
export function openTab({ url, as }: Place, who: Person): Tab {
  const told: LiveChange[] = []
  const greetedAt: number[] = []
  const link = openLink({
    onChange: (change) => told.push(change),
    onSignal: () => {},
    onSignalsMissed: () => {},
    onHello: () => greetedAt.push(performance.now()),
    onSessionEnded: () => {},
    poll: (since) => as(who).live.events({ since }),
    connect(since) {
      const address = `${url().replace('http', 'ws')}/api/live${since === undefined ? '' : `?since=${since}`}`
      const socket = new WebSocket(address, { headers: { cookie: who.cookie } })
      socket.on('error', () => {}) // a close follows
      const side: LinkSocket = {
        onmessage: null,
        onclose: null,
        send: (words) => socket.send(words),
        close: () => socket.terminate(),
      }
      socket.on('message', (data) => side.onmessage?.({ data: String(data) }))
      socket.on('close', (code) => side.onclose?.({ code }))
      return side
    },
  })
  return { told, greetedAt, link }
}

/** Said to whoever runs the tests: nothing fails by it. */
export const figure = (words: string) => console.log(words)
