import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import type { Config } from '#server/foundation/config.ts'
import { openListener } from './listener.ts'
import type { AppServices } from './services.ts'

const WEB_ROOT = join(import.meta.dirname, '../../dist/web')

/** Answers HTTP: in this process alone, or in several. */
export type HttpServer = {
  port: number
  /** Answers requests from now on; until then all are answered with 503. */
  serve(appServices: AppServices): Promise<void>
  /** Takes no more requests, and waits for those under way. */
  drain(): Promise<void>
  close(): Promise<void>
}

/** @throws ConfigError where the port cannot be opened */
export async function openHttpServer(config: Config): Promise<HttpServer> {
  const listener = await openListener(config)
  let leave = () => {}
  return {
    port: listener.port,
    async serve(appServices) {
      const { openHttp } = await import('./http.ts') // the port is open before all this is loaded
      const { live } = appServices.services
      const app = openHttp(appServices, existsSync(join(WEB_ROOT, 'index.html')) ? WEB_ROOT : undefined)
      listener.answer(getRequestListener(app.fetch), live.upgrade)
      leave = live.leave
    },
    drain() {
      leave() // or open tabs would hold up the drain
      return listener.drain()
    },
    close: listener.close,
  }
}
