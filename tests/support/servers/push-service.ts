import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { loopbackCertificate } from './certificate.ts'

/** A request that came to the service, with its body still encrypted. */
export type Pushed = { path: string; headers: Record<string, string | string[] | undefined>; body: Buffer }

/** Opens a push service on the loopback, over https. It accepts everything until it is told to answer otherwise. */
export async function openPushService({ port = 0, ...given }: { port?: number; cert?: string; key?: string } = {}) {
  const { cert, key } = given.cert && given.key ? { cert: given.cert, key: given.key } : loopbackCertificate()
  const pushed: Pushed[] = []
  const answers = new Map<string, { status: number; location?: string }>()
  const server = createServer({ cert, key }, (request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk) => chunks.push(chunk))
    request.on('end', () => {
      pushed.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks) })
      const { status, ...headers } = answers.get(origin + request.url) ?? answers.get('') ?? { status: 201 }
      response.writeHead(status, headers).end()
    })
  })
  await new Promise<void>((settle) => server.listen(port, '127.0.0.1', settle))
  const origin = `https://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    origin,
    /** The certificate, for clients that are to trust the service. */
    cert,
    pushed,
    pushedTo: (browser: PushBrowser) => pushed.filter(({ path }) => origin + path === browser.endpoint),
    /** Sets the answer to all browsers' messages from now on, or to those of one. */
    answer(status: number, { of, location }: { of?: PushBrowser; location?: string } = {}) {
      answers.set(of?.endpoint ?? '', { status, ...(location && { location }) })
    },
    takeEverything: () => answers.clear(),
    /** A browser that subscribed with this service. */
    browser: (): PushBrowser => pushBrowser(`${origin}/push/${randomBytes(16).toString('base64url')}`),
    async close() {
      server.closeAllConnections()
      await new Promise((settle) => server.close(settle))
    },
  }
}

export type PushBrowser = ReturnType<typeof pushBrowser>

/** The browser's side of a subscription: the address where it is reached, and the keys to read its messages. */
export function pushBrowser(endpoint: string) {
  const pair = createECDH('prime256v1')
  const [own, auth] = [pair.generateKeys(), randomBytes(16)]
  const keys = { p256dh: own.toString('base64url'), auth: auth.toString('base64url') }
  return {
    endpoint,
    keys,
    /** The subscription as a server is told of it. */
    told: { endpoint, expirationTime: null, keys },
    /** @source RFC 8291 and RFC 8188: one record, encrypted for this browser's key */
    read(body: Buffer): string {
      const salt = body.subarray(0, 16)
      const sender = body.subarray(21, 21 + body[20]!)
      const record = body.subarray(21 + body[20]!)
      const said = Buffer.concat([Buffer.from('WebPush: info\0'), own, sender])
      const secret = hkdfSync('sha256', pair.computeSecret(sender), auth, said, 32)
      const part = (name: string, length: number) =>
        Buffer.from(hkdfSync('sha256', Buffer.from(secret), salt, `Content-Encoding: ${name}\0`, length))
      const cipher = createDecipheriv('aes-128-gcm', part('aes128gcm', 16), part('nonce', 12))
      cipher.setAuthTag(record.subarray(-16))
      const padded = Buffer.concat([cipher.update(record.subarray(0, -16)), cipher.final()])
      return padded.subarray(0, padded.lastIndexOf(2)).toString()
    },
  }
}

/** Returns what the sender says of itself (VAPID). @throws unless that is signed with the key with which browsers subscribed */
export function senderOf({ headers }: Pushed, publicKey: string): { aud: string; sub: string; exp: number } {
  const [, token, key] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(String(headers.authorization)) ?? []
  if (!token || key !== publicKey) throw new Error('The sender does not say who it is.')
  const [head, claims, signature] = token.split('.') as [string, string, string]
  const point = Buffer.from(publicKey, 'base64url')
  const [x, y] = [point.subarray(1, 33).toString('base64url'), point.subarray(33).toString('base64url')]
  const jwk = createPublicKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x, y } })
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: jwk, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  if (!isSigned) throw new Error('The sender is not who it says.')
  return JSON.parse(Buffer.from(claims, 'base64url').toString())
}
