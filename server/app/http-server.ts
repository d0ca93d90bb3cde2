import { existsSync } from 'node:fs'
import type { RequestListener } from 'node:http'
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import type { Config } from '#server/foundation/config.ts'
import type { Live } from '#server/foundation/live/live.ts'
import { openListener } from './listener.ts'
import type { AppServices } from './services.ts'

const WEB_ROOT = join(import.meta.dirname, '../../dist/web')

export type HttpServer = {
  port: number
  drain(): Promise<void>
  close(): Promise<void>
}

type Answers = { requests: RequestListener; live: Live }

/** Called before a port is opened, so that the port answers at once. */
export async function answersOf(appServices: AppServices): Promise<Answers> {
  const { openHttp } = await import('./http.ts') // the first port is open before all this is loaded
  const app = openHttp(appServices, existsSync(join(WEB_ROOT, 'index.html')) ? WEB_ROOT : undefined)
  return { requests: getRequestListener(app.fetch), live: appServices.services.live }
}

/**
 * All requests are answered with 503 until `answer` is called.
 * @throws ConfigError where the port cannot be opened
 */
export async function openHttpServer(config: Config): Promise<HttpServer & { answer(answers: Answers): void }> {
  const listener = await openListener(config)
  let leave = () => {}
  return {
    port: listener.port,
    answer({ requests, live }) {
      listener.answer(requests, live.upgrade)
      leave = live.leave
    },
    drain() {
      leave() // open tabs would otherwise hold up the drain
      return listener.drain()
    },
    close: listener.close,
  }
}
