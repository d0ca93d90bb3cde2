import { TAKE_BACK_MINUTES } from '#contract/chat/limits.ts'
import type { ConversationState } from '#contract/chat/schema.ts'
import { MINUTE_MS } from '#contract/foundation/durations.ts'
import type { Verdict } from '#server/foundation/refusal.ts'
import type { CallRow } from './call-queries.ts'
import type { MessageRow } from './message-queries.ts'
import type { ConversationRow } from './queries.ts'
import type { RequestRow } from './request-queries.ts'

/** Whether the two talk now. */
export const isActive = ({ activeSince, endedAt }: Pick<ConversationRow, 'activeSince' | 'endedAt'>): boolean =>
  activeSince !== null && endedAt === null

type Waiting = Pick<RequestRow, 'fromId' | 'kind'> | undefined

export function stateOf(
  row: Pick<ConversationRow, 'activeSince' | 'endedAt'>,
  { waiting, memberId }: { waiting: Waiting; memberId: string },
): ConversationState {
  if (isActive(row)) return 'active'
  if (!waiting) return 'over'
  return waiting.fromId === memberId ? 'asked' : 'asking'
}

type Saying = {
  state: ConversationState
  /** Whether the member who asks to talk has already written their one text. */
  hasIntroduced: boolean
}

/** Both may write once the request is accepted. Before that, the member who asked may write one text. */
export const mayWrite = ({ state, hasIntroduced }: Saying): Verdict =>
  state === 'active' || (state === 'asked' && !hasIntroduced) ? 'yes' : 'NOT_ACCEPTED_YET'

/** A member may delete their own message for both within TAKE_BACK_MINUTES. A line that records a call stays. */
export function mayRemoveForBoth(
  memberId: string,
  { senderId, deletedAt, createdAt, callId }: Pick<MessageRow, 'senderId' | 'deletedAt' | 'createdAt' | 'callId'>,
  now: Date,
): Verdict {
  if (senderId !== memberId || deletedAt || callId) return 'NOT_FOUND'
  return now.getTime() - createdAt.getTime() <= TAKE_BACK_MINUTES * MINUTE_MS ? 'yes' : 'TOO_LATE'
}

/** A member may report what the other side wrote, also while it is sealed; somebody who is gone cannot be reported. */
export const mayReport = (
  memberId: string,
  { senderId, deletedAt, callId }: Pick<MessageRow, 'senderId' | 'deletedAt' | 'callId'>,
  { isSealed }: { isSealed: boolean },
): Verdict => (senderId !== null && senderId !== memberId && (!deletedAt || isSealed) && !callId ? 'yes' : 'NOT_FOUND')

/** Whether a side may begin or answer a call. Without a relay the call shows their address to the other, to which they must agree first. */
export const mayTakePart = (given: { isRelayed: boolean; agreesToShowAddress: boolean }): Verdict =>
  given.isRelayed || given.agreesToShowAddress ? 'yes' : 'ADDRESS_CONSENT_NEEDED'

/** Whether the two browsers of a call may connect: once it is answered, through a relay or where both agreed to show their addresses. */
export const mayConnect = (
  {
    answeredAt,
    callerShowsAddress,
    calleeShowsAddress,
  }: Pick<CallRow, 'answeredAt' | 'callerShowsAddress' | 'calleeShowsAddress'>,
  { isRelayed }: { isRelayed: boolean },
): Verdict =>
  answeredAt !== null && (isRelayed || (callerShowsAddress && calleeShowsAddress)) ? 'yes' : 'NOT_ACCEPTED_YET'
