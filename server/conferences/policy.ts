import { EARLY_START_MINUTES } from '#contract/conferences/limits.ts'
import { type ConferenceStatus, statusOf } from '#contract/conferences/rules.ts'
import { MINUTE_MS } from '#contract/foundation/durations.ts'
import type { Actor } from '#server/foundation/actor.ts'
import type { Verdict } from '#server/foundation/refusal.ts'
import type { ConferenceRow } from './queries.ts'

export type ConferenceAccess = {
  status: ConferenceStatus
  isRegistered: boolean
  isFull: boolean
  isExpert: boolean
  /** The expert, the room's moderators, the moderators of the site, and the admins. */
  isStaff: boolean
  isAdmin: boolean
  mayWrite: boolean
}

type AccessFacts = { isRegistered: boolean; isModerator: boolean; registrations: number; now: Date }

/** Returns what a reader is in a conference. A granted role counts while it is in force. */
export function accessOf(
  actor: Actor,
  row: ConferenceRow,
  { isRegistered, isModerator, registrations, now }: AccessFacts,
): ConferenceAccess {
  const member = actor.kind === 'member' ? actor : undefined
  const isAdmin = member?.roles.includes('admin') ?? false
  const isExpert = member !== undefined && row.expertId === member.id && member.roles.includes('medical_professional')
  return {
    status: statusOf(row, now),
    isRegistered,
    isFull: row.capacity !== null && registrations >= row.capacity,
    isExpert,
    isAdmin,
    isStaff: isAdmin || isExpert || isModerator || (member?.roles.includes('moderator') ?? false),
    mayWrite: member !== undefined && !member.isReadOnly,
  }
}

const isOpen = (status: ConferenceStatus): boolean => status === 'scheduled' || status === 'live'

export const mayRegister = ({ status, isRegistered, isFull }: ConferenceAccess): Verdict =>
  !isOpen(status) ? 'CONFERENCE_OVER' : isRegistered || !isFull ? 'yes' : 'CONFERENCE_FULL'

export const mayUnregister = ({ status }: ConferenceAccess): Verdict => (isOpen(status) ? 'yes' : 'CONFERENCE_OVER')

export function mayEnter({ status, isRegistered, isStaff }: ConferenceAccess): Verdict {
  if (!isRegistered && !isStaff) return 'NOT_REGISTERED'
  return status === 'live' ? 'yes' : 'NOT_LIVE'
}

/** After the end, those who were registered may still read the questions and their answers. */
export const mayReadRoom = ({ isRegistered, isStaff }: ConferenceAccess): Verdict =>
  isRegistered || isStaff ? 'yes' : 'NOT_REGISTERED'

export const mayManage = ({ isAdmin }: Pick<ConferenceAccess, 'isAdmin'>): Verdict => (isAdmin ? 'yes' : 'FORBIDDEN')

export const mayEdit = ({ isAdmin, status }: ConferenceAccess): Verdict =>
  !isAdmin ? 'FORBIDDEN' : isOpen(status) ? 'yes' : 'CONFERENCE_OVER'

export function mayStart({ isStaff, status }: ConferenceAccess, { scheduledAt }: ConferenceRow, now: Date): Verdict {
  if (!isStaff) return 'FORBIDDEN'
  if (!isOpen(status)) return 'CONFERENCE_OVER'
  return scheduledAt.getTime() - now.getTime() <= EARLY_START_MINUTES * MINUTE_MS ? 'yes' : 'TOO_EARLY'
}

export const mayEndRoom = ({ isStaff, status }: ConferenceAccess): Verdict =>
  !isStaff ? 'FORBIDDEN' : status === 'live' ? 'yes' : 'CONFERENCE_OVER'

export const mayModerate = ({ isStaff }: ConferenceAccess): Verdict => (isStaff ? 'yes' : 'FORBIDDEN')

/** Captions state what the expert said, so only the expert and the admins may write them. */
export const mayCaption = ({ isExpert, isAdmin }: ConferenceAccess): Verdict =>
  isExpert || isAdmin ? 'yes' : 'FORBIDDEN'

export const mayPublish = ({ isExpert, status }: ConferenceAccess): boolean => isExpert && status === 'live'
