import { execFileSync, spawnSync } from 'node:child_process'
import { appendFileSync, chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startEmbedded } from '#server/foundation/db/embedded.ts'
import {
  databaseUser,
  initialiseCluster,
  openHome,
  packagedBinaries,
  programEnvironment,
  runnableBinaries,
} from '#server/foundation/db/embedded-setup.ts'
import { query, rowsIn } from './postgres.ts'

/** Nothing here outlasts the test. */
const FAST = ['fsync=off', 'full_page_writes=off']

/** Rights that the superuser alone may give, before the cluster starts: nobody can log in as that. */
const GRANTS = `ALTER ROLE vecu REPLICATION;
GRANT EXECUTE ON FUNCTION pg_wal_replay_pause() TO vecu;
GRANT EXECUTE ON FUNCTION pg_wal_replay_resume() TO vecu;
`

/** A PostgreSQL and its hot standby, each with addresses that last over a stop of the standby. */
export async function openPrimaryWithStandby() {
  const root = mkdtempSync(join(tmpdir(), 'vecu-standby-'))
  chmodSync(root, 0o755)
  const [primaryDir, standbyDir] = ['primary', 'standby'].map((name) => join(root, name)) as [string, string]
  for (const dir of [primaryDir, standbyDir]) mkdirSync(dir)
  const user = databaseUser(join(primaryDir, 'postgres'))
  const [home, standbyHome] = [primaryDir, standbyDir].map((dir) => openHome(join(dir, 'postgres'), user)) as [
    string,
    string,
  ]
  const bin = runnableBinaries(await packagedBinaries(), home, user)
  const data = join(home, 'data')
  initialiseCluster({ home, data, bin, user })
  const granted = spawnSync(join(bin, 'postgres'), ['--single', '-c', 'exit_on_error=on', '-D', data, 'vecu'], {
    ...user,
    cwd: home,
    env: programEnvironment(),
    input: GRANTS,
  })
  if (granted.status !== 0) throw new Error(`not prepared for a standby: ${granted.stderr}`)
  appendFileSync(
    join(data, 'pg_hba.conf'),
    'local replication vecu scram-sha-256\nhost replication vecu 127.0.0.1/32 scram-sha-256\n',
  )
  execFileSync('cp', ['-a', data, join(home, 'password'), standbyHome])
  const signal = join(standbyHome, 'data/standby.signal')
  writeFileSync(signal, '')
  if (user.uid !== undefined) chownSync(signal, user.uid, user.gid)

  const primary = await startEmbedded(primaryDir, { settings: FAST })
  const start = () => startEmbedded(standbyDir, { settings: [...FAST, `primary_conninfo=${primary.url}`] })
  let standby = await start()
  const { url: standbyUrl } = standby
  return {
    url: primary.url,
    standbyUrl,
    /** The standby receives what is written, and shows none of it. */
    async pause() {
      await query(standbyUrl, 'select pg_wal_replay_pause()')
      for (let state = ''; state !== 'paused'; await sleep(5))
        state = (await rowsIn<{ state: string }>(standbyUrl, 'select pg_get_wal_replay_pause_state() as state'))[0]!
          .state
    },
    resume: () => query(standbyUrl, 'select pg_wal_replay_resume()'),
    stopStandby: () => standby.stop(),
    async startStandby() {
      standby = await start()
    },
    async close() {
      await standby.stop()
      await primary.stop()
      rmSync(root, { recursive: true, force: true })
    },
  }
}
