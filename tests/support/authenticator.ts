import { base32 } from '@better-auth/utils/base32'
import { createOTP } from '@better-auth/utils/otp'

const STEP_MS = 30_000

/** Returns the code that an authenticator app with this secret shows at this instant, or `later` codes after it. */
export function codeOf(secret: string, at: Date, later = 0): Promise<string> {
  const app = createOTP(new TextDecoder().decode(base32.decode(secret)))
  return app.hotp(Math.floor(at.getTime() / STEP_MS) + later)
}
