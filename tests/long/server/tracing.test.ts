import { safe } from '@orpc/client'
import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { vertigo } from '#tests/support/fixtures/scenes.ts'
import { saying } from '#tests/support/fixtures/sharing.ts'
import { attributeOf, openCollector, type ReceivedSpan } from '#tests/support/servers/collector.ts'
import { openWorld, PASSWORD } from '#tests/support/world.ts'

const collector = await openCollector()
afterAll(() => collector.close())

const logged: string[] = []
const world = openWorld(
  {
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20of-the-operator',
    OTEL_SERVICE_NAME: 'vecu-test',
    LOG_LEVEL: 'warn',
  },
  { write: (line) => logged.push(line) },
)

const spans = async (isIt: (span: ReceivedSpan) => boolean): Promise<ReceivedSpan[]> => {
  await expect.poll(() => collector.spans().filter(isIt).length).toBeGreaterThan(0)
  return collector.spans().filter(isIt)
}

test('a request is a trace with its queries under it, and so is a job', async () => {
  const lea = await world.person()
  await world.as(lea).posts.publishSymptom(vertigo())
  await world.settle()
  const [request] = await spans(({ name }) => name === 'POST posts.publishSymptom')
  expect(attributeOf(request!, 'http.response.status_code')).toBe('200')
  expect(request).not.toHaveProperty('parentSpanId')
  const queries = await spans(({ parentSpanId }) => parentSpanId === request!.spanId)
  expect(queries.every(({ traceId }) => traceId === request!.traceId)).toBe(true)
  expect(queries.map(({ name }) => name)).toContain('BEGIN')
  expect(queries.map(({ name }) => name)).toContain('COMMIT')
  const insert = queries.find((span) => attributeOf(span, 'db.query.text')?.includes('insert into "post" '))
  expect(insert).toMatchObject({ traceId: request!.traceId })
  expect(attributeOf(insert!, 'db.query.text')).toContain('$1')

  const [job] = await spans(({ name }) => name === 'matching.search-published')
  expect(job).not.toHaveProperty('parentSpanId')
  await spans(({ parentSpanId }) => parentSpanId === job!.spanId)
  const [{ path, headers, body }] = collector.received as [(typeof collector.received)[number]]
  expect(path).toBe('/v1/traces')
  expect(headers.authorization).toBe('Bearer of-the-operator')
  expect(body).toContain('vecu-test')
})

test('queries made at once, more of them than there are connections, stay under the request that made them', async () => {
  const people = await world.crowd(4)
  const answers = await Promise.all(
    people.flatMap((who) => Array.from({ length: 8 }, () => world.fetch('/api/notifications?limit=1', {}, who))),
  )
  const ids = answers.map((answer) => answer.headers.get('x-request-id'))
  expect(new Set(ids).size).toBe(answers.length)
  for (const id of ids) {
    const [request] = await spans((span) => attributeOf(span, 'vecu.request_id') === id)
    const below = await spans(({ parentSpanId }) => parentSpanId === request!.spanId)
    expect(below.every(({ traceId }) => traceId === request!.traceId)).toBe(true)
  }
})

test('a stranger begins no trace in this server, and names none', async () => {
  const traceId = 'abcdefabcdefabcdefabcdefabcdefab'
  const answer = await world.fetch('/api/posts/figures', {
    headers: { traceparent: `00-${traceId}-0123456789abcdef-01` },
  })
  const id = answer.headers.get('x-request-id')
  const [request] = await spans((span) => attributeOf(span, 'vecu.request_id') === id)
  expect(request!.traceId).not.toBe(traceId)
  expect(request).not.toHaveProperty('parentSpanId')
})

test('no health text, no parameter, no address, no token, no id of a member or a post leaves with a trace, failed or not', async () => {
  const lea = await world.person('lea_tracee')
  const max = await world.person()
  const post = await world
    .as(lea)
    .posts.publishSymptom(vertigo({ title: 'Vertiges zygomatiques', description: 'Tout tourne, dit hirondelle.' }))
  await world.as(max).comments.add(saying(post.id, { body: 'Prenez du baume-de-lune.' }))
  await world.fetch('/api/posts?query=rhododendron', { headers: { 'user-agent': 'navigateur-de-lea' } }, lea)
  const json = { method: 'POST', headers: { 'content-type': 'application/json' } }
  const wrong = JSON.stringify({ email: lea.email, password: 'mot-de-passe-faux' })
  await world.fetch('/api/auth/sign-in/email', { ...json, body: wrong })
  await world.settle()
  const { db } = world.services()
  await db.execute(sql`alter table comment add constraint no_more check (false) not valid`)
  const [failure] = [await safe(world.as(max).comments.add(saying(post.id, { body: 'Encore du baume-de-lune.' })))]
  expect(failure.isSuccess).toBe(false)
  await db.execute(sql`alter table comment drop constraint no_more`)

  // The statement that writes a comment begins with what it counts.
  const [failed] = await spans((span) => span.name === 'WITH' && attributeOf(span, 'error.type') === '23514')
  expect(failed!.status.code).toBe(2)
  const [request] = await spans(({ name, status }) => name === 'POST comments.add' && status.code === 2)
  expect(failed!.parentSpanId).toBe(request!.spanId)
  expect(failed!.events ?? []).toEqual([])

  const sent = collector.received.map(({ body }) => body).join('\n')
  const secrets = [lea, max].flatMap(({ email, cookie, id, address }) => [
    ...[email, id, address],
    ...cookie.split('; ').map((pair) => pair.slice(pair.indexOf('=') + 1)),
  ])
  const words = ['lea_tracee', 'zygomatiques', 'hirondelle', 'baume-de-lune', 'rhododendron', 'navigateur-de-lea']
  for (const word of [...secrets, ...words, post.id, PASSWORD, 'mot-de-passe-faux']) expect(sent).not.toContain(word)
})

test('a collector that refuses costs members nothing, and is logged once', async () => {
  collector.answerWith(400)
  const lea = await world.person()
  expect((await world.fetch('/api/notifications', {}, lea)).status).toBe(200)
  const complaints = () => logged.filter((line) => line.includes('the collector of traces does not take them'))
  await expect.poll(() => complaints().length).toBe(1)
  expect((await world.fetch('/api/notifications', {}, lea)).status).toBe(200)
  collector.answerWith(200)
})
