import { and, count, desc, eq, gte, type SQL, sql } from 'drizzle-orm'
import { Email } from '#contract/accounts/email.ts'
import type { Role } from '#contract/accounts/schema.ts'
import type { Reader, Tx } from '#server/foundation/db/database.ts'
import { instantOf } from '#server/foundation/db/instant.ts'
import { lockNames } from '#server/foundation/db/name-lock.ts'
import { holding } from './sanction-queries.ts'
import { usernameKey } from './sign-in/username.ts'
import { erasure, member, professionalRequest, role, sanction, session, user, visitDay } from './tables.ts'

/** Serializes transactions that change who is an admin, or whether an admin's role is in force. */
export const lockAdmins = (tx: Tx): Promise<void> => lockNames(tx, 'staff:admins')

/** Exact while the caller holds `lockAdmins`. */
export const otherAdmins = (db: Reader, memberId: string, now: Date): Promise<number> =>
  db.$count(admins(now), sql`member_id <> ${memberId}`)

export const isAdminNow = async (db: Reader, memberId: string, now: Date): Promise<boolean> =>
  (await db.$count(admins(now), sql`member_id = ${memberId}`)) > 0

const admins = (now: Date): SQL => sql`(
  select ${role.memberId} as member_id from ${role} join ${user} on ${user.id} = ${role.memberId} join ${member} on ${member.id} = ${user.id}
  where ${role.role} = 'admin' and ${user.twoFactorEnabled}
    and (select kind from (${holding(instantOf(now))}) as holding) is distinct from 'suspension'
) as admins`

type AccountStatus = 'active' | 'silenced' | 'suspended' | 'unconfirmed' | 'leaving'

export type StaffRow = {
  id: string
  username: string
  email: string
  isConfirmed: boolean
  hasSecondFactor: boolean
  createdAt: Date
  lastSeenAt: Date
  roles: Role[]
  accountStatus: AccountStatus
  until: Date | null
}

type Search = {
  query: string | undefined
  role: Role | undefined
  accountStatus: AccountStatus | undefined
  cursor: string | undefined
  limit: number
  now: Date
}

export function membersForStaff(
  db: Reader,
  { query, role: wanted, accountStatus, cursor, limit, now }: Search,
): Promise<StaffRow[]> {
  return staffRows(db, now)
    .where(
      and(
        query === undefined ? undefined : named(query),
        wanted && sql`exists (select from ${role} where ${role.memberId} = ${member.id} and ${role.role} = ${wanted})`,
        accountStatus && sql`${columns.accountStatus} = ${accountStatus}`,
        cursor === undefined ? undefined : isAfter(cursor),
      ),
    )
    .orderBy(desc(member.createdAt), desc(member.id))
    .limit(limit + 1)
}

const isAfter = (id: string): SQL =>
  sql`(${member.createdAt}, ${member.id}) < (select last.created_at, last.id from ${member} last where last.id = ${id})`

export async function memberForStaff(db: Reader, id: string, now: Date): Promise<StaffRow | undefined> {
  const [row] = await staffRows(db, now).where(eq(member.id, id))
  return row
}

export const isAddress = (query: string): boolean => query.includes('@')

function named(query: string): SQL {
  if (isAddress(query)) return sql`${user.email} = ${Email.safeParse(query).data ?? ''}`
  const key = usernameKey(query)
  return key ? sql`starts_with(${member.usernameKey}, ${key})` : sql`false`
}

const staffRows = (db: Reader, now: Date) =>
  db
    .select(columns)
    .from(member)
    .innerJoin(user, eq(user.id, member.id))
    .leftJoin(erasure, eq(erasure.memberId, member.id))
    .leftJoinLateral(sql`(${holding(instantOf(now))}) as held`, sql`true`)
    .$dynamic()

const columns = {
  id: member.id,
  username: member.username,
  email: user.email,
  isConfirmed: user.emailVerified,
  hasSecondFactor: user.twoFactorEnabled,
  createdAt: member.createdAt,
  lastSeenAt: member.lastSeenAt,
  roles: sql<Role[]>`array(select ${role.role} from ${role} where ${role.memberId} = ${member.id} order by 1)`,
  accountStatus: sql<AccountStatus>`case held.kind when 'suspension' then 'suspended' when 'silence' then 'silenced'
    else case when not ${user.emailVerified} then 'unconfirmed' when ${erasure.dueAt} is not null then 'leaving' else 'active' end end`,
  until: sql<Date | null>`case when held.kind is null then ${erasure.dueAt} else held.ends_at end`.mapWith(
    sanction.endsAt,
  ),
}

export async function sanctionsOf(db: Reader, memberId: string, now: Date) {
  const rows = await db
    .select()
    .from(sanction)
    .where(eq(sanction.memberId, memberId))
    .orderBy(desc(sanction.startsAt), desc(sanction.id))
  return rows.map(({ id, kind, reason, startsAt, endsAt, liftedAt }) => ({
    id,
    kind,
    reason,
    startsAt,
    endsAt,
    liftedAt,
    isInForce: kind !== 'warning' && liftedAt === null && startsAt <= now && (endsAt === null || endsAt > now),
  }))
}

export const countSessions = (db: Reader, memberId: string): Promise<number> =>
  db.$count(session, and(eq(session.userId, memberId), sql`${session.expiresAt} > now()`))

export async function memberTotals(db: Reader, since: Date): Promise<{ total: number; isNew: number }> {
  const [counted] = await db
    .select({
      total: count(),
      isNew: sql<number>`count(*) filter (where ${gte(member.createdAt, since)})`.mapWith(Number),
    })
    .from(member)
    .innerJoin(user, eq(user.id, member.id))
    .where(eq(user.emailVerified, true))
  return counted!
}

export async function membersPerDay(db: Reader, since: Date): Promise<Map<string, number>> {
  const day = sql<string>`to_char(${member.createdAt} at time zone 'UTC', 'YYYY-MM-DD')`
  const rows = await db
    .select({ day, members: count() })
    .from(member)
    .innerJoin(user, eq(user.id, member.id))
    .where(and(user.emailVerified, gte(member.createdAt, since)))
    .groupBy(sql`1`)
  return new Map(rows.map(({ day, members }) => [day, members]))
}

export async function visitsPerDay(db: Reader, since: string): Promise<Map<string, number>> {
  const rows = await db.select().from(visitDay).where(gte(visitDay.day, since))
  return new Map(rows.map(({ day, members }) => [day, members]))
}

export const countPendingProfessionals = (db: Reader): Promise<number> =>
  db.$count(professionalRequest, eq(professionalRequest.state, 'pending'))
