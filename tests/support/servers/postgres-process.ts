// The process that keeps the PostgreSQL of a test run: it stops and removes it when the run is over, also when the run was killed.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { handlersOf } from '#server/app/handlers.ts'
import { startEmbedded } from '#server/foundation/db/embedded.ts'
import { migrateSchema } from '#server/foundation/db/migrate.ts'
import { openLog } from '#server/foundation/observe/log.ts'
import { openJobs } from '#server/foundation/work/jobs.ts'
import { databaseNamed, query, template } from './postgres.ts'

// Nothing in a test must outlive a power cut.
const hasty = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=200', 'autovacuum=off']

const runIsOver = new Promise<void>((settle) => process.once('disconnect', settle))
const dataDir = mkdtempSync(join(tmpdir(), 'vecu-test-'))
const postgres = await startEmbedded(dataDir, { settings: hasty })
try {
  await query(postgres.url, `create database ${template}`)
  const url = databaseNamed(postgres.url, template)
  await migrateSchema(url)
  const jobs = await openJobs(url, handlersOf({ send: async () => 'sent', close() {} }), openLog('warn'))
  await jobs.stop()
  await query(url, 'delete from pgboss.job') // what a clock begins with
  process.send?.(postgres.url)
  await runIsOver
} finally {
  await postgres.stop()
  rmSync(postgres.home, { recursive: true })
  rmSync(dataDir, { recursive: true, force: true })
}
