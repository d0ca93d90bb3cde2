import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import pg from 'pg'
import { afterAll, expect, test, vi } from 'vitest'
import { hashOfToken } from '#server/accounts/security/session-tokens.ts'
import { startServer } from '#server/app/start.ts'
import { backUp } from '#server/backup/backup.ts'
import { jobSchemaVersion } from '#server/backup/made-by-jobs.ts'
import { makeSchema } from '#server/backup/new-schema.ts'
import { restore } from '#server/backup/restore.ts'
import { readConfig } from '#server/foundation/config.ts'
import { migrateSchema } from '#server/foundation/db/migrate.ts'
import { MIGRATIONS_FOLDER, SOURCES_FOLDER } from '#server/foundation/db/sql-folders.ts'
import { sqlSources } from '#server/foundation/db/sql-sources.ts'
import { openLog } from '#server/foundation/observe/log.ts'
import { openStorage } from '#server/foundation/storage/open-storage.ts'
import { freshDatabase } from '#tests/support/servers/database.ts'
import { query, rowsIn } from '#tests/support/servers/postgres.ts'

// The files that make the schema are copied, so that the tests can write a next version there.
vi.mock('#server/foundation/db/sql-folders.ts', async (original) => {
  const real = await original<typeof import('#server/foundation/db/sql-folders.ts')>()
  const [sources, migrations] = ['sources', 'migrations'].map((name) => mkdtempSync(join(tmpdir(), `vecu-${name}-`)))
  cpSync(real.MIGRATIONS_FOLDER, migrations!, { recursive: true })
  const isSource = (path: string) => path.endsWith('.sql') || statSync(path).isDirectory()
  cpSync(real.SOURCES_FOLDER, sources!, { recursive: true, filter: isSource })
  return { MIGRATIONS_FOLDER: migrations, SOURCES_FOLDER: sources }
})

const folders = mkdtempSync(join(tmpdir(), 'vecu-schema-'))
const undo: (() => unknown)[] = [folders, MIGRATIONS_FOLDER, SOURCES_FOLDER].map(
  (folder) => () => rmSync(folder, { recursive: true, force: true }),
)
afterAll(async () => {
  for (const step of undo.reverse()) await step()
})

async function emptyDatabase(): Promise<string> {
  const { url, drop } = await freshDatabase({ migrated: false })
  undo.push(drop)
  return url
}

function writeSource(path: string, sql: string): void {
  mkdirSync(dirname(join(SOURCES_FOLDER, path)), { recursive: true })
  writeFileSync(join(SOURCES_FOLDER, path), sql)
}

function writeMigration(name: string, sql: string): void {
  const file = join(MIGRATIONS_FOLDER, 'meta/_journal.json')
  const journal = JSON.parse(readFileSync(file, 'utf8')) as { entries: { idx: number; when: number; tag: string }[] }
  const last = journal.entries.at(-1)!
  journal.entries.push({ ...last, idx: last.idx + 1, when: last.when + 1, tag: name })
  writeFileSync(file, JSON.stringify(journal))
  writeFileSync(join(MIGRATIONS_FOLDER, `${name}.sql`), sql)
}

const answerOf = async (url: string): Promise<string> =>
  (await rowsIn<{ answer: string }>(url, 'select answer()'))[0]!.answer

test('a changed SQL source is applied over the old one, another is left alone, and one that fails changes nothing', async () => {
  const url = await emptyDatabase()
  writeSource('one/answer.sql', `create or replace function answer() returns text return 'first'`)
  writeSource('one/inner/kept.sql', `create function kept() returns int return 1`)
  await migrateSchema(url)
  expect(await answerOf(url)).toBe('first')

  // Creating the second function again would fail: a source that has not changed is not applied again.
  await migrateSchema(url)
  writeSource(
    'one/answer.sql',
    `drop function if exists answer; create function answer(loud bool default true) returns text return 'SECOND'`,
  )
  await migrateSchema(url)
  expect(await answerOf(url)).toBe('SECOND')

  writeSource('one/answer.sql', `drop function if exists answer; create function answer() returns text return 'third'`)
  writeSource('two/failing.sql', `create function failing() returns int return 1 + nothing`)
  await expect(migrateSchema(url)).rejects.toThrow(/nothing/)
  expect(await answerOf(url)).toBe('SECOND')
  expect(sqlSources().map(({ path }) => path)).toEqual(
    expect.arrayContaining(['matching/match-top.sql', 'one/answer.sql', 'one/inner/kept.sql', 'two/failing.sql']),
  )
  for (const name of ['one', 'two']) rmSync(join(SOURCES_FOLDER, name), { recursive: true })
})

test('a database made by migrations that this version does not know is refused in one sentence, and left as it is', async () => {
  const url = await emptyDatabase()
  await query(
    url,
    `create schema drizzle; create table drizzle.__drizzle_migrations (id serial, hash text, created_at bigint);
    insert into drizzle.__drizzle_migrations (hash, created_at) values ('of an early version', 1795206503094);
    create table member (id int); insert into member values (7)`,
  )
  const start = startServer({
    config: {
      ...readConfig({ DATA_DIR: join(folders, 'refused'), LOG_LEVEL: 'fatal', WORKERS: '1', DATABASE_URL: url }),
      port: 0,
    },
    log: openLog('fatal'),
  })
  await expect(start).rejects.toThrow(/^The database has migrations that this version of Vécu does not know, .*\.$/)
  expect(await rowsIn(url, 'select * from member')).toEqual([{ id: 7 }])
  expect(await rowsIn(url, `select relname from pg_class where relnamespace = 'public'::regnamespace`)).toEqual([
    { relname: 'member' },
  ])
})

test('a backup of an older version is brought forward, with its job queue', async () => {
  const [old, newer] = [await emptyDatabase(), await emptyDatabase()]
  const made = readMigrationFiles({ migrationsFolder: MIGRATIONS_FOLDER })
  const migrations = made.map(({ hash, folderMillis }) => ({ hash, createdAt: folderMillis }))
  const jobSchema = jobSchemaVersion() - 2
  const client = new pg.Client(old)
  await client.connect()
  await client.query('begin')
  await makeSchema(client, { vecu: '0.0.9', migrations, jobSchema })
  for (const { hash, createdAt } of migrations)
    await client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [hash, createdAt])
  await client.query(`select pgboss.create_queue('old.queue', '{"policy": "standard"}')`)
  await client.query(`insert into pgboss.job (name, data) values ('old.queue', '{"from":"then"}')`)
  await client.query(`insert into rate_limit (key) values ('not kept')`)
  await client.query(`insert into visit_day (day, members) values ('2026-01-02', 7)`)
  await client.query('commit')
  await client.end()

  const place = async (url: string, name: string) => {
    const read = readConfig({
      DATA_DIR: join(folders, name),
      LOG_LEVEL: 'fatal',
      WORKERS: '1',
      SECRET: 'x'.repeat(40),
    })
    const config = { ...read, port: 0 }
    const storage = await openStorage(config, openLog('fatal'))
    undo.push(storage.close)
    return { url, config, storage, folder: join(folders, 'backup'), say: () => {} }
  }
  const manifest = await backUp(await place(old, 'old'))
  expect(manifest).toMatchObject({ migrations, jobSchema })

  writeMigration(
    'later',
    "alter table visit_day add column told text;\n--> statement-breakpoint\nupdate visit_day set told = members || ' members';",
  )
  const there = await place(newer, 'newer')
  const otherSecret = { ...there, config: { ...there.config, secret: 'y'.repeat(40) }, erased: [] }
  await expect(restore({ ...otherSecret, isSecretLost: false })).rejects.toThrow(/is not the secret of the backup/)
  await restore({ ...otherSecret, isSecretLost: true })
  expect(await rowsIn(newer, 'select members, told from visit_day')).toEqual([{ members: 7, told: '7 members' }])
  expect(await rowsIn(newer, 'select count(*)::int as made from drizzle.__drizzle_migrations')).toEqual([
    { made: made.length + 1 },
  ])
  const triggers = `select tgname from pg_trigger where tgname = 'count_comment'`
  expect(await rowsIn(newer, triggers)).toHaveLength(1)

  const server = await startServer({ config: { ...there.config, databaseUrl: newer }, log: openLog('fatal') })
  await server.stop()
  expect(await rowsIn(newer, `select version, data from pgboss.version, pgboss.job where name = 'old.queue'`)).toEqual([
    { version: jobSchemaVersion(), data: { from: 'then' } },
  ])
})

test('a member who was signed in before session tokens were hashed stays signed in', async () => {
  const url = await emptyDatabase()
  const made = readMigrationFiles({ migrationsFolder: MIGRATIONS_FOLDER })
  const before = made.slice(
    0,
    made.findIndex(({ sql }) => sql.join().includes('session_token_hashed')),
  )
  const client = new pg.Client(url)
  await client.connect()
  await client.query('begin')
  const migrations = before.map(({ hash, folderMillis }) => ({ hash, createdAt: folderMillis }))
  await makeSchema(client, { vecu: '0.0.9', migrations, jobSchema: jobSchemaVersion() })
  for (const { hash, createdAt } of migrations)
    await client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [hash, createdAt])
  await client.query(`insert into "user" (id, name, email) values (gen_random_uuid(), 'mila', 'mila@exemple.fr')`)
  await client.query(
    `insert into session (id, user_id, token, expires_at) select gen_random_uuid(), id, 'plain token', now() from "user"`,
  )
  await client.query('commit')
  await client.end()
  await migrateSchema(url)
  expect(await rowsIn(url, 'select token from session')).toEqual([{ token: hashOfToken('plain token') }])
})
