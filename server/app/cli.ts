import { createWriteStream, existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { v7 } from 'uuid'
import { ROLES, Role } from '#contract/accounts/schema.ts'
import { grantRole } from '#server/accounts/commands/grant-role.ts'
import { resetSecondFactorOf } from '#server/accounts/security/commands/reset-second-factor.ts'
import { auditFile } from '#server/admin/audit-files.ts'
import { faultsOf } from '#server/admin/verify-log.mjs'
import {
  BACKUP_USAGE,
  backupArgs,
  restoreArgs,
  runBackup,
  runRestore,
  runVerify,
  verifyArgs,
} from '#server/backup/commands.ts'
import { readManifest } from '#server/backup/manifest.ts'
import { openBackup } from '#server/backup/open-backup.ts'
import { recordAct } from '#server/foundation/audit/audit.ts'
import { type Config, ConfigError, readConfig } from '#server/foundation/config.ts'
import { type Db, openDb, openPool } from '#server/foundation/db/database.ts'
import { connectEmbedded, startEmbedded } from '#server/foundation/db/embedded.ts'
import { demandReachable } from '#server/foundation/db/external.ts'
import { migrateSchema } from '#server/foundation/db/migrate.ts'
import { readAuditSigner } from '#server/foundation/keys.ts'
import { openLog } from '#server/foundation/observe/log.ts'
import { openJobs } from '#server/foundation/work/jobs.ts'
import { ImportRefused, importBdpm } from '#server/medication/commands/import-bdpm.ts'
import { READ_USAGE, readTexts } from './read-texts.ts'

const USAGE = `Usage: npm run vecu -- <command>

  grant <email> <role>   give a member a role: ${ROLES.join(', ')}
  reset-second-factor <email>
                         take away a second factor that its member lost; they are told by mail, and their rights wait for a
                         new one. Make sure first that it is them who ask
  audit export <file>    copy the audit log to a new file that anybody can verify: it names nobody
  audit verify <file> [heads]
                         read such a copy, and say what was changed, removed or put in. With [heads], what
                         /.well-known/audit-heads said earlier, or an earlier copy, cut ends are found too
  import-bdpm <folder>   load the French public drug base, which medications are suggested from: CIS_bdpm.txt and
                         CIS_COMPO_bdpm.txt, as published (Latin-1, tab-separated)
${READ_USAGE}
${BACKUP_USAGE}`

const CLOCK = { now: () => new Date(), newId: () => v7() }

async function main([command, ...args]: string[]): Promise<number> {
  if (command === 'grant') return grant(args)
  if (command === 'reset-second-factor') return resetFactor(args)
  if (command === 'audit') return auditLog(args)
  if (command === 'import-bdpm') return loadDrugs(args)
  if (command === 'read') return readTexts(args)
  if (command === 'backup') return makeBackup(args)
  if (command === 'verify') return verifyBackup(args)
  if (command === 'restore') return restoreBackup(args)
  console.log(USAGE)
  return command === undefined || command === 'help' ? 0 : 1
}

async function grant([email, name]: string[]): Promise<number> {
  const granted = Role.safeParse(name)
  if (!email || !granted.success) {
    console.error(USAGE)
    return 1
  }
  const config = readConfig(process.env)
  return withDatabase(config, async (db) => {
    const given = await grantRole({ db, audit: readAuditSigner(config), ...CLOCK }, { email, granted: granted.data })
    if (!given) {
      console.error(`No member with a confirmed address ${email}.`)
      return 1
    }
    const when = given.isInForce
      ? 'The right applies from now on.'
      : 'The right applies once they turn two-step verification on, under /settings/security.'
    console.log(`${email} is now ${granted.data}. ${when}`)
    return 0
  })
}

async function resetFactor([email]: string[]): Promise<number> {
  if (!email) {
    console.error(USAGE)
    return 1
  }
  const config = readConfig(process.env)
  return withDatabase(config, async (db, url) => {
    const jobs = await openJobs(url, [], openLog(config.logLevel))
    try {
      const isReset = await resetSecondFactorOf({ db, jobs, audit: readAuditSigner(config), ...CLOCK }, email)
      if (isReset) console.log(`${email} signs in with the password alone from now on, and is told by mail.`)
      else console.error(`No member with the address ${email} has a second factor.`)
      return isReset ? 0 : 1
    } finally {
      await jobs.stop()
    }
  })
}

async function auditLog([verb, file, heads, ...more]: string[]): Promise<number> {
  if (verb === 'verify' && file && more.length === 0) {
    const faults = faultsOf(readFileSync(file, 'utf8'), heads && readFileSync(heads, 'utf8'))
    for (const fault of faults) console.error(fault)
    if (faults.length === 0) console.log('Whole: nothing was changed, removed or put in.')
    return faults.length === 0 ? 0 : 1
  }
  if (verb === 'export' && file && !heads) return exportAudit(file)
  console.error(USAGE)
  return 1
}

function exportAudit(file: string): Promise<number> {
  const config = readConfig(process.env)
  return withDatabase(config, async (db) => {
    const audit = readAuditSigner(config)
    const writer = { ...CLOCK, audit, actor: 'operator' } as const
    await db.transaction((tx) => recordAct(tx, writer, { act: 'audit.exported' }))
    await db.transaction(
      (tx) => pipeline(auditFile(tx, { audit, now: CLOCK.now }), createWriteStream(file, { flags: 'wx', mode: 0o600 })),
      { isolationLevel: 'repeatable read', accessMode: 'read only' },
    )
    console.log(`${file} is the whole audit log: npm run vecu -- audit verify ${file}`)
    return 0
  })
}

async function loadDrugs([folder]: string[]): Promise<number> {
  if (!folder) {
    console.error(USAGE)
    return 1
  }
  return withDatabase(readConfig(process.env), async (db) => {
    const { specialities, added, changed, removed } = await importBdpm({ db }, { folder, say: console.log })
    console.log(`${specialities} specialities: ${added} new, ${changed} changed, ${removed} removed.`)
    return 0
  })
}

async function makeBackup(args: string[]): Promise<number> {
  const given = backupArgs(args)
  if (!given) {
    console.error(USAGE)
    return 1
  }
  const config = readConfig(process.env)
  demandServerFolder(config)
  return withPostgres(config, async (url) => {
    // The act is logged first, because an interrupted backup may already have copied data.
    await withDb(url, (db) => recordOfAll(db, config, 'instance.backed-up')).catch(ofEarlierVersion)
    return runBackup({ config, url }, given)
  })
}

/** Ignores a database without an audit log. A backup is also made before the first start of a newer version, when the log does not exist yet. */
function ofEarlierVersion(error: unknown): void {
  if (!hasCode(error, ['42P01', '42703'])) throw error // undefined table, undefined column
  console.error('Not written to the audit log: the database is of an earlier version, or of none.')
}

function hasCode(error: unknown, codes: readonly unknown[]): boolean {
  for (let at = error; at instanceof Error; at = at.cause) if ('code' in at && codes.includes(at.code)) return true
  return false
}

async function verifyBackup(args: string[]): Promise<number> {
  const given = verifyArgs(args)
  if (given) return runVerify(given)
  console.error(USAGE)
  return 1
}

async function restoreBackup(args: string[]): Promise<number> {
  const given = restoreArgs(args)
  if (!given) {
    console.error(USAGE)
    return 1
  }
  const config = readConfig(process.env)
  // Checked before anything is created, so that a mistyped name leaves nothing behind.
  await readManifest(await openBackup(given.folder, given.identities))
  return withPostgres(config, async (url) => {
    const code = await runRestore({ config, url }, given)
    if (code === 0) await withDb(url, (db) => recordOfAll(db, config, 'instance.restored'))
    return code
  })
}

function withDatabase(config: Config, work: (db: Db, url: string) => Promise<number>): Promise<number> {
  if (!config.databaseUrl) demandServerFolder(config)
  return withPostgres(config, async (url, isOwn) => {
    if (isOwn) await migrateSchema(url)
    return withDb(url, (db) => work(db, url))
  })
}

async function withDb<T>(url: string, work: (db: Db) => Promise<T>): Promise<T> {
  const pool = openPool(url, () => {}, 2)
  try {
    return await work(openDb(pool))
  } finally {
    await pool.end()
  }
}

const recordOfAll = (db: Db, config: Config, act: 'instance.backed-up' | 'instance.restored'): Promise<void> =>
  db.transaction((tx) =>
    recordAct(tx, { ...CLOCK, audit: readAuditSigner(config), actor: 'operator' }, { act, subject: 'everyone' }),
  )

/**
 * Demands a DATA_DIR in which a server has run. For a mistyped one, PostgreSQL would be started with a new and empty database.
 * @throws ConfigError where there is neither PostgreSQL's folder nor the `work` folder of a server with an external database
 */
function demandServerFolder({ databaseUrl, dataDir }: Config): void {
  if (existsSync(join(dataDir, databaseUrl ? 'work' : 'postgres/data'))) return
  throw new ConfigError(
    `DATA_DIR ${dataDir} is of no server: nothing is there. Set it to the one of the server, or start a server first. Nothing was made.`,
  )
}

/** @param work  `isOwn` is true where no server runs and PostgreSQL was started for this command */
async function withPostgres(config: Config, work: (url: string, isOwn: boolean) => Promise<number>): Promise<number> {
  const given = config.databaseDirectUrl ?? config.databaseUrl
  if (given) await demandReachable(given, config.databaseDirectUrl && 'DATABASE_DIRECT_URL')
  const running = given ?? (await connectEmbedded(config.dataDir))
  const own = running === undefined ? await startEmbedded(config.dataDir) : undefined
  try {
    return await work(running ?? own!.url, own !== undefined)
  } finally {
    await own?.stop()
  }
}

try {
  process.exitCode = await main(process.argv.slice(2))
} catch (error) {
  if (error instanceof ImportRefused) console.error(`${error.message}\nNothing was changed.`)
  else console.error(error instanceof ConfigError ? error.message : error)
  process.exitCode = 1
}
