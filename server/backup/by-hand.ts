import type { Client } from 'pg'
import { knownMigrations, MIGRATION_LIST } from '#server/foundation/db/made-migrations.ts'
import { countersOf, otherRelations, type Table, tablesOf } from './catalog.ts'
import { LEFT_OUT } from './left-out.ts'
import { tablesOfJobs } from './made-by-jobs.ts'
import { LIST_COLUMNS, tablesMadeBy } from './made-by-migrations.ts'
import type { Manifest } from './manifest.ts'
import { BackupRefused } from './refused.ts'

export type Parts = {
  tables: Table[]
  sequences: string[]
  leftOut: string[]
  /** Objects that somebody added by hand: tables, columns ("public.post.note"), views, sequences. No migration would make them again. */
  byHand: string[]
}

/** @throws BackupRefused where a restore would be impossible: an object of ours is missing, or a newer version has made more */
export async function partsOf(client: Client, migrations: Manifest['migrations']): Promise<Parts> {
  if (!knownMigrations(migrations))
    throw new BackupRefused(
      'This version of Vécu does not know every migration of the database: back it up with the version that runs on it.',
    )
  const moduleTables = tablesMadeBy(migrations.length)
  const there = await tablesOf(client)
  demandNothingGone(moduleTables, there)
  /** A library’s tables may be of an older version, and lack columns that are listed here. */
  const made = new Map([...moduleTables, ...tablesOfJobs(), [MIGRATION_LIST, LIST_COLUMNS]])
  const ours = there.flatMap((table) => {
    const own = made.get(table.name)
    return own ? [{ ...table, columns: table.columns.filter((name) => own.includes(name)) }] : []
  })
  const has = (table: string | null, column: string | null) =>
    ours.some(({ name, columns }) => name === table && columns.includes(column!))
  const counters = Map.groupBy(await countersOf(client), ({ table, column }) => has(table, column))
  return {
    tables: ours.filter(({ name }) => !(name in LEFT_OUT)),
    sequences: (counters.get(true) ?? []).map(({ name }) => name),
    leftOut: ours.map(({ name }) => name).filter((name) => name in LEFT_OUT),
    byHand: [
      ...there.flatMap((table) =>
        made.has(table.name)
          ? table.columns.filter((column) => !has(table.name, column)).map((column) => `${table.name}.${column}`)
          : [table.name],
      ),
      ...(counters.get(false) ?? []).filter(({ table }) => table === null).map(({ name }) => name),
      ...(await otherRelations(client)),
    ],
  }
}

function demandNothingGone(made: Map<string, string[]>, there: readonly Table[]): void {
  const columnsOf = new Map(there.map(({ name, columns }) => [name, columns]))
  const gone = [...made].flatMap(([name, columns]) => {
    const found = columnsOf.get(name)
    return found ? columns.filter((column) => !found.includes(column)).map((column) => `${name}.${column}`) : [name]
  })
  if (gone.length > 0)
    throw new BackupRefused(
      `The database lacks ${gone.join(', ')}, which its migrations made: without it what is copied could not be restored. Make it again as it was.`,
    )
}

export const byHandIn = ({ leftOut }: Pick<Manifest, 'leftOut'>): string[] =>
  leftOut.filter((name) => !(name in LEFT_OUT))
