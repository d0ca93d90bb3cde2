import { ConfigError } from '#server/foundation/config.ts'

export class BackupRefused extends ConfigError {}
