import { and, eq, isNull, sql } from 'drizzle-orm'
import { ASKED_TOPICS_OPEN_MAX, ASKED_TOPICS_PER_DAY } from '#contract/conferences/limits.ts'
import type { AskedTopic, AskTopicInput } from '#contract/conferences/proposal-schema.ts'
import { foldText } from '#contract/foundation/fold.ts'
import { recordAct } from '#server/foundation/audit/audit.ts'
import type { MemberCtx } from '#server/foundation/context.ts'
import type { Tx } from '#server/foundation/db/database.ts'
import { lockNames } from '#server/foundation/db/name-lock.ts'
import { type Hiding, hidingValues } from '#server/foundation/hiding.ts'
import { demandNoLink } from '#server/foundation/new-accounts.ts'
import { useQuota } from '#server/foundation/quota.ts'
import { Refusal } from '#server/foundation/refusal.ts'
import { emit, transact } from '#server/foundation/transaction.ts'
import { topicAsked } from '../events.ts'
import { askedTopic, topicVote } from '../tables.ts'
import { lockTopic, type TopicRow, topicFor } from '../topic-queries.ts'

/**
 * If an open topic has the same words, that one gets the vote.
 * @throws Refusal NO_LINKS_YET; TOO_MANY_OPEN; QUOTA_REACHED; REQUEST_REUSED where the form asked for something else, or its topic is gone
 */
export async function askTopic(ctx: MemberCtx, { requestId, title }: AskTopicInput): Promise<AskedTopic> {
  const memberId = ctx.actor.id
  demandNoLink(ctx.actor, title)
  const titleKey = foldText(title) || title
  return transact(ctx, async (tx) => {
    // The second of two members who ask for the same topic at once waits here, and then finds the first one's topic.
    await lockNames(tx, `topic:${titleKey}`)
    const [before] = await tx
      .select()
      .from(askedTopic)
      .where(and(eq(askedTopic.memberId, memberId), eq(askedTopic.requestId, requestId)))
    if (before && before.titleKey !== titleKey) throw new Refusal('REQUEST_REUSED')
    const known = before ?? (await openOf(tx, titleKey))
    const id = known?.id ?? (await make(tx, ctx, { requestId, title, titleKey }))
    if (!before) await tx.insert(topicVote).values({ topicId: id, memberId }).onConflictDoNothing()
    const topic = await topicFor(tx, memberId, id)
    if (!topic) throw new Refusal('REQUEST_REUSED')
    return topic
  })
}

async function openOf(tx: Tx, titleKey: string): Promise<TopicRow | undefined> {
  const [row] = await tx
    .select()
    .from(askedTopic)
    .where(and(eq(askedTopic.titleKey, titleKey), isNull(askedTopic.closedAt), isNull(askedTopic.hiddenAt)))
  return row
}

type Asking = { requestId: string; title: string; titleKey: string }

async function make(tx: Tx, ctx: MemberCtx, asking: Asking): Promise<string> {
  const memberId = ctx.actor.id
  // The quota's lock serializes the requests of one member, so that their open topics are counted exactly.
  await useQuota(tx, { memberId, kind: 'conference-topic', perDay: ASKED_TOPICS_PER_DAY, at: ctx.now() })
  const isOpen = and(eq(askedTopic.memberId, memberId), isNull(askedTopic.closedAt))
  if ((await tx.$count(askedTopic, isOpen)) >= ASKED_TOPICS_OPEN_MAX) throw new Refusal('TOO_MANY_OPEN')
  const id = ctx.newId()
  const made = await tx
    .insert(askedTopic)
    .values({ id, memberId, ...asking, createdAt: ctx.now() })
    .onConflictDoNothing()
    .returning({ id: askedTopic.id })
  if (made.length === 0) throw new Refusal('REQUEST_REUSED')
  await emit(tx, topicAsked, { topicId: id })
  return id
}

/**
 * Votes for a topic, or takes the vote back; where it is so already, nothing changes.
 * @throws Refusal NOT_FOUND for one that is closed or hidden
 */
export async function voteForTopic(ctx: MemberCtx, { id, isFor }: { id: string; isFor: boolean }): Promise<AskedTopic> {
  const theirs = { topicId: id, memberId: ctx.actor.id }
  return transact(ctx, async (tx) => {
    if (!(await lockTopic(tx, id)) || !(await topicFor(tx, ctx.actor.id, id))) throw new Refusal('NOT_FOUND')
    if (isFor) await tx.insert(topicVote).values(theirs).onConflictDoNothing()
    else await tx.delete(topicVote).where(and(eq(topicVote.topicId, id), eq(topicVote.memberId, theirs.memberId)))
    return (await topicFor(tx, ctx.actor.id, id))!
  })
}

/**
 * Withdraws the member's own topic, with its votes.
 * @throws Refusal NOT_FOUND
 */
export async function removeTopic(ctx: MemberCtx, id: string): Promise<void> {
  await transact(ctx, async (tx) => {
    const row = await lockTopic(tx, id)
    if (row?.memberId !== ctx.actor.id) throw new Refusal('NOT_FOUND')
    await tx.delete(askedTopic).where(eq(askedTopic.id, id))
  })
}

export const mayCloseTopics = ({ roles }: MemberCtx['actor']): boolean =>
  roles.includes('admin') || roles.includes('moderator')

/**
 * With `intoId` an open topic gets its votes. A closed topic stays as it is.
 * @throws Refusal FORBIDDEN, NOT_FOUND
 */
export async function closeTopic(ctx: MemberCtx, { id, intoId }: { id: string; intoId: string | null }): Promise<void> {
  if (!mayCloseTopics(ctx.actor)) throw new Refusal('FORBIDDEN')
  await transact(ctx, async (tx) => {
    // The rows are locked in one order: two topics merged into each other at once could otherwise deadlock.
    const rows = new Map<string, TopicRow>()
    for (const each of [id, ...(intoId ? [intoId] : [])].sort()) {
      const row = await lockTopic(tx, each)
      if (row) rows.set(each, row)
    }
    const row = rows.get(id)
    if (!row) throw new Refusal('NOT_FOUND')
    if (row.closedAt) return
    if (intoId) {
      const into = rows.get(intoId)
      if (!into || into.closedAt || into.hiddenAt || intoId === id) throw new Refusal('NOT_FOUND')
      await tx.execute(sql`
        insert into ${topicVote} (topic_id, member_id) select ${intoId}::uuid, ${topicVote.memberId} from ${topicVote}
        where ${topicVote.topicId} = ${id} order by ${topicVote.memberId} on conflict do nothing`)
    }
    await tx.update(askedTopic).set({ closedAt: ctx.now(), mergedIntoId: intoId }).where(eq(askedTopic.id, id))
    await recordAct(tx, ctx, { act: intoId ? 'topic.merged' : 'topic.closed', subject: { kind: 'topic', id } })
  })
}

export async function hideTopic(tx: Tx, id: string, hiding: Hiding): Promise<boolean> {
  const changed = await tx
    .update(askedTopic)
    .set(hidingValues(hiding))
    .where(and(eq(askedTopic.id, id), isNull(askedTopic.closedAt)))
    .returning({ id: askedTopic.id })
  return changed.length > 0
}
