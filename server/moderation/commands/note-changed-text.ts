import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Tx } from '#server/foundation/db/database.ts'
import { caseById } from '../queries.ts'
import { factsIn, type SubjectFacts, textDigest } from '../subject-queries.ts'
import { moderationCase } from '../tables.ts'
import { tellStaff } from './file-report.ts'

/** Raises the version of the cases of hidden content that its author has changed, so that a decision on the earlier text is refused. */
export async function noteChangedText(tx: Tx, facts: SubjectFacts | undefined): Promise<void> {
  const digest = facts?.isHidden ? textDigest(facts) : null
  if (!facts || !digest) return
  const changed = await tx
    .update(moderationCase)
    .set({ version: sql`${moderationCase.version} + 1`, textDigest: digest })
    .where(
      and(
        eq(moderationCase.kind, facts.kind),
        eq(moderationCase.subjectId, facts.id),
        inArray(moderationCase.state, ['open', 'appealed']),
        sql`${moderationCase.textDigest} is distinct from ${digest}`,
      ),
    )
    .returning()
  for (const row of changed) await tellStaff(tx, row)
}

/** Does the same for the content of one case, before that case is decided. */
export async function noteChangedTextOf(tx: Tx, caseId: string): Promise<void> {
  const row = await caseById(tx, caseId)
  if (row) await noteChangedText(tx, await factsIn(tx, row))
}
