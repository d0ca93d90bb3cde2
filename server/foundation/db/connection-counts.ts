import type { Config } from '../config.ts'

/** Connections of the process that does the jobs, beside its pool: the job queue, the bus, leases, the reader of stories. */
const BESIDE_POOL = 8
/** Connections of an HTTP process beside its pool, where another process does the jobs. */
const BESIDE_HTTP_POOL = 4
/** Connections for the operator's commands, the checks of a pool, and those that PostgreSQL keeps for its superuser. */
const SPARE = 20
/** PostgreSQL's own default, which smaller servers keep. */
const MAX_CONNECTIONS_LEAST = 100

/** Returns the most connections to PostgreSQL that a server holds, with all its processes. */
export function connectionsOf({ workers, databaseConnections }: Pick<Config, 'workers' | 'databaseConnections'>) {
  const first = databaseConnections + BESIDE_POOL
  return workers === 1 ? first : first + workers * (databaseConnections + BESIDE_HTTP_POOL)
}

/** Returns the `max_connections` of a PostgreSQL that one server has to itself. */
export const maxConnectionsFor = (config: Pick<Config, 'workers' | 'databaseConnections'>): number =>
  Math.max(MAX_CONNECTIONS_LEAST, connectionsOf(config) + SPARE)
