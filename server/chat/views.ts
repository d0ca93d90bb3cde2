import type { ChatPreferences, ChatRequest, Conversation, Message } from '#contract/chat/schema.ts'
import type { Band } from '#contract/closest/schema.ts'
import { type Person, peopleOf, personFrom } from '#server/accounts/people-queries.ts'
import { authorView } from '#server/accounts/views.ts'
import type { MemberCtx } from '#server/foundation/context.ts'
import { hiddenView } from '#server/foundation/hiding.ts'
import { excerptOf } from '#server/foundation/text/cut.ts'
import { mediaFrom } from '#server/media/queries.ts'
import type { ShownSide } from './conversation-queries.ts'
import { type MessageFacts, type MessageRow, messageFacts, type Quoted } from './message-queries.ts'
import type { ParticipationFacts } from './participation-queries.ts'
import { isActive, mayRemoveForBoth, mayReport, mayWrite, stateOf } from './policy.ts'
import { BOTH_SHOWN } from './preference-queries.ts'
import { introductionsOf, type RequestRow } from './request-queries.ts'
import { membersAlike } from './resemblance-queries.ts'

export async function messageViews({ db, actor, now }: MemberCtx, rows: readonly MessageRow[]): Promise<Message[]> {
  const isAlone = ({ quoteId, hasImage, callId, deletedAt, senderId }: MessageRow) =>
    !(quoteId || hasImage || callId || (deletedAt && senderId !== actor.id))
  const more = rows.filter((row) => !isAlone(row)).map(({ id }) => id)
  const facts = await messageFacts(db, more, now())
  return rows.map((row) => messageView(row, { memberId: actor.id, now: now(), facts: facts.get(row.id) }))
}

type Seeing = { memberId: string; now: Date; facts: MessageFacts | undefined }

function messageView(row: MessageRow, { memberId, now, facts }: Seeing): Message {
  const { id, conversationId, seq, senderId, createdAt } = row
  const isDeleted = row.deletedAt !== null
  const quote = isDeleted ? null : facts?.quoted
  return {
    id,
    conversationId,
    seq,
    senderId,
    isMine: senderId === memberId,
    body: isDeleted ? null : row.body,
    image: (row.hasImage && mediaFrom(facts?.images ?? null)[0]) || null,
    quote: quote
      ? {
          id: quote.id,
          isMine: quote.senderId === memberId,
          excerpt: isGone(quote, memberId) ? null : excerptOf(quote.body),
          hasImage: quote.hasImage && !isGone(quote, memberId),
        }
      : null,
    call: facts?.call ?? null,
    createdAt,
    hidden: senderId === memberId && !isDeleted ? hiddenView(row) : null,
    can: {
      removeForBoth: mayRemoveForBoth(memberId, row, now) === 'yes',
      report: mayReport(memberId, row, { isSealed: facts?.isSealed ?? false }) === 'yes',
    },
  }
}

const isGone = ({ deletedAt, hiddenAt, senderId }: Quoted, memberId: string): boolean =>
  deletedAt !== null || (hiddenAt !== null && senderId !== memberId)

export async function requestViews(ctx: MemberCtx, rows: readonly RequestRow[]): Promise<ChatRequest[]> {
  if (rows.length === 0) return []
  const { db, actor } = ctx
  const ids = [...new Set(rows.flatMap(({ fromId, toId }) => [fromId, toId]))]
  const [people, introductions, bands] = await Promise.all([
    peopleOf(db, ids),
    introductionsOf(db, rows),
    bandsOf(ctx, rows),
  ])
  return rows.map((row) => requestView(row, { memberId: actor.id, people, introductions, bands }))
}

async function bandsOf(ctx: MemberCtx, rows: readonly RequestRow[]): Promise<ReadonlyMap<string, Band>> {
  if (rows.length === 0) return new Map()
  const matched = await membersAlike(ctx, [...new Set(rows.flatMap(({ fromId, toId }) => [fromId, toId]))])
  return new Map(matched.map(({ memberId, band }) => [memberId, band]))
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

export async function conversationViews(ctx: MemberCtx, sides: readonly ShownSide[]): Promise<Conversation[]> {
  const { actor } = ctx
  const [lasts, bands] = await Promise.all([
    messageViews(
      ctx,
      sides.flatMap(({ last }) => last ?? []),
    ),
    bandsOf(
      ctx,
      sides.flatMap(({ waiting }) => waiting ?? []),
    ),
  ])
  const lastOf = new Map(lasts.map((view) => [view.conversationId, view]))
  return sides.map((side) => {
    const { waiting, introduction, otherId } = side
    const people = new Map([[actor.id, personFrom(side.me)]])
    if (otherId !== null && side.other) people.set(otherId, personFrom(side.other))
    const introductions = new Map(introduction === null ? [] : [[side.id, introduction]])
    const request = waiting && requestView(waiting, { memberId: actor.id, people, introductions, bands })
    const state = stateOf(side, { waiting: waiting ?? undefined, memberId: actor.id })
    const mine = side.participations.find(({ memberId }) => memberId === actor.id)
    const theirs = side.participations.find(({ memberId }) => memberId === otherId)
    const canIntroduce = state === 'asked' && mayWrite({ state, hasIntroduced: introduction !== null }) === 'yes'
    const isTalking = isActive(side) && otherId !== null
    const [showsReading, showsPresence] = [showBoth('showsReading', side), showBoth('showsPresence', side)]
    return {
      id: side.id,
      other: otherId === null ? null : authorView(otherId, people),
      state,
      request,
      lastMessage: lastOf.get(side.id) ?? null,
      lastMessageAt: side.lastMessageAt,
      unread: state === 'asking' ? 0 : (mine?.unread ?? 0),
      readSeq: mine?.readSeq ?? 0,
      others: isTalking ? marksOf(theirs, { showsReading, showsPresence }) : { deliveredSeq: 0, readSeq: null },
      isOnline: isTalking && showsPresence ? side.isOnline : null,
      can: {
        write: isTalking && !actor.isReadOnly,
        introduce: canIntroduce && !actor.isReadOnly,
        askVideo: isTalking && side.videoSince === null && request === null && !actor.isReadOnly,
        call: isTalking && side.videoSince !== null && !actor.isReadOnly,
      },
    }
  })
}

const showBoth = (what: keyof ChatPreferences, { otherId, mine, theirs }: ShownSide): boolean =>
  otherId !== null && (mine ?? BOTH_SHOWN)[what] && (theirs ?? BOTH_SHOWN)[what]

type Shows = { showsReading: boolean; showsPresence: boolean }

/** Receiving a message shows that its reader is online. While presence is hidden, a message therefore counts as received only once it is read. */
function marksOf(
  theirs: ParticipationFacts | undefined,
  { showsReading, showsPresence }: Shows,
): Conversation['others'] {
  const { deliveredSeq = 0, readSeq = 0 } = theirs ?? {}
  return {
    deliveredSeq: showsPresence ? deliveredSeq : showsReading ? readSeq : 0,
    readSeq: showsReading ? readSeq : null,
  }
}
