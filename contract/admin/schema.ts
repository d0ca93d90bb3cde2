import { z } from 'zod'
import { READER_ROLES } from '#contract/accounts/access-log-schema.ts'
import { ProfessionalRequest } from '#contract/accounts/professional-schema.ts'
import { Author, ROLES } from '#contract/accounts/schema.ts'
import { PlainDate } from '#contract/foundation/dates.ts'
import { Id } from '#contract/foundation/ids.ts'
import { lineText } from '#contract/foundation/text.ts'

const count = z.number().int().nonnegative()
const total = z.object({ total: count, isNew: count })

/**
 * Numbers of the whole instance; counts only. Days are those of UTC, oldest first. Only some are counted: members who confirmed their address; posts of both
 * kinds that others may see; reports of side effects whose member lets their health data be used; conferences that were not cancelled.
 */
export const Overview = z.object({
  members: total,
  posts: total,
  medicationReports: total,
  conferences: total,
  topSymptoms: z.array(z.object({ name: z.string(), count })),
  /** The medications declared most; only those that at least SIGNAL_CASES_MIN members declared, for a name is typed freely. */
  topMedications: z.array(z.object({ name: z.string(), count })),
  growth: z.array(z.object({ day: PlainDate, members: count, posts: count })),
  window: z.object({ members: count, posts: count }),
  activity: z.array(
    z.object({ day: PlainDate, activeMembers: count, matches: count, resolutions: count, messages: count }),
  ),
  waiting: z.object({ cases: count, urgent: count, appeals: count, professionals: count }),
})
export type Overview = z.infer<typeof Overview>

export const ACCOUNT_STATUSES = ['active', 'silenced', 'suspended', 'unconfirmed', 'leaving'] as const
export const AccountStatus = z.enum(ACCOUNT_STATUSES)
export type AccountStatus = z.infer<typeof AccountStatus>

export const AdminMember = z.object({
  id: Id,
  username: z.string(),
  avatar: z.string().nullable(),
  /** Roles that were granted; they are in force only with a second factor. */
  roles: z.array(z.enum(ROLES)),
  hasSecondFactor: z.boolean(),
  accountStatus: AccountStatus,
  until: z.date().nullable(),
  createdAt: z.date(),
  lastSeenAt: z.date(),
})
export type AdminMember = z.infer<typeof AdminMember>

export const SanctionRecord = z.object({
  id: Id,
  kind: z.enum(['warning', 'silence', 'suspension']),
  reason: z.string(),
  startsAt: z.date(),
  endsAt: z.date().nullable(),
  liftedAt: z.date().nullable(),
  isInForce: z.boolean(),
})
export type SanctionRecord = z.infer<typeof SanctionRecord>

export const AdminMemberDetail = AdminMember.extend({
  /** Shown to admins alone, and each reading is recorded in the audit log. */
  email: z.string(),
  isConfirmed: z.boolean(),
  openSessions: count,
  sanctions: z.array(SanctionRecord),
  figures: z.object({
    posts: count,
    comments: count,
    medicationReports: count,
    reportsMade: count,
    decisionsAgainst: count,
  }),
  isMe: z.boolean(),
  isLastAdmin: z.boolean(),
})
export type AdminMemberDetail = z.infer<typeof AdminMemberDetail>

/** Which entries of the log to list. Days are those of UTC, both of them included. An act that ends with a dot stands for all acts that begin so. */
export const AuditFilter = z.object({
  act: lineText({ max: 60 }).optional(),
  actorId: Id.optional(),
  subjectId: Id.optional(),
  from: PlainDate.optional(),
  to: PlainDate.optional(),
})
export type AuditFilter = z.output<typeof AuditFilter>

export const AuditEntry = z.object({
  id: Id,
  at: z.date(),
  act: z.string(),
  /** Null for a job, and for a member whose account is gone: `actorKey` still tells such members apart. */
  actor: Author.nullable(),
  actorKey: z.string().nullable(),
  /** The role in which they acted. `operator` is the command line; `system` is a job that runs by itself. */
  actorRole: z.enum([...READER_ROLES, 'system']),
  subjectKind: z.string().nullable(),
  subjectId: z.string().nullable(),
  /** The pseudonymous key of the subject, which stays the same after their account is erased. */
  subjectKey: z.string().nullable(),
  subject: Author.nullable(),
  details: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
})
export type AuditEntry = z.infer<typeof AuditEntry>

export const PendingProfessional = ProfessionalRequest.extend({
  member: Author,
  /** The address of the picture, for admins; null once it is deleted. */
  evidence: z.string().nullable(),
  isRenewal: z.boolean(),
  isNumberTaken: z.boolean(),
})
export type PendingProfessional = z.infer<typeof PendingProfessional>

export const LAUNCH_ITEMS = [
  'mail',
  'legal',
  'hosting',
  'https',
  'admins',
  'backup',
  'restore',
  'contact',
  'turn',
  'homeStats',
  'drugs',
  'professional',
  'conference',
  'files',
  'servers',
  'metrics',
] as const
export type LaunchItemKey = (typeof LAUNCH_ITEMS)[number]

/** One setting of the launch list. It tells no secret of the configuration: names of variables, and what members can read anyway. */
export const LaunchItem = z.object({
  key: z.enum(LAUNCH_ITEMS),
  isDone: z.boolean(),
  missing: z.array(z.string()),
  value: z.string().nullable(),
  at: z.date().nullable(),
  /** `mail`: mails that wait in the outbox; `admins` and `professional`: members; `conference`: conferences. */
  count: count.nullable(),
})
export type LaunchItem = z.infer<typeof LaunchItem>

export const Launch = z.object({ items: z.array(LaunchItem) })
export type Launch = z.infer<typeof Launch>

export const MAIL_FAILURES = ['unreachable', 'login', 'tls', 'refused', 'late', 'other'] as const

export const TriedMail = z.object({
  /** `outbox`: it was written to a file on the server, because no mail server is set. */
  outcome: z.enum(['sent', 'outbox', 'failed']),
  reason: z.enum(MAIL_FAILURES).nullable(),
  code: z.number().int().nullable(),
})
export type TriedMail = z.infer<typeof TriedMail>
