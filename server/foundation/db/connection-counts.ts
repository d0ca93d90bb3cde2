import type { Config } from '../config.ts'

/** Connections of the process that does the jobs, beside its pool: the job queue, the bus, leases, the reader of stories. */
const BESIDE_POOL = 8
const BESIDE_HTTP_POOL = 4
const SPARE = 20
const MAX_CONNECTIONS_LEAST = 100

export function connectionsOf({ workers, databaseConnections }: Pick<Config, 'workers' | 'databaseConnections'>) {
  const first = databaseConnections + BESIDE_POOL
  return workers === 1 ? first : first + workers * (databaseConnections + BESIDE_HTTP_POOL)
}

export const maxConnectionsFor = (config: Pick<Config, 'workers' | 'databaseConnections'>): number =>
  Math.max(MAX_CONNECTIONS_LEAST, connectionsOf(config) + SPARE)
