import { AsyncLocalStorage } from 'node:async_hooks'
import { createORPCClient } from '@orpc/client'
import { RPCLink } from '@orpc/client/fetch'
import { SimpleCsrfProtectionLinkPlugin } from '@orpc/client/plugins'
import pg from 'pg'
import { openHttp } from '#server/app/http.ts'
import type { Api, Person, World } from './world.ts'

/** `name`: PostgreSQL knows it by that, and plans it once for each connection. */
export type Statement = { text: string; values: unknown[]; name?: string }

const asking = new AsyncLocalStorage<Statement[]>()

/**
 * Returns a function that tells which statements a person's requests send to the database, in order, with that for their session and with the beginning and
 * end of its transactions. They are noted where the pool hands them on, by request, so that the server's other work is not among them.
 */
export function statementsAskedOf(world: World) {
  watchPools()
  const app = openHttp(world.appServices(), undefined)
  return async <T>({ cookie }: Pick<Person, 'cookie'>, ask: (api: Api) => Promise<T>): Promise<Statement[]> => {
    const asked: Statement[] = []
    const api: Api = createORPCClient(
      new RPCLink({
        url: 'http://house/rpc',
        headers: { cookie },
        plugins: [new SimpleCsrfProtectionLinkPlugin()],
        fetch: (request) => asking.run(asked, async () => app.fetch(request)),
      }),
    )
    await ask(api)
    return asked
  }
}

/** Runs something inside the server and returns the statements that it sent. */
export async function statementsOf(work: () => Promise<unknown>): Promise<Statement[]> {
  watchPools()
  const asked: Statement[] = []
  await asking.run(asked, work)
  return asked
}

let areWatched = false

function watchPools(): void {
  if (areWatched) return
  areWatched = true
  const { query, connect } = pg.Pool.prototype
  pg.Pool.prototype.query = function (this: pg.Pool, ...args: unknown[]) {
    note(args)
    return query.apply(this, args as never)
  } as typeof query
  pg.Pool.prototype.connect = function (this: pg.Pool, ...args: unknown[]) {
    const lent = connect.apply(this, args as never) as unknown as Promise<pg.PoolClient>
    // With a callback it is the pool's own query that connects.
    return args.length > 0 || !asking.getStore() ? lent : lent.then(noting)
  } as typeof connect
}

/** Notes the statements of a client until it is given back to the pool. */
function noting(client: pg.PoolClient): pg.PoolClient {
  const { release } = client
  const query = client.query.bind(client) as (...args: unknown[]) => unknown
  Object.assign(client, {
    query: (...args: unknown[]) => {
      note(args)
      return query(...args)
    },
    release: (error?: Error | boolean) => {
      Reflect.deleteProperty(client, 'query')
      release.call(client, error)
    },
  })
  return client
}

type AskedQuery = { text: string; values?: unknown[]; name?: string }

function note([what, values]: unknown[]): void {
  const { text, name, ...asked } = typeof what === 'string' ? ({ text: what } as AskedQuery) : (what as AskedQuery)
  const given = (values as unknown[] | undefined) ?? asked.values ?? []
  asking.getStore()?.push({ text, values: given, ...(name !== undefined && { name }) })
}
