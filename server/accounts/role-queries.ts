import { type AnyColumn, and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Role } from '#contract/accounts/schema.ts'
import type { Reader } from '#server/foundation/db/database.ts'
import { isSuspended } from './sanction-queries.ts'
import { role, user } from './tables.ts'

/** SQL: the roles of the member in this column are in force: a second factor protects the account, and it is not suspended. */
export const isInForce = (column: AnyColumn | SQL | string): SQL =>
  sql`(${user.twoFactorEnabled} and not ${isSuspended(column, sql`now()`)})`

export const isProfessional = (column: AnyColumn): SQL =>
  sql`exists (select from ${role} join ${user} on ${user.id} = ${role.memberId} where ${role.memberId} = ${column} and ${role.role} = 'medical_professional' and ${isInForce(role.memberId)})`

export async function holdersOf(db: Reader, granted: readonly Role[]): Promise<string[]> {
  const rows = await db
    .selectDistinct({ id: role.memberId })
    .from(role)
    .innerJoin(user, eq(user.id, role.memberId))
    .where(and(inArray(role.role, [...granted]), isInForce(role.memberId)))
    .orderBy(role.memberId)
  return rows.map(({ id }) => id)
}

export async function holdersAmong(
  db: Reader,
  granted: readonly Role[],
  memberIds: readonly string[],
): Promise<Set<string>> {
  if (memberIds.length === 0) return new Set()
  const rows = await db
    .select({ id: role.memberId })
    .from(role)
    .innerJoin(user, eq(user.id, role.memberId))
    .where(and(inArray(role.memberId, [...memberIds]), inArray(role.role, [...granted]), isInForce(role.memberId)))
  return new Set(rows.map(({ id }) => id))
}

export const holdsRole = (memberId: string | SQL, granted: Role): SQL =>
  sql`exists (select from ${role} join ${user} on ${user.id} = ${role.memberId} where ${role.memberId} = ${memberId} and ${role.role} = ${granted} and ${isInForce(memberId)})`
