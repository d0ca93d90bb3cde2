import { implement } from '@orpc/server'
import { notifications as contract } from '#contract/notifications/procedures.ts'
import { NOTICE_GROUPS, type Notice } from '#contract/notifications/schema.ts'
import type { Ctx, Services } from '#server/foundation/context.ts'
import { refusals, signedIn } from '#server/foundation/procedure.ts'
import { Refusal } from '#server/foundation/refusal.ts'
import { endMails } from './commands/end-mails.ts'
import { markAllRead, markRead } from './commands/mark-read.ts'
import { setChannel } from './commands/set-channel.ts'
import { setRhythm } from './commands/set-rhythm.ts'
import { preferencesOf } from './preference-queries.ts'
import { membersToldBy, type NoticeFacts, noticesOf, UNREAD_MAX } from './queries.ts'
import { memberOfToken } from './unsubscribe-token.ts'

/**
 * Reads the content of notices from the modules that own their subjects: by notice id, without those whose subject is gone. The composition root knows the
 * rooms.
 */
export type NoticeViews = (
  services: Services,
  readerId: string,
  notices: readonly NoticeFacts[],
  /** Whether the notices are only counted: then it is left out which story of the reader's a case resembles. */
  isCount?: boolean,
) => Promise<Map<string, Notice>>

const open = implement(contract).$context<Ctx>().use(refusals)
const os = open.use(signedIn)

export const notificationsWith = (views: NoticeViews) => ({
  list: os.list.handler(async ({ context, input }) => {
    const { state, group, ...asked } = input
    const found = await noticesOf(context.db, {
      memberId: context.actor.id,
      isUnread: state === 'unread',
      kinds: group && NOTICE_GROUPS[group],
      ...asked,
    })
    const page = found.slice(0, input.limit)
    const words = await views(context, context.actor.id, page)
    return {
      items: page.flatMap(({ id }) => words.get(id) ?? []),
      nextCursor: found.length > input.limit ? page.at(-1)!.id : null,
    }
  }),

  // Counts what the list would show, not what the table holds: a notice whose subject is gone or hidden is nothing to open.
  unread: os.unread.handler(async ({ context }) => {
    const found = await noticesOf(context.db, { memberId: context.actor.id, isUnread: true, limit: UNREAD_MAX })
    return { count: (await views(context, context.actor.id, found, true)).size }
  }),

  told: os.told.handler(async ({ context }) => ({
    members: await membersToldBy(context.db, context.actor.id),
  })),

  markRead: os.markRead.handler(async ({ context, input }) => {
    await markRead(context, input.id)
    return input
  }),

  markAllRead: os.markAllRead.handler(async ({ context }) => ({ count: await markAllRead(context) })),

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

  // Not limited by address: a provider of mailboxes asks for many members from one, and no token can be guessed.
  unsubscribe: open.unsubscribe.handler(async ({ context, input }) => {
    const memberId = memberOfToken(context.secret, input.token)
    if (!memberId) throw new Refusal('NOT_FOUND')
    await endMails(context, memberId)
    return { isUnsubscribed: true as const }
  }),
})
