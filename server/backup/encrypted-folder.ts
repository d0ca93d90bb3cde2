import { createHmac, randomBytes } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { ReadableStream } from 'node:stream/web'
import type { Decrypter } from 'age-encryption'
import type { Cipher } from './age-keys.ts'
import { type BackupFolder, ENCRYPTED_NAMES, openIfThere } from './backup-folder.ts'
import { type Encoding, flushFolder, writeAll, writeSmall } from './file-digest.ts'
import { BackupRefused } from './refused.ts'

// Each file of the backup is a file of age by itself: none is ever in memory as a whole, and one that is damaged spoils no other. Its file name is a digest of
// its name in the backup, under a key that is encrypted too. All that can be seen is how many files there are, of what size, and when they were written.

const FILES = 'files'
const KEY_BYTES = 32

export async function newEncrypted(path: string, cipher: Cipher): Promise<BackupFolder> {
  const nameKey = randomBytes(KEY_BYTES)
  await writeSmall(join(path, ENCRYPTED_NAMES), await cipher.encrypter.encrypt(nameKey))
  return encryptedFolder(path, nameKey, cipher)
}

/**
 * @param identityFiles  from which the decrypter has its keys
 * @throws BackupRefused where none of them opens it
 */
export async function openEncrypted(
  path: string,
  identityFiles: readonly string[],
  decrypter: Decrypter,
): Promise<BackupFolder> {
  const names = await readFile(join(path, ENCRYPTED_NAMES))
  const nameKey = await decrypter.decrypt(names).catch((cause: unknown) => {
    throw isOthers(cause)
      ? new BackupRefused(`${path} is encrypted for another key than ${identityFiles.join(', ')}.`, { cause })
      : undecryptable(ENCRYPTED_NAMES, cause)
  })
  return encryptedFolder(path, nameKey, { decrypter })
}

/** The library marks this error by its message alone. */
const isOthers = (error: unknown): boolean => error instanceof Error && error.message.startsWith('no identity matched')

const undecryptable = (name: string, cause: unknown) =>
  new BackupRefused(`${name} is damaged or was cut off: it cannot be decrypted.`, { cause })

function encryptedFolder(path: string, nameKey: Uint8Array, cipher: Partial<Cipher> & Pick<Cipher, 'decrypter'>) {
  const fileOf = (name: string) => {
    const digest = createHmac('sha256', nameKey).update(name).digest('hex')
    return join(path, FILES, digest.slice(0, 2), `${digest.slice(2)}.age`)
  }
  const encrypter = () => {
    if (!cipher.encrypter) throw new Error('a backup that was opened to be read')
    return cipher.encrypter
  }
  const encode: Encoding = async function* (content) {
    yield* pieces(await encrypter().encrypt(webStream(content)))
  }
  const folder: BackupFolder = {
    path,
    write: (name, from) => writeAll(fileOf(name), from, encode),
    writeSmall: async (name, text) => writeSmall(fileOf(name), await encrypter().encrypt(text)),
    async open(name) {
      const file = await openIfThere(fileOf(name))
      return file && Readable.from(decrypted(file, name), { objectMode: false })
    },
    async asFile(name, workFolder, use) {
      const plain = join(workFolder, randomBytes(8).toString('hex'))
      const content = await folder.open(name)
      if (!content) throw new BackupRefused(`${name} is missing.`)
      try {
        await pipeline(content, createWriteStream(plain, { flags: 'wx', mode: 0o600 }))
        await use(plain)
      } finally {
        await rm(plain, { force: true })
      }
    },
    // File names do not tell tables apart; a file that the manifest does not list is never opened.
    tableFiles: async () => [],
    flush: () => flushFolder(path),
  }

  async function* decrypted(content: Readable, name: string): AsyncGenerator<Uint8Array> {
    try {
      yield* pieces(await cipher.decrypter.decrypt(webStream(content)))
    } catch (cause) {
      throw undecryptable(name, cause)
    } finally {
      content.destroy()
    }
  }
  return folder
}

// The library takes streams by the browser’s types, which lack what Node’s have.
type WebStream = globalThis.ReadableStream<Uint8Array>
const webStream = (content: AsyncIterable<Uint8Array>) => ReadableStream.from(content) as unknown as WebStream
const pieces = (stream: WebStream) => stream as unknown as AsyncIterable<Uint8Array>
