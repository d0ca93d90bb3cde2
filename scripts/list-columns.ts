// Writes, beside a new migration, the columns that it leaves, by which a backup knows what is ours. Only the newest of Drizzle's snapshots is kept: the next
// migration needs no other.
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { columnsFile } from '#server/backup/made-by-migrations.ts'
import { MIGRATIONS_FOLDER } from '#server/foundation/db/sql-folders.ts'

type Snapshot = { tables: Record<string, { columns: Record<string, { name: string; generated?: object }> }> }

const meta = join(MIGRATIONS_FOLDER, 'meta')
const snapshots = readdirSync(meta).filter((name) => name.endsWith('_snapshot.json'))
const newest = snapshots.sort().at(-1)!
const { tables } = JSON.parse(readFileSync(join(meta, newest), 'utf8')) as Snapshot
const lines = Object.entries(tables).map(([table, { columns }]) => {
  const written = Object.values(columns).filter(({ generated }) => !generated)
  return `${table}: ${written.map(({ name }) => name).join(' ')}\n`
})
writeFileSync(columnsFile(Number.parseInt(newest, 10)), lines.sort().join(''))
for (const name of snapshots) if (name !== newest) rmSync(join(meta, name))
