import { createHmac } from 'node:crypto'
import type { IceServers } from '#contract/chat/call-schema.ts'
import { RELAY_SECONDS } from '#contract/chat/limits.ts'
import { type Config, hasRelay, type IceServer } from '#server/foundation/config.ts'

/**
 * A relay with a shared secret gets credentials that expire soon, in the form of coturn's `use-auth-secret`: the user name holds the expiry and is signed.
 * Where there is a relay, calls use only it, because a direct call shows each side's address.
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
