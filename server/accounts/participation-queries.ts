import { type AnyColumn, and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Reader } from '#server/foundation/db/database.ts'
import { hasConsented } from './privacy/consent-queries.ts'
import { member } from './tables.ts'

/** Returns the members among these who take part in matching: they have not switched it off, and their health data may be used. */
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

/** SQL: the member of this column takes part in matching of symptoms. The caller has to check that their health data may be used. */
export const takesPartInMatching = (column: AnyColumn | SQL): SQL =>
  sql`(select ${member.isMatched} from ${member} where ${member.id} = ${column})`

/** SQL: the member of this column takes part in matching of side effects: they switched it on, and their health data may be used. */
export const takesPartInMedication = (column: AnyColumn | SQL): SQL =>
  sql`exists (select 1 from ${member} where ${member.id} = ${column} and ${member.isMedicationMatched} and ${hasConsented('healthData', member.id)})`

/** Returns the kinds of matching that this member has switched on: of symptoms, and of side effects. */
export async function matchingOf(db: Reader, memberId: string): Promise<MatchingSwitches> {
  const { isMatched, isMedicationMatched } = member
  const [row] = await db.select({ isMatched, isMedicationMatched }).from(member).where(eq(member.id, memberId))
  return row ?? { isMatched: false, isMedicationMatched: false }
}

export type MatchingSwitches = { isMatched: boolean; isMedicationMatched: boolean }
