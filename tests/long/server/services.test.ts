import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { openAppServices } from '#server/app/services.ts'
import { type Config, readConfig } from '#server/foundation/config.ts'
import { openLog } from '#server/foundation/observe/log.ts'
import { freshDatabase } from '#tests/support/servers/database.ts'
import { query, rowsIn } from '#tests/support/servers/postgres.ts'

const ending: (() => unknown)[] = []
afterEach(async () => {
  for (const end of ending.splice(0).reverse()) await end()
})

/** Takes connections and answers nothing, like a Redis that hangs; keeps the open ones. */
async function aSilentRedis() {
  const open = new Set<Socket>()
  const server = createServer((socket) => {
    open.add(socket)
    socket.on('error', () => {}).on('close', () => open.delete(socket))
    socket.resume()
  })
  await new Promise<void>((settle) => server.listen(0, '127.0.0.1', settle))
  ending.push(() => server.close())
  const address = server.address()
  return { url: `redis://127.0.0.1:${typeof address === 'object' && address?.port}`, open }
}

async function opening(change: (config: Config) => Config) {
  const [database, redis] = [await freshDatabase(), await aSilentRedis()]
  const dataDir = mkdtempSync(join(tmpdir(), 'vecu-house-'))
  ending.push(() => rmSync(dataDir, { recursive: true, force: true }), database.drop)
  const config = readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'fatal', REDIS_URL: redis.url })
  const options = { databaseUrl: database.url, secret: 's'.repeat(32), log: openLog('silent') }
  const lines = async () =>
    (
      await rowsIn<{ name: string }>(
        database.url,
        `select application_name as name from pg_stat_activity where datname = current_database() and application_name like 'vecu%' order by 1`,
      )
    ).map(({ name }) => name)
  return { open: () => openAppServices({ config: change(config), ...options }), lines, redis, database }
}

test('a server whose start fails half-way leaves no connection open', async () => {
  // These parts fail late: the rules of the origin come after the queue of jobs, and the media server after the live channel.
  const failing: ((config: Config) => Config)[] = [
    (config) => ({ ...config, baseUrl: 'nowhere' }),
    (config) => ({ ...config, media: { ...config.media, ports: undefined as never } }),
  ]
  for (const change of failing) {
    const { open, lines, redis } = await opening(change)
    await expect(open()).rejects.toThrow()
    await expect.poll(lines).toEqual([])
    await expect.poll(() => redis.open.size).toBe(0)
  }
})

test('a server whose job queue cannot be made leaves no connection open', async () => {
  const { open, lines, redis, database } = await opening((config) => config)
  await query(database.url, 'drop schema pgboss cascade')
  await query(database.url, `revoke create on database ${new URL(database.url).pathname.slice(1)} from vecu`)
  await expect(open()).rejects.toThrow()
  await expect.poll(lines).toEqual([])
  await expect.poll(() => redis.open.size).toBe(0)
})

test('a server that was opened closes its last connection', async () => {
  const { open, lines, redis } = await opening((config) => config)
  const appServices = await open()
  await appServices.work()
  await expect.poll(lines).toEqual(expect.arrayContaining(['vecu', 'vecu-hints-in', 'vecu-jobs']))
  await appServices.close()
  await expect.poll(lines).toEqual([])
  await expect.poll(() => redis.open.size).toBe(0)
})
