import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { expect, test } from 'vitest'
import { columnsFile, tablesMadeBy } from '#server/backup/made-by-migrations.ts'
import { MIGRATIONS_FOLDER } from '#server/foundation/db/sql-folders.ts'

type Snapshot = { tables: Record<string, { columns: Record<string, { name: string; generated?: object }> }> }

test('each migration has the list of the columns that it leaves, without which a backup ends with an error', () => {
  const made = readMigrationFiles({ migrationsFolder: MIGRATIONS_FOLDER })
  expect(made.map((_, index) => columnsFile(index)).filter((file) => !existsSync(file))).toEqual([])
})

test('the newest list names the columns of the newest snapshot', () => {
  const meta = join(MIGRATIONS_FOLDER, 'meta')
  const [newest, ...others] = readdirSync(meta).filter((name) => name.endsWith('_snapshot.json'))
  expect(others).toEqual([])
  const { tables } = JSON.parse(readFileSync(join(meta, newest!), 'utf8')) as Snapshot
  const told = Object.entries(tables).map(([table, { columns }]) => [
    table,
    Object.values(columns)
      .filter(({ generated }) => !generated)
      .map(({ name }) => name),
  ])
  const count = readMigrationFiles({ migrationsFolder: MIGRATIONS_FOLDER }).length
  expect(Object.fromEntries(tablesMadeBy(count))).toEqual(Object.fromEntries(told))
})
