import { readFileSync } from 'node:fs'
import { safe } from '@orpc/client'
import { expect, test } from 'vitest'
import { forgetLimits } from '#server/foundation/net/rate.ts'
import { openMetricsServer } from '#server/foundation/observe/metrics-server.ts'
import { rateLimit } from '#server/foundation/tables.ts'
import { heard } from '#tests/support/fixtures/heard.ts'
import { vertigo } from '#tests/support/fixtures/scenes.ts'
import { openSocket } from '#tests/support/live-client.ts'
import { openWorld } from '#tests/support/world.ts'

const NOWHERE = 'postgres://u:p@127.0.0.1:1/vecu'

/** A replica, here one that is away, has figures of its own. Each world brings its database. */
const world = openWorld({ METRICS_PORT: '9464', DATABASE_URL: NOWHERE, DATABASE_REPLICA_URL: NOWHERE })

const told = async () => (await fetch(world.metricsUrl())).text()

/** Returns the value of one figure; undefined where there is none of that name with these labels. */
async function figure(name: string, labels: Record<string, string> = {}): Promise<number | undefined> {
  const lines = (await told()).split('\n').filter((line) => new RegExp(`^${name}[{ ]`).test(line))
  const wanted = Object.entries(labels).map(([label, value]) => `${label}="${value}"`)
  const line = lines.find((each) => wanted.every((pair) => each.includes(pair)))
  return line === undefined ? undefined : Number(line.split(' ').at(-1))
}

test('figures are served at a port of their own, and not on the public one', async () => {
  const answer = await fetch(world.metricsUrl())
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain/)
  expect(await answer.text()).toMatch(/^nodejs_eventloop_lag_p99_seconds /m)
  expect((await world.fetch('/metrics')).headers.get('content-type') ?? '').not.toMatch(/^text\/plain; version/)
  expect(await (await world.fetch('/metrics')).text()).not.toContain('vecu_')
  expect((await fetch(new URL('/', world.metricsUrl()))).status).toBe(404)
  expect((await fetch(world.metricsUrl(), { method: 'POST' })).status).toBe(404)
})

test('a taken port is reported in one sentence', async () => {
  const port = Number(new URL(world.metricsUrl()).port)
  const figures = { text: async () => ({ type: 'text/plain', body: '' }) }
  const opening = openMetricsServer({ host: '127.0.0.1', port }, figures, world.services().log)
  await expect(opening).rejects.toThrow(
    `METRICS_PORT ${port} is in use: stop what listens there, or choose another METRICS_PORT.`,
  )
})

test('a request is counted by its procedure or template, its method and its status', async () => {
  const lea = await world.person()
  const post = await world.as(lea).posts.publishSymptom(vertigo())
  const ofGet = { route: 'posts.get', status: '200' }
  await world.as(lea).posts.get({ id: post.id })
  await world.fetch(`/api/posts/${post.id}`, {}, lea)
  expect(await figure('vecu_requests_total', { ...ofGet, method: 'POST' })).toBe(1)
  expect(await figure('vecu_requests_total', { ...ofGet, method: 'GET' })).toBe(1)
  expect(await figure('vecu_request_seconds_count', { route: 'posts.get', method: 'GET' })).toBe(1)

  await safe(world.as().posts.get({ id: post.id }))
  expect(await figure('vecu_requests_total', { route: 'posts.get', status: '401' })).toBe(1)
  const page = () => world.fetch(`/post/${post.id}`, {}, lea)
  const ofPages = { route: 'page', method: 'GET', status: String((await page()).status) }
  const pages = (await figure('vecu_requests_total', ofPages))!
  await page()
  expect(await figure('vecu_requests_total', ofPages)).toBe(pages + 1)
  await world.fetch(`/media/post/${'0'.repeat(32)}/large.webp`, {}, lea)
  expect(await figure('vecu_requests_total', { route: '/media/:kind/:key/:file', status: '404' })).toBe(1)
})

test('the number of figures stays the same whatever strangers ask for: it holds no path, id or word of theirs', async () => {
  const lea = await world.person('lea_migraineuse')
  await world.as(lea).posts.publishSymptom(vertigo({ title: 'Des vertiges innommables' }))
  await world.settle()
  const ask = async (mark: string) => {
    for (const path of [
      `/rpc/${mark}/x`,
      `/api/${mark}`,
      `/${mark}`,
      `/post/${mark}`,
      `/media/${mark}/a/b`,
      `/.well-known/${mark}`,
    ])
      for (const method of ['GET', 'POST', 'DELETE', 'PROPFIND'])
        await world.fetch(path, { method, headers: { 'user-agent': mark } }, lea)
  }
  const series = async () => (await told()).split('\n').filter((line) => /^vecu_requests_total/.test(line)).length
  await ask('premier')
  const before = await series()
  for (let turn = 0; turn < 5; turn++) await ask(`inconnu${turn}`)
  expect(await series()).toBe(before)
  const said = await told()
  expect(said).not.toMatch(/premier|inconnu|PROPFIND|migraineuse|innommables|exemple\.fr/)
  expect(said).not.toMatch(/[\da-f]{8}-[\da-f]{4}-/)
  expect(said).not.toContain(lea.address)
})

test('jobs, mails, notices, sockets, connections and limits have their figures', { tags: ['long'] }, async () => {
  const { alice, bob } = await world.people('alice', 'bob')
  const socket = await openSocket(world, bob)
  await expect.poll(() => figure('vecu_live_sockets')).toBe(1)
  const sent = (await figure('vecu_live_messages_total')) ?? 0
  const post = await world.as(alice).posts.publishSymptom(vertigo({ country: 'PT' }))
  await world.as(bob).posts.publishSymptom(vertigo({ country: 'PT' }))
  await world.settle()
  await heard(world.services().db, alice)
  await world.as(alice).posts.resolve({ id: post.id, treatment: 'Repos', notes: null })
  await world.settle()
  const done = { queue: 'matching.tell-recovery', outcome: 'done' }
  await expect.poll(() => figure('vecu_jobs_total', done)).toBeGreaterThanOrEqual(1)
  expect(await figure('vecu_job_seconds_count', { queue: 'matching.search-published' })).toBeGreaterThanOrEqual(2)
  expect(await figure('vecu_jobs_waiting', { queue: 'matching.tell-recovery', state: 'due' })).toBe(0)
  expect(await figure('vecu_jobs_oldest_due_seconds', { queue: 'matching.tell-recovery' })).toBe(0)
  expect(await figure('vecu_notices_total', { kind: 'recovery' })).toBeGreaterThanOrEqual(1)
  await expect.poll(() => figure('vecu_live_messages_total')).toBeGreaterThan(sent)
  socket.ws.close()
  await expect.poll(() => figure('vecu_live_sockets')).toBe(0)

  const json = { method: 'POST', headers: { 'content-type': 'application/json' } }
  const mails = await figure('vecu_mails_total', { outcome: 'sent' })
  await world.fetch('/api/auth/request-password-reset', { ...json, body: JSON.stringify({ email: alice.email }) })
  await world.settle()
  await expect.poll(() => figure('vecu_mails_total', { outcome: 'sent' })).toBe(mails! + 1)

  for (const state of ['busy', 'idle', 'waiting'])
    expect(await figure('vecu_database_connections', { state })).toBeGreaterThanOrEqual(0)
  for (const part of ['database', 'storage']) await expect.poll(() => figure('vecu_healthy', { part })).toBe(1)
  expect(await figure('vecu_disk_free_bytes')).toBeGreaterThan(0)

  const limit = { name: 'tried', points: 1, seconds: 60 }
  await world.services().limits.takeInMemory(limit, 'somebody')
  await safe(world.services().limits.takeInMemory(limit, 'somebody'))
  expect(await figure('vecu_limits_reached_total', { limit: 'tried' })).toBe(1)
})

/** Commands for Docker volumes and PostgreSQL databases, whose names look like those of figures. */
const NO_FIGURES = /docker volume rm .*|alter database .*/g

test('every figure that alerts and the operator’s page mention is served', async () => {
  const said = await told()
  const names = ['deploy/alerts.yaml', 'docs/OPERATING.md'].flatMap((path) => {
    const words = readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8').replaceAll(NO_FIGURES, '')
    return words.match(/\b(?:vecu|nodejs)_\w+/g) ?? []
  })
  expect(names.length).toBeGreaterThan(20)
  for (const name of new Set(names)) expect(said).toContain(`# HELP ${name.replace(/_bucket$/, '')} `)
})

test('a counter of a limit that a clock ahead wrote ends with its window, not with that day', async () => {
  const { db, limits } = world.services()
  const limit = { name: 'ahead', points: 1, seconds: 60 }
  const inDays = (days: number) => Date.now() + days * 86_400_000
  await db.insert(rateLimit).values([
    { key: 'ahead:somebody', points: 1, expire: inDays(30) },
    { key: 'ahead:weekly', points: 1, expire: inDays(6) },
  ])
  await forgetLimits(db, new Date())
  await limits.take(limit, 'somebody')
  expect(await limits.count(limit, 'weekly', 0)).toBe(1)
})
