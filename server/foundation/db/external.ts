import pg from 'pg'
import { ConfigError } from '../config.ts'
import { loggableMessage } from '../observe/log-error.ts'

/**
 * Tries to connect to an external PostgreSQL.
 * @param variable  the environment variable that holds the address
 * @throws ConfigError when it cannot be reached
 */
export async function demandReachable(url: string, variable = 'DATABASE_URL'): Promise<void> {
  let client: pg.Client | undefined
  try {
    client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
    client.on('error', () => {})
    await client.connect()
  } catch (cause) {
    throw new ConfigError(
      `${variable} cannot be reached (${reason(cause)}): check the address, the name and the password.`,
      { cause },
    )
  } finally {
    await client?.end().catch(() => {})
  }
}

const reason = (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : 'no answer')

export function unpreparable(error: unknown): ConfigError | undefined {
  if (error instanceof pg.DatabaseError)
    return new ConfigError(
      `DATABASE_URL leads to a database that cannot be prepared (${loggableMessage(error.message).split('\n')[0]}): its role must own it, and it must be PostgreSQL 18 with the extension intarray.`,
      { cause: error },
    )
  return error instanceof Error ? unpreparable(error.cause) : undefined
}
