import type { AdminMember, AdminMemberDetail } from '#contract/admin/schema.ts'
import { peopleOf } from '#server/accounts/people-queries.ts'
import {
  countSessions,
  isAdminNow,
  memberForStaff,
  otherAdmins,
  type StaffRow,
  sanctionsOf,
} from '#server/accounts/staff-queries.ts'
import type { MemberCtx } from '#server/foundation/context.ts'
import type { Reader } from '#server/foundation/db/database.ts'
import { Refusal } from '#server/foundation/refusal.ts'
import { countReportsOf } from '#server/medication/overview.ts'
import { moderationRecordOf } from '#server/moderation/queries.ts'
import { countWritten } from '#server/posts/overview.ts'

export async function memberViews(db: Reader, rows: readonly StaffRow[]): Promise<AdminMember[]> {
  const people = await peopleOf(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map(({ email: _email, isConfirmed: _confirmed, ...row }) => ({
    ...row,
    avatar: people.get(row.id)?.avatar ?? null,
  }))
}

/**
 * Contains only counts: no content that the member wrote to others and nothing about their health.
 * @throws Refusal NOT_FOUND
 */
export async function memberDetail({ db, actor, now }: Pick<MemberCtx, 'db' | 'actor' | 'now'>, id: string) {
  const at = now()
  const row = await memberForStaff(db, id, at)
  if (!row) throw new Refusal('NOT_FOUND')
  const [[view], openSessions, sanctions, said, medicationReports, record, isAdmin, others] = await Promise.all([
    memberViews(db, [row]),
    countSessions(db, id),
    sanctionsOf(db, id, at),
    countWritten(db, id),
    countReportsOf(db, id),
    moderationRecordOf(db, id, actor.id),
    isAdminNow(db, id, at),
    otherAdmins(db, id, at),
  ])
  return {
    ...view!,
    email: row.email,
    isConfirmed: row.isConfirmed,
    openSessions,
    sanctions,
    figures: { ...said, medicationReports, ...record },
    isMe: id === actor.id,
    isLastAdmin: isAdmin && others === 0,
  } satisfies AdminMemberDetail
}
