import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { z } from 'zod'
import { ERRORS } from '#contract/foundation/errors.ts'
import { type FieldFault, faultsOf } from '#contract/foundation/faults.ts'
import { inputFaults } from '../unknown-keys.ts'
import type { Holder } from './live-connections.ts'

export type HandshakeRules = {
  authenticate: (headers: Headers) => Promise<Holder | undefined>
  originAllowed: (origin: string | undefined) => boolean
}

export type Admitted = { holder: Holder; since: number | undefined }

const HandshakeQuery = z.object({ since: z.coerce.number().int().nonnegative().optional() })

export async function readHandshake(
  { url, headers }: IncomingMessage,
  { authenticate, originAllowed }: HandshakeRules,
): Promise<Admitted | { fields: FieldFault[] } | string> {
  const address = URL.parse(url ?? '/', 'http://live')
  if (!address) return '400 Bad Request'
  if (!originAllowed(headers.origin)) return '403 Forbidden'
  const holder = await authenticate(new Headers(headers.cookie ? { cookie: headers.cookie } : {})).catch(
    () => 'unavailable' as const,
  )
  if (holder === 'unavailable') return '503 Service Unavailable'
  if (!holder) return '401 Unauthorized'
  const given = Map.groupBy(address.searchParams, ([name]) => name)
  const asked = Object.fromEntries(
    Array.from(given, ([name, pairs]) => [name, pairs.length === 1 ? pairs[0]![1] : pairs.map(([, value]) => value)]),
  )
  const fields = inputFaults(HandshakeQuery, asked)
  if (fields.length > 0) return { fields }
  const { data, error } = HandshakeQuery.safeParse(asked)
  return data ? { holder, since: data.since } : { fields: faultsOf(error.issues) }
}

export function refuseUpgrade(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
}

export function refuseInput(socket: Duplex, fields: FieldFault[]): void {
  const code = 'INVALID_INPUT'
  const body = JSON.stringify({ defined: true, code, status: ERRORS[code].status, message: code, data: { fields } })
  const head = ['HTTP/1.1 400 Bad Request', 'Connection: close', 'Content-Type: application/json']
  socket.end([...head, `Content-Length: ${Buffer.byteLength(body)}`, '', body].join('\r\n'))
}
