import { type AnyColumn, eq, or, type SQL, sql } from 'drizzle-orm'
import type { Reader } from '../db/database.ts'
import { auditKey, auditRelease, memberEvent, memberStream, quotaUse, rateLimit } from '../tables.ts'

type Traces = {
  memberId: string
  limitKeys: readonly string[]
}

/** No foreign key ties these rows to the account. */
export async function eraseTraces(tx: Reader, { memberId, limitKeys }: Traces): Promise<void> {
  await tx.delete(memberEvent).where(or(eq(memberEvent.memberId, memberId), eq(memberEvent.subjectId, memberId)))
  await tx.delete(memberStream).where(eq(memberStream.memberId, memberId))
  await tx.delete(quotaUse).where(eq(quotaUse.memberId, memberId))
  const [known] = await tx.delete(auditKey).where(eq(auditKey.memberId, memberId)).returning({ key: auditKey.key })
  if (known) await tx.delete(auditRelease).where(eq(auditRelease.subjectKey, known.key))
  const counted = sql`substring(${rateLimit.key} from position(':' in ${rateLimit.key}) + 1)`
  await tx.delete(rateLimit).where(sql`${counted} = any (${sql.param([...limitKeys])}::text[])`)
}

/** Deletes the same rows of all members who are gone, because a request that was under way at their erasure may have written some. */
export async function forgetTraces(db: Reader, isOfNoMember: (column: AnyColumn) => SQL): Promise<void> {
  for (const table of [memberEvent, memberStream, quotaUse, auditKey])
    await db.delete(table).where(isOfNoMember(table.memberId))
}
