import { createOTP } from '@better-auth/utils/otp'
import { generateRandomString } from 'better-auth/crypto'
import { eq } from 'drizzle-orm'
import type { Services } from '#server/foundation/context.ts'
import type { Reader } from '#server/foundation/db/database.ts'
import { shownEmail } from '#server/foundation/text/shown-email.ts'
import { encrypt } from '../sign-in/secret-box.ts'
import { twoFactor } from '../tables.ts'

// The rows have the shape that Better Auth's plugin reads, which checks codes at sign-in. Two things are added here: a code of the app is valid once, and
// backup codes use only characters that are easy to read.

/** Seconds for which the app shows a code. The code before and the one after are accepted too, because clocks differ. */
const STEP_SECONDS = 30
const WINDOW = [-1, 0, 1]

/** A used code is remembered for longer than it is valid. */
const SPENT = { name: 'second-factor-spent', points: 1, seconds: 5 * STEP_SECONDS }

const BACKUP_CODES = 10

/** The characters of backup codes, without those that are easily confused: 0 and o, 1, i and l. */
const LEGIBLE = 'abcdefghjkmnpqrstuvwxyz23456789'

export const newSecret = () => generateRandomString(25, 'a-z', 'A-Z', '0-9')

export const setupUri = (secret: string, email: string) => createOTP(secret).url('Vécu', shownEmail(email))

export const newBackupCodes = (): string[] => Array.from({ length: BACKUP_CODES }, () => `${legible(5)}-${legible(5)}`)

const legible = (length: number) => {
  const signs = crypto.getRandomValues(new Uint32Array(length))
  return Array.from(signs, (sign) => LEGIBLE[sign % LEGIBLE.length]).join('')
}

export const encryptedCodes = (services: Pick<Services, 'secret'>, codes: readonly string[]) =>
  encrypt(services, JSON.stringify(codes))

/** Returns a member's authenticator app, in force or waiting for its first code. */
export async function secondFactorOf(db: Reader, memberId: string) {
  const [found] = await db.select().from(twoFactor).where(eq(twoFactor.userId, memberId))
  return found
}

/** Checking a code uses it up, on every server. */
export async function spendCode(
  { limits, now }: Pick<Services, 'limits' | 'now'>,
  { memberId, secret, code }: { memberId: string; secret: string; code: string },
): Promise<boolean> {
  const current = Math.floor(now().getTime() / 1000 / STEP_SECONDS)
  const app = createOTP(secret)
  for (const each of WINDOW) {
    const step = current + each
    if ((await app.hotp(step)) === code) return (await limits.count(SPENT, `${memberId}:${step}`)) === 1
  }
  return false
}
