import { createServer, type IncomingMessage, type RequestListener } from 'node:http'
import type { Duplex } from 'node:stream'
import type { Config } from '#server/foundation/config.ts'
import { listenAt } from '#server/foundation/net/port.ts'
import { securityHeadersOf } from './security-headers.ts'

const DRAIN_MS = 2_000
/** Longer than proxies keep an idle connection. If the server closed first, a request on its way would be lost. */
const KEEP_ALIVE_MS = 75_000

/** How long a connection may take to send headers and body, so that a slow sender cannot hold it. A part of an upload is at most 8 MB. */
const PATIENCE = { headersTimeout: 15_000, requestTimeout: 300_000, connectionsCheckingInterval: 5_000 }
/** The most connections, live sockets included. Further ones are closed at once, and the proxy in front tries again. */
const CONNECTIONS_MAX = 20_000
const BOUNDS = { ...PATIENCE, connections: CONNECTIONS_MAX }

type Upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => Promise<void>

/** An invalid address such as "//" must not throw. */
const isLiveSocket = ({ url = '/', headers }: IncomingMessage): boolean =>
  headers.upgrade?.toLowerCase() === 'websocket' && URL.parse(url, 'http://listener')?.pathname === '/api/live'

export async function openListener(
  { port, host, ...site }: Pick<Config, 'port' | 'host' | 'https' | 'baseUrl'>,
  { connections, ...patience }: typeof BOUNDS = BOUNDS,
) {
  const starting = {
    ...securityHeadersOf(site),
    'content-type': 'application/json',
    'cache-control': 'no-store',
    'retry-after': '1',
  }
  let listener: RequestListener = (_request, response) => {
    response.writeHead(503, starting).end('{"status":"starting"}')
  }
  let upgrade: Upgrade = async (_request, socket) => void socket.destroy()
  // An upgrade that is offered elsewhere, to HTTP/2 say, is ignored (RFC 9110 §7.8): the request is answered as any other.
  const settings = { keepAliveTimeout: KEEP_ALIVE_MS, ...patience, shouldUpgradeCallback: isLiveSocket }
  const server = createServer(settings, (request, response) => listener(request, response))
  server.maxConnections = connections
  server.on('upgrade', (request, socket, head) => void upgrade(request, socket, head))
  return {
    port: await listenAt(server, { host, port, names: { host: 'HOST', port: 'PORT' } }),
    answer(requests: RequestListener, upgrades: Upgrade) {
      listener = requests
      upgrade = upgrades
    },
    async drain() {
      const closed = new Promise((settle) => server.close(settle))
      server.closeIdleConnections()
      // The HTTP server no longer counts the live sockets as its own but still waits for them; the live channel cuts the remaining ones when it closes.
      const late = Promise.withResolvers<void>()
      const timer = setTimeout(late.resolve, DRAIN_MS)
      await Promise.race([closed, late.promise])
      clearTimeout(timer)
      server.closeAllConnections()
    },
    async close() {
      server.close()
      server.closeAllConnections()
    },
  }
}
