import { sql } from 'drizzle-orm'
import { DAY_MS } from '#contract/foundation/durations.ts'
import { CHECK_INS_APART_DAYS, SILENT_DAYS } from '#contract/treatments/limits.ts'
import type { Services } from '#server/foundation/context.ts'
import { transact } from '#server/foundation/transaction.ts'
import { lastWritten } from '#server/journal/queries.ts'
import { remindMember } from '#server/notifications/commands/remind-member.ts'
import { postAuthors, silentSymptoms } from '#server/posts/silent-symptom-queries.ts'
import { countedTreatments } from '../queries.ts'
import { checkIn } from '../tables.ts'

const ASKED_AT_ONCE = 100

/**
 * Asks authors who have said nothing of an open story for SILENT_DAYS, neither in it, nor in its journal, nor of something tried, how it stands: once a story,
 * however long they stay silent, the newest first, and of one story within CHECK_INS_APART_DAYS. Those who would else only be lost from sight are counted for what they
 * say (`time-to-better.ts`).
 */
export async function askSilent(services: Services): Promise<void> {
  while ((await askSome(services)) === ASKED_AT_ONCE);
}

/** Answers how many were asked. Two runs at once ask each author once: the second finds the row, and goes on without. */
const askSome = (services: Services): Promise<number> =>
  transact(services, async (tx) => {
    const now = services.now()
    const ago = (days: number) => new Date(now.getTime() - days * DAY_MS)
    const silent = ago(SILENT_DAYS).toISOString()
    const { rows } = await tx.execute<{ post_id: string; author_id: string }>(sql`
      with silent as materialized (${silentSymptoms(ago(SILENT_DAYS))}),
      open as (
        select silent.* from silent
        left join (${lastWritten}) wrote using (post_id)
        left join (select post_id, max(updated_at) as last from (${countedTreatments}) tried group by post_id) tried using (post_id)
        where coalesce(wrote.last < ${silent}::date, true) and coalesce(tried.last < ${silent}::timestamptz, true)
      ),
      asked as (
        select author_id, max(asked_at) as last from ${checkIn} join (${postAuthors}) authored using (post_id)
        where author_id in (select author_id from open) group by author_id
      )
      select distinct on (author_id) post_id, author_id from open left join asked using (author_id)
      where not exists (select from ${checkIn} where ${checkIn.postId} = open.post_id)
        and coalesce(asked.last < ${ago(CHECK_INS_APART_DAYS).toISOString()}::timestamptz, true)
      order by author_id, post_id desc limit ${ASKED_AT_ONCE}`)
    for (const { post_id: subjectId, author_id: recipientId } of rows) {
      const asked = await tx
        .insert(checkIn)
        .values({ postId: subjectId, askedAt: now })
        .onConflictDoNothing()
        .returning({ id: checkIn.postId })
      if (asked.length > 0) await remindMember(tx, services, { recipientId, kind: 'checkIn', subjectId })
    }
    return rows.length
  })
