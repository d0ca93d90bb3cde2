import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createConnection } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { findServer, missing, type ServerLookup } from './apt.ts'

const UNTESTED = 'Broadcasts through Janus are'
const START_MS = 20_000
const PORT = 8188
/** Not a network of anybody's: both ends of the wire, the test's and Janus'. */
const [HERE, THERE] = ['10.213.77.1', '10.213.77.2']
const NETWORK = { space: 'vecu-janus', near: 'vecu-j0', far: 'vecu-j1' }

export type Janus = {
  url: string
  secret: string
  adminKey: string
  /** A folder to record into. */
  recordings: string
  /** As a machine that fails: without a farewell. */
  kill: () => Promise<void>
  start: () => Promise<void>
  stop: () => Promise<void>
}

/** Whether a Janus is here, or can be installed, and a network namespace for it, for it does not answer on the loopback; else why not. */
export function findJanus(): ServerLookup {
  const found = findServer({
    package: 'janus',
    isInstalled: () => spawnSync('janus', ['--version'], { stdio: 'ignore' }).error === undefined,
    untested: UNTESTED,
  })
  if (!found.isHere) return found
  return openNetwork() ? found : missing(UNTESTED, 'a network namespace cannot be made here')
}

/** Whether what is recorded can be made into a film here. */
export function findRecorders(): ServerLookup {
  const isInstalled = (program: string) => () => spawnSync(program, ['-h'], { stdio: 'ignore' }).error === undefined
  const wanted = [
    { package: 'janus-tools', isInstalled: isInstalled('janus-pp-rec') },
    { package: 'ffmpeg', isInstalled: isInstalled('ffmpeg') },
  ]
  return (
    wanted.map((each) => findServer({ ...each, untested: 'Replays are' })).find(({ isHere }) => !isHere) ?? {
      isHere: true,
    }
  )
}

const ip = (...args: string[]) => spawnSync('ip', args, { stdio: 'ignore' }).status === 0

/** One namespace and one wire to it, which nothing else is on. */
function openNetwork(): boolean {
  const { space, near, far } = NETWORK
  closeNetwork()
  return (
    ip('netns', 'add', space) &&
    ip('link', 'add', near, 'type', 'veth', 'peer', 'name', far, 'netns', space) &&
    ip('addr', 'add', `${HERE}/30`, 'dev', near) &&
    ip('link', 'set', near, 'up') &&
    ip('-n', space, 'addr', 'add', `${THERE}/30`, 'dev', far) &&
    ip('-n', space, 'link', 'set', far, 'up')
  )
}

function closeNetwork(): void {
  ip('link', 'del', NETWORK.near)
  ip('netns', 'del', NETWORK.space)
}

/** A Janus of its own at the other end of the wire. */
export async function openJanusServer(): Promise<Janus> {
  const folder = mkdtempSync(join(tmpdir(), 'vecu-janus-'))
  const recordings = join(folder, 'recordings')
  mkdirSync(recordings)
  const [secret, adminKey] = [crypto.randomUUID(), crypto.randomUUID()]
  writeConfig(folder, { secret, adminKey })
  const told: string[] = []
  let janus: ChildProcess | undefined

  async function start() {
    const words = ['netns', 'exec', NETWORK.space, 'janus', '-C', join(folder, 'janus.jcfg'), '-F', folder]
    const started = spawn('ip', words, { stdio: ['ignore', 'pipe', 'pipe'] })
    janus = started
    for (const stream of [started.stdout, started.stderr])
      stream.on('data', (text: Buffer) => told.push(text.toString()))
    await untilOpen(started).catch((error) => {
      throw new Error(`Janus did not start:\n${told.join('')}`, { cause: error })
    })
  }
  async function end(signal: 'SIGTERM' | 'SIGKILL') {
    if (janus && janus.exitCode === null && janus.signalCode === null)
      await new Promise((settle) => janus?.once('exit', settle).kill(signal))
  }
  const stop = async () => {
    await end('SIGKILL')
    closeNetwork()
    rmSync(folder, { recursive: true, force: true })
  }
  await start().catch(async (error) => {
    await stop()
    throw error
  })
  return { url: `ws://${THERE}:${PORT}`, secret, adminKey, recordings, start, stop, kill: () => end('SIGKILL') }
}

async function untilOpen(janus: ChildProcess) {
  for (const until = Date.now() + START_MS; Date.now() < until; await sleep(100)) {
    if (janus.exitCode !== null) throw new Error(`it ended with ${janus.exitCode}`)
    const isOpen = await new Promise<boolean>((settle) => {
      const probe = createConnection({ port: PORT, host: THERE, timeout: 1_000 }, () => {
        probe.destroy()
        settle(true)
      })
      probe.once('error', () => settle(false)).once('timeout', () => settle(false))
    })
    if (isOpen) return
  }
  throw new Error('it took too long')
}

/** The video room alone, over WebSocket alone. */
function writeConfig(folder: string, { secret, adminKey }: Pick<Janus, 'secret' | 'adminKey'>) {
  const base = janusFolder()
  const others = (kind: string, kept: string) =>
    readdirSync(join(base, kind))
      .filter((name) => name.endsWith('.so') && name !== kept)
      .join(',')
  const files = {
    'janus.jcfg': `
general: {
  configs_folder = "${folder}"
  plugins_folder = "${join(base, 'plugins')}"
  transports_folder = "${join(base, 'transports')}"
  events_folder = "${join(base, 'events')}"
  loggers_folder = "${join(base, 'loggers')}"
  api_secret = "${secret}"
}
certificates: { }
media: {
  rtp_port_range = "20000-20999"
}
nat: {
  ignore_mdns = true
}
plugins: {
  disable = "${others('plugins', 'libjanus_videoroom.so')}"
}
transports: {
  disable = "${others('transports', 'libjanus_websockets.so')}"
}
`,
    'janus.plugin.videoroom.jcfg': `
general: {
  admin_key = "${adminKey}"
  string_ids = true
}
`,
    'janus.transport.websockets.jcfg': `
general: {
  ws = true
  ws_port = ${PORT}
  ws_ip = "${THERE}"
  wss = false
}
admin: {
  admin_ws = false
}
`,
  }
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
}

/** Debian keeps its parts by architecture. */
function janusFolder(): string {
  const [found] = readdirSync('/usr/lib')
    .map((name) => join('/usr/lib', name, 'janus'))
    .filter((path) => spawnSync('test', ['-d', join(path, 'plugins')]).status === 0)
  if (!found) throw new Error('the parts of Janus were not found')
  return found
}
