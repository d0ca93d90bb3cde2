import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { MIGRATIONS_FOLDER } from '#server/foundation/db/sql-folders.ts'
import { freshDatabase } from './database.ts'

type BeforeMigration = {
  client: pg.Client
  migrate(): Promise<void>
  migrateFurther(): Promise<void>
}

/**
 * Gives a test the database as it stands before a migration, and removes it after.
 * @param name  how the name of the migration's file ends
 */
export async function beforeMigration(name: string, test: (at: BeforeMigration) => Promise<void>): Promise<void> {
  const files = readdirSync(MIGRATIONS_FOLDER).filter((file) => file.endsWith('.sql'))
  files.sort()
  const own = files.findIndex((file) => file.endsWith(name))
  if (own < 0) throw new Error(`no migration is named ${name}`)
  const database = await freshDatabase({ migrated: false })
  const client = new pg.Client({ connectionString: database.url })
  const apply = async (some: readonly string[]) => {
    for (const file of some)
      for (const statement of readFileSync(join(MIGRATIONS_FOLDER, file), 'utf8').split('--> statement-breakpoint'))
        await client.query(statement)
  }
  try {
    await client.connect()
    await apply(files.slice(0, own))
    await test({
      client,
      migrate: () => apply(files.slice(own, own + 1)),
      migrateFurther: () => apply(files.slice(own + 1)),
    })
  } finally {
    await client.end()
    await database.drop()
  }
}
