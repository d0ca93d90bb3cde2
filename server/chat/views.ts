import type { CallLine, ChatPreferences, ChatRequest, Conversation, Message } from '#contract/chat/schema.ts'
import type { Band } from '#contract/closest/schema.ts'
import type { Media } from '#contract/media/schema.ts'
import { type Person, peopleOf } from '#server/accounts/people-queries.ts'
import { authorView } from '#server/accounts/views.ts'
import type { MemberCtx } from '#server/foundation/context.ts'
import { hiddenView } from '#server/foundation/hiding.ts'
import { excerptOf } from '#server/foundation/text/excerpt.ts'
import { mediaOf } from '#server/media/queries.ts'
import { callLines } from './calls.ts'
import { lastMessages, type MessageRow, messagesById } from './message-queries.ts'
import { isActive, mayRemoveForBoth, mayReport, mayWrite, stateOf } from './policy.ts'
import { chatPreferencesOf } from './preference-queries.ts'
import { onlineAmong } from './presence.ts'
import type { Side } from './queries.ts'
import { introductionsOf, type RequestRow, waitingIn } from './request-queries.ts'
import { membersAlike } from './resemblance.ts'
import { sealedMessages } from './sealed-queries.ts'
import { type SeatFacts, seatsOf } from './seat-queries.ts'

/** Messages as this member sees them, with their pictures and what they quote. */
export async function messageViews(ctx: MemberCtx, rows: readonly MessageRow[]): Promise<Message[]> {
  const { db, actor } = ctx
  const quoted = await messagesById(
    db,
    rows.flatMap(({ quoteId }) => quoteId ?? []),
  )
  const images = await mediaOf(
    db,
    'message',
    rows.filter(({ hasImage }) => hasImage).map(({ id }) => id),
  )
  const calls = await callLines(
    db,
    rows.flatMap(({ callId }) => callId ?? []),
  )
  const theirsDeleted = rows.filter(({ deletedAt, senderId }) => deletedAt && senderId !== actor.id)
  const sealed = await sealedMessages(
    db,
    ctx,
    theirsDeleted.map(({ id }) => id),
  )
  return rows.map((row) => messageView(row, { memberId: actor.id, now: ctx.now(), images, quoted, calls, sealed }))
}

type MessageFacts = {
  memberId: string
  now: Date
  images: ReadonlyMap<string, Media[]>
  quoted: ReadonlyMap<string, MessageRow>
  calls: ReadonlyMap<string, CallLine>
  sealed: ReadonlyMap<string, unknown>
}

function messageView(row: MessageRow, { memberId, now, images, quoted, calls, sealed }: MessageFacts): Message {
  const { id, conversationId, seq, senderId, createdAt } = row
  const isDeleted = row.deletedAt !== null
  const quote = row.quoteId && !isDeleted ? quoted.get(row.quoteId) : undefined
  return {
    id,
    conversationId,
    seq,
    senderId,
    isMine: senderId === memberId,
    body: isDeleted ? null : row.body,
    image: images.get(id)?.[0] ?? null,
    quote: quote
      ? {
          id: quote.id,
          isMine: quote.senderId === memberId,
          excerpt: isGone(quote, memberId) ? null : excerptOf(quote.body),
          hasImage: quote.hasImage && !isGone(quote, memberId),
        }
      : null,
    call: (row.callId && calls.get(row.callId)) || null,
    createdAt,
    hidden: senderId === memberId && !isDeleted ? hiddenView(row) : null,
    can: {
      removeForBoth: mayRemoveForBoth(memberId, row, now) === 'yes',
      report: mayReport(memberId, row, { isSealed: sealed.has(id) }) === 'yes',
    },
  }
}

/** Whether this member no longer sees the message: it is deleted for both, or hidden from everybody but its sender. */
const isGone = ({ deletedAt, hiddenAt, senderId }: MessageRow, memberId: string): boolean =>
  deletedAt !== null || (hiddenAt !== null && senderId !== memberId)

/** Requests as either side sees them. */
export async function requestViews(ctx: MemberCtx, rows: readonly RequestRow[]): Promise<ChatRequest[]> {
  if (rows.length === 0) return []
  const { db, actor } = ctx
  const ids = [...new Set(rows.flatMap(({ fromId, toId }) => [fromId, toId]))]
  const [people, introductions, matched] = await Promise.all([
    peopleOf(db, ids),
    introductionsOf(db, rows),
    membersAlike(ctx, ids),
  ])
  const bands = new Map(matched.map(({ memberId, band }) => [memberId, band]))
  return rows.map((row) => requestView(row, { memberId: actor.id, people, introductions, bands }))
}

type RequestFacts = {
  memberId: string
  people: ReadonlyMap<string, Person>
  introductions: ReadonlyMap<string, string>
  bands: ReadonlyMap<string, Band>
}

const requestView = (row: RequestRow, { memberId, people, introductions, bands }: RequestFacts): ChatRequest => ({
  id: row.id,
  conversationId: row.conversationId,
  kind: row.kind,
  from: authorView(row.fromId, people),
  to: authorView(row.toId, people),
  isMine: row.fromId === memberId,
  band: bands.get(row.fromId === memberId ? row.toId : row.fromId) ?? null,
  introduction: (row.kind === 'chat' && introductions.get(row.conversationId)) || null,
  createdAt: row.createdAt,
  expiresAt: row.expiresAt,
})

/** Conversations as one side sees them. */
export async function conversationViews(ctx: MemberCtx, sides: readonly Side[]): Promise<Conversation[]> {
  const { db, actor } = ctx
  const ids = sides.map(({ id }) => id)
  const members = [...new Set([actor.id, ...sides.flatMap(({ otherId }) => otherId ?? [])])]
  const [people, last, seats, waiting, manners, online] = await Promise.all([
    peopleOf(db, members),
    lastMessages(db, actor.id, ids),
    seatsOf(db, actor.id, ids),
    waitingIn(db, ids, ctx.now()),
    chatPreferencesOf(db, members),
    onlineAmong(db, members),
  ])
  const [lasts, requests, introductions] = await Promise.all([
    messageViews(ctx, [...last.values()]),
    requestViews(ctx, [...waiting.values()]),
    introductionsOf(db, [...waiting.values()]),
  ])
  const lastOf = new Map(lasts.map((view) => [view.conversationId, view]))
  const requestOf = new Map(requests.map((view) => [view.conversationId, view]))
  return sides.map((side) => {
    const request = requestOf.get(side.id) ?? null
    const state = stateOf(side, { waiting: waiting.get(side.id), memberId: actor.id })
    const mine = seats.get(side.id)?.find(({ memberId }) => memberId === actor.id)
    const theirs = seats.get(side.id)?.find(({ memberId }) => memberId === side.otherId)
    const canIntroduce = state === 'asked' && mayWrite({ state, hasIntroduced: introductions.has(side.id) }) === 'yes'
    const isTalking = isActive(side) && side.otherId !== null
    const both: Both = [manners(actor.id), side.otherId, manners]
    const showsReading = showBoth('showsReading', both)
    const showsPresence = showBoth('showsPresence', both)
    return {
      id: side.id,
      other: side.otherId === null ? null : authorView(side.otherId, people),
      state,
      request,
      lastMessage: lastOf.get(side.id) ?? null,
      lastMessageAt: side.lastMessageAt,
      unread: state === 'asking' ? 0 : (mine?.unread ?? 0),
      readSeq: mine?.readSeq ?? 0,
      others: isTalking ? marksOf(theirs, { showsReading, showsPresence }) : { deliveredSeq: 0, readSeq: null },
      isOnline: isTalking && showsPresence ? online.has(side.otherId ?? '') : null,
      can: {
        write: isTalking && !actor.isReadOnly,
        introduce: canIntroduce && !actor.isReadOnly,
        askVideo: isTalking && side.videoSince === null && request === null && !actor.isReadOnly,
        call: isTalking && side.videoSince !== null && !actor.isReadOnly,
      },
    }
  })
}

type Both = [mine: ChatPreferences, otherId: string | null, manners: (id: string) => ChatPreferences]
const showBoth = (what: keyof ChatPreferences, [mine, otherId, manners]: Both): boolean =>
  otherId !== null && mine[what] && manners(otherId)[what]

type Shows = { showsReading: boolean; showsPresence: boolean }

/**
 * A message that is received at once shows that its reader is there. While presence is hidden a message therefore counts as received only once it is read, or
 * never.
 */
function marksOf(theirs: SeatFacts | undefined, { showsReading, showsPresence }: Shows): Conversation['others'] {
  const { deliveredSeq = 0, readSeq = 0 } = theirs ?? {}
  return {
    deliveredSeq: showsPresence ? deliveredSeq : showsReading ? readSeq : 0,
    readSeq: showsReading ? readSeq : null,
  }
}
