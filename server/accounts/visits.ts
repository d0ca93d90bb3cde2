import { and, eq, isNotNull, lt, or } from 'drizzle-orm'
import type { Services } from '#server/foundation/context.ts'
import type { Db } from '#server/foundation/db/database.ts'
import { daysFrom } from './absence.ts'
import { member } from './tables.ts'

const KEPT_MAX = 50_000
const kept = new WeakMap<Db, Map<string, Date>>()

/** Notes that a member was here, at most once a day each; a warning that the account would be erased is void by it. */
export async function noteVisit({ db, now }: Pick<Services, 'db' | 'now'>, memberId: string): Promise<void> {
  const at = now()
  const dayAgo = daysFrom(at, -1)
  const noted = kept.get(db) ?? new Map<string, Date>()
  kept.set(db, noted)
  const last = noted.get(memberId)
  if (last && last > dayAgo) return
  await db
    .update(member)
    .set({ lastSeenAt: at, warnedAt: null })
    .where(and(eq(member.id, memberId), or(lt(member.lastSeenAt, dayAgo), isNotNull(member.warnedAt))))
  if (noted.size >= KEPT_MAX) noted.clear()
  noted.set(memberId, at)
}
