import { type AnyColumn, and, desc, eq, gt, type SQL, sql } from 'drizzle-orm'
import { NEW_AT_MOST_DAYS } from '#contract/accounts/limits.ts'
import type { Role } from '#contract/accounts/schema.ts'
import type { Reader, Tx } from '#server/foundation/db/database.ts'
import { givenIds, statement } from '#server/foundation/db/statement.ts'
import { hasConsented, isOldConsent } from '../privacy/consent-queries.ts'
import { holding } from '../sanction-queries.ts'
import { consent, member, role, sanction, session, user } from '../tables.ts'

type Holder = {
  id: string
  hasSecondFactor: boolean
  granted: Role[]
  hasConsented: boolean
  hasOldConsents: boolean
  /** `until` is an instant as text. */
  sanction: { kind: 'silence' | 'suspension'; until: string | null; decisionId: string } | null
  newUntil: string | null
}

const at = sql`${sql.placeholder('at')}::timestamptz`
const newDays = sql`${sql.placeholder('newDays')}::int`

const readHolder = statement<{ sessionId: string; at: string; newDays: number }, Holder>(
  'session_holder',
  sql`
    select ${member.id} as "id", ${user.twoFactorEnabled} as "hasSecondFactor",
      array(select ${role.role} from ${role} where ${role.memberId} = ${member.id} order by 1) as "granted",
      ${hasConsented('healthData', member.id)} as "hasConsented",
      exists (select from ${consent} where ${consent.memberId} = ${member.id} and ${isOldConsent}) as "hasOldConsents",
      case when holding.kind is not null then json_build_object(
        'kind', holding.kind, 'until', holding.ends_at, 'decisionId', holding.decision_id
      ) end as "sanction",
      case when ${newDays} > 0 then ${member.createdAt} + interval '1 day' * case
        when exists (select from ${sanction} where ${sanction.memberId} = ${member.id} and ${sanction.liftedAt} is null)
        then ${sql.raw(String(NEW_AT_MOST_DAYS))} else ${newDays} end end as "newUntil"
    from ${session} join ${member} on ${member.id} = ${session.userId} join ${user} on ${user.id} = ${member.id}
    left join lateral (${holding(at)}) as holding on true
    where ${session.id} = ${sql.placeholder('sessionId')} and ${session.expiresAt} > now()`,
)

/**
 * Returns the member of a session that has not ended: granted roles, whether the consent to health data is in force, whether any consent is to an earlier text,
 * the sanction in force, and until when the account is new, which may be past.
 */
export const sessionHolder = async (
  db: Reader,
  { at, ...asked }: { sessionId: string; at: Date; newDays: number },
): Promise<Holder | undefined> => (await readHolder(db, { ...asked, at: at.toISOString() }))[0]

const readLasting = statement<{ sessionIds: readonly string[] }, { id: string }>(
  'sessions_lasting',
  sql`
    select ${session.id} as "id" from ${session} join ${member} on ${member.id} = ${session.userId}
    where ${session.id} = any (${givenIds('sessionIds')}) and ${session.expiresAt} > now()`,
)

export const sessionsLasting = async (db: Reader, sessionIds: readonly string[]): Promise<Set<string>> =>
  new Set((await readLasting(db, { sessionIds })).map(({ id }) => id))

export const sessionsOf = (db: Reader, memberId: string) =>
  db
    .select({
      id: session.id,
      userAgent: session.userAgent,
      createdAt: session.createdAt,
      lastUsedAt: session.updatedAt,
    })
    .from(session)
    .where(and(eq(session.userId, memberId), gt(session.expiresAt, sql`now()`)))
    .orderBy(desc(session.updatedAt), desc(session.id))

export const isOpenSession = (column: AnyColumn): SQL =>
  sql`exists (select 1 from ${session} where ${and(eq(session.id, column), gt(session.expiresAt, sql`now()`))})`

/** If the session still exists, its row is locked until the transaction ends. */
export async function holdSession(tx: Tx, sessionId: string): Promise<boolean> {
  const held = await tx.select({ id: session.id }).from(session).where(eq(session.id, sessionId)).for('key share')
  return held.length > 0
}
