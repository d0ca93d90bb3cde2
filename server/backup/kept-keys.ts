import { scryptSync } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '#server/foundation/config.ts'
import { ifThere } from '#server/foundation/storage/folder.ts'

export type KeyConfig = Pick<Config, 'dataDir' | 'secret' | 'vapidPrivateKey' | 'auditPrivateKey'>
export type KeyName = 'secret' | 'vapid' | 'audit'

/** Where the server keeps a key that it made itself. */
export const keyFile = (dataDir: string, name: KeyName): string => join(dataDir, 'keys', name)

/** The keys that the environment does not set: those are the operator’s to keep. */
export const ownKeys = ({ secret, vapidPrivateKey, auditPrivateKey }: KeyConfig): KeyName[] => [
  ...(secret ? [] : ['secret' as const]),
  ...(vapidPrivateKey ? [] : ['vapid' as const]),
  ...(auditPrivateKey ? [] : ['audit' as const]),
]

/** The secret in use; undefined where no server has made one yet. */
export const secretInUse = async ({ secret, dataDir }: KeyConfig): Promise<string | undefined> =>
  secret ?? (await ifThere(readFile(keyFile(dataDir, 'secret'), 'utf8')))?.trim()

/** Returns a fingerprint of a secret, which does not reveal it. Second factors are encrypted with the secret, so a backup records which one was in use. */
export const printOf = (secret: string): string => scryptSync(secret, 'vecu backup', 16).toString('hex')
