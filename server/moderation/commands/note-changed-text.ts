import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Tx } from '#server/foundation/db/database.ts'
import { caseById } from '../queries.ts'
import { factsIn, type SubjectFacts, textDigest } from '../subject-queries.ts'
import { moderationCase } from '../tables.ts'
import { tellStaff } from './file-report.ts'

/** A decision on the earlier text is then refused. */
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

export async function noteChangedTextOf(tx: Tx, caseId: string): Promise<void> {
  const row = await caseById(tx, caseId)
  if (row) await noteChangedText(tx, await factsIn(tx, row))
}
