import { type Db, openDb, openPool } from '#server/foundation/db/database.ts'
import { connectEmbedded } from '#server/foundation/db/embedded.ts'

/** Does `work` on the database of the server that journeys meet, past its door: what needs a crowd, or an operator. */
export async function onJourneyDatabase<T>(work: (db: Db) => Promise<T>): Promise<T> {
  const url = process.env.JOURNEYS_DATABASE || (await connectEmbedded(process.env.JOURNEYS_DATA!))
  const pool = openPool(url!, () => {}, 2)
  try {
    return await work(openDb(pool))
  } finally {
    await pool.end()
  }
}
