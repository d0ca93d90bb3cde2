import { randomBytes } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type AuditSigner, auditSignerOf, makeAuditKey } from './audit/audit-signer.ts'
import { type Config, ConfigError } from './config.ts'
import { makePushKey, type PushKeys, pushKeysOf } from './net/push-keys.ts'

/**
 * Reads the secret that signs what leaves the server and comes back: SECRET, or one made on the first day and kept in DATA_DIR/keys, for this user's eyes only.
 * Losing it signs every member out.
 * @throws ConfigError when DATA_DIR cannot be written, or the file was changed by hand
 */
export function readSecret({ secret, dataDir }: Pick<Config, 'secret' | 'dataDir'>): string {
  if (secret) return secret
  const file = join(dataDir, 'keys', 'secret')
  const kept = readIfThere(file) ?? keep(file, randomBytes(32).toString('hex'))
  if (!/^[0-9a-f]{64}$/.test(kept))
    throw new ConfigError(`${file} is damaged: restore it, or remove it, which signs every member out.`)
  return kept
}

/**
 * Reads the keys by which push services know this site: those of VAPID_PRIVATE_KEY, or of one made on the first day and kept beside the secret. Once they are
 * lost, every member has to switch notifications on again.
 * @throws ConfigError when DATA_DIR cannot be written, or the file was changed by hand
 */
export function readPushKeys({ vapidPrivateKey, dataDir }: Pick<Config, 'vapidPrivateKey' | 'dataDir'>): PushKeys {
  const file = join(dataDir, 'keys', 'vapid')
  const keys = pushKeysOf(vapidPrivateKey ?? readIfThere(file) ?? keep(file, makePushKey()))
  if (!keys)
    throw new ConfigError(
      `${file} is damaged: restore it, or remove it, which switches off every member’s notifications.`,
    )
  return keys
}

/**
 * Reads the key that signs the audit log: AUDIT_PRIVATE_KEY, or one made at the first start and kept beside the secret. If it is lost, a new log begins that
 * does not continue the old one.
 * @throws ConfigError when DATA_DIR cannot be written, or the file was changed by hand
 */
export function readAuditSigner({
  auditPrivateKey,
  dataDir,
}: Pick<Config, 'auditPrivateKey' | 'dataDir'>): AuditSigner {
  const file = join(dataDir, 'keys', 'audit')
  const signer = auditSignerOf(auditPrivateKey ?? readIfThere(file) ?? keep(file, makeAuditKey()))
  if (!signer)
    throw new ConfigError(`${file} is damaged: restore it, or the audit log can no longer be continued and verified.`)
  return signer
}

function keep(file: string, made: string): string {
  const fresh = `${file}.${randomBytes(4).toString('hex')}`
  try {
    mkdirSync(join(file, '..'), { recursive: true, mode: 0o700 })
    writeFileSync(fresh, made, { mode: 0o600 })
    linkIfAbsent(fresh, file)
    rmSync(fresh)
    return readFileSync(file, 'utf8')
  } catch (cause) {
    throw new ConfigError(
      `DATA_DIR ${join(file, '../..')} cannot be written by this user: give it to this user, or choose another DATA_DIR.`,
      { cause },
    )
  }
}

/** Creates the file complete or not at all; of several servers the first one wins, because a link is atomic and never replaces a file. */
function linkIfAbsent(fresh: string, file: string): void {
  try {
    linkSync(fresh, file)
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error
  }
}

function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8').trim()
  } catch (error) {
    if (hasCode(error, 'ENOENT') || hasCode(error, 'ENOTDIR')) return undefined
    throw new ConfigError(`${file} cannot be read by this user: give DATA_DIR to the user the server runs as.`, {
      cause: error,
    })
  }
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}
