// The peer: `@supabase/lite` over HTTP on the database of the bench, as its documentation has it. Told its settings by variables; says its port to its parent.
import { serve } from '@hono/node-server'
import { App } from '@supabase/lite'
import { createPostgresConnection } from '@supabase/lite/postgres'

const { DATABASE_URL: url, JWT_SECRET, PUBLISHABLE_KEY, SECRET_KEY } = process.env
const address = new URL(url)
const host = address.searchParams.get('host')
// Its driver reads no socket from the address.
address.search = ''
const postgresOptions = host ? { host, port: Number(address.port) } : {}
const app = new App({
  connection: createPostgresConnection({ url: address.href, postgresOptions }),
  auth: { enabled: true, jwt_secret: JWT_SECRET, publishable_key: PUBLISHABLE_KEY, secret_key: SECRET_KEY },
})
await app.ensureSystemSchema()
serve(
  {
    hostname: '127.0.0.1',
    port: 0,
    fetch: (request, env) => app.fetch(request, { peerAddress: env.incoming.socket.remoteAddress ?? null }),
  },
  ({ port }) => process.send({ port }),
)
process.on('disconnect', () => process.exit())
process.channel.unref()
