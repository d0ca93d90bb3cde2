import type { Client } from 'pg'
import { getRollbackPlans } from 'pg-boss'
import { knownMigrations } from '#server/foundation/db/made-migrations.ts'
import { JOBS, jobPlan } from './made-by-jobs.ts'
import type { Manifest } from './manifest.ts'
import { BackupRefused } from './refused.ts'

type Versions = Pick<Manifest, 'vecu' | 'migrations' | 'jobSchema'>

/**
 * Makes no triggers. The later migrations and the SQL sources run afterwards.
 * @throws BackupRefused where this version does not know those migrations
 */
export async function makeSchema(client: Client, { vecu, migrations, jobSchema }: Versions): Promise<void> {
  const made = knownMigrations(migrations)
  if (!made)
    throw new BackupRefused(
      `This version of Vécu does not know every migration of the backup, which Vécu ${vecu} made: use a version that does, the one that made it or one that came after it.`,
    )
  await client.query('create schema drizzle')
  await client.query(
    'create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)',
  )
  for (const { sql } of made) for (const statement of sql) await client.query(statement)
  await makeJobSchema(client, jobSchema)
}

/** The next start of a server upgrades the tables to its version. */
async function makeJobSchema(client: Client, wanted: number): Promise<void> {
  await client.query(withinTransaction(jobPlan()))
  const { rows } = await client.query<{ version: number }>(`select version from ${JOBS}.version`)
  const ours = rows[0]!.version
  if (wanted > ours)
    throw new BackupRefused(
      `The job queue of the backup is of schema ${wanted}, and this version brings ${ours}: use the version of Vécu that made the backup, or a newer one.`,
    )
  for (let version = ours; version > wanted; version--)
    await client.query(withinTransaction(getRollbackPlans(JOBS, version)))
  // The library's plan sets short timeouts for a transaction of its own.
  await client.query('set local lock_timeout = 0; set local idle_in_transaction_session_timeout = 0')
}

function withinTransaction(plan: string): string {
  const [, body] = /^\s*BEGIN;(.*)COMMIT;\s*$/s.exec(plan) ?? []
  if (body === undefined) throw new Error('a plan of the job queue that is no transaction')
  return body
}
