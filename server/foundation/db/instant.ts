import { type SQL, sql } from 'drizzle-orm'

/** SQL: an instant as PostgreSQL reads it. */
export const instantOf = (at: Date): SQL => sql`${at.toISOString()}::timestamptz`
