import { readFile } from 'node:fs/promises'
import {
  Decrypter,
  Encrypter,
  generateHybridIdentity,
  generateX25519Identity,
  identityToRecipient,
} from 'age-encryption'
import { BackupRefused } from './refused.ts'

const PRIVATE_KEY = 'AGE-SECRET-KEY-'

/** Encrypts for the given recipients, and decrypts its own output as long as this process lives. */
export type Cipher = { encrypter: Encrypter; decrypter: Decrypter }

/**
 * The cipher also encrypts for a key of its own, which is never stored, because a backup is verified after it is written.
 * @throws BackupRefused where a key is invalid
 */
export async function cipherFor(recipients: readonly string[]): Promise<Cipher> {
  const [encrypter, decrypter] = [new Encrypter(), new Decrypter()]
  for (const recipient of recipients)
    try {
      encrypter.addRecipient(recipient)
    } catch (cause) {
      throw notPublic(recipient, cause)
    }
  // A mix is only as strong as its weakest key, so post-quantum recipients get a post-quantum key.
  const isHybrid = recipients.every((recipient) => /^age1(tag)?pq1/.test(recipient))
  const own = await (isHybrid ? generateHybridIdentity() : generateX25519Identity())
  encrypter.addRecipient(await identityToRecipient(own))
  decrypter.addIdentity(own)
  return { encrypter, decrypter }
}

function notPublic(given: string, cause: unknown): BackupRefused {
  // A private key that was given by mistake is not repeated, because messages are logged.
  return given.toUpperCase().startsWith(PRIVATE_KEY)
    ? new BackupRefused('--encrypt-to takes the public key (age1…), and was given a private one. Keep that elsewhere.')
    : new BackupRefused(`${given} is no public key of age: one begins with age1, and age-keygen tells it.`, { cause })
}

/**
 * Returns a decrypter with the private keys in these files.
 * @throws BackupRefused where a file is not there or holds none
 */
export async function decrypterWith(files: readonly string[]): Promise<Decrypter> {
  const decrypter = new Decrypter()
  for (const file of files) for (const key of await keysIn(file)) decrypter.addIdentity(key)
  return decrypter
}

async function keysIn(file: string): Promise<string[]> {
  const text = await readFile(file, 'utf8').catch((cause: unknown) => {
    throw new BackupRefused(`${file} cannot be read: --identity takes the file that age-keygen wrote.`, { cause })
  })
  const keys = text.split(/\s*\n\s*/).filter((line) => line.startsWith(PRIVATE_KEY))
  try {
    for (const key of keys) new Decrypter().addIdentity(key)
  } catch {
    keys.length = 0 // without the cause, which might repeat the key
  }
  if (keys.length === 0)
    throw new BackupRefused(`${file} holds no private key of age (${PRIVATE_KEY}1…), or one that was not copied whole.`)
  return keys
}
