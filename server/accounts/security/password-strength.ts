import commonPasswords from 'fxa-common-password-list'
import { PASSWORD_MAX, PASSWORD_MIN } from '#contract/accounts/limits.ts'
import type { WeakPasswordReason } from '#contract/foundation/errors.ts'
import { usernameKey } from '../sign-in/username.ts'

type Owner = { email: string; username: string | undefined }

/** Shorter names occur in many good passwords by chance. */
const TELLING_LENGTH = 4

/**
 * Returns why a password is refused; empty when it is good. Lengths are in characters. "common": it is among the 100,000 most common leaked passwords, a list
 * that comes with the program. "personal": it contains the username, the address or its part before the @; a password that is too long is not checked for
 * these.
 */
export function passwordWeaknesses(password: string, { email, username }: Owner): WeakPasswordReason[] {
  const reasons: WeakPasswordReason[] = []
  const length = [...password].length
  if (length < PASSWORD_MIN) reasons.push('tooShort')
  if (length > PASSWORD_MAX) reasons.push('tooLong')
  const lower = password.toLowerCase()
  if (commonPasswords.test(lower) || isOneCharacter(lower)) reasons.push('common')
  // A password that is too long is not folded, because a character may fold to 18 letters.
  if (length > PASSWORD_MAX) return reasons
  const folded = usernameKey(password)
  const telling = [email, email.split('@')[0] ?? '', username ?? ''].map(usernameKey)
  if (telling.some((word) => word.length >= TELLING_LENGTH && folded.includes(word))) reasons.push('personal')
  return reasons
}

const isOneCharacter = (password: string) => new Set(password).size === 1
