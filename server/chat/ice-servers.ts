import { createHmac } from 'node:crypto'
import type { IceServers } from '#contract/chat/call-schema.ts'
import { RELAY_SECONDS } from '#contract/chat/limits.ts'
import { type Config, hasRelay, type IceServer } from '#server/foundation/config.ts'

/**
 * The operator's servers as a browser takes them. A relay with a shared secret gets credentials that end soon, as coturn's `use-auth-secret` reads
 * them: the name says until when, and is signed. Where there is a relay, calls go through it alone: a direct one shows each one's address.
 */
export function iceServersFor(
  { iceServers }: Pick<Config, 'iceServers'>,
  { memberId, now }: { memberId: string; now: Date },
): IceServers {
  const until = Math.floor(now.getTime() / 1000) + RELAY_SECONDS
  const servers = iceServers.map((server) => credited(server, `${until}:${memberId}`))
  const hasSecrets = iceServers.some(({ secret }) => secret !== undefined)
  return { servers, isRelayOnly: hasRelay({ iceServers }), validUntil: hasSecrets ? new Date(until * 1000) : null }
}

function credited({ urls, username, credential, secret }: IceServer, name: string): IceServers['servers'][number] {
  const list = typeof urls === 'string' ? [urls] : urls
  if (secret !== undefined)
    return { urls: list, username: name, credential: createHmac('sha1', secret).update(name).digest('base64') }
  return { urls: list, ...(username !== undefined && { username }), ...(credential !== undefined && { credential }) }
}
