import { z } from 'zod'
import { membersOnly } from '#contract/foundation/errors.ts'
import { Id } from '#contract/foundation/ids.ts'
import { lineText } from '#contract/foundation/text.ts'
import { CONVERSATIONS_PER_PAGE, MESSAGES_MAX, MESSAGES_PER_PAGE } from './limits.ts'
import {
  Approach,
  ChatPreferences,
  ChatRequest,
  Contact,
  Conversation,
  Message,
  SendInput,
  Seq,
  SeqInThread,
  StartInput,
} from './schema.ts'

const InConversation = z.object({ conversationId: Id })

/** Private conversations of two members. A member who is blocked, in either direction, and anybody else, finds nothing here. */
export const chat = {
  conversations: membersOnly()
    .route({ method: 'GET', path: '/chat/conversations', tags: ['chat'], summary: 'My conversations, latest first' })
    .input(
      z.object({
        cursor: z.string().max(100).optional(),
        limit: z.coerce.number().int().min(1).max(CONVERSATIONS_PER_PAGE).default(CONVERSATIONS_PER_PAGE),
      }),
    )
    .output(z.object({ items: z.array(Conversation), nextCursor: z.string().nullable() })),
  conversation: membersOnly('NOT_FOUND')
    .route({ method: 'GET', path: '/chat/conversations/{conversationId}', tags: ['chat'], summary: 'One conversation' })
    .input(InConversation)
    .output(Conversation),
  unread: membersOnly()
    .route({
      method: 'GET',
      path: '/chat/unread',
      tags: ['chat'],
      summary: 'How many conversations hold something unread, and how many requests wait for me',
    })
    .output(z.object({ conversations: z.number().int(), requests: z.number().int() })),
  figures: membersOnly()
    .route({ method: 'GET', path: '/chat/figures', tags: ['chat'], summary: 'With how many members I talk' })
    .output(z.object({ conversations: z.number().int().nonnegative() })),
  contacts: membersOnly()
    .route({
      method: 'GET',
      path: '/chat/contacts',
      tags: ['chat'],
      summary: 'Whom I can write to: members I am matched with or exchanged comments with; never a directory',
    })
    .input(z.object({ query: lineText({ max: 100 }).default('') }))
    .output(z.object({ contacts: z.array(Contact) })),
  approach: membersOnly('NOT_FOUND')
    .route({
      method: 'GET',
      path: '/chat/members/{memberId}',
      tags: ['chat'],
      summary: 'A member whom I may ask, and what there is between us',
    })
    .input(z.object({ memberId: Id }))
    .output(Approach),
  start: membersOnly('NOT_FOUND', 'NOT_ACCEPTED_YET', 'QUOTA_REACHED', 'TOO_MANY_OPEN', 'REFUSED_RECENTLY')
    .route({
      method: 'POST',
      path: '/chat/requests',
      tags: ['chat'],
      successStatus: 201,
      summary: 'Ask to talk, or for a video call; where the other asks already, both want it, and they talk',
    })
    .input(StartInput)
    .output(Conversation),
  requests: membersOnly()
    .route({
      method: 'GET',
      path: '/chat/requests',
      tags: ['chat'],
      summary: 'Requests that wait for me, newest first',
    })
    .output(z.object({ requests: z.array(ChatRequest) })),
  answer: membersOnly('NOT_FOUND', 'REQUEST_OVER')
    .route({
      method: 'PUT',
      path: '/chat/requests/{id}/answer',
      tags: ['chat'],
      summary: 'Accept or refuse a request made to me',
    })
    .input(z.object({ id: Id, isAccepted: z.boolean() }))
    .output(Conversation),
  messages: membersOnly('NOT_FOUND')
    .route({
      method: 'GET',
      path: '/chat/conversations/{conversationId}/messages',
      tags: ['chat'],
      summary: 'Messages, latest first: those before a number, or, oldest first, those after one',
    })
    .input(
      InConversation.extend({
        before: SeqInThread.optional(),
        after: SeqInThread.optional(),
        limit: z.coerce.number().int().min(1).max(MESSAGES_MAX).default(MESSAGES_PER_PAGE),
      }),
    )
    .output(z.object({ items: z.array(Message), hasMore: z.boolean() })),
  send: membersOnly('NOT_FOUND', 'REQUEST_REUSED', 'NOT_ACCEPTED_YET', 'NO_LINKS_YET')
    .route({
      method: 'POST',
      path: '/chat/conversations/{conversationId}/messages',
      tags: ['chat'],
      successStatus: 201,
      summary: 'Say something; the same request again answers what it said',
    })
    .input(SendInput)
    .output(Message),
  mark: membersOnly('NOT_FOUND')
    .route({
      method: 'PUT',
      path: '/chat/conversations/{conversationId}/marks',
      tags: ['chat'],
      summary: 'How far I received and read; never goes back',
    })
    .input(InConversation.extend({ deliveredSeq: Seq, readSeq: Seq }))
    .output(z.object({ conversationId: Id })),
  typing: membersOnly('NOT_FOUND')
    .route({
      method: 'POST',
      path: '/chat/conversations/{conversationId}/typing',
      tags: ['chat'],
      successStatus: 202,
      summary: 'I am writing: told to the other side now, kept nowhere',
    })
    .input(InConversation)
    .output(z.object({ conversationId: Id })),
  remove: membersOnly('NOT_FOUND', 'TOO_LATE')
    .route({
      method: 'DELETE',
      path: '/chat/messages/{id}',
      tags: ['chat'],
      successStatus: 200,
      summary: 'Delete a message for me, or, one of mine within a few minutes, for both',
    })
    .input(z.object({ id: Id, isForBoth: z.stringbool().or(z.boolean()).default(false) }))
    .output(z.object({ id: Id })),
  manners: membersOnly()
    .route({ method: 'GET', path: '/chat/manners', tags: ['chat'], summary: 'What I show of myself while I talk' })
    .output(ChatPreferences),
  setManners: membersOnly()
    .route({ method: 'PUT', path: '/chat/manners', tags: ['chat'], summary: 'Show or hide reading and presence' })
    .input(ChatPreferences)
    .output(ChatPreferences),
}
