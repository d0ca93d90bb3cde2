import { type AnyColumn, and, eq, inArray, not, type SQL, sql } from 'drizzle-orm'
import type { Reader } from '#server/foundation/db/database.ts'
import { instantOf } from '#server/foundation/db/instant.ts'
import { givenIds, statement } from '#server/foundation/db/statement.ts'
import { hasConsented } from './privacy/consent-queries.ts'
import { member, sanction } from './tables.ts'

/** SQL: the member in this column is suspended at an instant, so that none of their roles is in force. */
export const isSuspended = (column: AnyColumn | SQL | string, at: SQL): SQL =>
  sql`exists (select from ${sanction} where ${sanction.memberId} = ${column} and ${sanction.kind} = 'suspension' and ${sanction.liftedAt} is null and (${sanction.endsAt} is null or ${sanction.endsAt} > ${at}))`

/** SQL: the sanction of `member` that is in force at an instant, the gravest and longest of several. */
export const holding = (at: SQL): SQL =>
  sql`select ${sanction.kind} as kind, ${sanction.endsAt} as ends_at, ${sanction.decisionId} as decision_id from ${sanction}
    where ${sanction.memberId} = ${member.id} and ${sanction.kind} <> 'warning' and ${sanction.liftedAt} is null
      and ${sanction.startsAt} <= ${at} and (${sanction.endsAt} is null or ${sanction.endsAt} > ${at})
    order by (${sanction.kind} = 'suspension') desc, ${sanction.endsAt} desc nulls first limit 1`

const readSuspended = statement<{ memberIds: string[]; at: string }, { id: string }>(
  'suspended_among',
  sql`
    select ${member.id} from ${member}
    where ${member.id} = any (${givenIds('memberIds')}) and ${isSuspended(member.id, sql`${sql.placeholder('at')}::timestamptz`)}`,
)

export async function suspendedAmong(db: Reader, memberIds: readonly string[], now: Date): Promise<Set<string>> {
  if (memberIds.length === 0) return new Set()
  const rows = await readSuspended(db, { memberIds: [...memberIds], at: now.toISOString() })
  return new Set(rows.map(({ id }) => id))
}

/** Returns the members among these who may write: neither silenced nor suspended, and with the consent to health data in force. */
export async function writersAmong(db: Reader, memberIds: readonly string[], now: Date): Promise<Set<string>> {
  if (memberIds.length === 0) return new Set()
  const isSanctioned = sql`exists (${holding(instantOf(now))})`
  const rows = await db
    .select({ id: member.id })
    .from(member)
    .where(and(inArray(member.id, [...memberIds]), hasConsented('healthData', member.id), not(isSanctioned)))
  return new Set(rows.map(({ id }) => id))
}

/** Returns the sanction in force for a member and the day they joined; undefined for a member who is gone. */
export async function sanctionRecordOf(
  db: Reader,
  memberId: string,
  now: Date,
): Promise<{ sanction: 'none' | 'silence' | 'suspension'; until: Date | null; since: Date } | undefined> {
  const at = instantOf(now)
  const [row] = await db
    .select({
      kind: sql<'silence' | 'suspension' | null>`(select kind from (${holding(at)}) as holding)`,
      until: sql<string | null>`(select ends_at from (${holding(at)}) as holding)`,
      since: member.createdAt,
    })
    .from(member)
    .where(eq(member.id, memberId))
  return row && { sanction: row.kind ?? 'none', until: row.until ? new Date(row.until) : null, since: row.since }
}
