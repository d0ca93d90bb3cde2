import { createServer } from 'node:http'
import { listenAt } from '../net/port.ts'
import type { Log } from './log.ts'

export type MetricsServer = { port: number; close(): Promise<void> }

/**
 * Serves the metrics at `/metrics` on a port of their own, which members cannot reach; by default on the loopback.
 * @throws ConfigError when it cannot listen there
 */
export async function openMetricsServer(
  { host, port }: { host: string; port: number },
  metrics: { text(): Promise<{ type: string; body: string }> },
  log: Log,
): Promise<MetricsServer> {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') return void response.writeHead(404).end()
    metrics.text().then(
      ({ type, body }) => response.writeHead(200, { 'content-type': type, 'cache-control': 'no-store' }).end(body),
      (error: unknown) => {
        log.error({ err: error }, 'the figures cannot be told')
        response.writeHead(500).end()
      },
    )
  })
  const taken = await listenAt(server, { host, port, names: { host: 'METRICS_HOST', port: 'METRICS_PORT' } })
  return {
    port: taken,
    async close() {
      server.close()
      server.closeAllConnections()
    },
  }
}
