import { and, asc, eq, gt, or } from 'drizzle-orm'
import { peopleOf } from '#server/accounts/people-queries.ts'
import { presentMembers } from '#server/accounts/queries.ts'
import type { Reader } from '#server/foundation/db/database.ts'
import { eachPage, eachRow } from '#server/foundation/db/each-row.ts'
import { isSideOf } from './queries.ts'
import { call, chatPreferences, chatRequest, conversation, message, participation } from './tables.ts'

// The chat part of a member's data export: whom they talked to and what they wrote. The words of the other side are left out, because they are that member's
// data.

/** Leaves out the end of each conversation: it would reveal a block, or the day on which the other account was deleted. */
export async function* exportConversations(db: Reader, memberId: string) {
  const pages = eachPage((after, limit) =>
    db
      .select({ conversation, receivedUpTo: participation.deliveredSeq, readUpTo: participation.readSeq })
      .from(conversation)
      .leftJoin(
        participation,
        and(eq(participation.conversationId, conversation.id), eq(participation.memberId, memberId)),
      )
      .where(and(isSideOf(memberId), after ? gt(conversation.id, after) : undefined))
      .orderBy(asc(conversation.id))
      .limit(limit)
      .then((rows) => rows.map((row) => ({ ...row, id: row.conversation.id }))),
  )
  for await (const rows of pages) {
    const otherOf = ({ lowId, highId }: typeof conversation.$inferSelect) => (lowId === memberId ? highId : lowId)
    const others = rows.flatMap(({ conversation }) => otherOf(conversation) ?? [])
    // A member whom a block hides from them is not named here either.
    const people = await peopleOf(db, await presentMembers(db, others, memberId))
    for (const { conversation, receivedUpTo, readUpTo } of rows) {
      const { id, createdAt, activeSince } = conversation
      const withWhom = people.get(otherOf(conversation) ?? '')?.username ?? null
      yield { id, with: withWhom, createdAt, activeSince, receivedUpTo, readUpTo }
    }
  }
}

export async function* exportMessages(db: Reader, memberId: string) {
  const rows = eachRow((after, limit) =>
    db
      .select()
      .from(message)
      .where(and(eq(message.senderId, memberId), after ? gt(message.id, after) : undefined))
      .orderBy(asc(message.id))
      .limit(limit),
  )
  for await (const { id, conversationId, seq, body, quoteId, hasImage, createdAt, deletedAt, hiddenAt } of rows)
    yield {
      id,
      conversation: conversationId,
      number: seq,
      body,
      inReplyTo: quoteId,
      hasImage,
      createdAt,
      deletedAt,
      hiddenAt,
    }
}

export async function* exportChatRequests(db: Reader, memberId: string, now: Date) {
  const rows = eachRow((after, limit) =>
    db
      .select()
      .from(chatRequest)
      .where(
        and(
          or(eq(chatRequest.fromId, memberId), eq(chatRequest.toId, memberId)),
          after ? gt(chatRequest.id, after) : undefined,
        ),
      )
      .orderBy(asc(chatRequest.id))
      .limit(limit),
  )
  for await (const { id, conversationId, fromId, kind, status, createdAt, expiresAt, answeredAt } of rows) {
    const isMine = fromId === memberId
    const request = { id, conversation: conversationId, isMine, kind, createdAt, expiresAt }
    // A block withdraws a request early, so the export only says whether the request's time is over.
    const isOpen = status === 'pending' || status === 'withdrawn'
    yield isOpen
      ? { ...request, status: expiresAt > now ? 'pending' : 'expired', answeredAt: null }
      : { ...request, status, answeredAt }
  }
}

export async function* exportCalls(db: Reader, memberId: string) {
  const rows = eachRow((after, limit) =>
    db
      .select()
      .from(call)
      .where(and(or(eq(call.callerId, memberId), eq(call.calleeId, memberId)), after ? gt(call.id, after) : undefined))
      .orderBy(asc(call.id))
      .limit(limit),
  )
  for await (const { id, conversationId, callerId, startedAt, answeredAt, endedAt, outcome } of rows)
    yield { id, conversation: conversationId, isMine: callerId === memberId, startedAt, answeredAt, endedAt, outcome }
}

export const exportChatPreferences = (db: Reader, memberId: string) =>
  db
    .select({ showsReading: chatPreferences.showsReading, showsPresence: chatPreferences.showsPresence })
    .from(chatPreferences)
    .where(eq(chatPreferences.memberId, memberId))
