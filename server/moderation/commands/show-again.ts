import type { Tx } from '#server/foundation/db/database.ts'
import { Refusal } from '#server/foundation/refusal.ts'
import { otherHeld, otherHiding } from '../queries.ts'
import { presentDigest } from '../subject-queries.ts'
import type { CaseRow } from '../tables.ts'
import { hideSubject, restoreSubject } from './hide-subject.ts'

/**
 * Shows the content of a case again, unless another decision still hides it, or a rule does in a case that nobody has decided yet.
 * @throws Refusal EDITED_ELSEWHERE where its author has changed it since the staff read it
 */
export async function showAgain(tx: Tx, row: CaseRow): Promise<void> {
  if (!row.kind || !row.subjectId) return
  const subject = { kind: row.kind, id: row.subjectId }
  const other = await otherHiding(tx, row)
  if (other) {
    await hideSubject(tx, subject, { at: other.decidedAt, reason: other.reason, decisionId: other.id })
    return
  }
  const held = await otherHeld(tx, row)
  if (held) await hideSubject(tx, subject, { at: held.autoHiddenAt!, reason: null, decisionId: null })
  else await restoreSubject(tx, subject)
  // The content is locked now; its author may have changed it while the decision was made.
  if (row.textDigest && ((await presentDigest(tx, row)) ?? row.textDigest) !== row.textDigest)
    throw new Refusal('EDITED_ELSEWHERE')
}
