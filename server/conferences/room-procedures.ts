import { implement } from '@orpc/server'
import { MESSAGES_SHOWN } from '#contract/conferences/limits.ts'
import { rooms as contract } from '#contract/conferences/room-procedures.ts'
import type { RoomMessage } from '#contract/conferences/schema.ts'
import type { Ctx, MemberCtx } from '#server/foundation/context.ts'
import { demandWriter } from '#server/foundation/guards.ts'
import { refusals, signedIn, writing } from '#server/foundation/procedure.ts'
import { broadcast } from './broadcast-procedures.ts'
import {
  answerQuestion,
  beAway,
  bePresent,
  demandInside,
  demandReading,
  judgeQuestion,
  postRoomMessage,
  removeMessage,
  voteForQuestion,
} from './commands/room.ts'
import { LEAVING_FLOOD, ROOM_VOTE_FLOOD } from './flood-limits.ts'
import { countPresent, ownPartOf, type RoomMessageRow, roomMessages } from './room-queries.ts'
import { broadcastOf, roomMessageViews } from './room-views.ts'
import { conferenceViews } from './views.ts'

const os = implement(contract).$context<Ctx>().use(refusals)

export const rooms = {
  enter: os.enter.use(signedIn).handler(async ({ context, input: { id } }) => {
    const { db, actor } = context
    const { row, access } = await demandInside(context, id)
    await bePresent(context, id)
    // The number is read before the messages: a message written in between is read twice, and never missed.
    const [conference] = await conferenceViews(context, [row])
    const reading = { memberId: actor.id, isStaff: access.isStaff }
    const found = await roomMessages(db, reading, { conferenceId: id, limit: MESSAGES_SHOWN })
    const [messages, participants, own] = await Promise.all([
      roomMessageViews(db, found.slice(0, MESSAGES_SHOWN).toReversed(), reading),
      countPresent(db, id),
      ownPartOf(db, actor.id, id),
    ])
    return { conference: conference!, messages, seq: row.lastSeq, participants, own, broadcast: broadcastOf(row) }
  }),

  beat: os.beat.use(signedIn).handler(async ({ context, input: { id } }) => {
    const { row } = await demandInside(context, id)
    await bePresent(context, id)
    return { seq: row.lastSeq, participants: await countPresent(context.db, id), broadcast: broadcastOf(row) }
  }),

  leave: os.leave.use(signedIn).handler(async ({ context, input }) => {
    // Entering a room again while present is not broadcast, so a limit on leaving limits entering too.
    await context.limits.takeInMemory(LEAVING_FLOOD, context.actor.id)
    await beAway(context, input.id)
    return input
  }),

  messages: os.messages.use(signedIn).handler(async ({ context, input: { id, after, before, limit } }) => {
    const { access } = await demandReading(context, id)
    const reading = { memberId: context.actor.id, isStaff: access.isStaff, isOver: access.status !== 'live' }
    const found = await roomMessages(context.db, reading, { conferenceId: id, after, before, limit })
    const page = found.slice(0, limit)
    const items = await roomMessageViews(context.db, after === undefined ? page.toReversed() : page, reading)
    return { items, hasMore: found.length > limit }
  }),

  say: os.say
    .use(writing)
    .handler(async ({ context, input }) => messageViewFor(context, await postRoomMessage(context, input))),
  remove: os.remove
    .use(signedIn)
    .handler(async ({ context, input }) => messageViewFor(context, await removeMessage(context, input))),
  vote: os.vote.use(signedIn).handler(async ({ context, input }) => {
    if (input.isFor) demandWriter(context.actor)
    await context.limits.takeInMemory(ROOM_VOTE_FLOOD, context.actor.id)
    return messageViewFor(context, await voteForQuestion(context, input))
  }),
  judge: os.judge
    .use(writing)
    .handler(async ({ context, input }) => messageViewFor(context, await judgeQuestion(context, input))),
  answer: os.answer
    .use(writing)
    .handler(async ({ context, input }) => messageViewFor(context, await answerQuestion(context, input))),

  ...broadcast,
}

const messageViewFor = async ({ db, actor }: MemberCtx, row: RoomMessageRow): Promise<RoomMessage> =>
  (await roomMessageViews(db, [row], { memberId: actor.id, isStaff: true }))[0]!
