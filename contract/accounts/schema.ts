import { z } from 'zod'
import { Id } from '#contract/foundation/ids.ts'
import { Language, Theme } from '#contract/foundation/languages.ts'
import { lineText } from '#contract/foundation/text.ts'
import { EMAIL_MAX, OPTIONAL_CONSENTS, PASSWORD_MAX, REQUIRED_CONSENTS, USERNAME_MAX } from './limits.ts'

/** A pseudonym; unique without regard to case or accents. No address of a site: mails greet by this name, whoever chose it. */
export const Username = lineText({ min: 1, max: USERNAME_MAX }).refine((name) => !/:\/\/|www\./i.test(name), 'invalid')

export const Email = z.string().trim().min(1).max(EMAIL_MAX).toLowerCase().pipe(z.email('invalidEmail'))

/** Compared as typed; how strong it is, the server says with reasons. */
export const Password = z
  .string()
  .min(1)
  .max(PASSWORD_MAX * 4)

export const ConsentKind = z.enum([...REQUIRED_CONSENTS, ...OPTIONAL_CONSENTS])
export type ConsentKind = z.infer<typeof ConsentKind>

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
})
export type SignUpInput = z.output<typeof SignUpInput>

export const ROLES = ['moderator', 'medical_professional', 'admin'] as const
export const Role = z.enum(ROLES)
export type Role = z.infer<typeof Role>

/** How a member appears to others. `username` is null for a removed member: shown as "Utilisateur". */
export const Author = z.object({ id: Id, username: z.string().nullable() })
export type Author = z.infer<typeof Author>

/** Someone this member blocked. */
export const BlockedMember = z.object({ id: Id, username: z.string(), blockedAt: z.date() })
export type BlockedMember = z.infer<typeof BlockedMember>

/** The signed-in member, as only they see themselves. */
export const Me = z.object({
  id: Id,
  username: z.string(),
  email: z.string(),
  language: Language,
  theme: Theme,
  createdAt: z.date(),
  /** Rights in force, not merely granted. */
  roles: z.array(Role),
  /** True while the consent to health data is withdrawn: nothing may be written. */
  isReadOnly: z.boolean(),
})
export type Me = z.infer<typeof Me>

export const PreferencesInput = z.object({ language: Language.optional(), theme: Theme.optional() })
