import { generateKeyPairSync, randomBytes, sign } from 'node:crypto'

/**
 * Makes a certificate for the loopback, valid for a day, and its key: both PEM. A client that trusts the certificate trusts the holder of the key. The name
 * is unique too, because of two trusted certificates with one name only the first is found.
 */
export function loopbackCertificate(): { cert: string; key: string } {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' })
  const own = `loopback ${randomBytes(8).toString('hex')}`
  const name = sequence(set(sequence(oid(COMMON_NAME), der(0x0c, Buffer.from(own)))))
  const algorithm = sequence(oid(ECDSA_WITH_SHA256))
  const [from, until] = [new Date(Date.now() - DAY_MS), new Date(Date.now() + DAY_MS)]
  const names = sequence(der(0x87, Buffer.from([127, 0, 0, 1])), der(0x82, Buffer.from('localhost')))
  const signed = sequence(
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.from([1])),
    algorithm,
    name,
    sequence(instant(from), instant(until)),
    name,
    publicKey.export({ format: 'der', type: 'spki' }),
    der(0xa3, sequence(sequence(oid(SUBJECT_ALT_NAME), der(0x04, names)))),
  )
  const signature = der(0x03, Buffer.from([0]), sign('sha256', signed, privateKey))
  const body = sequence(signed, algorithm, signature).toString('base64')
  return {
    cert: `-----BEGIN CERTIFICATE-----\n${body.replace(/.{64}/g, '$&\n')}\n-----END CERTIFICATE-----\n`,
    key: privateKey.export({ format: 'pem', type: 'pkcs8' }).toString(),
  }
}

const DAY_MS = 86_400_000

// Object identifiers as they are written: 2.5.4.3, 2.5.29.17 and 1.2.840.10045.4.3.2.
const COMMON_NAME = [0x55, 0x04, 0x03]
const SUBJECT_ALT_NAME = [0x55, 0x1d, 0x11]
const ECDSA_WITH_SHA256 = [0x2a, 0x86, 0x48, 0xce, 0x3d, 0x04, 0x03, 0x02]

/** A value of ASN.1: what it is, how long, and itself. */
function der(tag: number, ...parts: Buffer[]): Buffer {
  const content = Buffer.concat(parts)
  const { length } = content
  const head = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255]
  return Buffer.concat([Buffer.from([tag, ...head]), content])
}

const sequence = (...parts: Buffer[]) => der(0x30, ...parts)
const set = (...parts: Buffer[]) => der(0x31, ...parts)
const oid = (bytes: number[]) => der(0x06, Buffer.from(bytes))
const instant = (at: Date) => der(0x18, Buffer.from(`${at.toISOString().replace(/[-:T]|\.\d+/g, '')}`))
