import { sql } from 'drizzle-orm'
import { daysFrom, utcDayOf } from '#contract/foundation/days.ts'
import type { Services } from '#server/foundation/context.ts'
import type { Db } from '#server/foundation/db/database.ts'
import { instantOf } from '#server/foundation/db/instant.ts'
import { member, visitDay } from '../tables.ts'

const KEPT_MAX = 50_000
type Noted = { seenAt: Date; countedOn: string }
const visitsOf = new WeakMap<Db, Map<string, Noted>>()

/**
 * Notes a member's visit, at most once a day, and counts the member among the visitors of the day (UTC), once for all servers together. A visit cancels the
 * warning that the account would be erased.
 */
export async function noteVisit({ db, now }: Pick<Services, 'db' | 'now'>, memberId: string): Promise<void> {
  const at = now()
  const dayAgo = daysFrom(at, -1)
  const noted = visitsOf.get(db) ?? new Map<string, Noted>()
  visitsOf.set(db, noted)
  const last = noted.get(memberId)
  const isSeen = last !== undefined && last.seenAt > dayAgo
  if (isSeen && last.countedOn === utcDayOf(at)) return
  const isBack = sql`(
    ${member.lastSeenAt} < ${instantOf(dayAgo)} or ${member.warnedAt} is not null or ${member.warningQueuedAt} is not null
  )`
  const isFirst = sql`(${member.countedOn} is distinct from ${utcDayOf(at)}::date)`
  await db.execute(sql`
    with before as (
      select ${member.id} as id, ${isBack} as is_back, ${isFirst} as is_first
      from ${member} where ${member.id} = ${memberId} and (${isBack} or ${isFirst}) for no key update
    ), noted as (
      update ${member}
      set last_seen_at = case when is_back then ${instantOf(at)} else last_seen_at end,
        warned_at = null, warning_queued_at = null, counted_on = ${utcDayOf(at)}::date
      from before where ${member.id} = before.id
      returning is_first
    )
    insert into ${visitDay} (day, members)
    select ${utcDayOf(at)}::date, count(*) from noted where is_first having count(*) > 0
    on conflict (day) do update set members = ${visitDay.members} + excluded.members`)
  if (noted.size >= KEPT_MAX) noted.clear()
  noted.set(memberId, { seenAt: isSeen ? last.seenAt : at, countedOn: utcDayOf(at) })
}
