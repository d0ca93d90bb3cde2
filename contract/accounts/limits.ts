export const USERNAME_MAX = 50
export const EMAIL_MAX = 254
export const PASSWORD_MIN = 10
export const PASSWORD_MAX = 128

/** Version of the texts a consent refers to; a new wording is a new version. */
export const CONSENT_VERSION = '2026-11'
export const REQUIRED_CONSENTS = ['age', 'terms', 'healthData'] as const
export const OPTIONAL_CONSENTS = ['research', 'emails'] as const
/** Those that an account can be without. While `healthData` is withdrawn it is read-only, and nothing of it is shown. */
export const WITHDRAWABLE_CONSENTS = ['healthData', ...OPTIONAL_CONSENTS] as const

export const USERNAMES_PER_HOUR = 3

export const PASSKEY_NAME_MAX = 50
