import { eq, isNotNull, max, type SQL, sql } from 'drizzle-orm'
import { journal, journalEntry } from './tables.ts'

/** SQL: of each post that a journal began with, the last day (UTC) on which its author wrote in it: post_id, last. For counting, not for anyone's eyes. */
export const lastWritten: SQL = sql`
  select ${journal.postId} as post_id, ${max(sql`(${journalEntry.updatedAt} at time zone 'UTC')::date`)} as last
  from ${journal} join ${journalEntry} on ${eq(journalEntry.journalId, journal.id)}
  where ${isNotNull(journal.postId)} group by ${journal.postId}`
