import { ConfigError } from '#server/foundation/config.ts'

/** Why a backup is not made, or not restored, as a sentence for the operator. */
export class BackupRefused extends ConfigError {}
