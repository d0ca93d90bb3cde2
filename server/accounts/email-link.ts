import { createHash, timingSafeEqual } from 'node:crypto'

/** How long the link to a new address works. */
export const EMAIL_LINK_SECONDS = 86_400

// What is kept of a link: under the member, a digest of its secret and the address that it makes theirs. Whoever reads the table cannot follow it.

export const linkIdentifier = (memberId: string): string => `new-email:${memberId}`

export const linkValue = (secret: string, email: string): string => `${digestOf(secret)} ${email}`

/** The address that this secret makes the member's; undefined when it is not the secret of what is kept. */
export function emailOf(value: string, secret: string): string | undefined {
  const [kept = '', email] = value.split(' ')
  const given = digestOf(secret)
  return kept.length === given.length && timingSafeEqual(Buffer.from(kept), Buffer.from(given)) ? email : undefined
}

const digestOf = (secret: string) => createHash('sha256').update(secret).digest('base64url')
