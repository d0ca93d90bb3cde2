import type { Room, RoomMessage, RoomNews } from '#contract/conferences/schema.ts'

/** What this browser knows of a room. */
export type RoomState = {
  conference: Room['conference']
  /** By id, each as it was changed last. */
  messages: ReadonlyMap<string, RoomMessage>
  /** All that was said or changed up to here is known. */
  seq: number
  participants: number
  broadcast: Room['broadcast']
  ownIds: ReadonlySet<string>
  votedIds: ReadonlySet<string>
  /** Something was said before what is here. */
  hasOlder: boolean
  /** One is not registered any more. */
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

/** With these messages, of which an older word never takes the place of a newer one. */
export function withMessages(state: RoomState, given: readonly RoomMessage[]): RoomState {
  const news = given.filter(({ id, seq }) => seq > (state.messages.get(id)?.seq ?? 0))
  if (news.length === 0) return state
  const messages = new Map(state.messages)
  for (const message of news) messages.set(message.id, message)
  return { ...state, messages }
}

/** What follows from news: what is known then, and whether something is to be asked for. */
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
  // Questions that wait are told to nobody by name: staff and those whose own wait ask for them, from where they were.
  const asks = news.isMoreForStaff && news.seq > state.seq && mayKnowMore(state)
  return { state: asks ? heard : { ...heard, seq: Math.max(state.seq, news.seq) }, isBehind: asks }
}

/** A take never goes back: what says so was sent before what is known. */
export const newerOf = (known: Room['broadcast'], said: Room['broadcast']): Room['broadcast'] =>
  said.take < known.take || isSame(known, said) ? known : said

const isSame = (one: Room['broadcast'], other: Room['broadcast']): boolean =>
  one.take === other.take && one.isLive === other.isLive && one.isRecording === other.isRecording

const mayKnowMore = ({ conference, messages, ownIds }: RoomState): boolean =>
  conference.can.moderate || [...ownIds].some((id) => messages.get(id)?.question?.state === 'pending')

/** What is read, in the order in which it was said. What was removed or rejected is gone; whose question it was is told that it was not kept. */
export const saidIn = ({ messages, ownIds }: RoomState): RoomMessage[] =>
  [...messages.values()]
    .filter(({ id, body, question }) => body !== null && (question?.state !== 'rejected' || ownIds.has(id)))
    .sort(byTime)

/** Questions with most votes first, the earliest of as many first; those that were answered come last. */
export const questionsIn = (state: RoomState): RoomMessage[] =>
  saidIn(state)
    .filter(({ question }) => question !== null)
    .sort((a, b) => rankOf(a) - rankOf(b) || (b.question?.votes ?? 0) - (a.question?.votes ?? 0) || byTime(a, b))

const rankOf = ({ question }: RoomMessage): number => {
  if (question?.isPinned) return 0
  return question?.state === 'answered' || question?.state === 'rejected' ? 2 : 1
}

const byTime = (a: RoomMessage, b: RoomMessage): number =>
  a.createdAt.getTime() - b.createdAt.getTime() || (a.id < b.id ? -1 : 1)

/** Before this number older messages are asked for. */
export const oldestSeq = ({ messages }: RoomState): number | undefined => {
  const numbers = [...messages.values()].map(({ seq }) => seq)
  return numbers.length > 0 ? Math.min(...numbers) : undefined
}
