import { setTimeout as sleep } from 'node:timers/promises'
import { safe } from '@orpc/client'
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest'
import { type Kill, killUnderLoad } from '#tests/faults/kills.ts'
import { type Wire, wireTo } from '#tests/faults/wire.ts'
import { eczema } from '#tests/support/fixtures/scenes.ts'
import { openSocket } from '#tests/support/live-client.ts'
import { openWorld, PASSWORD, type Person } from '#tests/support/world.ts'

test.for<{ workers: number; kills: Kill[] }>([
  { workers: 1, kills: ['server', 'postmaster'] },
  { workers: 2, kills: ['http', 'server', 'http', 'postmaster'] },
])(
  'a server of $workers, killed again and again while everybody writes, loses nothing acknowledged, doubles nothing, and does each job once',
  {
    timeout: 240_000,
  },
  async ({ workers, kills }) => {
    const { findings, ledger, ends } = await killUnderLoad({
      kills,
      workers,
      members: 6,
      clusters: 2,
      pauseMs: 800,
    })
    // The broken rows are compared, so that a failed run says which promise is broken.
    expect(findings.flatMap(({ promise, broken }) => broken.map((row) => `${promise}: ${row}`))).toEqual([])
    expect(ledger.wishes.filter(({ answeredId }) => answeredId).length).toBeGreaterThan(3)
    expect(ledger).toMatchObject({ unforeseen: [], contradictions: [] })
    // The server ends with its PostgreSQL, says why, and is started again by its supervisor.
    expect(ends.map(({ code, said }) => [code, said.split('\n').at(-1)])).toContainEqual([
      1,
      expect.stringMatching(/^PostgreSQL (ended unexpectedly|went away while the server was starting)\.$/),
    ])
  },
)

describe('while the database is away', () => {
  let wire: Wire
  const world = openWorld({}, undefined, async (url) => {
    const wired = await wireTo(url)
    wire = wired.wire
    return wired.url
  })
  afterEach(() => wire.mend())
  afterAll(() => wire.close())

  const statusOf = (path: string, init?: RequestInit, who?: Person) =>
    world.fetch(path, init, who).then(async (answer) => ({
      status: answer.status,
      retryAfter: answer.headers.get('retry-after'),
      code: ((await answer.json().catch(() => ({}))) as { code?: string }).code,
    }))
  const away = { status: 503, retryAfter: '5', code: 'UNAVAILABLE' }
  const signIn = (email: string) => ({
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: world.services().config.baseUrl },
    body: JSON.stringify({ email, password: PASSWORD }),
  })
  const well = () => expect.poll(() => statusOf('/api/health').then(({ status }) => status)).toBe(200)

  test('every procedure that needs it answers that it is away, and all goes on when it is back', async () => {
    const { ada } = await world.people('ada')
    const socket = await openSocket(world, ada)
    await expect.poll(() => socket.heard).toHaveLength(1)
    const wish = eczema()
    const { log } = world.services()
    const [warned, failed] = [vi.spyOn(log, 'warn'), vi.spyOn(log, 'error')]
    await wire.cut()

    expect(await statusOf('/api/health')).toMatchObject({ status: 503 })
    expect(await statusOf('/api/feed', {}, ada)).toEqual(away)
    expect(await statusOf('/api/stats/public')).toEqual(away)
    expect(await statusOf('/api/auth/sign-in/email', signIn(ada.email))).toEqual(away)
    expect(
      await statusOf('/media/uploads/019a9d6c-0000-7000-8000-000000000000', { method: 'HEAD' }, ada),
    ).toMatchObject({
      status: 503,
      retryAfter: '5',
    })
    const refused = await safe(world.as(ada).posts.publishSymptom(wish))
    expect(refused.error).toMatchObject({ code: 'UNAVAILABLE', defined: true })
    expect((await world.fetch('/', {}, ada)).status).toBeLessThan(500)

    // Each look for work fails, four times a second, and the log says so only now and then.
    const waits = () => warned.mock.calls.filter(([, words]) => String(words).endsWith('no work is looked for')).length
    await expect.poll(waits).toBeGreaterThan(0)
    expect(waits()).toBeLessThan(10)
    expect(failed.mock.calls.map(([, words]) => words)).not.toContain('job queue')

    await wire.mend()
    await well()
    const { id } = await world.as(ada).posts.publishSymptom(wish)
    expect(await world.as(ada).posts.publishSymptom(wish)).toMatchObject({ id })
    expect(await statusOf('/api/auth/sign-in/email', signIn(ada.email))).toMatchObject({ status: 200 })
    // The socket stayed open, jobs are done again, and what follows is heard on it.
    expect(socket.ws.readyState).toBe(socket.ws.OPEN)
    await expect.poll(() => socket.heard.map((message) => message.kind)).toContain('matches')
    socket.ws.close()
  })

  test('requests to a database that has gone silent are given up in bounded time', async () => {
    const { bob } = await world.people('bob')
    await world.as(bob).posts.feed({})
    wire.silence()
    // More requests come at once than there are connections: those that wait in line are answered too.
    const asked = await Promise.all(Array.from({ length: 30 }, () => safe(world.as(bob).posts.publicStats())))
    expect(new Set(asked.map(({ error }) => (error as { code?: string } | null)?.code))).toEqual(
      new Set(['UNAVAILABLE']),
    )
    await wire.mend()
    await well()
    await sleep(0)
    expect((await safe(world.as(bob).posts.publicStats())).error).toBeNull()
  })
})
