import { scryptSync } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '#server/foundation/config.ts'
import { ifThere } from '#server/foundation/storage/folder.ts'

export type KeyConfig = Pick<Config, 'dataDir' | 'secret' | 'vapidPrivateKey' | 'auditPrivateKey'>
export type KeyName = 'secret' | 'vapid' | 'audit'

export const keyFile = (dataDir: string, name: KeyName): string => join(dataDir, 'keys', name)

export const ownKeys = ({ secret, vapidPrivateKey, auditPrivateKey }: KeyConfig): KeyName[] => [
  ...(secret ? [] : ['secret' as const]),
  ...(vapidPrivateKey ? [] : ['vapid' as const]),
  ...(auditPrivateKey ? [] : ['audit' as const]),
]

export const secretInUse = async ({ secret, dataDir }: KeyConfig): Promise<string | undefined> =>
  secret ?? (await ifThere(readFile(keyFile(dataDir, 'secret'), 'utf8')))?.trim()

/** A fingerprint does not reveal its secret. A backup records which secret was in use, because second factors are encrypted with it. */
export const printOf = (secret: string): string => scryptSync(secret, 'vecu backup', 16).toString('hex')
