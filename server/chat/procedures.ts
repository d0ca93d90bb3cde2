import { implement } from '@orpc/server'
import { chat as contract } from '#contract/chat/procedures.ts'
import type { Conversation, Message } from '#contract/chat/schema.ts'
import type { Ctx, MemberCtx } from '#server/foundation/context.ts'
import { pageFrom, readTimeCursor, timeCursorOf } from '#server/foundation/page.ts'
import { refusals, signedIn, writing } from '#server/foundation/procedure.ts'
import { Refusal } from '#server/foundation/refusal.ts'
import { answerRequest } from './commands/answer-request.ts'
import { removeMessage } from './commands/remove-message.ts'
import { sendMessage } from './commands/send-message.ts'
import { setChatPreferences } from './commands/set-preferences.ts'
import { setReadState } from './commands/set-read-state.ts'
import { startConversation } from './commands/start-conversation.ts'
import { approachTo, contactsOf } from './contact-queries.ts'
import { conversationPage, shownConversation } from './conversation-queries.ts'
import { MESSAGE_FLOOD, PREFERENCE_FLOOD, READ_STATE_FLOOD, REQUEST_FLOOD, TYPING_FLOOD } from './flood-limits.ts'
import { type MessageRow, messagePage } from './message-queries.ts'
import { countUnread } from './participation-queries.ts'
import { isActive } from './policy.ts'
import { bothShow, chatPreferencesOf } from './preference-queries.ts'
import { countConversations, sideFor } from './queries.ts'
import { requestsTo } from './request-queries.ts'
import { conversationViews, messageViews, requestViews } from './views.ts'

const os = implement(contract).$context<Ctx>().use(refusals)

export const chat = {
  conversations: os.conversations.use(signedIn).handler(async ({ context, input }) => {
    const found = await conversationPage(context.db, {
      memberId: context.actor.id,
      now: context.now(),
      cursor: readTimeCursor(input.cursor),
    })
    const { rows, nextCursor } = pageFrom(found, input.limit, ({ lastMessageAt: at, id }) => timeCursorOf({ at, id }))
    return { items: await conversationViews(context, rows), nextCursor }
  }),

  conversation: os.conversation
    .use(signedIn)
    .handler(({ context, input }) => conversationOf(context, input.conversationId)),

  unread: os.unread.use(signedIn).handler(({ context: { db, actor, now } }) => countUnread(db, actor.id, now())),

  figures: os.figures
    .use(signedIn)
    .handler(async ({ context: { db, actor } }) => ({ conversations: await countConversations(db, actor.id) })),

  contacts: os.contacts
    .use(signedIn)
    .handler(async ({ context, input }) => ({ contacts: await contactsOf(context, input.query) })),

  approach: os.approach.use(signedIn).handler(({ context, input }) => approachTo(context, input.memberId)),

  start: os.start.use(writing).handler(async ({ context, input }) => {
    await context.limits.takeInMemory(REQUEST_FLOOD, context.actor.id)
    return conversationOf(context, await startConversation(context, input))
  }),

  requests: os.requests.use(signedIn).handler(async ({ context }) => ({
    requests: await requestViews(context, await requestsTo(context.db, context.actor.id, context.now())),
  })),

  answer: os.answer.use(writing).handler(async ({ context, input }) => {
    await context.limits.takeInMemory(REQUEST_FLOOD, context.actor.id)
    return conversationOf(context, await answerRequest(context, input))
  }),

  messages: os.messages.use(signedIn).handler(async ({ context, input }) => {
    const { db, actor } = context
    const found = await messagePage(db, actor.id, input)
    if (!found) throw new Refusal('NOT_FOUND')
    return {
      items: await messageViews(context, found.slice(0, input.limit)),
      hasMore: found.length > input.limit,
    }
  }),

  send: os.send.use(writing).handler(async ({ context, input }) => {
    await context.limits.takeInMemory(MESSAGE_FLOOD, context.actor.id)
    return messageOf(context, await sendMessage(context, input))
  }),

  // A read-only account may still receive and read messages.
  mark: os.mark.use(signedIn).handler(async ({ context, input }) => {
    await context.limits.takeInMemory(READ_STATE_FLOOD, context.actor.id)
    await setReadState(context, input)
    return { conversationId: input.conversationId }
  }),

  typing: os.typing.use(writing).handler(async ({ context, input: { conversationId } }) => {
    await context.limits.takeInMemory(TYPING_FLOOD, context.actor.id)
    const side = await sideFor(context.db, context.actor.id, conversationId)
    if (!side || !isActive(side)) throw new Refusal('NOT_FOUND')
    const { db, live, actor } = context
    // Typing reveals that the member is online, so it is sent only where both show their presence.
    if (side.otherId && (await bothShow(db, 'showsPresence', [actor.id, side.otherId])))
      live.broadcast([{ kind: 'typing', id: conversationId, by: actor.id }])
    return { conversationId }
  }),

  remove: os.remove.use(signedIn).handler(async ({ context, input }) => {
    await removeMessage(context, input)
    return { id: input.id }
  }),

  manners: os.manners
    .use(signedIn)
    .handler(async ({ context: { db, actor } }) => (await chatPreferencesOf(db, [actor.id]))(actor.id)),

  setManners: os.setManners.use(signedIn).handler(async ({ context, input }) => {
    await context.limits.takeInMemory(PREFERENCE_FLOOD, context.actor.id)
    await setChatPreferences(context, input)
    return input
  }),
}

async function conversationOf(context: MemberCtx, id: string): Promise<Conversation> {
  const side = await shownConversation(context.db, { memberId: context.actor.id, now: context.now(), id })
  if (!side) throw new Refusal('NOT_FOUND')
  return (await conversationViews(context, [side]))[0]!
}

const messageOf = async (context: MemberCtx, row: MessageRow): Promise<Message> =>
  (await messageViews(context, [row]))[0]!
