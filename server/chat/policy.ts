import { TAKE_BACK_MINUTES } from '#contract/chat/limits.ts'
import type { ConversationState } from '#contract/chat/schema.ts'
import { MINUTE_MS } from '#contract/foundation/durations.ts'
import type { Verdict } from '#server/foundation/refusal.ts'
import type { CallRow } from './call-queries.ts'
import type { MessageRow } from './message-queries.ts'
import type { ConversationRow } from './queries.ts'
import type { RequestRow } from './request-queries.ts'

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
  hasIntroduced: boolean
}

export const mayWrite = ({ state, hasIntroduced }: Saying): Verdict =>
  state === 'active' || (state === 'asked' && !hasIntroduced) ? 'yes' : 'NOT_ACCEPTED_YET'

export function mayRemoveForBoth(
  memberId: string,
  { senderId, deletedAt, createdAt, callId }: Pick<MessageRow, 'senderId' | 'deletedAt' | 'createdAt' | 'callId'>,
  now: Date,
): Verdict {
  if (senderId !== memberId || deletedAt || callId) return 'NOT_FOUND'
  return now.getTime() - createdAt.getTime() <= TAKE_BACK_MINUTES * MINUTE_MS ? 'yes' : 'TOO_LATE'
}

/** A message can be reported also while it is sealed; a member who is gone cannot be reported. */
export const mayReport = (
  memberId: string,
  { senderId, deletedAt, callId }: Pick<MessageRow, 'senderId' | 'deletedAt' | 'callId'>,
  { isSealed }: { isSealed: boolean },
): Verdict => (senderId !== null && senderId !== memberId && (!deletedAt || isSealed) && !callId ? 'yes' : 'NOT_FOUND')

/** Without a relay the call shows a side's address to the other side, to which it must agree first. */
export const mayTakePart = (given: { isRelayed: boolean; agreesToShowAddress: boolean }): Verdict =>
  given.isRelayed || given.agreesToShowAddress ? 'yes' : 'ADDRESS_CONSENT_NEEDED'

export const mayConnect = (
  {
    answeredAt,
    callerShowsAddress,
    calleeShowsAddress,
  }: Pick<CallRow, 'answeredAt' | 'callerShowsAddress' | 'calleeShowsAddress'>,
  { isRelayed }: { isRelayed: boolean },
): Verdict =>
  answeredAt !== null && (isRelayed || (callerShowsAddress && calleeShowsAddress)) ? 'yes' : 'NOT_ACCEPTED_YET'
