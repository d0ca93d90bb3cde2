import pg from 'pg'
import { afterAll, beforeAll } from 'vitest'
import { type Db, openDb, openPool } from '#server/foundation/db/database.ts'
import { addAuthors } from '../../../bench/support/load/load.ts'
import { freshDatabase } from './database.ts'

export type PeopledDatabase = { db: () => Db; client: () => pg.Client }
type PeopledDatabaseOptions = { members: number; clients?: number | undefined }

/**
 * A database with members and no server, for as long as the tests of a file run.
 * @param clients  how many may work at once
 */
export function usePeopledDatabase({ members, clients = 2 }: PeopledDatabaseOptions): PeopledDatabase {
  let db: Db | undefined
  let client: pg.Client | undefined
  let close = async () => {}
  beforeAll(async () => {
    const database = await freshDatabase()
    const pool = openPool(database.url, () => {}, clients)
    db = openDb(pool)
    client = new pg.Client(database.url)
    await client.connect()
    await addAuthors(client, members)
    close = async () => {
      await client?.end()
      await pool.end()
      await database.drop()
    }
  })
  afterAll(() => close())
  return { db: () => db!, client: () => client! }
}
