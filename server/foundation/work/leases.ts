import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { dedicatedConnection } from '../db/dedicated-connection.ts'

/** Things that one of the servers has at a time. What one has is free again when it ends, however that comes. */
export type Leases = {
  /**
   * Waits until this server has it; whoever has it is asked for it meanwhile. Within a server one at a time takes a key.
   * @param asked  heard when another server waits for it: to be given soon
   * @throws       what `signal` is aborted with
   */
  take(key: string, asked: () => void, signal: AbortSignal): Promise<void>
  give(key: string): Promise<void>
  /** Whether a server has it, whichever. */
  isTaken(key: string): Promise<boolean>
  /** Other servers wait for these. */
  hear(keys: readonly string[]): void
  close(): Promise<void>
}

const AGAIN_MS = 100
/** What was lost with the connection is taken again at once, or as soon as there is another. */
const RENEW_MS = 3_000

const NAME = 'hashtextextended($1, 0)'
/** As PostgreSQL shows a lock by one number: in two halves, under the database it is of. */
const HOLDERS = `pg_locks where locktype = 'advisory' and granted and objsubid = 1
    and database = (select oid from pg_database where datname = current_database())
    and classid::int8 = (${NAME} >> 32) & 4294967295 and objid::int8 = ${NAME} & 4294967295`
const HELD = `exists (select from ${HOLDERS})`
const TAKEN = `pg_try_advisory_lock(${NAME})`
const GIVEN = `pg_advisory_unlock(${NAME})`
const OURS = `exists (select from ${HOLDERS} and pid = pg_backend_pid())`
/** Whether an older connection of this very server has it, of which PostgreSQL has not seen yet that it is gone. That one is ended. */
const GHOST = `(
  select count(pg_terminate_backend(pid)) > 0 from pg_stat_activity
  where application_name = current_setting('application_name') and pid <> pg_backend_pid() and pid in (select pid from ${HOLDERS}))`

type Options = {
  url: string
  /** Tells the other servers that this one waits. */
  ask: (key: string) => void
}

/**
 * By advisory locks of one connection to PostgreSQL that is there for them alone, from the first one on: they go with it. A server that loses the
 * connection and lives takes them again on the next, at once; where another server was quicker, that counts as being asked.
 */
export function openLeases({ url, ask }: Options): Leases {
  const taken = new Map<string, () => void>()
  const line = new pg.Pool({
    ...dedicatedConnection(url),
    max: 1,
    idleTimeoutMillis: 0, // or what is held would be lost with it
    application_name: `vecu-leases ${randomBytes(6).toString('hex')}`,
  })
  line.on('error', () => {}) // the next one opens a new connection

  const said = async (what: string, key: string): Promise<boolean> => {
    const { rows } = await line.query(`select ${what} as "isSo"`, [`lease:${key}`])
    return rows[0].isSo
  }

  /** A lock that is taken twice must be given twice: what is given, or taken anew, while this asks, is not to be kept by it. */
  async function renew(key: string, asked: () => void): Promise<void> {
    const isHeld = () => taken.get(key) === asked
    if (!isHeld() || (await said(OURS, key)) || !isHeld()) return
    const isGhosts = await said(GHOST, key)
    const isOurs = await said(TAKEN, key)
    if (isOurs && !isHeld()) await said(GIVEN, key)
    else if (!isOurs && !isGhosts && isHeld()) asked()
  }
  let isClosing = false
  let isRenewing = false
  let round = Promise.resolve()
  async function renewAll(): Promise<void> {
    isRenewing = true
    try {
      for (const [key, asked] of [...taken]) if (!isClosing) await renew(key, asked)
    } catch {
      // PostgreSQL is away: at the next look
    }
    isRenewing = false
  }
  const look = () => {
    if (!isRenewing) round = renewAll()
  }
  const timer = setInterval(look, RENEW_MS)
  timer.unref()
  line.on('remove', look)

  return {
    async take(key, asked, signal) {
      while (!(await said(TAKEN, key))) {
        if (!(await said(GHOST, key))) ask(key)
        await sleep(AGAIN_MS)
        signal.throwIfAborted()
      }
      taken.set(key, asked)
    },
    async give(key) {
      // One that is lost with its connection is given.
      if (taken.delete(key)) await said(GIVEN, key).catch(() => {})
    },
    hear(keys) {
      for (const key of keys) taken.get(key)?.()
    },
    isTaken: (key) => said(HELD, key),
    async close() {
      isClosing = true
      clearInterval(timer)
      await round
      await line.end()
    },
  }
}
