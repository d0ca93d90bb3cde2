import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import type { SignUpInput } from '#contract/accounts/schema.ts'
import { type Running, startServer } from '#server/app/start.ts'
import { readConfig } from '#server/foundation/config.ts'
import type { Services } from '#server/foundation/context.ts'
import { type LogSink, openLog } from '#server/foundation/observe/log.ts'
import type { JsonObject } from '#server/foundation/work/queues.ts'
import { type Api, apiAt } from './api-at.ts'
import { codeOf } from './authenticator.ts'
import { DUE_JOBS } from './due-jobs.ts'
import { beganSecondFactor, entered, newMembers } from './member.ts'
import { runQueue } from './run-queue.ts'
import { freshDatabase } from './servers/database.ts'
import { mailsTo } from './servers/mail.ts'
import { takeCookies } from './take-cookies.ts'

export type { Api } from './api-at.ts'
export { PASSWORD } from './password.ts'
export type Person = { id: string; username: string; email: string; cookie: string; address: string }
export type World = ReturnType<typeof worldOf>

/**
 * A server of this test file's own, on a real PostgreSQL, with a clock moved by hand.
 * @param env  more variables of the configuration; figures, where they are wanted, are told at a port of this world's own
 * @param out  where its log goes
 * @param reach  by which way it reaches its database, where that is not the shortest
 * @param works  whether it does jobs
 */
export function openWorld(
  env: Record<string, string> = {},
  out?: LogSink,
  reach: (databaseUrl: string) => Promise<string> = async (url) => url,
  works = true,
): World {
  let running: Running | undefined
  let close = async () => {}
  const clock = { offsetMs: 0 }
  const test = { beganAt: new Date(0) }
  const dataDir = mkdtempSync(join(tmpdir(), 'vecu-world-'))
  const base = readConfig({
    DATA_DIR: dataDir,
    LOG_LEVEL: 'fatal',
    TRUSTED_PROXIES: 'loopback',
    NEW_ACCOUNT_DAYS: '0',
    WORKERS: '1',
    // Each learns the tables anew: with fewer, PostgreSQL does a fifth less for all the tests.
    DATABASE_CONNECTIONS: '8',
    ...env,
  })

  beforeAll(async () => {
    const database = await freshDatabase()
    running = await startServer({
      config: {
        ...base,
        port: 0,
        databaseUrl: await reach(database.url),
        metrics: base.metrics && { ...base.metrics, port: 0 },
      },
      log: openLog(base.logLevel, out),
      now: () => new Date(Date.now() + clock.offsetMs),
      works,
    })
    close = async () => {
      await running?.stop()
      await database.drop()
      rmSync(dataDir, { recursive: true, force: true })
    }
  })
  beforeEach(() => {
    test.beganAt = new Date()
  })
  afterAll(() => close())
  return worldOf({ server: () => running!, clock, test, dataDir, works })
}

/** Opens a world whose jobs do not run, for tests of what an answer says alone: no mail, notice, match or reading comes of what members do. */
export const openIdleWorld = (env: Record<string, string> = {}): World => openWorld(env, undefined, undefined, false)

type WorldParts = {
  server: () => Running
  clock: { offsetMs: number }
  /** The running test, by the true clock. */
  test: { beganAt: Date }
  dataDir: string
  works: boolean
}

function worldOf({ server, clock, test, dataDir, works }: WorldParts) {
  let people = 0
  let addresses = 0
  let doneTwiceUntil = new Date(0)
  const services = (): Services => server().appServices.services
  const url = () => `http://127.0.0.1:${server().port}`
  /** Another address for every caller, as through a proxy: limits by address then meet only those who test them. */
  const newAddress = () => `10.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses++ & 255}`

  function named(username: string, given: Partial<SignUpInput>) {
    const letters = username.normalize('NFKD').replace(/[^a-z0-9]/gi, '')
    return { username, email: `${letters.toLowerCase()}-${++people}@exemple.fr`, ...given }
  }

  async function peopleOf(given: ReturnType<typeof named>[]): Promise<Person[]> {
    const made = await newMembers(server().appServices, given)
    return given.map(({ username, email }, n) => ({ ...made[n]!, username, email, address: newAddress() }))
  }

  /** A confirmed member with a session. Consents and language are as given. */
  const person = async (username = `membre_${++people}`, given: Partial<SignUpInput> = {}): Promise<Person> =>
    (await peopleOf([named(username, given)]))[0]!

  const headersOf = (who?: Person) => ({
    'x-forwarded-for': who?.address ?? newAddress(),
    ...(who && { cookie: who.cookie }),
  })

  /** The API as this person's browser calls it, which keeps the cookies of the answers; without one, as a visitor's. */
  const as = (who?: Person): Api =>
    apiAt(
      url(),
      // Server and client are one process, which would pack and unpack each answer.
      () => ({ ...headersOf(who), 'accept-encoding': 'identity' }),
      (cookies) => who && takeCookies(who, cookies),
    )

  return {
    services,
    url,
    newAddress,
    person,
    /** A person who signed up through the server: for tests where all that a member leaves behind is looked for. */
    async newcomer(
      username: string,
      given: Partial<SignUpInput> = {},
      address: string = newAddress(),
    ): Promise<Person> {
      const member = named(username, given)
      const { id, cookie } = await entered(server().appServices, member, address)
      return { id, username, email: member.email, cookie, address }
    },
    appServices: () => server().appServices,
    /** Where the server tells its figures. */
    metricsUrl: () => `http://127.0.0.1:${server().metricsPort}/metrics`,
    /** Names by which each of several people are known in a test, made at once. */
    async people<Name extends string>(...names: Name[]): Promise<Record<Name, Person>> {
      const made = await peopleOf(names.map((name) => named(`${name}_${++people}`, {})))
      return Object.fromEntries(names.map((name, n) => [name, made[n]])) as Record<Name, Person>
    },
    /** As many people, made at once. */
    crowd: (length: number): Promise<Person[]> =>
      peopleOf(Array.from({ length }, () => named(`membre_${++people}`, {}))),
    as,
    /** Turns this person's second factor on: the rights granted to them apply from then on. */
    async secondFactor(who: Person): Promise<{ secret: string; backupCodes: string[] }> {
      const secret = await beganSecondFactor(services(), who)
      const code = await codeOf(secret, services().now())
      return { secret, ...(await as(who).security.confirmSecondFactor({ code })) }
    },
    /** A plain HTTP request, as this person or a visitor. */
    fetch: (path: string, init: RequestInit = {}, who?: Person): Promise<Response> =>
      fetch(`${url()}${path}`, {
        redirect: 'manual',
        ...init,
        headers: { ...headersOf(who), ...(init.headers as Record<string, string>) },
      }),
    /** Moves the server's clock. */
    advance(ms: number) {
      clock.offsetMs += ms
    },
    now: () => services().now(),
    /**
     * Lets every job finish but those that are put off.
     * @param everyJobTwice  and then does each job that the test caused since the last time once more, what was asked for several times once: the second run
     *                       must change nothing
     */
    async settle({ everyJobTwice = false } = {}) {
      if (!works) throw new Error('This world does no jobs.')
      await jobsDone(services())
      if (!everyJobTwice) return
      const from = new Date(Math.max(test.beganAt.getTime(), doneTwiceUntil.getTime())).toISOString()
      const { rows } = await services().db.execute<{ name: string; data: JsonObject }>(sql`
        select name, data from pgboss.job
        where state = 'completed' and data is not null and completed_on > ${from}::timestamptz
        group by name, data order by min(created_on)`)
      for (const { name, data } of rows) await runQueue(services(), name, data)
      await jobsDone(services())
      doneTwiceUntil = new Date()
    },
    /** Mails written so far to an address, oldest first. */
    mailsTo: (email: string): string[] => mailsTo(join(dataDir, 'outbox'), email),
  }
}

/** How long `settle` waits at first before it looks again, and in the end: each look is a statement over all jobs. */
const FIRST_PAUSE_MS = 10
const LONGEST_PAUSE_MS = 60
/** How long no job may begin or end: the longest of them, reading again, works for `REREAD_MS`. */
const STUCK_MS = 90_000

async function jobsDone({ db, jobs }: Services): Promise<void> {
  let waiting = ''
  let pause = FIRST_PAUSE_MS
  for (let until = Date.now() + STUCK_MS; Date.now() < until; await sleep(pause)) {
    const { rows } = await db.execute<{ name: string; state: string; count: number; tries: number }>(
      sql.raw(`select name, state, count(*)::int, max(retry_count) as tries ${DUE_JOBS} group by 1, 2 order by 1, 2`),
    )
    if (rows.length === 0) return
    for (const { name, state } of rows) if (state !== 'active') jobs.wake(name)
    const left = JSON.stringify(rows)
    if (left === waiting) pause = Math.min(LONGEST_PAUSE_MS, pause * 1.5)
    else {
      until = Date.now() + STUCK_MS
      pause = FIRST_PAUSE_MS
    }
    waiting = left
  }
  throw new Error(`No job began or ended for ${STUCK_MS / 1000} s: ${waiting}`)
}
