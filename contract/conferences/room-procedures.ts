import { z } from 'zod'
import { membersOnly } from '#contract/foundation/errors.ts'
import { Id } from '#contract/foundation/ids.ts'
import { MESSAGES_PER_ANSWER_MAX, MESSAGES_SHOWN } from './limits.ts'
import {
  AnswerQuestionInput,
  JudgeInput,
  PublishInput,
  Room,
  RoomMessage,
  SayInput,
  SessionDescription,
  Take,
} from './schema.ts'

const tags = ['rooms']
const one = z.object({ id: Id })
const message = z.object({ id: Id, messageId: Id })
const SEQ_MAX = 2 ** 31 - 1

export const rooms = {
  enter: membersOnly('NOT_FOUND', 'NOT_REGISTERED', 'NOT_LIVE')
    .route({
      method: 'GET',
      path: '/conferences/{id}/room',
      tags,
      summary: 'The live room, for those who are registered',
    })
    .input(one)
    .output(Room),
  beat: membersOnly('NOT_FOUND', 'NOT_REGISTERED', 'NOT_LIVE')
    .route({ method: 'PUT', path: '/conferences/{id}/room/presence', tags, summary: 'I am in the room' })
    .input(one)
    .output(Room.pick({ seq: true, participants: true, broadcast: true })),
  leave: membersOnly('TOO_MANY_REQUESTS')
    .route({
      method: 'DELETE',
      path: '/conferences/{id}/room/presence',
      tags,
      successStatus: 200,
      summary: 'I leave it',
    })
    .input(one)
    .output(one),
  messages: membersOnly('NOT_FOUND', 'NOT_REGISTERED')
    .route({
      method: 'GET',
      path: '/conferences/{id}/room/messages',
      tags,
      summary: 'What was said or changed after a number, or before it; after the end the answered questions',
    })
    .input(
      one.extend({
        after: z.coerce.number().int().min(0).max(SEQ_MAX).optional(),
        before: z.coerce.number().int().min(1).max(SEQ_MAX).optional(),
        limit: z.coerce.number().int().min(1).max(MESSAGES_PER_ANSWER_MAX).default(MESSAGES_SHOWN),
      }),
    )
    .output(z.object({ items: z.array(RoomMessage), hasMore: z.boolean() })),
  say: membersOnly(
    'NOT_FOUND',
    'NOT_REGISTERED',
    'NOT_LIVE',
    'FORBIDDEN',
    'QUOTA_REACHED',
    'TOO_MANY_REQUESTS',
    'NO_LINKS_YET',
  )
    .route({
      method: 'POST',
      path: '/conferences/{id}/room/messages',
      tags,
      successStatus: 201,
      summary: 'Say or ask something; announcements are for staff',
    })
    .input(SayInput)
    .output(RoomMessage),
  remove: membersOnly('NOT_FOUND')
    .route({
      method: 'DELETE',
      path: '/conferences/{id}/room/messages/{messageId}',
      tags,
      successStatus: 200,
      summary: 'Take one’s own message back, or as staff anybody’s',
    })
    .input(message)
    .output(RoomMessage),
  vote: membersOnly('NOT_FOUND', 'NOT_REGISTERED', 'NOT_LIVE', 'TOO_MANY_REQUESTS')
    .route({
      method: 'PUT',
      path: '/conferences/{id}/room/messages/{messageId}/vote',
      tags,
      summary: 'Vote for a question, or take it back; twice is once',
    })
    .input(message.extend({ isFor: z.boolean() }))
    .output(RoomMessage),
  judge: membersOnly('NOT_FOUND', 'FORBIDDEN')
    .route({
      method: 'PUT',
      path: '/conferences/{id}/room/messages/{messageId}/state',
      tags,
      summary: 'Approve, reject, pin or mark a question as answered; for staff',
    })
    .input(JudgeInput)
    .output(RoomMessage),
  answer: membersOnly('NOT_FOUND', 'FORBIDDEN')
    .route({
      method: 'PUT',
      path: '/conferences/{id}/room/messages/{messageId}/answer',
      tags,
      summary: 'The expert’s written answer, kept after the end',
    })
    .input(AnswerQuestionInput)
    .output(RoomMessage),
  publish: membersOnly('NOT_FOUND', 'FORBIDDEN', 'NOT_LIVE', 'BROADCAST_AWAY', 'TOO_MANY_REQUESTS')
    .route({
      method: 'POST',
      path: '/conferences/{id}/room/broadcast',
      tags,
      successStatus: 201,
      summary: 'The expert sends picture and voice; what they sent before ends',
    })
    .input(PublishInput)
    .output(z.object({ take: Take, answer: SessionDescription })),
  unpublish: membersOnly('NOT_FOUND', 'FORBIDDEN')
    .route({
      method: 'DELETE',
      path: '/conferences/{id}/room/broadcast',
      tags,
      successStatus: 200,
      summary: 'The expert stops sending',
    })
    .input(one)
    .output(one),
  watch: membersOnly(
    'NOT_FOUND',
    'NOT_REGISTERED',
    'NOT_LIVE',
    'NOT_SENDING',
    'ROOM_FULL',
    'BROADCAST_AWAY',
    'TOO_MANY_REQUESTS',
  )
    .route({
      method: 'POST',
      path: '/conferences/{id}/room/watches',
      tags,
      successStatus: 201,
      summary: 'Begin to watch: answer the offer with the next call. ROOM_FULL: follow by the chat',
    })
    .input(one)
    .output(z.object({ watchId: Id, take: Take, offer: SessionDescription })),
  answerWatch: membersOnly('NOT_FOUND', 'BROADCAST_AWAY')
    .route({
      method: 'PUT',
      path: '/conferences/{id}/room/watches/{watchId}',
      tags,
      summary: 'The answer to the offer of a watch',
    })
    .input(one.extend({ watchId: Id, answer: SessionDescription }))
    .output(one),
  unwatch: membersOnly()
    .route({
      method: 'DELETE',
      path: '/conferences/{id}/room/watches/{watchId}',
      tags,
      successStatus: 200,
      summary: 'Stop watching',
    })
    .input(one.extend({ watchId: Id }))
    .output(one),
}
