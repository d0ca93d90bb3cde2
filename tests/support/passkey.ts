import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

type Question = { challenge: string }
type Given = { origin?: string; rpId?: string; isVerified?: boolean; challenge?: string }

const ORIGIN = 'http://localhost:3000'
const PRESENT = 0x01
const VERIFIED = 0x04
const HAS_KEY = 0x40

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest()
const uint16 = (value: number) => Buffer.from([value >> 8, value & 255])

/** A device that makes one passkey and uses it, as far as a server can tell. Passkeys go by an id that the device says. */
export function device(id: Buffer = randomBytes(16)) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x, y } = publicKey.export({ format: 'jwk' }) as { x: string; y: string }
  let uses = 0

  const clientData = (type: string, question: Question, { origin = ORIGIN, challenge }: Given) =>
    Buffer.from(JSON.stringify({ type, challenge: challenge ?? question.challenge, origin, crossOrigin: false }))

  const head = (flags: number, { rpId = 'localhost', isVerified = true }: Given) => {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(uses++)
    return Buffer.concat([sha256(rpId), Buffer.from([PRESENT | flags | (isVerified ? VERIFIED : 0)]), count])
  }

  const credential = <Response extends object>(response: Response) => ({
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key',
    clientExtensionResults: {},
    response,
  })

  return {
    id,
    /** Returns the answer of its browser when the passkey is made. */
    make(question: Question, given: Given = {}) {
      const key = Buffer.concat([
        Buffer.from('a5010203262001215820', 'hex'),
        Buffer.from(x, 'base64url'),
        Buffer.from('225820', 'hex'),
        Buffer.from(y, 'base64url'),
      ])
      const data = Buffer.concat([head(HAS_KEY, given), Buffer.alloc(16), uint16(id.length), id, key])
      const attestation = Buffer.concat([
        Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746159', 'hex'),
        uint16(data.length),
        data,
      ])
      return credential({
        clientDataJSON: clientData('webauthn.create', question, given).toString('base64url'),
        attestationObject: attestation.toString('base64url'),
        transports: ['internal'],
      })
    },
    /** Returns the answer of its browser when the passkey is used. */
    use(question: Question, given: Given = {}) {
      const [data, client] = [head(0, given), clientData('webauthn.get', question, given)]
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)
      return credential({
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: signature.toString('base64url'),
      })
    },
  }
}
