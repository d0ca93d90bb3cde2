import { and, asc, eq, gt, inArray } from 'drizzle-orm'
import type { Reader } from '#server/foundation/db/database.ts'
import { eachPage } from '#server/foundation/db/each-row.ts'
import { journal, journalEntry } from './tables.ts'

export async function* exportJournals(db: Reader, memberId: string, addressOf: (postId: string) => string) {
  const pages = eachPage((after, limit) =>
    db
      .select()
      .from(journal)
      .where(and(eq(journal.memberId, memberId), after ? gt(journal.id, after) : undefined))
      .orderBy(asc(journal.id))
      .limit(limit),
  )
  for await (const rows of pages) {
    const days = await db
      .select()
      .from(journalEntry)
      .where(
        inArray(
          journalEntry.journalId,
          rows.map(({ id }) => id),
        ),
      )
      .orderBy(asc(journalEntry.day))
    const byJournal = Map.groupBy(days, ({ journalId }) => journalId)
    for (const {
      id,
      postId,
      title,
      createdAt,
      pace,
      remindAt,
      timeZone,
      nextReminderAt,
      remindedFor,
      measures,
    } of rows)
      yield {
        id,
        title,
        post: postId && addressOf(postId),
        createdAt,
        reminders: { pace, remindAt, timeZone, nextReminderAt, remindedFor },
        measures,
        days: (byJournal.get(id) ?? []).map(({ journalId: _journal, ...told }) => told),
      }
  }
}
