export const USERNAME_MAX = 50
export const EMAIL_MAX = 254
/** Characters of a text pasted into an address field: a name may stand around the address. */
export const PASTED_EMAIL_MAX = 1_000
export const PASSWORD_MIN = 10
export const PASSWORD_MAX = 128

export const REQUIRED_CONSENTS = ['age', 'terms', 'healthData'] as const
export const OPTIONAL_CONSENTS = ['research', 'emails'] as const
/** Consents that an account can do without. While `healthData` is withdrawn, the account is read-only and its content is hidden, except what is anonymous. */
export const WITHDRAWABLE_CONSENTS = ['healthData', ...OPTIONAL_CONSENTS] as const

/**
 * Version of the text that each consent refers to: the day or month from which it applies. Members who agreed to an earlier version of a required consent are
 * read-only until they agree again.
 */
export const CONSENT_VERSIONS = {
  age: '2026-11',
  terms: '2026-11-26',
  healthData: '2026-11-26',
  research: '2026-11',
  emails: '2026-11',
} as const

/** Characters of a story, as its form keeps it, that is sent with a sign-up. */
export const WAITING_STORY_MAX = 60_000
/** Characters of the address that a sign-up leads to. */
export const NEXT_MAX = 500

export const USERNAMES_PER_HOUR = 3
/** Days for which nobody else may take a former name: people who knew its member would take another for them. */
export const FORMER_USERNAME_DAYS = 365
/** Former names kept for one member, the latest: otherwise one account could keep a name from others for each hour of a year. */
export const FORMER_USERNAMES_KEPT = 10

/** Days for which accounts can be recognised as opened in one household on one day, so that together they count as one reporter. */
export const SIGN_UP_ORIGIN_DAYS = 180

/** Characters of the reason for refusing a professional's request. */
export const REFUSAL_REASON_MAX = 2_000

export const PASSKEY_NAME_MAX = 50

/** Days after the last visit for which a member stays signed in. */
export const SESSION_DAYS = 30
/** Days for which a browser keeps the cookie that says who signed in with it before. */
export const KNOWN_BROWSER_DAYS = 400
/** Days for which a browser remembers whether the sidebar of the member area is open. */
export const SIDEBAR_DAYS = 7
/** Minutes for which a sign-in waits for its second step. */
export const SECOND_STEP_MINUTES = 10
/** The lifetime of the library's challenge. */
export const PASSKEY_MINUTES = 5
/** Minutes in which a person must be back from the provider of identities. */
export const IDENTITY_MINUTES = 10
/** Hours for which a sign-up waits for its address to be confirmed; one that is not by then is forgotten. */
export const CONFIRMATION_HOURS = 24
/** Hours for which other links that go by mail work, and minutes for the one to choose a new password. */
export const LINK_HOURS = 24
export const RESET_MINUTES = 30

/** Hours to wait before a new password removes a second factor that its member lost. */
export const RECOVERY_HOURS = 72
/** Days after RECOVERY_HOURS in which the second factor may be removed. */
export const RECOVERY_OPEN_DAYS = 7

/** Withdrawing a consent is never counted. */
export const CONSENTS_PER_HOUR = 10
/** Consents that the settings list: those in force, and the latest of the others. The copy of one's data holds them all. */
export const CONSENTS_SHOWN = 50

/** Joining matching again is limited, because each time searches for everything that the member wrote. */
export const PARTICIPATIONS_PER_HOUR = 10

/** Days after joining for which a member with a sanction, a warning included, counts as a new account. */
export const NEW_AT_MOST_DAYS = 30

/** Failed sign-ins to one account within an hour after which each answer is delayed. */
export const SIGN_IN_FREE_FAILURES = 5

/** The first of these delays; each is twice as long as the one before, up to the longest. */
export const SIGN_IN_FIRST_DELAY_MS = 250
export const SIGN_IN_LONGEST_DELAY_MS = 8_000
