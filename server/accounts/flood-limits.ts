import { DAY_SECONDS, HOUR_SECONDS } from '#contract/foundation/durations.ts'
import type { Limit } from '#server/foundation/net/rate.ts'

export const EMAIL_CHANGE_FLOOD = { name: 'email-changes', points: 5, seconds: HOUR_SECONDS }

export const CONFIRMATION_FLOOD = { name: 'confirmations', points: 10, seconds: HOUR_SECONDS }

export const USERNAME_FLOOD = { name: 'username-tries', points: 20, seconds: HOUR_SECONDS }

export const BLOCK_FLOOD = { name: 'blocks', points: 30, seconds: 60 }

export const SECOND_FACTOR_SETUP_FLOOD = { name: 'second-factor-setup', points: 10, seconds: 900 }

/** Wrong codes of one account within a day, over all sign-ins, after which codes are locked. A right code does not reset the count. */
export const WRONG_CODES = { name: 'second-step-wrong', points: 30, seconds: DAY_SECONDS }

export const SECOND_STEP_FLOOD = { name: 'second-step', points: 10, seconds: 900 }

export const EMAIL_LINK_FLOOD = { name: 'email-links', points: 20, seconds: HOUR_SECONDS }

export const AVATAR_FLOOD = { name: 'avatars', points: 30, seconds: 60 }

export const SIGN_IN_FAILURES = { name: 'sign-in-failures', points: 1_000_000, seconds: HOUR_SECONDS }

/** How many requests with one mark bypass the queue of strangers. Counted in memory, because a crowd may already hold up the database. */
export const KNOWN_BROWSER_FLOOD = { name: 'known-browser-tries', points: 20, seconds: 600 }

/**
 * Limits how often a member's password may be tried, right or wrong, from an open session and by the holder of a mailed link. The two are counted apart, so
 * that the holder of a link, who may be a stranger, cannot use up the member's own tries.
 */
export const PASSWORD_FLOODS = {
  session: { name: 'current-password', points: 10, seconds: HOUR_SECONDS },
  link: { name: 'link-password', points: 10, seconds: HOUR_SECONDS },
}

export const routeFloods = (route: string): Limit[] => [
  { name: `${route}-minute`, points: 6, seconds: 60 },
  { name: `${route}-hour`, points: 30, seconds: HOUR_SECONDS },
]

export const mailFloods = (kind: string, asker: string): Limit[] => [
  { name: `mails-${kind}`, points: 3, seconds: HOUR_SECONDS },
  { name: `mails-${asker}`, points: 10, seconds: DAY_SECONDS },
]
