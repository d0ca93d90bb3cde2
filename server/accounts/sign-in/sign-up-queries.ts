import { type AnyColumn, and, eq, lte, type SQL, sql } from 'drizzle-orm'
import { member, signUpOriginKey, user } from '../tables.ts'

export const confirmedBefore = (at: Date): SQL => sql`
  select ${member.id} as member_id, (${member.createdAt} at time zone 'UTC')::date - date '2000-01-01' as signed_up_on
  from ${member} join ${user} on ${user.id} = ${member.id}
  where ${and(eq(user.emailVerified, true), lte(member.createdAt, at))}`

export const signUpOrigin = (memberId: AnyColumn | SQL): SQL =>
  sql`(select ${signUpOriginKey.key} from ${signUpOriginKey} where ${signUpOriginKey.memberId} = ${memberId})`
