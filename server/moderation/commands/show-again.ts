import type { Tx } from '#server/foundation/db/database.ts'
import type { CaseRow } from '../file-report.ts'
import { otherHiding } from '../queries.ts'
import { hide, restore } from '../subjects.ts'

/** Shows the thing of a case to others again, unless another decision hides it still. */
export async function showAgain(tx: Tx, row: CaseRow): Promise<void> {
  if (!row.kind || !row.subjectId) return
  const subject = { kind: row.kind, id: row.subjectId }
  const other = await otherHiding(tx, row)
  if (other) await hide(tx, subject, { at: other.decidedAt, reason: other.reason, decisionId: other.id })
  else await restore(tx, subject)
}
