import { timingSafeEqual } from 'node:crypto'
import { keyedDigest } from '#server/foundation/digest.ts'
import { maskedId, unmaskedId } from '#server/foundation/masked-id.ts'

/** The member's id, masked and signed. The token never expires, because a mail does not. */
export const unsubscribeToken = (secret: string, memberId: string): string =>
  `${maskedId(secret, memberId)}.${signatureOf(secret, memberId)}`

export function memberOfToken(secret: string, token: string): string | undefined {
  const [masked = '', signature = '', ...more] = token.split('.')
  const memberId = unmaskedId(secret, masked)
  if (more.length > 0 || memberId === undefined) return undefined
  const given = Buffer.from(signature)
  const right = Buffer.from(signatureOf(secret, memberId))
  return given.length === right.length && timingSafeEqual(given, right) ? memberId : undefined
}

const signatureOf = (secret: string, memberId: string) => keyedDigest(secret, 'notices.unsubscribe', memberId)
