import pg from 'pg'

const POOL_CHECK_MS = 1_000
const SUSPECT_MS = 3_000
const PATIENCE_MS = 3_000
/** A single late answer may be the fault of this process, so the check is repeated. */
const TRIES = 2

/**
 * Closes the connections of a pool when PostgreSQL no longer answers without having closed them, because its machine is gone or its process hangs. With TCP
 * alone a query would wait a quarter of an hour. A slow query is left alone: PostgreSQL is first checked on a connection of its own.
 */
export function watchPool(pool: pg.Pool, url: string): void {
  const lentAt = new Map<pg.PoolClient, number>()
  pool.on('acquire', (client) => lentAt.set(client, performance.now()))
  pool.on('release', (_error, client) => lentAt.delete(client))
  pool.on('remove', (client) => lentAt.delete(client))

  let isAsking = false
  const looking = setInterval(async () => {
    if (pool.ending) return clearInterval(looking)
    const suspects = [...lentAt].filter(([, at]) => performance.now() - at > SUSPECT_MS)
    if (isAsking || suspects.length === 0) return
    isAsking = true
    if (!(await canConnect(url))) for (const [client, at] of suspects) if (lentAt.get(client) === at) closeNow(client)
    isAsking = false
  }, POOL_CHECK_MS)
  looking.unref()
}

async function canConnect(url: string): Promise<boolean> {
  for (let tries = 0; tries < TRIES; tries++) {
    const client = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: PATIENCE_MS,
      query_timeout: PATIENCE_MS,
      application_name: 'vecu-pulse',
    })
    client.on('error', () => {})
    try {
      await client.connect()
      await client.query('select')
      return true
    } catch (error) {
      if (error instanceof pg.DatabaseError) return true // a refusal is an answer too
    } finally {
      void client.end().catch(() => {})
    }
  }
  return false
}

/** Destroys the stream under a client, so that its query fails: the driver has no way to give up a query. */
function closeNow(client: pg.PoolClient): void {
  const { connection } = client as unknown as { connection: { stream: { destroy(error: Error): void } } }
  connection.stream.destroy(Object.assign(new Error('PostgreSQL does not answer'), { code: 'ETIMEDOUT' }))
}
