import { type AnyColumn, and, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import { CONSENT_VERSIONS, CONSENTS_SHOWN, REQUIRED_CONSENTS } from '#contract/accounts/limits.ts'
import type { ConsentKind, ConsentRecord } from '#contract/accounts/schema.ts'
import type { Reader } from '#server/foundation/db/database.ts'
import { consent, member } from '../tables.ts'

export const hasConsented = (kind: ConsentKind, column: AnyColumn | SQL): SQL =>
  sql`exists (select 1 from ${consent} where ${and(eq(consent.memberId, column), eq(consent.kind, kind), isNull(consent.withdrawnAt))})`

/** SQL: a consent that every account needs is in force, but for an earlier version of its text. */
export const isOldConsent: SQL = sql`(${consent.withdrawnAt} is null and (${sql.join(
  REQUIRED_CONSENTS.map((kind) => sql`${consent.kind} = ${kind} and ${consent.version} < ${CONSENT_VERSIONS[kind]}`),
  sql` or `,
)}))`

export const consentsOf = async (db: Reader, memberId: string): Promise<ConsentRecord[]> =>
  consentRows(db, memberId).orderBy(desc(consent.givenAt), desc(consent.id))

const consentRows = (db: Reader, memberId: string) =>
  db
    .select({
      kind: consent.kind,
      version: consent.version,
      givenAt: consent.givenAt,
      withdrawnAt: consent.withdrawnAt,
    })
    .from(consent)
    .where(eq(consent.memberId, memberId))

/** Returns the consents that the settings list: those in force, and the latest of the others, CONSENTS_SHOWN in all. */
export const consentsShown = async (db: Reader, memberId: string): Promise<ConsentRecord[]> => {
  const rows = await consentRows(db, memberId)
    .orderBy(desc(isNull(consent.withdrawnAt)), desc(consent.givenAt), desc(consent.id))
    .limit(CONSENTS_SHOWN)
  return rows.toSorted((one, other) => other.givenAt.getTime() - one.givenAt.getTime())
}

/** Returns the members among these whose consent to health data is in force. The content of the others is hidden from everybody else. */
export async function consentingAmong(db: Reader, memberIds: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .select({ id: member.id })
    .from(member)
    .where(and(inArray(member.id, [...memberIds]), hasConsented('healthData', member.id)))
  return new Set(rows.map(({ id }) => id))
}
