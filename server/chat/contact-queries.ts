import type { Approach, Contact } from '#contract/chat/schema.ts'
import { foldText } from '#contract/foundation/fold.ts'
import { peopleOf } from '#server/accounts/people-queries.ts'
import { memberFor, presentMembers } from '#server/accounts/queries.ts'
import { authorView } from '#server/accounts/views.ts'
import type { MemberCtx } from '#server/foundation/context.ts'
import { Refusal } from '#server/foundation/refusal.ts'
import { membersTalkedWith } from '#server/posts/comment-queries.ts'
import { membersByMeToo } from '#server/posts/me-too-queries.ts'
import { shownConversation } from './conversation-queries.ts'
import { conversationsWith, sideWith } from './queries.ts'
import { membersAlike } from './resemblance-queries.ts'
import { conversationViews } from './views.ts'

const SHOWN = 100

/**
 * Matched members come first, best first, then those with whom the caller shares a "me too" or exchanged comments. `query` is a part of a name, whatever its
 * case
 * and accents.
 */
export async function contactsOf(ctx: MemberCtx, query: string): Promise<Contact[]> {
  const { db, actor } = ctx
  const [matched, together, talked] = await Promise.all([
    membersAlike(ctx),
    membersByMeToo(db, actor.id),
    membersTalkedWith(db, actor.id),
  ])
  const bands = new Map(matched.map(({ memberId, band }) => [memberId, band]))
  const ids = [...new Set([...bands.keys(), ...together, ...talked])].filter((id) => id !== actor.id)
  const present = new Set(await presentMembers(db, ids, actor.id))
  const people = await peopleOf(db, present)
  const wanted = foldText(query)
  const found = ids
    .filter((id) => present.has(id) && foldText(people.get(id)?.username ?? '').includes(wanted))
    .slice(0, SHOWN)
  const conversations = await conversationsWith(db, actor.id, found)
  return found.map((id) => ({
    member: authorView(id, people),
    why: bands.has(id) ? 'match' : together.includes(id) ? 'meToo' : 'comment',
    band: bands.get(id) ?? null,
    conversationId: conversations.get(id) ?? null,
  }))
}

type Familiarity = { together: readonly string[]; talked: readonly string[] }

const whyKnown = (memberId: string, { together, talked }: Familiarity): Approach['why'] =>
  together.includes(memberId) ? 'meToo' : talked.includes(memberId) ? 'comment' : null

/**
 * Returns a member whom the caller may ask to talk, and how they are connected.
 * @throws Refusal NOT_FOUND for the caller's own id, and for a member whom they may not see
 */
export async function approachTo(ctx: MemberCtx, memberId: string): Promise<Approach> {
  const { db, actor } = ctx
  if (memberId === actor.id || !(await memberFor(db, actor.id, memberId))) throw new Refusal('NOT_FOUND')
  const [people, [matched], together, talked, side] = await Promise.all([
    peopleOf(db, [memberId]),
    membersAlike(ctx, [memberId]),
    membersByMeToo(db, actor.id),
    membersTalkedWith(db, actor.id),
    sideWith(db, actor.id, memberId),
  ])
  const shown = side && (await shownConversation(db, { memberId: actor.id, now: ctx.now(), id: side.id }))
  const [conversation] = shown ? await conversationViews(ctx, [shown]) : []
  return {
    member: authorView(memberId, people),
    why: matched ? 'match' : whyKnown(memberId, { together, talked }),
    band: matched?.band ?? null,
    conversation: conversation && (conversation.state !== 'over' || side?.activeSince) ? conversation : null,
  }
}
