import type pg from 'pg'

const PATIENCE_MS = 5_000
const KEEP_ALIVE_SECONDS = 10

/**
 * Returns the settings of a connection outside the pool, for short messages. If the other side vanishes, both sides give the connection up soon: this one by
 * its timeouts, and PostgreSQL, which holds the connection's locks, by TCP keepalive.
 */
export const dedicatedConnection = (url: string): pg.ClientConfig => ({
  connectionString: url,
  connectionTimeoutMillis: PATIENCE_MS,
  query_timeout: PATIENCE_MS,
  keepAlive: true,
  keepAliveInitialDelayMillis: KEEP_ALIVE_SECONDS * 1_000,
  options: `-c tcp_keepalives_idle=${KEEP_ALIVE_SECONDS} -c tcp_keepalives_interval=5 -c tcp_keepalives_count=3`,
})
