import { spawn } from 'node:child_process'
import { closeSync, existsSync, openSync, readFileSync, realpathSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { DataDirError, lockDataDir } from './data-dir-lock.ts'
import { listeningAt, placeToListen, probeServer, urlOf } from './embedded-address.ts'
import {
  type Cluster,
  databaseUser,
  initialiseCluster,
  openHome,
  packagedBinaries,
  programEnvironment,
  runnableBinaries,
} from './embedded-setup.ts'
import { endChildrenLeft, isPostmaster, postmasterOf, shutDown } from './embedded-stop.ts'

export type Embedded = {
  url: string
  pid: number
  home: string
  /** True where `home` is outside DATA_DIR, which only links to it, because PostgreSQL's user cannot enter DATA_DIR of root. */
  isElsewhere: boolean
  /** Settles when PostgreSQL has ended. `expected` is true after stop(); otherwise PostgreSQL died, and the server should end too. */
  ended: Promise<{ expected: boolean }>
  /** Stops PostgreSQL, within 10 s, and frees DATA_DIR. Drain requests and end pools first: open sessions are cut. */
  stop(): Promise<void>
}

type StartOptions = { settings?: string[]; signal?: AbortSignal }

/**
 * Starts the PostgreSQL that belongs to `dataDir`, making it on the first day, so that only this server can use it.
 * One left running by a killed server is stopped first.
 * @param settings  more PostgreSQL settings, `name=value`; tests turn `fsync` off
 * @param signal    gives up: what has started is stopped, and its reason thrown
 * @throws  DataDirError, a sentence for the operator: directory not writable, in use, or of another major version; no binaries
 *          for this platform; or PostgreSQL did not start, with the end of its log
 */
export async function startEmbedded(dataDir: string, { settings = [], signal }: StartOptions = {}): Promise<Embedded> {
  const packaged = await packagedBinaries()
  const unlock = lockDataDir(dataDir)
  try {
    const place = join(realpathSync(dataDir), 'postgres')
    const user = databaseUser(place)
    const home = openHome(place, user)
    const cluster = { home, user, data: join(home, 'data'), bin: runnableBinaries(packaged, home, user) }
    if (existsSync(cluster.data)) refuseOtherMajor(packaged, cluster)
    else initialiseCluster(cluster)
    const strangerPid = await stopOrphan(cluster)
    await endChildrenLeft(cluster.data)
    const running = await start(cluster, { settings, signal, strangerPid })
    return {
      ...running,
      home,
      isElsewhere: home !== place,
      async stop() {
        await running.stop()
        unlock()
      },
    }
  } catch (error) {
    unlock()
    throw error
  }
}

export async function connectEmbedded(dataDir: string): Promise<string | undefined> {
  const place = join(dataDir, 'postgres')
  if (!existsSync(place)) return undefined
  const home = realpathSync(place)
  const data = join(home, 'data')
  const pid = postmasterOf(data)
  if (pid === undefined || !isPostmaster(pid, data)) return undefined
  const url = urlOf(home, listeningAt(home))
  return (await probeServer(url)) === 'open' ? url : undefined
}

function refuseOtherMajor(packaged: string, { data }: Cluster): void {
  const written = readFileSync(join(data, 'PG_VERSION'), 'utf8').trim()
  const ours = JSON.parse(readFileSync(join(packaged, '../package.json'), 'utf8')).version.split('.')[0]
  if (written !== ours)
    throw new DataDirError(
      `${data} was written by PostgreSQL ${written}, and this version brings PostgreSQL ${ours}: start the version that wrote it, make a backup with it (npm run vecu -- backup <folder>), and restore that into a new DATA_DIR.`,
    )
}

/**
 * Stops the PostgreSQL of a killed server. This process holds the lock on DATA_DIR, so no server owns it.
 * @returns  the pid in a stale postmaster.pid, which may belong to any process by now
 */
async function stopOrphan(cluster: Cluster): Promise<number | undefined> {
  const pid = postmasterOf(cluster.data)
  if (pid === undefined || !isPostmaster(pid, cluster.data)) return pid
  if (await shutDown(cluster, pid, () => !isPostmaster(pid, cluster.data))) return undefined
  throw new DataDirError(
    `A PostgreSQL left over by an earlier server (process ${pid}) does not stop: end it, then start again.`,
  )
}

/**
 * PostgreSQL's log reports its own state but no statements: a rejected statement would be logged with members' words in it, and our own log reports the failure
 * without them. For these settings `log` ranks above `error`.
 */
const DISCREET = ['log_min_messages=log', 'log_min_error_statement=panic', 'log_error_verbosity=terse']

type Running = Pick<Embedded, 'url' | 'pid' | 'ended' | 'stop'>

async function start(
  cluster: Cluster,
  {
    settings,
    signal,
    strangerPid,
  }: { settings: string[]; signal: AbortSignal | undefined; strangerPid: number | undefined },
): Promise<Running> {
  const { home, data, bin, user } = cluster
  const at = await placeToListen(home)
  const url = urlOf(home, at)
  const logFile = join(home, 'log')
  const logStart = statSync(logFile, { throwIfNoEntry: false })?.size ?? 0
  const log = openSync(logFile, 'a', 0o600)
  const postgres = spawn(
    join(bin, 'postgres'),
    ['-D', data, ...[...at.settings, ...DISCREET, ...settings].flatMap((setting) => ['-c', setting])],
    {
      ...user,
      cwd: home,
      // PostgreSQL takes any living process whose pid is in postmaster.pid for a postmaster, except the one named in this variable.
      env: { ...programEnvironment(), ...(strangerPid && { PG_GRANDPARENT_PID: String(strangerPid) }) },
      stdio: ['ignore', log, log],
      detached: true, // Ctrl-C is for the server, which drains and then stops PostgreSQL, not for both at once
    },
  )
  closeSync(log)

  let expected = false
  let hasEnded = false
  const ended = new Promise<{ expected: boolean }>((settle) => {
    const settleOnce = () => {
      hasEnded = true
      settle({ expected })
    }
    postgres.once('error', settleOnce)
    postgres.once('exit', settleOnce)
  })
  const stop = async () => {
    expected = true
    if (!hasEnded && postgres.pid) await shutDown(cluster, postgres.pid, () => hasEnded)
  }

  // There is no time limit, because recovery after a crash may take long.
  for (let answer = await probeServer(url); answer !== 'open'; answer = await probeServer(url)) {
    if (hasEnded) throw new DataDirError(`PostgreSQL did not start: ${endOfLog(logFile, logStart)}`)
    if (answer !== 'not yet') {
      await stop()
      throw new DataDirError(
        `PostgreSQL started but did not let this server in (${answer}): was ${join(home, 'password')} changed?`,
      )
    }
    if (signal?.aborted) {
      await stop()
      throw signal.reason
    }
    await sleep(20)
  }
  return { url, pid: postgres.pid!, ended, stop }
}

function endOfLog(logFile: string, from: number): string {
  return readFileSync(logFile).subarray(from).toString().trim().split('\n').slice(-5).join('\n')
}
