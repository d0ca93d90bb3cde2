import { eq } from 'drizzle-orm'
import { call, chatRequest } from '#server/chat/tables.ts'
import { TAKEN, talking, writing } from '../fixtures/chat.ts'
import type { World } from '../world.ts'
import type { FormActors, TrueForms } from './true-forms.ts'

const DAY_MS = 86_400_000

/** Forms about what two members say to each other alone. */
export async function openTrueTalk(world: World, { spare, friend, words: { own } }: FormActors) {
  const { as } = world
  const { db, newId, now } = world.services()
  const { id: conversationId } = await talking(world, spare, friend)
  for (const [one, other] of [
    [spare, friend],
    [friend, spare],
  ] as const)
    await as(one).chat.start({ memberId: other.id, kind: 'video' })
  const mine = (given: object = {}) => ({ who: spare, given })

  const noCall = () => db.delete(call).where(eq(call.conversationId, conversationId))
  const aCall = async ({ isTaken = true } = {}) => {
    const [id, at] = [newId(), now()]
    await noCall()
    await db.insert(call).values({
      ...{
        id,
        conversationId,
        callerId: friend.id,
        calleeId: spare.id,
        startedAt: at,
        callerSeenAt: at,
        callerShowsAddress: true,
      },
      ...(isTaken && { answeredAt: at, calleeSeenAt: at, calleeShowsAddress: true }),
    })
    return id
  }
  const aRequest = async () => {
    const [id, at] = [newId(), now()]
    await db.delete(chatRequest).where(eq(chatRequest.conversationId, conversationId))
    await db.insert(chatRequest).values({
      ...{ id, conversationId, fromId: friend.id, toId: spare.id, kind: 'video', status: 'pending' },
      ...{ createdAt: at, expiresAt: new Date(at.getTime() + DAY_MS) },
    })
    return id
  }

  return {
    'chat.conversation': () => mine({ conversationId }),
    'chat.messages': () => mine({ conversationId }),
    'chat.start': () => mine({ memberId: friend.id }),
    'chat.answer': async () => mine({ id: await aRequest(), isAccepted: true }),
    'chat.send': () => mine(writing(conversationId, { body: own })),
    'chat.mark': () => mine({ conversationId, deliveredSeq: 1, readSeq: 1 }),
    'chat.typing': () => mine({ conversationId }),
    'chat.remove': async () =>
      mine({ id: (await as(spare).chat.send(writing(conversationId, { body: own }))).id, isForBoth: true }),
    'chat.setManners': () => mine({ showsReading: true, showsPresence: true }),
    'calls.ring': async () => {
      await noCall()
      return mine({ conversationId, agreesToShowAddress: true })
    },
    'calls.get': async () => mine({ id: await aCall() }),
    'calls.answer': async () => mine({ id: await aCall({ isTaken: false }), ...TAKEN }),
    'calls.hangUp': async () => mine({ id: await aCall() }),
    'calls.beat': async () => mine({ id: await aCall() }),
    'calls.say': async () =>
      mine({ id: await aCall(), bodies: [{ kind: 'description', type: 'offer', sdp: `v=0\ns=${own}` }] }),
    'calls.heard': async () => mine({ id: await aCall() }),
    'calls.iceServers': async () => mine({ id: await aCall() }),
  } satisfies TrueForms
}
