import { implement } from '@orpc/server'
import { admin as contract } from '#contract/admin/procedures.ts'
import { isAddress, membersForStaff } from '#server/accounts/staff-queries.ts'
import { correctedWordsOf, unreadStems } from '#server/closest/lexicon-queries.ts'
import { readingOfText } from '#server/closest/reader-queries.ts'
import type { Ctx } from '#server/foundation/context.ts'
import { demandAdmin } from '#server/foundation/guards.ts'
import { pageFrom } from '#server/foundation/page.ts'
import { refusals, signedIn } from '#server/foundation/procedure.ts'
import { transact } from '#server/foundation/transaction.ts'
import { auditEntries } from './audit-queries.ts'
import {
  confirmMember,
  giveOrTakeRole,
  liftSanction,
  resetMembersSecondFactor,
  sanctionMember,
  signMemberOut,
} from './commands/act-on-member.ts'
import { noteFinding, noteLexiconRead, noteListing, noteMemberRead } from './commands/note-access.ts'
import { noteAuditRead } from './commands/note-audit-read.ts'
import { noteLaunchRead, noteRestoreTried } from './commands/note-launch.ts'
import { tryMail } from './commands/try-mail.ts'
import { LEXICON_TRIAL_FLOOD } from './flood-limits.ts'
import { launchOf } from './launch-queries.ts'
import { memberDetail, memberViews } from './member-views.ts'
import { overviewOf } from './overview.ts'

const os = implement(contract).$context<Ctx>().use(refusals)

export const admin = {
  overview: os.overview.use(signedIn).handler(({ context: { db, actor, now } }) => {
    demandAdmin(actor)
    return overviewOf(db, { readerId: actor.id, now: now() })
  }),

  launch: os.launch.use(signedIn).handler(async ({ context }) => {
    demandAdmin(context.actor)
    await noteLaunchRead(context)
    return launchOf(context)
  }),

  tryMail: os.tryMail.use(signedIn).handler(({ context }) => {
    demandAdmin(context.actor)
    return tryMail(context)
  }),

  noteRestore: os.noteRestore.use(signedIn).handler(async ({ context }) => {
    demandAdmin(context.actor)
    await noteRestoreTried(context)
    return launchOf(context)
  }),

  members: os.members
    .use(signedIn)
    .handler(async ({ context, input: { query, role, accountStatus, cursor, limit } }) => {
      demandAdmin(context.actor)
      const { db } = context
      const typed = query?.trim() || undefined
      const found = await membersForStaff(db, { query: typed, role, accountStatus, cursor, limit, now: context.now() })
      const { rows, nextCursor } = pageFrom(found, limit)
      await transact(context, async (tx) => {
        if (typed && isAddress(typed)) for (const { id } of rows) await noteFinding(tx, context, id)
        const ids = rows.map(({ id }) => id)
        await noteListing(tx, context, 'member.listed', ids)
      })
      return { items: await memberViews(db, rows), nextCursor }
    }),

  member: os.member.use(signedIn).handler(async ({ context, input: { id } }) => {
    demandAdmin(context.actor)
    const detail = await memberDetail(context, id)
    await transact(context, (tx) => noteMemberRead(tx, context, id))
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

  audit: os.audit.use(signedIn).handler(async ({ context, input }) => {
    const { db, actor } = context
    demandAdmin(actor)
    const entries = await auditEntries(db, actor.id, input)
    await noteAuditRead(context)
    const { rows, nextCursor } = pageFrom(entries, input.limit)
    return { items: rows, nextCursor }
  }),

  unreadStems: os.unreadStems.use(signedIn).handler(async ({ context, input: { language } }) => {
    demandAdmin(context.actor)
    await transact(context, (tx) => noteLexiconRead(tx, context))
    return unreadStems(context.db, language)
  }),

  correctedWords: os.correctedWords.use(signedIn).handler(async ({ context, input: { language } }) => {
    demandAdmin(context.actor)
    await transact(context, (tx) => noteLexiconRead(tx, context))
    return correctedWordsOf(context, language)
  }),

  tryReading: os.tryReading.use(signedIn).handler(async ({ context, input: { text, language } }) => {
    demandAdmin(context.actor)
    await context.limits.takeInMemory(LEXICON_TRIAL_FLOOD, context.actor.id)
    return readingOfText(context, text, language)
  }),
}
