import { type AnyColumn, and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Reader } from '#server/foundation/db/database.ts'
import { hasConsented } from './privacy/consent-queries.ts'
import { member } from './tables.ts'

export async function matchedMembers(db: Reader, memberIds: readonly string[]): Promise<string[]> {
  if (memberIds.length === 0) return []
  const rows = await db
    .select({ id: member.id })
    .from(member)
    .where(and(inArray(member.id, [...memberIds]), member.isMatched, hasConsented('healthData', member.id)))
  return rows.map(({ id }) => id)
}

/** SQL: the ids of these members, without those who are gone, in one order. No other transaction can erase or sanction them until this one ends. */
export const heldMembers = (memberIds: readonly string[]): SQL =>
  sql`select ${member.id} as id from ${member} where ${member.id} = any (${sql.param([...memberIds])}::uuid[]) order by ${member.id} for key share`

/** The caller has to check that the member's health data may be used. */
export const takesPartInMatching = (column: AnyColumn | SQL): SQL =>
  sql`(select ${member.isMatched} from ${member} where ${member.id} = ${column})`

export const takesPartInMedication = (column: AnyColumn | SQL): SQL =>
  sql`exists (select 1 from ${member} where ${member.id} = ${column} and ${member.isMedicationMatched} and ${hasConsented('healthData', member.id)})`

export async function matchingOf(db: Reader, memberId: string): Promise<MatchingSwitches> {
  const { isMatched, isMedicationMatched } = member
  const [row] = await db.select({ isMatched, isMedicationMatched }).from(member).where(eq(member.id, memberId))
  return row ?? { isMatched: false, isMedicationMatched: false }
}

export type MatchingSwitches = { isMatched: boolean; isMedicationMatched: boolean }
