import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { contract } from '#contract/index.ts'
import { grantRole } from '#server/accounts/commands/grant-role.ts'
import { openHttp } from '#server/app/http.ts'
import { notice } from '#server/notifications/tables.ts'
import { eczema, vertigo } from '#tests/support/scenes.ts'
import { openWorld, type Person } from '#tests/support/world.ts'

const world = openWorld()
const HOUR_MS = 3_600_000

type Actor = 'visitor' | 'other' | 'owner' | 'admin'
type Scene = { postId: string; otherPostId: string; noticeId: string; me: Person | undefined }
type Row = Record<Actor, number> & { ask: (scene: Scene) => { path: string; body?: object } }

const at = (path: string, body?: object) => () => ({ path, ...(body && { body }) })
const everyone = (status: number, ask: Row['ask']): Row => ({
  visitor: status,
  other: status,
  owner: status,
  admin: status,
  ask,
})
const members = (status: number, ask: Row['ask']): Row => ({ ...everyone(status, ask), visitor: 401 })
const ownerOnly = (status: number, ask: Row['ask']): Row => ({
  visitor: 401,
  other: 404,
  owner: status,
  admin: 404,
  ask,
})

/** Every route there is, in the contract or not, and what it answers to whom. Staff rights need a second factor: an admin is a member here. */
const MATRIX: Record<string, Row> = {
  'POST /api/accounts': everyone(202, () => ({
    path: '/api/accounts',
    body: {
      username: crypto.randomUUID().slice(0, 12),
      email: `${crypto.randomUUID()}@exemple.fr`,
      password: 'orage-violet-73',
      consents: { age: true, terms: true, healthData: true },
    },
  })),
  'GET /api/me': everyone(200, at('/api/me')),
  'PATCH /api/me/preferences': members(200, at('/api/me/preferences', { theme: 'dark' })),
  'GET /api/me/posts': members(200, at('/api/me/posts')),
  'POST /api/posts/symptoms': members(201, () => ({ path: '/api/posts/symptoms', body: vertigo() })),
  'PUT /api/posts/symptoms/{id}': ownerOnly(200, ({ postId }) => ({
    path: `/api/posts/symptoms/${postId}`,
    body: { ...eczema(), version: 1 },
  })),
  'GET /api/posts/{id}': members(200, ({ postId }) => ({ path: `/api/posts/${postId}` })),
  'DELETE /api/posts/{id}': ownerOnly(200, ({ postId }) => ({ path: `/api/posts/${postId}` })),
  'POST /api/posts/{id}/resolution': ownerOnly(201, ({ postId }) => ({
    path: `/api/posts/${postId}/resolution`,
    body: { treatment: 'Repos' },
  })),
  'GET /api/feed': members(200, at('/api/feed')),
  'GET /api/stats/public': everyone(200, at('/api/stats/public')),
  'GET /api/matches': ownerOnly(200, ({ postId }) => ({ path: `/api/matches?postId=${postId}` })),
  'POST /api/matches/searches': ownerOnly(202, ({ postId }) => ({ path: '/api/matches/searches', body: { postId } })),
  'POST /api/matches/dismissals': ownerOnly(201, ({ postId, otherPostId }) => ({
    path: '/api/matches/dismissals',
    body: { ownPostId: postId, postId: otherPostId },
  })),
  'GET /api/notifications': members(200, at('/api/notifications')),
  'GET /api/notifications/unread': members(200, at('/api/notifications/unread')),
  'PUT /api/notifications/{id}/reading': ownerOnly(200, ({ noticeId }) => ({
    path: `/api/notifications/${noticeId}/reading`,
  })),
  'GET /api/live/events': members(200, at('/api/live/events?since=0')),

  'GET /api/health': everyone(200, at('/api/health')),
  'GET /api/openapi.json': everyone(200, at('/api/openapi.json')),
  'GET /api/docs': everyone(200, at('/api/docs')),
  'GET /api/docs/start.js': everyone(200, at('/api/docs/start.js')),
  'GET /api/docs/:file{swagger-ui(-bundle\\.js|\\.css)}': everyone(200, at('/api/docs/swagger-ui.css')),
  'ALL /api/auth/*': everyone(404, at('/api/auth/list-sessions')),
  'GET /assets/*': everyone(404, at('/assets/absent.js')),
  'GET /:file{[\\w.-]+\\.(?:js|svg|png|ico|webmanifest|txt)}': everyone(200, at('/absent.js')),
  'GET *': everyone(200, at('/feed')),
}

let people: Record<'owner' | 'other' | 'admin', Person>
let served = ''

beforeAll(async () => {
  people = await world.people('owner', 'other', 'admin')
  await grantRole(world.services(), { email: people.admin.email, granted: 'admin' })
  const webRoot = mkdtempSync(join(tmpdir(), 'vecu-web-'))
  writeFileSync(join(webRoot, 'index.html'), '<!doctype html>')
  served = webRoot
})

test('every route has its row, and no row is left over', () => {
  expect(Object.keys(MATRIX).sort()).toEqual([...contractRoutes(contract), ...otherRoutes()].sort())
})

describe.each(Object.entries(MATRIX))('%s', (route, row) => {
  test.each(['visitor', 'other', 'owner', 'admin'] as const)('answers the %s as the matrix says', async (actor) => {
    const scene = await setScene()
    const me = actor === 'visitor' ? undefined : people[actor]
    const { path, body } = row.ask({ ...scene, me })
    const method = route.split(' ')[0]!.replace('ALL', 'GET')
    const response = await request(path, { method, ...(body && { body: JSON.stringify(body) }) }, me)
    expect([response.status, response.status === row[actor] ? '' : await response.text()]).toEqual([row[actor], ''])
  })
})

/** The web's routes stand only where a web was built: this test's own app has one, over the same house. */
async function request(path: string, init: RequestInit, me: Person | undefined) {
  const headers = { 'content-type': 'application/json', ...(me && { cookie: me.cookie }) }
  if (path.startsWith('/api')) return world.fetch(path, { ...init, headers }, me)
  return openHttp(world.house(), served).request(path, { ...init, headers })
}

async function setScene(): Promise<Omit<Scene, 'me'>> {
  world.advance(HOUR_MS + 1_000)
  const [post, otherPost] = await Promise.all([
    world.as(people.owner).posts.publishSymptom(vertigo()),
    world.as(people.other).posts.publishSymptom(eczema()),
  ])
  const noticeId = world.services().newId()
  await world
    .services()
    .db.insert(notice)
    .values({
      id: noticeId,
      recipientId: people.owner.id,
      senderId: people.other.id,
      kind: 'match',
      subjectId: otherPost.id,
      createdAt: world.now(),
    })
    .onConflictDoNothing()
  return { postId: post.id, otherPostId: otherPost.id, noticeId }
}

type Node = { '~orpc'?: { route: { method?: string; path?: string } } } & object

function contractRoutes(node: Node): string[] {
  const procedure = node['~orpc']
  if (procedure) return [`${procedure.route.method} /api${procedure.route.path}`]
  return Object.values(node).flatMap((child: Node) => contractRoutes(child))
}

/** Middleware and the two doors of the contract stand on wildcards for all methods. */
function otherRoutes(): string[] {
  const doors = new Set(['ALL /*', 'ALL /api/*', 'ALL /rpc/*'])
  return [...new Set(openHttp(world.house(), served).routes.map(({ method, path }) => `${method} ${path}`))]
    .filter((route) => !doors.has(route))
    .map((route) => route.replace('GET /*', 'GET *'))
}
