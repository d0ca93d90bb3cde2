import { implement } from '@orpc/server'
import { PAGE_MAX } from '#contract/foundation/limits.ts'
import { UNREAD_NOTICES_MAX } from '#contract/notifications/limits.ts'
import { notifications as contract } from '#contract/notifications/procedures.ts'
import { NOTICE_GROUPS, type Notice } from '#contract/notifications/schema.ts'
import type { Ctx, MemberCtx, Services } from '#server/foundation/context.ts'
import { pageFrom } from '#server/foundation/page.ts'
import { refusals, signedIn } from '#server/foundation/procedure.ts'
import { Refusal } from '#server/foundation/refusal.ts'
import { endMails } from './commands/end-mails.ts'
import { markAllRead, markRead } from './commands/mark-read.ts'
import { setChannel } from './commands/set-channel.ts'
import { setRhythm } from './commands/set-rhythm.ts'
import { preferencesOf } from './preference-queries.ts'
import { membersToldBy, type NoticeFacts, type NoticesAsked, noticesOf } from './queries.ts'
import { memberOfToken } from './unsubscribe-token.ts'

/** Leaves out notices whose subject is gone. The composition root provides this, because it knows every module. */
export type NoticeViews = (
  services: Services,
  readerId: string,
  notices: readonly NoticeFacts[],
  isCount?: boolean,
) => Promise<Map<string, Notice>>

const open = implement(contract).$context<Ctx>().use(refusals)
const os = open.use(signedIn)

export const notificationsWith = (views: NoticeViews) => ({
  list: os.list.handler(async ({ context, input }) => {
    const { state, group, limit, ...asked } = input
    const kinds = group && NOTICE_GROUPS[group]
    const found = await shownNotices(context, views, { isUnread: state === 'unread', kinds, ...asked }, { limit })
    const { rows, nextCursor } = pageFrom(found, limit)
    return { items: rows, nextCursor }
  }),

  // Only notices that the list would show are counted: one whose subject is gone or hidden cannot be opened.
  unread: os.unread.handler(async ({ context }) => {
    const found = await shownNotices(context, views, { isUnread: true }, { limit: UNREAD_NOTICES_MAX, isCount: true })
    return { count: found.length }
  }),

  told: os.told.handler(async ({ context }) => ({
    members: await membersToldBy(context.db, context.actor.id),
  })),

  markRead: os.markRead.handler(async ({ context, input }) => {
    await markRead(context, input.id)
    return input
  }),

  markAllRead: os.markAllRead.handler(async ({ context }) => {
    await markAllRead(context)
    return {}
  }),

  preferences: os.preferences.handler(({ context: { db, actor } }) => preferencesOf(db, actor.id)),

  setChannel: os.setChannel.handler(async ({ context, input }) => {
    await setChannel(context, input)
    return preferencesOf(context.db, context.actor.id)
  }),

  setRhythm: os.setRhythm.handler(async ({ context, input }) => {
    await setRhythm(context, input)
    return preferencesOf(context.db, context.actor.id)
  }),

  openUnsubscribe: open.openUnsubscribe.handler(({ input }) => ({
    headers: { location: `/desinscription?lien=${encodeURIComponent(input.token.toWellFormed())}` },
  })),

  // This is not limited by client address: a mailbox provider may request it for many members from one address, and tokens cannot be guessed.
  unsubscribe: open.unsubscribe.handler(async ({ context, input }) => {
    const memberId = memberOfToken(context.secret, input.token)
    if (!memberId) throw new Refusal('NOT_FOUND')
    await endMails(context, memberId)
    return { isUnsubscribed: true as const }
  }),
})

/** A list ends where more hidden notices than this many further reads can replace stand in a row. */
const READS_MAX = 20

/**
 * Newest first; one more than asked where there are more. Notices of hidden or deleted subjects are skipped, so that neither a short page, nor a cursor, nor
 * a count reveals them.
 */
async function shownNotices(
  context: MemberCtx,
  views: NoticeViews,
  asked: Omit<NoticesAsked, 'memberId' | 'limit'>,
  { limit, isCount }: { limit: number; isCount?: boolean },
): Promise<Notice[]> {
  const memberId = context.actor.id
  const shown: Notice[] = []
  let { cursor } = asked
  for (let reads = 0; reads < READS_MAX; reads++) {
    const rows = reads === 0 ? limit : Math.max(limit, PAGE_MAX)
    const found = await noticesOf(context.db, { ...asked, memberId, cursor, limit: rows })
    const words = await views(context, memberId, found, isCount)
    shown.push(...found.flatMap(({ id }) => words.get(id) ?? []))
    if (found.length <= rows || shown.length > limit) break
    cursor = found.at(-1)!.id
  }
  return shown.slice(0, limit + 1)
}
