import { desc, inArray, lt, lte } from 'drizzle-orm'
import { AUDIT_KEPT_YEARS } from '#contract/admin/limits.ts'
import { recordAct } from '#server/foundation/audit/audit.ts'
import type { Services } from '#server/foundation/context.ts'
import { auditAnchor, auditEntry, auditHead, auditLink } from '#server/foundation/tables.ts'

/**
 * Deletes rows older than AUDIT_KEPT_YEARS. The rest can still be verified: it begins after an anchor, the signed hash of the last deleted row, on which a
 * published head was signed. May run twice.
 */
export async function forgetAudit({ db, audit, now, newId }: Services): Promise<void> {
  const before = now()
  before.setUTCFullYear(before.getUTCFullYear() - AUDIT_KEPT_YEARS)
  await db.transaction(async (tx) => {
    const [last] = await tx
      .select({ seq: auditHead.seq, at: auditHead.at, hash: auditHead.hash })
      .from(auditHead)
      .where(lt(auditHead.at, before))
      .orderBy(desc(auditHead.seq))
      .limit(1)
    if (!last) return
    const signature = audit.sign('anchor', `${last.seq}\n${last.at.toISOString()}\n${last.hash}`)
    await tx.insert(auditAnchor).values({ ...last, signature })
    const links = lte(auditLink.seq, last.seq)
    const gone = tx.select({ id: auditLink.entryId }).from(auditLink).where(links)
    const entries = await tx.delete(auditEntry).where(inArray(auditEntry.id, gone)).returning({ id: auditEntry.id })
    await tx.delete(auditLink).where(links)
    await tx.delete(auditHead).where(lte(auditHead.seq, last.seq))
    await tx.delete(auditAnchor).where(lt(auditAnchor.seq, last.seq))
    await recordAct(tx, { audit, now, newId }, { act: 'audit.forgotten', details: { rows: entries.length } })
  })
}
