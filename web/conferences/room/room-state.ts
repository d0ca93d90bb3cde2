import type { Room, RoomMessage, RoomNews } from '#contract/conferences/schema.ts'

export type RoomState = {
  conference: Room['conference']
  messages: ReadonlyMap<string, RoomMessage>
  /** Every message and change up to this number is known. */
  seq: number
  participants: number
  broadcast: Room['broadcast']
  ownIds: ReadonlySet<string>
  votedIds: ReadonlySet<string>
  hasOlder: boolean
  isOut: boolean
}

export const stateOf = (room: Room, shown: number): RoomState => ({
  conference: room.conference,
  messages: new Map(room.messages.map((message) => [message.id, message])),
  seq: room.seq,
  participants: room.participants,
  broadcast: room.broadcast,
  ownIds: new Set(room.own.messageIds),
  votedIds: new Set(room.own.votedIds),
  hasOlder: room.messages.length >= shown,
  isOut: false,
})

/** Adds these messages to the state; an older version never replaces a newer one. */
export function withMessages(state: RoomState, given: readonly RoomMessage[]): RoomState {
  const news = given.filter(({ id, seq }) => seq > (state.messages.get(id)?.seq ?? 0))
  if (news.length === 0) return state
  const messages = new Map(state.messages)
  for (const message of news) messages.set(message.id, message)
  return { ...state, messages }
}

export function withNews(state: RoomState, news: RoomNews): { state: RoomState; isBehind: boolean } {
  const now: RoomState = {
    ...state,
    participants: news.participants,
    broadcast: newerOf(state.broadcast, news.broadcast),
    conference:
      state.conference.status === news.status ? state.conference : { ...state.conference, status: news.status },
  }
  if (news.from > state.seq) return { state: now, isBehind: true }
  const heard = withMessages(now, news.messages)
  // Pending questions are not pushed to anyone: the staff, and members whose own question is pending, fetch them from the last number they know.
  const asks = news.isMoreForStaff && news.seq > state.seq && mayKnowMore(state)
  return { state: asks ? heard : { ...heard, seq: Math.max(state.seq, news.seq) }, isBehind: asks }
}

/** A take number never decreases: a lower one was sent before the known one. */
export const newerOf = (known: Room['broadcast'], said: Room['broadcast']): Room['broadcast'] =>
  said.take < known.take || isSame(known, said) ? known : said

const isSame = (one: Room['broadcast'], other: Room['broadcast']): boolean =>
  one.take === other.take && one.isLive === other.isLive && one.isRecording === other.isRecording

const mayKnowMore = ({ conference, messages, ownIds }: RoomState): boolean =>
  conference.can.moderate || [...ownIds].some((id) => messages.get(id)?.question?.state === 'pending')

/** In the order of writing. Removed and rejected ones are left out; authors still see their own rejected question. */
export const saidIn = ({ messages, ownIds }: RoomState): RoomMessage[] =>
  [...messages.values()]
    .filter(({ id, body, question }) => body !== null && (question?.state !== 'rejected' || ownIds.has(id)))
    .sort(byTime)

/** Most votes first, the earlier first among equals; answered ones come last. */
export const questionsIn = (state: RoomState): RoomMessage[] =>
  saidIn(state)
    .filter(({ question }) => question !== null)
    .sort((a, b) => rankOf(a) - rankOf(b) || (b.question?.votes ?? 0) - (a.question?.votes ?? 0) || byTime(a, b))

/** Older messages are rendered on demand, so that a phone keeps up for hours. */
export const DRAWN_MAX = 300

export function drawnFrom(messages: readonly RoomMessage[], firstId: string | undefined): readonly RoomMessage[] {
  return messages.slice(Math.max(0, placeOf(messages, firstId)))
}

export const firstOfLatest = (messages: readonly RoomMessage[]): string | undefined =>
  messages.length > DRAWN_MAX ? messages.at(-DRAWN_MAX)?.id : undefined

export const firstOfEarlier = (messages: readonly RoomMessage[], firstId: string | undefined): string | undefined =>
  messages[placeOf(messages, firstId) - DRAWN_MAX]?.id

const placeOf = (messages: readonly RoomMessage[], firstId: string | undefined): number =>
  messages.findIndex(({ id }) => id === firstId)

const rankOf = ({ question }: RoomMessage): number => {
  if (question?.isPinned) return 0
  return question?.state === 'answered' || question?.state === 'rejected' ? 2 : 1
}

const byTime = (a: RoomMessage, b: RoomMessage): number =>
  a.createdAt.getTime() - b.createdAt.getTime() || (a.id < b.id ? -1 : 1)

export const oldestSeq = ({ messages }: RoomState): number | undefined => {
  const numbers = [...messages.values()].map(({ seq }) => seq)
  return numbers.length > 0 ? Math.min(...numbers) : undefined
}
