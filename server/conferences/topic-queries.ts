import { and, eq, isNull, or, sql } from 'drizzle-orm'
import { ASKED_TOPICS_LISTED } from '#contract/conferences/limits.ts'
import type { AskedTopic } from '#contract/conferences/proposal-schema.ts'
import { isSuspended } from '#server/accounts/sanction-queries.ts'
import { signUpOrigin } from '#server/accounts/sign-in/sign-up-queries.ts'
import type { Reader, Tx } from '#server/foundation/db/database.ts'
import { hiddenView } from '#server/foundation/hiding.ts'
import { askedTopic, topicVote } from './tables.ts'

export type TopicRow = typeof askedTopic.$inferSelect

/** SQL: votes of members who signed up in one household on one day count as one; suspended members do not count. */
const votes = sql<number>`(
  select count(distinct coalesce(${signUpOrigin(topicVote.memberId)}, ${topicVote.memberId}::text))::int
  from ${topicVote} where ${topicVote.topicId} = ${askedTopic.id} and not ${isSuspended(topicVote.memberId, sql`now()`)}
)`

const isVotedBy = (memberId: string) =>
  sql<boolean>`exists (select from ${topicVote} where ${topicVote.topicId} = ${askedTopic.id} and ${topicVote.memberId} = ${memberId})`

const isOpenFor = (memberId: string) =>
  and(isNull(askedTopic.closedAt), or(isNull(askedTopic.hiddenAt), eq(askedTopic.memberId, memberId)))

export async function topicsFor(db: Reader, memberId: string): Promise<AskedTopic[]> {
  const rows = await db
    .select({ row: askedTopic, votes: votes.as('votes'), isVoted: isVotedBy(memberId) })
    .from(askedTopic)
    .where(isOpenFor(memberId))
    .orderBy(sql`votes desc`, sql`${askedTopic.id} desc`)
    .limit(ASKED_TOPICS_LISTED)
  return rows.map((found) => topicView(found, memberId))
}

export async function topicFor(db: Reader, memberId: string, id: string): Promise<AskedTopic | undefined> {
  const [found] = await db
    .select({ row: askedTopic, votes, isVoted: isVotedBy(memberId) })
    .from(askedTopic)
    .where(and(eq(askedTopic.id, id), isOpenFor(memberId)))
  return found && topicView(found, memberId)
}

type CountedTopic = { row: TopicRow; votes: number; isVoted: boolean }

function topicView({ row, votes, isVoted }: CountedTopic, memberId: string): AskedTopic {
  const isMine = row.memberId === memberId
  const { id, title, createdAt } = row
  return { id, title, votes, isVoted, isMine, createdAt, hidden: isMine ? hiddenView(row) : null }
}

export async function lockTopic(tx: Tx, id: string): Promise<TopicRow | undefined> {
  const [row] = await tx.select().from(askedTopic).where(eq(askedTopic.id, id)).for('no key update')
  return row
}

/** Does not check who may see the topic. Undefined once it is closed or gone. */
export async function topicFacts(db: Reader, id: string): Promise<TopicRow | undefined> {
  const [row] = await db
    .select()
    .from(askedTopic)
    .where(and(eq(askedTopic.id, id), isNull(askedTopic.closedAt)))
  return row
}

export async function exportTopics(db: Reader, memberId: string): Promise<object> {
  const { title, createdAt, closedAt, hiddenAt } = askedTopic
  const asked = await db
    .select({ title, createdAt, closedAt, hiddenAt })
    .from(askedTopic)
    .where(eq(askedTopic.memberId, memberId))
    .orderBy(askedTopic.id)
  return { asked, votes: await db.$count(topicVote, eq(topicVote.memberId, memberId)) }
}
