import { readFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { join } from 'node:path'
import pg from 'pg'

type Address = { host: string; port: number; query: string }

/**
 * Returns where PostgreSQL should listen: a socket in `home`, which only the database user and root may enter, or a loopback port where sockets are not
 * possible.
 */
export async function placeToListen(home: string): Promise<Address & { settings: string[] }> {
  const fits = Buffer.byteLength(join(home, '.s.PGSQL.5432')) <= 103 // sun_path: 104 bytes on macOS, 108 on Linux
  if (process.platform !== 'win32' && fits)
    return {
      ...socketIn(home),
      settings: ['listen_addresses=', `unix_socket_directories="${home}"`, 'unix_socket_permissions=0700'],
    }
  const port = await freePort()
  return {
    ...loopback(port),
    settings: ['listen_addresses=127.0.0.1', `port=${port}`, 'unix_socket_directories='],
  }
}

export function listeningAt(home: string): Address {
  const [, , , port, socketDirectory] = readFileSync(join(home, 'data/postmaster.pid'), 'utf8').split('\n')
  return socketDirectory ? socketIn(home) : loopback(Number(port))
}

export function urlOf(home: string, { host, port, query }: Address): string {
  const password = readFileSync(join(home, 'password'), 'utf8')
  return `postgres://vecu:${password}@${host}:${port}/vecu${query}`
}

/** Returns `open`, `not yet`, or the reason why it will never be open. */
export async function probeServer(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  try {
    await client.connect()
    return 'open'
  } catch (error) {
    const { code, message } = Object.assign({ code: '', message: '' }, error)
    return ['ENOENT', 'ECONNREFUSED', 'ECONNRESET', cannotConnectNow].includes(code) ? 'not yet' : message
  } finally {
    await client.end().catch(() => {})
  }
}

const cannotConnectNow = '57P03' // starting up, or recovering

function socketIn(home: string): Address {
  return { host: 'localhost', port: 5432, query: `?host=${encodeURIComponent(home)}` }
}

function loopback(port: number): Address {
  return { host: '127.0.0.1', port, query: '' }
}

function freePort(): Promise<number> {
  return new Promise((settle) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo
      probe.close(() => settle(port))
    })
  })
}
