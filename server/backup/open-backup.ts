import { mkdir, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { ifThere } from '#server/foundation/storage/folder.ts'
import { type BackupFolder, ENCRYPTED_NAMES, plainFolder } from './backup-folder.ts'
import { BackupRefused } from './refused.ts'

/**
 * @param encryptTo public keys of age; with none the backup is not encrypted
 * @throws BackupRefused where a key is invalid, before anything is made, or the folder is not empty
 */
export async function newBackup(path: string, encryptTo: readonly string[]): Promise<BackupFolder> {
  if (encryptTo.length === 0) {
    await makeEmpty(path)
    return plainFolder(path)
  }
  const [{ cipherFor }, { newEncrypted }] = await encryption()
  const cipher = await cipherFor(encryptTo)
  await makeEmpty(path)
  return newEncrypted(path, cipher)
}

async function makeEmpty(path: string): Promise<void> {
  await mkdir(path, { recursive: true, mode: 0o700 })
  if ((await readdir(path)).length > 0)
    throw new BackupRefused(`${path} is not empty: each backup goes to a folder of its own.`)
}

/** The library is loaded only where something is encrypted. */
const encryption = () => Promise.all([import('./age-keys.ts'), import('./encrypted-folder.ts')])

/**
 * A folder that holds a backup, encrypted or not.
 * @param identityFiles  with the private keys of age, as age-keygen writes them
 * @throws BackupRefused where it is encrypted and none of these keys opens it, or one of the files holds none
 */
export async function openBackup(path: string, identityFiles: readonly string[] = []): Promise<BackupFolder> {
  if (!(await ifThere(stat(join(path, ENCRYPTED_NAMES))))) return plainFolder(path)
  if (identityFiles.length === 0)
    throw new BackupRefused(`${path} is encrypted: name the file that holds its private key, with --identity <file>.`)
  const [{ decrypterWith }, { openEncrypted }] = await encryption()
  return openEncrypted(path, identityFiles, await decrypterWith(identityFiles))
}
