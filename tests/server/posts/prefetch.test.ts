import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { StandardRPCJsonSerializer } from '@orpc/client/standard'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { SETTINGS_PAGES } from '#contract/accounts/settings-pages.ts'
import { MESSAGES_PER_PAGE } from '#contract/chat/limits.ts'
import type { PrefetchedAnswers } from '#contract/foundation/prefetch.ts'
import { openHttp } from '#server/app/http.ts'
import { openTimeLimit } from '#server/app/prefetch.ts'
import { statementsOf } from '#tests/support/asked-statements.ts'
import { talking } from '#tests/support/fixtures/chat.ts'
import { symptom } from '#tests/support/fixtures/symptoms.ts'
import { openWorld, type Person } from '#tests/support/world.ts'

const world = openWorld()
const webRoot = mkdtempSync(join(tmpdir(), 'vecu-page-'))
writeFileSync(join(webRoot, 'index.html'), '<html><script type="text/plain">%ANSWERS%</script></html>')
writeFileSync(
  join(webRoot, 'jour.html'),
  '<html data-language="%LANGUAGE%"><script type="text/plain">%DAY%</script></html>',
)
/** Long enough for an answer, whatever else the machine does. */
const ANSWERS_WITHIN_MS = 30_000
/** A server that is never late, whatever else the machine does, so that its pages have their answers. */
let http: ReturnType<typeof openHttp>
let lou: Person
let max: Person
beforeAll(async () => {
  http = openHttp({ ...world.appServices(), isLate: () => false }, webRoot, ANSWERS_WITHIN_MS)
  lou = await world.person('Lou')
  max = await world.person('Max')
})
afterAll(() => rmSync(webRoot, { recursive: true, force: true }))

const open = async (path: string, who?: Person, headers: Record<string, string> = {}, app = http) =>
  app.request(path, { headers: { ...(who && { cookie: who.cookie }), ...headers } })

async function served(...asked: Parameters<typeof open>): Promise<PrefetchedAnswers | undefined> {
  const html = await (await open(...asked)).text()
  const text = /<script type="text\/plain">(.*)<\/script>/s.exec(html)?.[1]
  return text ? JSON.parse(text) : undefined
}

const serializer = new StandardRPCJsonSerializer()
const answerOf = (answers: PrefetchedAnswers | undefined, name: string): unknown => {
  const found = answers?.answers.find(({ path }) => path.join('.') === name)
  return found && serializer.deserialize(found.json, found.meta as [])
}
const inputOf = (answers: PrefetchedAnswers | undefined, name: string) =>
  answers?.answers.find(({ path }) => path.join('.') === name)?.input
const namesIn = (answers: PrefetchedAnswers | undefined) => answers?.answers.map(({ path }) => path.join('.'))

/** The answers that every page of a member brings. */
const ALWAYS = ['accounts.me', 'notifications.unread', 'chat.unread', 'calls.current']

const publish = (who: Person, title: string) => world.as(who).posts.publishSymptom(symptom({ title }))

test('a visitor’s page tells only that nobody is signed in, wherever it is opened', async () => {
  const { id } = await publish(lou, 'Fourmillements')
  for (const path of ['/', '/feed', `/post/${id}`, '/nulle-part'])
    expect(await served(path)).toEqual({
      live: null,
      answers: [expect.objectContaining({ path: ['accounts', 'me'], json: { member: null } })],
    })
  const forged = { cookie: 'vecu.session_token=inventé.signature' }
  expect((await served('/feed', undefined, forged))?.live).toBeNull()
})

test('a legal page comes with the operator’s details, for everybody', async () => {
  const said = await world.as().legal.facts()
  for (const who of [undefined, lou])
    expect(answerOf(await served('/legal/mentions', who), 'legal.facts')).toEqual(said)
  expect(namesIn(await served('/legal/mentions'))).toEqual(['accounts.me', 'legal.facts'])
})

test('a member’s page comes with the first answers of its screen, as the procedures give them', async () => {
  const { id } = await publish(max, 'Vertiges du matin')
  await world.settle()
  const api = world.as(lou)

  const feed = await served('/feed', lou)
  expect(feed?.live?.memberId).toBe(lou.id)
  expect(answerOf(feed, 'accounts.me')).toEqual(await api.accounts.me())
  expect(answerOf(feed, 'posts.feed')).toEqual(await api.posts.feed({ filter: 'all' }))
  expect(answerOf(feed, 'posts.feedCounts')).toEqual(await api.posts.feedCounts({}))
  expect(answerOf(feed, 'posts.mine')).toEqual(await api.posts.mine({ limit: 1 }))
  expect(answerOf(feed, 'notifications.unread')).toEqual(await api.notifications.unread())

  const post = await served(`/post/${id}`, lou)
  expect(answerOf(post, 'posts.get')).toEqual(await api.posts.get({ id }))
  expect(namesIn(post)).toEqual(expect.arrayContaining(['comments.list', 'treatments.list']))
  expect(namesIn(await served('/', lou))).toContain('posts.feed')

  const matches = await served('/matches', lou)
  expect(answerOf(matches, 'closest.ofAll')).toEqual(await api.closest.ofAll({ language: 'fr' }))
  expect(answerOf(matches, 'matching.list')).toEqual(await api.matching.list({}))
  expect(answerOf(matches, 'matching.meToos')).toEqual(await api.matching.meToos({}))
  const { id: conversationId } = await talking(world, lou, max)
  const talk = await served(`/chat?conversation=${conversationId}`, lou)
  expect(answerOf(talk, 'chat.conversation')).toEqual(await api.chat.conversation({ conversationId }))
  expect(answerOf(talk, 'chat.messages')).toEqual(await api.chat.messages({ conversationId }))
  expect(inputOf(talk, 'chat.messages')).toEqual({ conversationId, limit: MESSAGES_PER_PAGE })
  expect(namesIn(await served(`/chat?conversation=${id}`, lou))).toEqual(ALWAYS)

  const own = { kind: 'symptom', state: 'active', limit: 5 }
  for (const path of ['/dashboard', '/dashboard/overview']) {
    const space = await served(path, lou)
    expect(answerOf(space, 'posts.mineFigures')).toEqual(await api.posts.mineFigures())
    expect(answerOf(space, 'posts.mine')).toEqual(await api.posts.mine({ kind: 'symptom', limit: 3 }))
    expect(space?.answers.map(({ input }) => input)).toContainEqual(own)
    expect(answerOf(space, 'matching.figures')).toEqual(await api.matching.figures())
    expect(answerOf(space, 'notifications.told')).toEqual({ members: 0 })
    expect(answerOf(space, 'notifications.list')).toEqual(await api.notifications.list({ kind: 'recovery', limit: 1 }))
  }
  // A narrowed feed asks another question.
  expect(namesIn(await served('/feed?q=vertige', lou))).toEqual(ALWAYS)
})

test.each(['fr', 'en'] as const)(
  'the close cases of a page are asked for in the language of the account: %s',
  async (language) => {
    const who = await world.person(`Ana ${language}`)
    await world.as(who).accounts.setPreferences({ language })
    expect(inputOf(await served('/matches', who), 'closest.ofAll')).toEqual({ language })
  },
)

test('the number of live events in a page was read before its answers: later events come on the socket', async () => {
  const before = (await served('/feed', max))?.live?.seq
  expect(before).toBe((await world.as(max).live.events({ since: 0 })).seq)
})

test('a hidden post is left out, like one that never existed', async () => {
  const { id } = await publish(max, 'Pour les autres')
  expect(namesIn(await served(`/post/${id}`, lou))).toContain('posts.get')
  await world.as(max).accounts.block({ memberId: lou.id })
  for (const hidden of [id, '0198f1a2-0000-7000-8000-00000000dead', '------------------------------------'])
    expect(namesIn(await served(`/post/${hidden}`, lou))).toEqual(ALWAYS)
  expect(JSON.stringify(await served('/feed', lou))).not.toContain('Pour les autres')
  await world.as(max).accounts.unblock({ memberId: lou.id })
})

test('the page of a missing thing is not found for a member, and an address reveals nothing to a stranger', async () => {
  const { id } = await publish(max, 'Une douleur au genou')
  const none = '0198f1a2-0000-7000-8000-00000000dead'
  const statusOf = async (path: string, who?: Person) => (await open(path, who)).status
  expect(await statusOf(`/post/${id}`, lou)).toBe(200)
  expect(await statusOf(`/member/${max.id}`, lou)).toBe(200)
  expect(answerOf(await served(`/member/${max.id}`, lou), 'accounts.member')).toEqual(
    await world.as(lou).accounts.member({ memberId: max.id }),
  )
  for (const path of [`/post/${none}`, `/post/${none}?comment=1`, '/post/abc', `/member/${none}`, '/member/abc'])
    expect([path, await statusOf(path, lou)]).toEqual([path, 404])
  expect(await statusOf(`/expert-conferences/${none}`, lou)).toBe(404)
  for (const page of SETTINGS_PAGES) expect([page, await statusOf(`/settings/${page}`, lou)]).toEqual([page, 200])
  for (const path of ['/settings/nulle-part', '/settings/accords', '/settings/constructor?identity=linked'])
    expect([path, await statusOf(path, lou)]).toEqual([path, 404])
  await world.as(max).accounts.block({ memberId: lou.id })
  for (const path of [`/post/${id}`, `/post/${id}?comment=1`, `/member/${max.id}`])
    expect([path, await statusOf(path, lou)]).toEqual([path, 404])
  await world.as(max).accounts.unblock({ memberId: lou.id })
  for (const path of [`/post/${id}`, `/post/${none}`, `/member/${max.id}`, `/member/${none}`, '/post/abc'])
    expect([path, await statusOf(path)]).toEqual([path, 200])
})

test('answers go to a window that somebody opened, are not cached, and leave other requests as they are', async () => {
  expect(await served('/feed', lou, { 'sec-fetch-mode': 'navigate' })).toBeDefined()
  for (const mode of ['no-cors', 'cors', 'same-origin'])
    expect(await served('/feed', lou, { 'sec-fetch-mode': mode })).toBeUndefined()
  expect((await open('/feed', lou)).headers.get('cache-control')).toBe('no-store')
})

test('the page of an ended session is a visitor’s', async () => {
  const nora = await world.person('Nora')
  expect((await served('/feed', nora))?.live?.memberId).toBe(nora.id)
  const headers = { 'content-type': 'application/json' }
  expect((await world.fetch('/api/auth/sign-out', { method: 'POST', body: '{}', headers }, nora)).status).toBe(200)
  expect((await served('/feed', nora))?.live).toBeNull()
})

test('an answer that takes too long is left out, and neither the others nor the number of live events with it', {
  tags: ['long'],
}, async () => {
  const hurried = openHttp({ ...world.appServices(), isLate: () => false }, webRoot, 2_000)
  await world.services().db.transaction(async (tx) => {
    await tx.execute(sql`lock table post in access exclusive mode`)
    const page = await served('/feed', lou, {}, hurried)
    expect(page?.live?.memberId).toBe(lou.id)
    expect(namesIn(page)).toEqual(ALWAYS)
  })
  await world.services().db.transaction(async (tx) => {
    await tx.execute(sql`lock table member_stream in access exclusive mode`)
    expect(await served('/feed', lou, {}, hurried)).toBeUndefined()
  })
})

test('a page whose answer fails asks for all of them, from the number that it comes with', async () => {
  const { db } = world.services()
  await db.execute(sql`alter table post rename to post_away`)
  try {
    expect(await served('/feed', lou)).toEqual({ live: { memberId: lou.id, seq: expect.any(Number) }, answers: [] })
  } finally {
    await db.execute(sql`alter table post_away rename to post`)
  }
  expect(namesIn(await served('/feed', lou))).toContain('posts.feed')
})

/** Lends every connection of the server and has one more wait, until the returned function is called. */
async function lendAll(): Promise<() => Promise<void>> {
  const { db, config } = world.services()
  const over = Promise.withResolvers<void>()
  const lent = Array.from({ length: config.databaseConnections }, () => Promise.withResolvers<void>())
  const held = lent.map(({ resolve }) =>
    db.transaction(async () => {
      resolve()
      await over.promise
    }),
  )
  await Promise.all(lent.map(({ promise }) => promise))
  // A query of Drizzle's begins when it is awaited.
  const waiting = db.execute(sql`select`).then(() => {})
  return async () => {
    over.resolve()
    await Promise.all([...held, waiting])
  }
}

test('the page of one’s day comes in the language of the account, with the day', async () => {
  const ada = await world.person('Ada')
  const pageOfDay = async () => {
    const html = await (await open('/jour', ada)).text()
    return {
      language: /data-language="(.*?)"/.exec(html)?.[1],
      memberId: JSON.parse(/plain">(.*)<\/script>/.exec(html)![1]!).memberId,
    }
  }
  expect(await pageOfDay()).toEqual({ language: 'fr', memberId: ada.id })
  await world.as(ada).accounts.setPreferences({ language: 'en' })
  expect(await pageOfDay()).toEqual({ language: 'en', memberId: ada.id })
})

test('a page begins no answer while others wait for a connection, and brings its answers again once they do not', async () => {
  const { isLate } = world.appServices()
  const hasLateness = openHttp(world.appServices(), webRoot, ANSWERS_WITHIN_MS)
  await world.settle()
  await expect.poll(isLate).toBe(false)
  const giveBack = await lendAll()
  try {
    await expect.poll(isLate).toBe(true)
    let page: PrefetchedAnswers | undefined
    const asked = await statementsOf(async () => {
      page = await served('/feed', lou, {}, hasLateness)
      // The day of the journal, too, is left for the page to ask.
      expect((await open('/jour', lou, {}, hasLateness)).status).toBe(200)
    })
    expect(page).toBeUndefined()
    expect(asked).toEqual([])
  } finally {
    await giveBack()
  }
  // The machine may be late by itself at any moment: the page is asked for again.
  await expect
    .poll(async () => namesIn(await served('/feed', lou, {}, hasLateness)))
    .toEqual(expect.arrayContaining(['posts.feed']))
})

test('answers that are awaited together are awaited for a limited time', async () => {
  const timeLimit = openTimeLimit(20)
  expect(await timeLimit.soon(Promise.resolve('at once'))).toBe('at once')
  await expect(timeLimit.soon(Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await timeLimit.soon(new Promise(() => {}))).toBeUndefined()
  expect(await timeLimit.soon(new Promise(() => {}))).toBeUndefined()
  const ended = openTimeLimit(60_000)
  ended.end()
  expect(await ended.soon(new Promise(() => {}))).toBeUndefined()
})
