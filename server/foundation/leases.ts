import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { lineOf } from './db/line.ts'

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
/** What was lost with the connection is taken again within this. */
const RENEW_MS = 3_000

const NAME = 'hashtextextended($1, 0)'
/** As PostgreSQL shows a lock by one number: in two halves, under the database it is of. */
const held = (by = '') => `exists (
  select from pg_locks where locktype = 'advisory' and granted and objsubid = 1
    and database = (select oid from pg_database where datname = current_database())
    and classid::int8 = (${NAME} >> 32) & 4294967295 and objid::int8 = ${NAME} & 4294967295 ${by})`
const TAKEN = `pg_try_advisory_lock(${NAME})`
const GIVEN = `pg_advisory_unlock(${NAME})`
const OURS = held('and pid = pg_backend_pid()')

type Options = {
  url: string
  /** Tells the other servers that this one waits. */
  ask: (key: string) => void
}

/**
 * By advisory locks of one connection to PostgreSQL that is there for them alone, from the first one on: they go with it. A server that loses the
 * connection and lives takes them again on the next; where another was quicker, that counts as being asked.
 */
export function openLeases({ url, ask }: Options): Leases {
  const taken = new Map<string, () => void>()
  const line = new pg.Pool({
    ...lineOf(url),
    max: 1,
    idleTimeoutMillis: 0, // or what is held would be lost with it
    application_name: 'vecu-leases',
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
    const isOurs = await said(TAKEN, key)
    if (isOurs && !isHeld()) await said(GIVEN, key)
    else if (!isOurs && isHeld()) asked()
  }
  let renewing = Promise.resolve()
  const timer = setInterval(() => {
    for (const [key, asked] of taken) renewing = renewing.then(() => renew(key, asked)).catch(() => {}) // soon again
  }, RENEW_MS)
  timer.unref()

  return {
    async take(key, asked, signal) {
      while (!(await said(TAKEN, key))) {
        ask(key)
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
    isTaken: (key) => said(held(), key),
    async close() {
      clearInterval(timer)
      await renewing
      await line.end()
    },
  }
}
