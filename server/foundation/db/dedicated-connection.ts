import type pg from 'pg'

const PATIENCE_MS = 5_000
const KEEP_ALIVE_SECONDS = 10

/**
 * A connection of its own beside the pool, for short words. Where the other side vanishes without one, both give it up soon: this side by its limits, and
 * PostgreSQL, which holds on to what was locked on it, by asking whether anybody is there.
 */
export const dedicatedConnection = (url: string): pg.ClientConfig => ({
  connectionString: url,
  connectionTimeoutMillis: PATIENCE_MS,
  query_timeout: PATIENCE_MS,
  keepAlive: true,
  keepAliveInitialDelayMillis: KEEP_ALIVE_SECONDS * 1_000,
  options: `-c tcp_keepalives_idle=${KEEP_ALIVE_SECONDS} -c tcp_keepalives_interval=5 -c tcp_keepalives_count=3`,
})
