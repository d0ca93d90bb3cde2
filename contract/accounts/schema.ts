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

/** A pseudonym; unique without regard to case or accents. No address of a site: mails greet by this name, whoever chose it. */
export const Username = lineText({ min: 1, max: USERNAME_MAX }).refine((name) => !hasLink(name), 'invalid')

/** Compared as typed; how strong it is, the server says with reasons. */
export const Password = z
  .string()
  .min(1)
  .max(PASSWORD_MAX * 4)

/** What a link of a mail holds. */
export const LinkToken = lineText({ max: 200 })

export const ConsentKind = z.enum([...REQUIRED_CONSENTS, ...OPTIONAL_CONSENTS])
export type ConsentKind = z.infer<typeof ConsentKind>

/** Those without which there is no account. */
export const RequiredConsent = z.enum(REQUIRED_CONSENTS)
export type RequiredConsent = z.infer<typeof RequiredConsent>

const accepted = z.boolean().refine((value) => value, 'mustAccept')

/** Each its own unticked box: the first three are needed to have an account. */
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
  /** Where the visitor was on the way to: given back once the address is confirmed, whichever browser that is in. */
  next: lineText({ max: NEXT_MAX }).optional(),
  /** The story that the visitor has begun, as its form keeps it: kept encrypted for a day, for this account alone. */
  story: z.string().max(WAITING_STORY_MAX).optional(),
})
export type SignUpInput = z.output<typeof SignUpInput>

/**
 * Confirms the address of a sign-up by the password that was chosen with it. Whoever reads the mailbox and did not choose it, or forgot it, signs up anew with
 * another one: the consents are theirs to give then.
 */
export const ConfirmationInput = z.object({
  token: LinkToken,
  password: Password,
  anew: z.object({ username: Username, consents: SignUpConsents }).optional(),
})
export type ConfirmationInput = z.output<typeof ConfirmationInput>

/** Who may confirm by a link, in the browser that asks. */
export const SignUpPreview = z.object({
  email: z.string(),
  /** Of the sign-up, where it was made in this browser: then a press is enough. Null elsewhere, where the password is needed, and nobody is told of whom. */
  username: z.string().nullable(),
})
export type SignUpPreview = z.infer<typeof SignUpPreview>

/** Where one goes on once the address is confirmed. */
export const Confirmed = z.object({ email: z.string(), next: z.string().nullable() })
export type Confirmed = z.infer<typeof Confirmed>

export const ROLES = ['moderator', 'medical_professional', 'admin'] as const
export const Role = z.enum(ROLES)
export type Role = z.infer<typeof Role>

/** The picture that a member chose, as paths of its two sizes; null where the initial of their name stands. */
const avatar = z.string().nullable()
const portrait = { avatar, largeAvatar: avatar }

/**
 * How a member appears to others. `username` is null for a removed member: shown as "Utilisateur". `isProfessional`: their profession of health was
 * verified, and a second factor protects the account.
 */
export const Author = z.object({ id: Id, username: z.string().nullable(), avatar, isProfessional: z.boolean() })
export type Author = z.infer<typeof Author>

/** A member as their page shows them. */
export const MemberProfile = z.object({
  id: Id,
  /** Null where moderation hid it: shown as "Utilisateur". */
  username: z.string().nullable(),
  ...portrait,
  isProfessional: z.boolean(),
  sinceMonth: PlainMonth,
  isMe: z.boolean(),
  /** Name and picture, from others, by moderation; told to themselves. */
  hidden: Hidden,
})
export type MemberProfile = z.infer<typeof MemberProfile>

/** Someone this member blocked, by the name that was known of them: what they are called since is not told. */
export const BlockedMember = z.object({ id: Id, username: z.string().nullable(), blockedAt: z.date() })
export type BlockedMember = z.infer<typeof BlockedMember>

/** The signed-in member, as only they see themselves. */
export const Me = z.object({
  id: Id,
  username: z.string(),
  ...portrait,
  email: z.string(),
  language: Language,
  theme: Theme,
  createdAt: z.date(),
  /** Rights in force, not merely granted. */
  roles: z.array(Role),
  /** Granted, and waiting for a second factor. */
  rolesWaiting: z.array(Role),
  /** Nothing may be written: the consent to health data is withdrawn, or the staff silenced them. */
  isReadOnly: z.boolean(),
  /** What the staff decided that holds now, the gravest; suspended, one may only read why, appeal, and use one's rights. */
  sanction: z
    .object({
      kind: z.enum(['silence', 'suspension']),
      until: z.date().nullable(),
      /** Of the decision that it came with: it says why, and can be appealed against. */
      decisionId: Id,
    })
    .nullable(),
  /** Until then the account is new: no links in what it writes, and fewer requests. */
  newUntil: z.date().nullable(),
  /** Consents to texts that have changed since, to be given again: until then nothing may be written either. */
  consentsToRenew: z.array(RequiredConsent),
  /** An authenticator app is asked for at sign-in. */
  hasSecondFactor: z.boolean(),
  /** A story that was begun before the sign-up waits for its form to take it. */
  hasWaitingStory: z.boolean(),
  /** From when a new password chosen by mail takes the second factor away, if that was asked for; until it does, it can be taken back. */
  recoveryDueAt: z.date().nullable(),
  /** When the account will be erased, if that was asked for; until then it can be taken back. */
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
  /** Whether my posts are compared with those of others. */
  isMatched: z.boolean(),
  /** The same of my reports of side effects. */
  isMedicationMatched: z.boolean(),
  /** Latest first. */
  consents: z.array(ConsentRecord),
})
export type Settings = z.infer<typeof Settings>

/** The age and the terms are not withdrawn: without them there is no account. */
export const ConsentInput = z.object({ kind: z.enum(WITHDRAWABLE_CONSENTS), isGiven: z.boolean() })
export type ConsentInput = z.output<typeof ConsentInput>

/** Each with the version of the text that was read: an earlier one than the text has now is refused. */
export const RenewalInput = z.object({
  consents: z
    .array(z.object({ kind: RequiredConsent, version: z.string().max(20) }))
    .min(1)
    .max(REQUIRED_CONSENTS.length),
})
export type RenewalInput = z.output<typeof RenewalInput>

export const PasswordChangeInput = z.object({ currentPassword: Password, newPassword: Password })
export const EmailChangeInput = z.object({ email: Email, password: Password })

/** A browser that is signed in, as it described itself. */
export const OpenSession = z.object({
  id: Id,
  isCurrent: z.boolean(),
  userAgent: z.string().nullable(),
  createdAt: z.date(),
  /** To within a day. */
  lastUsedAt: z.date(),
})
export type OpenSession = z.infer<typeof OpenSession>
