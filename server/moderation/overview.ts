import { count, eq, sql } from 'drizzle-orm'
import type { Reader } from '#server/foundation/db/database.ts'
import { contentReport, moderationCase, moderationDecision } from './tables.ts'

/** What waits for a decision: cases, those among them that are urgent, and appeals. */
export async function waitingCases(db: Reader): Promise<{ cases: number; urgent: number; appeals: number }> {
  const counted = (condition: ReturnType<typeof sql>) =>
    sql<number>`count(*) filter (where ${condition})`.mapWith(Number)
  const isOpen = sql`${moderationCase.state} = 'open'`
  const [waiting] = await db
    .select({
      cases: counted(isOpen),
      urgent: counted(sql`${isOpen} and ${moderationCase.isUrgent}`),
      appeals: counted(sql`${moderationCase.state} = 'appealed'`),
    })
    .from(moderationCase)
    .where(sql`${moderationCase.state} <> 'closed'`)
  return waiting!
}

/** What one member reported, and what was decided against what they made under their name. */
export async function moderationRecordOf(
  db: Reader,
  memberId: string,
): Promise<{ reportsMade: number; decisionsAgainst: number }> {
  const [against] = await db
    .select({ decisions: count() })
    .from(moderationDecision)
    .innerJoin(moderationCase, eq(moderationCase.id, moderationDecision.caseId))
    .where(
      sql`${moderationCase.authorId} = ${memberId} and not ${moderationCase.isAnonymous} and (${moderationDecision.act} = 'hide' or ${moderationDecision.sanction} <> 'none')`,
    )
  return {
    reportsMade: await db.$count(contentReport, eq(contentReport.reporterId, memberId)),
    decisionsAgainst: against!.decisions,
  }
}
