export const USERNAME_MAX = 50
export const EMAIL_MAX = 254
/** Characters of what is pasted where an address is asked for: a name may stand around it. */
export const PASTED_EMAIL_MAX = 1_000
export const PASSWORD_MIN = 10
export const PASSWORD_MAX = 128

export const REQUIRED_CONSENTS = ['age', 'terms', 'healthData'] as const
export const OPTIONAL_CONSENTS = ['research', 'emails'] as const
/** Those that an account can be without. While `healthData` is withdrawn it is read-only, and nothing of it is shown. */
export const WITHDRAWABLE_CONSENTS = ['healthData', ...OPTIONAL_CONSENTS] as const

/**
 * Version of the text that each consent refers to: the day, or the month, from which it holds. A text that says something new is a new version; of those
 * that an account needs it is asked again of whoever agreed to an earlier one, whose account only reads until then.
 */
export const CONSENT_VERSIONS = {
  age: '2026-11',
  terms: '2026-11-26',
  healthData: '2026-11-26',
  research: '2026-11',
  emails: '2026-11',
} as const

/** Characters of a story, as its form keeps it, that goes with a sign-up. */
export const WAITING_STORY_MAX = 60_000
/** Characters of the address that a sign-up leads to. */
export const NEXT_MAX = 500

export const USERNAMES_PER_HOUR = 3
/** For how long a name that was given up is nobody else's: whoever knew its member would take another for them. */
export const FORMER_USERNAME_DAYS = 365
/** Of one member, the latest: else an account would keep a name from others for each hour of a year. */
export const FORMER_USERNAMES_KEPT = 10

/** Days for which it can be told that accounts were opened in one household on one day, so that together they count as one reporter. */
export const SIGN_UP_ORIGIN_DAYS = 180

/** Words of a refused request of a professional. */
export const REFUSAL_REASON_MAX = 2_000

export const PASSKEY_NAME_MAX = 50

/** How long a second factor that its member lost is waited for before a new password takes it away. */
export const RECOVERY_HOURS = 72
/** For how long after that; then it has to be asked for anew. */
export const RECOVERY_OPEN_DAYS = 7
