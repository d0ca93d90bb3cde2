import { base32 } from '@better-auth/utils/base32'
import { createOTP } from '@better-auth/utils/otp'

const STEP_MS = 30_000

/** What an authenticator app that was given this text shows at this instant, or so many codes later. */
export function codeOf(secret: string, at: Date, later = 0): Promise<string> {
  const app = createOTP(new TextDecoder().decode(base32.decode(secret)))
  return app.hotp(Math.floor(at.getTime() / STEP_MS) + later)
}
