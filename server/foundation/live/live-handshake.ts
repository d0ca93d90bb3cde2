import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import type { Holder } from './live-connections.ts'

export type HandshakeRules = {
  /** Whom a request's cookie stands for. */
  authenticate: (headers: Headers) => Promise<Holder | undefined>
  originAllowed: (origin: string | undefined) => boolean
}

/** Who opens a socket, and the number of the last event they know of: none on a first visit. */
export type Admitted = { holder: Holder; since: number | undefined }

/** @returns who asks for a live socket, or the status to refuse the upgrade with */
export async function readHandshake(
  { url, headers }: IncomingMessage,
  { authenticate, originAllowed }: HandshakeRules,
): Promise<Admitted | string> {
  const address = URL.parse(url ?? '/', 'http://live')
  if (!address) return '400 Bad Request'
  if (!originAllowed(headers.origin)) return '403 Forbidden'
  const holder = await authenticate(new Headers(headers.cookie ? { cookie: headers.cookie } : {})).catch(
    () => 'unavailable' as const,
  )
  if (holder === 'unavailable') return '503 Service Unavailable'
  if (!holder) return '401 Unauthorized'
  const since = Number(address.searchParams.get('since') ?? Number.NaN)
  return { holder, since: Number.isSafeInteger(since) && since >= 0 ? since : undefined }
}

export function refuseUpgrade(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
}
