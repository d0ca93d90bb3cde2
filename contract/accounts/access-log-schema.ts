import { z } from 'zod'
import { Id } from '#contract/foundation/ids.ts'

/** Acts of the audit log (`AUDIT_ACTS`) that members can see: readings of their data, and acts on their account. */
export const ACCESS_ACTS = [
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
export const AccessAct = z.enum(ACCESS_ACTS)
export type AccessAct = z.infer<typeof AccessAct>

/** The role in which somebody read the data. Their identity is not shown. */
export const READER_ROLES = ['admin', 'moderator', 'medical_professional', 'member', 'operator'] as const
export const ReaderRole = z.enum(READER_ROLES)
export type ReaderRole = z.infer<typeof ReaderRole>

/** `mine`: readings of this member's data alone; `everyone`: of all members' data at once, such as a backup. */
export const AccessLogScope = z.enum(['mine', 'everyone'])
export type AccessLogScope = z.infer<typeof AccessLogScope>

/** Records that staff, or the operator, read something of a member's or changed their account. The act says what and why. */
export const AccessLogEntry = z.object({ id: Id, at: z.date(), role: ReaderRole, act: AccessAct })
export type AccessLogEntry = z.infer<typeof AccessLogEntry>

/** A reading in a closed case that the member was not told of: only its month and the reader's role. */
export const AccessLogMonth = z.object({ month: z.string().regex(/^\d{4}-\d{2}$/), role: ReaderRole })
export type AccessLogMonth = z.infer<typeof AccessLogMonth>
