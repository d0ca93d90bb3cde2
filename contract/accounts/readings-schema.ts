import { z } from 'zod'
import { Id } from '#contract/foundation/ids.ts'

/** What of the audit log is told to whoever it is about, or to all: readings of what is theirs, and acts on their account. Names are those of `AUDIT_ACTS`. */
export const READING_ACTS = [
  'member.listed',
  'member.read',
  'member.found-by-address',
  'member.role-granted',
  'member.role-taken',
  'member.warned',
  'member.silenced',
  'member.suspended',
  'member.sanction-lifted',
  'member.confirmed',
  'member.sessions-closed',
  'member.second-factor-reset',
  'professional.read',
  'professional.proof-read',
  'professional.accepted',
  'professional.refused',
  'case.listed',
  'case.read',
  'case.picture-read',
  'evidence.read',
  'evidence.picture-read',
  'audit.read',
  'audit.exported',
  'instance.backed-up',
  'instance.restored',
] as const
export const ReadingAct = z.enum(READING_ACTS)
export type ReadingAct = z.infer<typeof ReadingAct>

/** By which right: never who. */
export const READER_ROLES = ['admin', 'moderator', 'medical_professional', 'member', 'operator'] as const
export const ReaderRole = z.enum(READER_ROLES)
export type ReaderRole = z.infer<typeof ReaderRole>

/** `mine`: of this member's alone; `everyone`: of all members at once, such as a backup. */
export const ReadingScope = z.enum(['mine', 'everyone'])
export type ReadingScope = z.infer<typeof ReadingScope>

/** That somebody of the staff, or the operator, read something of a member's or changed their account. The act says what and why. */
export const Reading = z.object({ id: Id, at: z.date(), role: ReaderRole, act: ReadingAct })
export type Reading = z.infer<typeof Reading>

/** That something of theirs was read in a case which is over and of which they were never told: the month and the right alone. */
export const ReadingMonth = z.object({ month: z.string().regex(/^\d{4}-\d{2}$/), role: ReaderRole })
export type ReadingMonth = z.infer<typeof ReadingMonth>

export const READINGS_PER_PAGE = 20
