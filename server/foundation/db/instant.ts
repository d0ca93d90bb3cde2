import { type SQL, sql } from 'drizzle-orm'

export const instantOf = (at: Date): SQL => sql`${at.toISOString()}::timestamptz`
