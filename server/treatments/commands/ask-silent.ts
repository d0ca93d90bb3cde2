import { sql } from 'drizzle-orm'
import { daysFrom } from '#contract/foundation/days.ts'
import { CHECK_INS_APART_DAYS, SILENT_DAYS } from '#contract/treatments/limits.ts'
import type { Services } from '#server/foundation/context.ts'
import { instantOf } from '#server/foundation/db/instant.ts'
import { transact } from '#server/foundation/transaction.ts'
import { lastWritten } from '#server/journal/queries.ts'
import { remindMember } from '#server/notifications/commands/remind-member.ts'
import { postAuthors, silentSymptoms } from '#server/posts/silent-symptom-queries.ts'
import { countedTreatments } from '../queries.ts'
import { checkIn } from '../tables.ts'

const ASKED_AT_ONCE = 100

/**
 * Asks authors how they are who said nothing for SILENT_DAYS about an open story, in it, in its journal or by something tried.
 * Each story is asked about once, newest first, and an author about one story within CHECK_INS_APART_DAYS. Authors who would otherwise drop out of the
 * figures can so be counted (`time-to-better.ts`).
 */
export async function askSilent(services: Services): Promise<void> {
  while ((await askSome(services)) === ASKED_AT_ONCE);
}

/** Returns how many were asked. The second of two concurrent runs finds the row of the first and skips it. */
const askSome = (services: Services): Promise<number> =>
  transact(services, async (tx) => {
    const now = services.now()
    const ago = (days: number) => daysFrom(now, -days)
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
        and coalesce(asked.last < ${instantOf(ago(CHECK_INS_APART_DAYS))}, true)
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
