import { implement } from '@orpc/server'
import { admin as contract } from '#contract/admin/procedures.ts'
import { isAddress, membersForStaff } from '#server/accounts/staff-queries.ts'
import { record } from '#server/foundation/audit.ts'
import type { Ctx, MemberCtx } from '#server/foundation/context.ts'
import { refusals, signedIn } from '#server/foundation/procedure.ts'
import { auditEntries } from './audit-log.ts'
import {
  confirmMember,
  giveOrTakeRole,
  liftSanction,
  noteReading,
  resetMembersSecondFactor,
  sanctionMember,
  signMemberOut,
} from './commands/act-on-member.ts'
import { memberDetail, memberViews } from './members.ts'
import { overviewOf } from './overview.ts'
import { demandAdmin } from './policy.ts'

const os = implement(contract).$context<Ctx>().use(refusals)

export const admin = {
  overview: os.overview.use(signedIn).handler(({ context: { db, actor, now } }) => {
    demandAdmin(actor)
    return overviewOf(db, { readerId: actor.id, now: now() })
  }),

  members: os.members.use(signedIn).handler(async ({ context, input: { query, role, standing, cursor, limit } }) => {
    demandAdmin(context.actor)
    const { db } = context
    const typed = query?.trim() || undefined
    const rows = await membersForStaff(db, { query: typed, role, standing, cursor, limit, now: context.now() })
    const shown = rows.slice(0, limit)
    if (typed && isAddress(typed)) for (const { id } of shown) await noteFinding(context, id)
    return { items: await memberViews(db, shown), nextCursor: rows.length > limit ? shown.at(-1)!.id : null }
  }),

  member: os.member.use(signedIn).handler(async ({ context, input: { id } }) => {
    demandAdmin(context.actor)
    const detail = await memberDetail(context, id)
    await context.db.transaction((tx) => noteReading(tx, context, id))
    return detail
  }),

  setRole: os.setRole.use(signedIn).handler(async ({ context, input }) => {
    demandAdmin(context.actor)
    await giveOrTakeRole(context, input)
    return memberDetail(context, input.id)
  }),

  sanction: os.sanction.use(signedIn).handler(async ({ context, input }) => {
    demandAdmin(context.actor)
    await sanctionMember(context, input)
    return memberDetail(context, input.id)
  }),

  lift: os.lift.use(signedIn).handler(async ({ context, input }) => {
    demandAdmin(context.actor)
    await liftSanction(context, input)
    return memberDetail(context, input.id)
  }),

  confirmEmail: os.confirmEmail.use(signedIn).handler(async ({ context, input: { id } }) => {
    demandAdmin(context.actor)
    await confirmMember(context, id)
    return memberDetail(context, id)
  }),

  closeSessions: os.closeSessions.use(signedIn).handler(async ({ context, input: { id } }) => {
    demandAdmin(context.actor)
    await signMemberOut(context, id)
    return memberDetail(context, id)
  }),

  resetSecondFactor: os.resetSecondFactor.use(signedIn).handler(async ({ context, input: { id } }) => {
    demandAdmin(context.actor)
    await resetMembersSecondFactor(context, id)
    return memberDetail(context, id)
  }),

  audit: os.audit.use(signedIn).handler(async ({ context: { db, actor }, input }) => {
    demandAdmin(actor)
    const entries = await auditEntries(db, input)
    const items = entries.slice(0, input.limit)
    return { items, nextCursor: entries.length > input.limit ? items.at(-1)!.id : null }
  }),
}

/** Whose an address is was read: the log says so before the answer leaves. */
const noteFinding = ({ db, ...ctx }: MemberCtx, memberId: string): Promise<void> =>
  db.transaction((tx) => record(tx, ctx, { act: 'member.found-by-address', subject: { memberId } }))
