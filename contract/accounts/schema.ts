import { z } from 'zod'
import { PlainMonth } from '#contract/foundation/dates.ts'
import { Hidden } from '#contract/foundation/hidden.ts'
import { Id } from '#contract/foundation/ids.ts'
import { Language, Theme } from '#contract/foundation/languages.ts'
import { hasLink } from '#contract/foundation/links.ts'
import { lineText } from '#contract/foundation/text.ts'
import { Email } from './email.ts'
import {
  NEXT_MAX,
  OPTIONAL_CONSENTS,
  PASSWORD_MAX,
  REQUIRED_CONSENTS,
  USERNAME_MAX,
  WAITING_STORY_MAX,
  WITHDRAWABLE_CONSENTS,
} from './limits.ts'

/** A pseudonym; unique without regard to case or accents. It may not be a web address, because mails greet by this name, which anybody can choose. */
export const Username = lineText({ min: 1, max: USERNAME_MAX }).refine((name) => !hasLink(name), 'invalid')

export const Password = z
  .string()
  .min(1)
  .max(PASSWORD_MAX * 4)

export const LinkToken = lineText({ max: 200 })

export const ConsentKind = z.enum([...REQUIRED_CONSENTS, ...OPTIONAL_CONSENTS])
export type ConsentKind = z.infer<typeof ConsentKind>

export const RequiredConsent = z.enum(REQUIRED_CONSENTS)
export type RequiredConsent = z.infer<typeof RequiredConsent>

const accepted = z.boolean().refine((value) => value, 'mustAccept')

export const SignUpConsents = z.object({
  age: accepted,
  terms: accepted,
  healthData: accepted,
  research: z.boolean().default(false),
  emails: z.boolean().default(false),
})

export const SignUpInput = z.object({
  username: Username,
  email: Email,
  password: Password,
  consents: SignUpConsents,
  language: Language.default('fr'),
  /** The page to return to once the address is confirmed, in whichever browser that happens. */
  next: lineText({ max: NEXT_MAX }).optional(),
  /** Stored encrypted for a day, for this account alone. */
  story: z.string().max(WAITING_STORY_MAX).optional(),
})
export type SignUpInput = z.output<typeof SignUpInput>

/**
 * Confirms the address of a sign-up by the password that was chosen with it. A person who reads the mailbox and did not choose that password, or forgot it,
 * signs up again with another one, and then gives the consents themselves.
 */
export const ConfirmationInput = z.object({
  token: LinkToken,
  password: Password,
  anew: z.object({ username: Username, consents: SignUpConsents }).optional(),
})
export type ConfirmationInput = z.output<typeof ConfirmationInput>

export const SignUpPreview = z.object({
  email: z.string(),
  /**
   * The name given at sign-up, where that was made in this browser: then one press is enough. Null in other browsers, where the password is needed and nobody
   * learns whose account it is.
   */
  username: z.string().nullable(),
})
export type SignUpPreview = z.infer<typeof SignUpPreview>

export const Confirmed = z.object({ email: z.string(), next: z.string().nullable() })
export type Confirmed = z.infer<typeof Confirmed>

export const ROLES = ['moderator', 'medical_professional', 'admin'] as const
export const Role = z.enum(ROLES)
export type Role = z.infer<typeof Role>

/** The picture that a member chose, as paths of its two sizes; null where the initial of their name is shown instead. */
const avatar = z.string().nullable()
const portrait = { avatar, largeAvatar: avatar }

/**
 * How a member appears to others. `username` is null for a removed member: shown as "Utilisateur". `isProfessional`: their health profession was verified, and
 * a second factor protects the account.
 */
export const Author = z.object({ id: Id, username: z.string().nullable(), avatar, isProfessional: z.boolean() })
export type Author = z.infer<typeof Author>

export const MemberProfile = z.object({
  id: Id,
  /** Null where moderation hid it: shown as "Utilisateur". */
  username: z.string().nullable(),
  ...portrait,
  isProfessional: z.boolean(),
  sinceMonth: PlainMonth,
  isMe: z.boolean(),
  /** Why moderation hid name and picture from others; only the member themselves gets it. */
  hidden: Hidden,
})
export type MemberProfile = z.infer<typeof MemberProfile>

/** A member whom this one blocked, under the name by which they were known; a later name is not revealed. */
export const BlockedMember = z.object({ id: Id, username: z.string().nullable(), blockedAt: z.date() })
export type BlockedMember = z.infer<typeof BlockedMember>

export const Me = z.object({
  id: Id,
  username: z.string(),
  ...portrait,
  email: z.string(),
  language: Language,
  theme: Theme,
  createdAt: z.date(),
  /** Roles in force. A granted role that still needs a second factor is in `rolesWaiting` instead. */
  roles: z.array(Role),
  rolesWaiting: z.array(Role),
  /** True where the member may write nothing: they withdrew the consent to health data, or the staff silenced them. */
  isReadOnly: z.boolean(),
  /** The gravest sanction in force. A suspended member may only read why, appeal, and use their rights over their data. */
  sanction: z
    .object({
      kind: z.enum(['silence', 'suspension']),
      until: z.date().nullable(),
      decisionId: Id,
    })
    .nullable(),
  newUntil: z.date().nullable(),
  consentsToRenew: z.array(RequiredConsent),
  hasSecondFactor: z.boolean(),
  hasWaitingStory: z.boolean(),
  /** When a new password by mail removes the second factor, if the member asked for that; they can cancel until then. */
  recoveryDueAt: z.date().nullable(),
  erasureDueAt: z.date().nullable(),
})
export type Me = z.infer<typeof Me>

export const PreferencesInput = z.object({ language: Language.optional(), theme: Theme.optional() })

/** A consent that was given, with the version of its text; still in force while `withdrawnAt` is null. */
export const ConsentRecord = z.object({
  kind: ConsentKind,
  version: z.string(),
  givenAt: z.date(),
  withdrawnAt: z.date().nullable(),
})
export type ConsentRecord = z.infer<typeof ConsentRecord>

export const Settings = z.object({
  isMatched: z.boolean(),
  isMedicationMatched: z.boolean(),
  /** Latest first: those in force, and the latest of the others, CONSENTS_SHOWN in all. */
  consents: z.array(ConsentRecord),
})
export type Settings = z.infer<typeof Settings>

export const ConsentInput = z.object({ kind: z.enum(WITHDRAWABLE_CONSENTS), isGiven: z.boolean() })
export type ConsentInput = z.output<typeof ConsentInput>

/** Renews consents, each with the version of the text that was read: a version older than the current text is refused. */
export const RenewalInput = z.object({
  consents: z
    .array(z.object({ kind: RequiredConsent, version: z.string().max(20) }))
    .min(1)
    .max(REQUIRED_CONSENTS.length),
})
export type RenewalInput = z.output<typeof RenewalInput>

export const PasswordChangeInput = z.object({ currentPassword: Password, newPassword: Password })
export const EmailChangeInput = z.object({ email: Email, password: Password })

export const OpenSession = z.object({
  id: Id,
  isCurrent: z.boolean(),
  userAgent: z.string().nullable(),
  createdAt: z.date(),
  /** Exact to within a day. */
  lastUsedAt: z.date(),
})
export type OpenSession = z.infer<typeof OpenSession>
