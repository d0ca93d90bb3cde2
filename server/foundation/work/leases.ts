import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { dedicatedConnection } from '../db/dedicated-connection.ts'

/** A lease is free again when its server ends in any way. */
export type Leases = {
  /**
   * Within a server one caller at a time takes a key.
   * @param asked called when another server waits for the lease, so that it is soon given back
   * @throws the reason with which `signal` is aborted
   */
  take(key: string, asked: () => void, signal: AbortSignal): Promise<void>
  give(key: string): Promise<void>
  isTaken(key: string): Promise<boolean>
  hear(keys: readonly string[]): void
  close(): Promise<void>
}

const AGAIN_MS = 100
const RENEW_MS = 3_000

const NAME = 'hashtextextended($1, 0)'
/** The rows of one lock. PostgreSQL shows a lock that was taken by one number in two halves, under its database. */
const HOLDERS = `pg_locks where locktype = 'advisory' and granted and objsubid = 1
    and database = (select oid from pg_database where datname = current_database())
    and classid::int8 = (${NAME} >> 32) & 4294967295 and objid::int8 = ${NAME} & 4294967295`
const HELD = `exists (select from ${HOLDERS})`
const TAKEN = `pg_try_advisory_lock(${NAME})`
const GIVEN = `pg_advisory_unlock(${NAME})`
const OURS = `exists (select from ${HOLDERS} and pid = pg_backend_pid())`
/** An older connection of this server may still hold the lock, because PostgreSQL has not noticed that it is gone. The query ends that connection. */
const STALE_OWNER = `(
  select count(pg_terminate_backend(pid)) > 0 from pg_stat_activity
  where application_name = current_setting('application_name') and pid <> pg_backend_pid() and pid in (select pid from ${HOLDERS}))`

type LeasesOptions = {
  url: string
  ask: (key: string) => void
}

/**
 * Opens leases as advisory locks of one dedicated connection to PostgreSQL, opened with the first lease, and lost with it. A server that loses the connection
 * takes its leases again on the next one, at once. If another server was quicker, `asked` is called.
 */
export function openLeases({ url, ask }: LeasesOptions): Leases {
  const taken = new Map<string, () => void>()
  const line = new pg.Pool({
    ...dedicatedConnection(url),
    max: 1,
    idleTimeoutMillis: 0, // closing an idle connection would lose its leases
    application_name: `vecu-leases ${randomBytes(6).toString('hex')}`,
  })
  line.on('error', () => {})

  const said = async (what: string, key: string): Promise<boolean> => {
    const { rows } = await line.query(`select ${what} as "isSo"`, [`lease:${key}`])
    return rows[0].isSo
  }

  /** Takes a lost lease again. PostgreSQL counts how often a lock was taken, so this must not take one that was given back, or taken again, meanwhile. */
  async function renew(key: string, asked: () => void): Promise<void> {
    const isHeld = () => taken.get(key) === asked
    if (!isHeld() || (await said(OURS, key)) || !isHeld()) return
    const isStaleOwners = await said(STALE_OWNER, key)
    const isOurs = await said(TAKEN, key)
    if (isOurs && !isHeld()) await said(GIVEN, key)
    else if (!isOurs && !isStaleOwners && isHeld()) asked()
  }
  let isClosing = false
  let isRenewing = false
  let round = Promise.resolve()
  async function renewAll(): Promise<void> {
    isRenewing = true
    try {
      for (const [key, asked] of [...taken]) if (!isClosing) await renew(key, asked)
    } catch {
      // PostgreSQL is away; the next check tries again
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
        if (!(await said(STALE_OWNER, key))) ask(key)
        await sleep(AGAIN_MS)
        signal.throwIfAborted()
      }
      taken.set(key, asked)
    },
    async give(key) {
      // A lease that is lost with its connection counts as given back.
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
