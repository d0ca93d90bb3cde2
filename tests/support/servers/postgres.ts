import { fork } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import pg from 'pg'

/** Migrated, with the tables and queues of the jobs; never connected to, so that it can be copied. */
export const template = 'template_migrated'

/**
 * A PostgreSQL of this run's own, in a temporary directory, with one migrated database for `copyDatabase` to copy.
 * @returns  `url` of its administration, and `stop`, which removes everything; so does the end of this process
 */
export async function startTestPostgres(): Promise<{ url: string; stop: () => Promise<void> }> {
  // A group of its own: Ctrl-C ends the run, whose end ends it.
  const child = fork(new URL('./postgres-process.ts', import.meta.url), { execArgv: [], detached: true })
  const ended = once(child, 'exit')
  const url = await Promise.race([once(child, 'message').then(([said]) => String(said)), ended.then(() => undefined)])
  if (url === undefined) throw new Error('The PostgreSQL of the tests did not start: see above.')
  return {
    url,
    async stop() {
      child.disconnect()
      await ended
    },
  }
}

/** A database of its own for whoever asks, in about 30 ms: migrated, or empty. `drop` cuts those still connected. */
export async function copyDatabase(admin: string, { migrated = true } = {}): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`
  await query(admin, `create database ${name} template ${migrated ? template : 'template1'} strategy file_copy`)
  return { url: databaseNamed(admin, name), drop: () => query(admin, `drop database ${name} with (force)`) }
}

export type TestDatabase = { url: string; drop: () => Promise<void> }

export async function query(url: string, statement: string): Promise<void> {
  const client = new pg.Client(url)
  await client.connect()
  await client.query(statement)
  await client.end()
}

export async function rowsIn<Row extends object>(url: string, statement: string): Promise<Row[]> {
  const client = new pg.Client(url)
  await client.connect()
  const { rows } = await client.query<Row>(statement)
  await client.end()
  return rows
}

export function databaseNamed(url: string, name: string): string {
  return url.replace(/\/vecu(?=\?|$)/, `/${name}`)
}
