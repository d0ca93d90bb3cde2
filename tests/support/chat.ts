import type { Conversation, Message } from '#contract/chat/schema.ts'
import type { Api, Person, World } from './world.ts'

type Sent = Parameters<Api['chat']['send']>[0]

/** Two members who talk: the one asked, the other said yes. */
export async function talking({ as }: Pick<World, 'as'>, asking: Person, asked: Person): Promise<Conversation> {
  const { request } = await as(asking).chat.start({ memberId: asked.id })
  return as(asked).chat.answer({ id: request!.id, isAccepted: true })
}

/** A message as its field sends it, each time another. */
export const writing = (conversationId: string, given: Partial<Sent> = {}): Sent => ({
  conversationId,
  requestId: crypto.randomUUID(),
  body: 'Bonjour, comment allez-vous ?',
  ...given,
})

/** What this member reads of a conversation, oldest first. */
export const readBy = async ({ as }: Pick<World, 'as'>, who: Person, conversationId: string): Promise<Message[]> =>
  (await as(who).chat.messages({ conversationId, limit: 200 })).items.toReversed()

/** Two who talk, and agreed to call each other: their conversation. */
export async function callers(world: Pick<World, 'as'>, one: Person, other: Person): Promise<string> {
  const { id } = await talking(world, one, other)
  await agreeToCall(world, one, other)
  return id
}

export async function agreeToCall({ as }: Pick<World, 'as'>, one: Person, other: Person): Promise<void> {
  await as(one).chat.start({ memberId: other.id, kind: 'video' })
  await as(other).chat.start({ memberId: one.id, kind: 'video' })
}

/** As the screen takes a call once its member agreed to show their address. */
export const TAKEN = { isAccepted: true, agreesToShowAddress: true }
