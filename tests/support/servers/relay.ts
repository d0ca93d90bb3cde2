import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createConnection } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { findServer } from './apt.ts'
import { freePort } from './journey-server.ts'

const START_MS = 20_000

export type Relay = { port: number; secret: string; stop: () => Promise<void>; log: () => string }

/** Whether a coturn is here, or can be installed where that is allowed; else why there is none. */
export const findCoturn = () =>
  findServer({
    package: 'coturn',
    isInstalled: () => spawnSync('turnserver', ['--version'], { stdio: 'ignore' }).error === undefined,
    untested: 'Calls through a relay are',
  })

/** A coturn of its own, on the loopback, with credentials that end soon (`use-auth-secret`). */
export async function openRelay(): Promise<Relay> {
  const folder = mkdtempSync(join(tmpdir(), 'vecu-relay-'))
  const port = await freePort()
  const secret = crypto.randomUUID()
  const config = join(folder, 'turnserver.conf')
  writeFileSync(
    config,
    [
      `listening-port=${port}`,
      'listening-ip=127.0.0.1',
      'relay-ip=127.0.0.1',
      // It relays to nothing on the loopback otherwise.
      'allow-loopback-peers',
      'fingerprint',
      'use-auth-secret',
      `static-auth-secret=${secret}`,
      'realm=vecu.test',
      'no-cli',
      'cli-password=unused',
      'no-tls',
      'no-dtls',
      'no-multicast-peers',
      'verbose',
      'log-file=stdout',
      `userdb=${join(folder, 'turndb')}`,
      `pidfile=${join(folder, 'turnserver.pid')}`,
    ].join('\n'),
  )
  const relay = spawn('turnserver', ['-c', config], { stdio: ['ignore', 'pipe', 'pipe'] })
  const told: string[] = []
  for (const stream of [relay.stdout, relay.stderr]) stream.on('data', (words: Buffer) => told.push(words.toString()))
  const stop = async () => {
    if (relay.exitCode === null && relay.signalCode === null)
      await new Promise((settle) => relay.once('exit', settle).kill('SIGTERM'))
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    await untilOpen(relay, port)
  } catch (error) {
    await stop()
    throw new Error(`coturn did not start:\n${told.join('')}`, { cause: error })
  }
  return { port, secret, stop, log: () => told.join('') }
}

async function untilOpen(relay: ChildProcess, port: number) {
  for (const until = Date.now() + START_MS; Date.now() < until; await sleep(100)) {
    if (relay.exitCode !== null) throw new Error(`it ended with ${relay.exitCode}`)
    const isOpen = await new Promise<boolean>((settle) => {
      const probe = createConnection({ port, host: '127.0.0.1' }, () => {
        probe.destroy()
        settle(true)
      }).once('error', () => settle(false))
    })
    if (isOpen) return
  }
  throw new Error('it took too long')
}
