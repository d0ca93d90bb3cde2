import { createHmac, timingSafeEqual } from 'node:crypto'
import { Id } from '#contract/foundation/ids.ts'

/** What a mail's link to end these mails carries: whose, signed. It never expires, as the mail that holds it does not. */
export const unsubscribeToken = (secret: string, memberId: string): string =>
  `${memberId}.${signatureOf(secret, memberId)}`

/** Whose mails a link ends; undefined for one that this server did not write. */
export function memberOfToken(secret: string, token: string): string | undefined {
  const [memberId = '', signature = '', ...more] = token.split('.')
  if (more.length > 0 || !Id.safeParse(memberId).success) return undefined
  const given = Buffer.from(signature)
  const right = Buffer.from(signatureOf(secret, memberId))
  return given.length === right.length && timingSafeEqual(given, right) ? memberId : undefined
}

const signatureOf = (secret: string, memberId: string) =>
  createHmac('sha256', secret).update(`notices.unsubscribe ${memberId}`).digest('base64url')
