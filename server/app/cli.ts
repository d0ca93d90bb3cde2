import { ROLES, Role } from '#contract/accounts/schema.ts'
import { grantRole } from '#server/accounts/commands/grant-role.ts'
import { type Config, ConfigError, readConfig } from '#server/foundation/config.ts'
import { type Db, openDb, openPool } from '#server/foundation/db/database.ts'
import { connectEmbedded, startEmbedded } from '#server/foundation/db/embedded.ts'
import { demandReachable } from '#server/foundation/db/foreign.ts'
import { migrateSchema } from '#server/foundation/db/migrate.ts'
import { ImportRefused, importBdpm } from '#server/medication/commands/import-bdpm.ts'

const USAGE = `Usage: npm run vecu -- <command>

  grant <email> <role>   give a member a role: ${ROLES.join(', ')}
  import-bdpm <folder>   load the French public drug base, which medications are suggested from: CIS_bdpm.txt and
                         CIS_COMPO_bdpm.txt, as published (Latin-1, tab-separated)
`

/** The operator's commands. They work on the same database as the server, whether it runs or not. */
async function main([command, ...args]: string[]): Promise<number> {
  if (command === 'grant') return grant(args)
  if (command === 'import-bdpm') return loadDrugs(args)
  console.log(USAGE)
  return command === undefined || command === 'help' ? 0 : 1
}

async function grant([email, name]: string[]): Promise<number> {
  const granted = Role.safeParse(name)
  if (!email || !granted.success) {
    console.error(USAGE)
    return 1
  }
  return withDatabase(readConfig(process.env), async (db) => {
    const given = await grantRole({ db, now: () => new Date() }, { email, granted: granted.data })
    if (!given) {
      console.error(`No member with a confirmed address ${email}.`)
      return 1
    }
    const when = given.isInForce
      ? 'The right applies from now on.'
      : 'The right applies once they turn two-step verification on, under /settings.'
    console.log(`${email} is now ${granted.data}. ${when}`)
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

async function withDatabase(config: Config, work: (db: Db) => Promise<number>): Promise<number> {
  if (config.databaseUrl) await demandReachable(config.databaseUrl)
  const running = config.databaseUrl ?? (await connectEmbedded(config.dataDir))
  const own = running === undefined ? await startEmbedded(config.dataDir) : undefined
  const url = running ?? own!.url
  try {
    if (own) await migrateSchema(url)
    const pool = openPool(url, () => {}, 2)
    try {
      return await work(openDb(pool))
    } finally {
      await pool.end()
    }
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
