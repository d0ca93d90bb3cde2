import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Member } from '#server/foundation/actor.ts'
import { mayChangeOutcome, mayEdit, mayMeToo, mayRead, mayRemove, mayResolve } from '#server/posts/policy.ts'
import { heldSymptom, postById, postsById } from '#server/posts/queries.ts'
import { memberActor } from '#tests/support/actor.ts'
import { symptom } from '#tests/support/fixtures/symptoms.ts'
import { refusalOf } from '#tests/support/refused.ts'
import { openIdleWorld, type Person } from '#tests/support/world.ts'

const world = openIdleWorld()
const publish = (who: Person, given: Parameters<typeof symptom>[0] = {}) =>
  world.as(who).posts.publishSymptom(symptom(given))
const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10)
const run = (statement: ReturnType<typeof sql>) => world.services().db.execute(statement)
const block = (blocker: Person, blocked: Person) =>
  run(sql`insert into block (blocker_id, blocked_id, created_at) values (${blocker.id}, ${blocked.id}, now())`)
const hide = (id: string) => run(sql`update post set hidden_at = now() where id = ${id}`)
async function withdraw(who: Person) {
  await run(sql`update consent set withdrawn_at = now() where member_id = ${who.id} and kind = 'healthData'`)
  world.appServices().sessions.drop([who.id])
}

/** Every post a reader's feed holds, page by page. */
async function wholeFeed(who: Person, limit = 50): Promise<string[]> {
  const seen: string[] = []
  let cursor: string | null | undefined
  do {
    const page = await world.as(who).posts.feed({ limit, ...(cursor && { cursor }) })
    seen.push(...page.items.map(({ id }) => id))
    cursor = page.nextCursor
  } while (cursor)
  return seen
}

const actorOf = ({ id }: Person, isReadOnly: boolean): Member => memberActor(id, { isReadOnly })

test('the rules in words, in SQL and at the door agree for every reader and every kind of post', {
  tags: 'long',
}, async () => {
  const cast = await world.people('ada', 'bob', 'hidden', 'withdrawn', 'blocker', 'blocked', 'stranger')
  const posts: { of: keyof typeof cast; id: string }[] = []
  for (const of of ['ada', 'bob', 'hidden', 'withdrawn', 'blocker', 'blocked'] as const) {
    posts.push({ of, id: (await publish(cast[of])).id })
    const resolved = await publish(cast[of])
    await world.as(cast[of]).posts.resolve({ id: resolved.id, notes: 'Guérie' })
    posts.push({ of, id: resolved.id })
  }
  for (const { of, id } of posts) if (of === 'hidden') await hide(id)
  await withdraw(cast.withdrawn)
  await block(cast.blocker, cast.ada)
  await block(cast.ada, cast.blocked)

  const { db } = world.services()
  const readable: Record<string, string[]> = {}
  for (const [name, reader] of Object.entries(cast)) {
    const actor = actorOf(reader, name === 'withdrawn')
    const feed = new Set(await wholeFeed(reader))
    readable[name] = []
    for (const { of, id } of posts) {
      const verdict = mayRead(actor, (await postById(db, reader.id, id))!)
      const door = await world
        .as(reader)
        .posts.get({ id })
        .catch((error: { code: string }) => error.code)
      expect([name, of, feed.has(id), typeof door === 'object']).toEqual([
        name,
        of,
        verdict === 'yes',
        verdict === 'yes',
      ])
      if (typeof door === 'string') {
        expect(door).toBe(verdict)
        continue
      }
      readable[name].push(of)
      const facts = { authorId: cast[of].id, kind: door.kind, resolvedAt: door.resolution?.resolvedAt ?? null }
      expect(door.can).toEqual({
        edit: mayEdit(actor, facts) === 'yes',
        change: mayChangeOutcome(actor, facts) === 'yes',
        resolve: mayResolve(actor, facts) === 'yes',
        remove: mayRemove(actor, facts) === 'yes',
        react: name !== 'withdrawn',
        meToo: mayMeToo(actor, { ...facts, isHidden: false, isBlocked: false }) === 'yes',
      })
      expect(door.own !== null).toBe(of === name)
    }
  }
  const twice = (names: string[]) => names.flatMap((name) => [name, name])
  expect(readable).toEqual({
    ada: twice(['ada', 'bob']),
    bob: twice(['ada', 'bob', 'blocker', 'blocked']),
    hidden: twice(['ada', 'bob', 'hidden', 'blocker', 'blocked']),
    withdrawn: twice(['ada', 'bob', 'withdrawn', 'blocker', 'blocked']),
    blocker: twice(['bob', 'blocker', 'blocked']),
    blocked: twice(['bob', 'blocker', 'blocked']),
    stranger: twice(['ada', 'bob', 'blocker', 'blocked']),
  })

  // Acts on what one may not see, or may see but not touch: the verdict, and nothing changed.
  const before = await run(sql`select * from post order by id`)
  for (const [name, reader] of Object.entries(cast))
    for (const { of, id } of posts.filter((one) => one.of !== name)) {
      const verdict = mayRemove(reader, { authorId: cast[of].id })
      const atTheDoor = name === 'withdrawn' ? 'READ_ONLY_ACCOUNT' : verdict
      expect(await refusalOf(world.as(reader).posts.remove({ id }))).toBe(verdict)
      expect(await refusalOf(world.as(reader).posts.resolve({ id, notes: 'a' }))).toBe(atTheDoor)
    }
  expect((await run(sql`select * from post order by id`)).rows).toEqual(before.rows)
})

test('a visitor reads no post, no feed, no list', async () => {
  const { ada } = await world.people('ada')
  const { id } = await publish(ada)
  const visitor = world.as()
  expect(await refusalOf(visitor.posts.get({ id }))).toBe('UNAUTHORIZED')
  expect(await refusalOf(visitor.posts.feed({}))).toBe('UNAUTHORIZED')
  expect(await refusalOf(visitor.posts.mine({}))).toBe('UNAUTHORIZED')
})

test('neither the feed nor the post tells another member the day, the postal code or the travels', async () => {
  const { ada, bob } = await world.people('ada', 'bob')
  const travels = [{ destination: 'Vladivostok', startDate: day(-90), endDate: day(-80) }]
  const { id } = await publish(ada, { startDate: day(-100), postalCode: '97411', travels })
  for (const path of [`/api/posts/${id}`, '/api/feed?limit=50']) {
    const answer = await (await world.fetch(path, {}, bob)).text()
    expect(answer).toContain(id)
    expect(answer).toContain(`"${day(-100).slice(0, 7)}"`)
    for (const secret of ['Vladivostok', day(-100), day(-90), day(-80), '97411', ada.email, 'requestId'])
      expect(answer).not.toContain(secret)
  }
})

test('an unknown or malformed id is refused alike for everyone', async () => {
  const { ada } = await world.people('ada')
  expect(await refusalOf(world.as(ada).posts.get({ id: crypto.randomUUID() }))).toBe('NOT_FOUND')
  for (const id of ['1', "'; drop table post; --", ada.username])
    expect(await refusalOf(world.as(ada).posts.get({ id }))).toBe('INVALID_INPUT')
  expect(await refusalOf(world.as(ada).posts.feed({ cursor: 'last' }))).toBe('INVALID_INPUT')
  expect(await refusalOf(world.as(ada).posts.feed({ limit: 51 }))).toBe('INVALID_INPUT')
})

test('the feed is newest first, whole, and holds still while posts are added and removed', async () => {
  const { ada, bob, eve } = await world.people('ada', 'bob', 'eve')
  const known = new Set(await wholeFeed(eve))
  const published: string[] = []
  for (let i = 0; i < 9; i++) {
    world.advance(1000)
    published.unshift((await publish(i % 2 ? ada : bob)).id)
  }
  const first = await world.as(eve).posts.feed({ limit: 3 })
  expect(first.items.map(({ id }) => id)).toEqual(published.slice(0, 3))
  world.advance(1000)
  const { id: late } = await publish(eve)
  await world.as(bob).posts.remove({ id: published[4]! })
  await world.as(bob).posts.remove({ id: first.nextCursor! })
  const second = await world.as(eve).posts.feed({ limit: 3, cursor: first.nextCursor! })
  expect(second.items.map(({ id }) => id)).toEqual([published[3], published[5], published[6]])
  const third = await world.as(eve).posts.feed({ limit: 50, cursor: second.nextCursor! })
  expect(third.items.map(({ id }) => id).filter((id) => !known.has(id))).toEqual(published.slice(7))
  expect(third.nextCursor).toBeNull()
  expect((await wholeFeed(eve, 1))[0]).toBe(late)
})

test('hidden posts take no place on a page: it is full, and the last one says so', async () => {
  const { ada, bob, eve } = await world.people('ada', 'bob', 'eve')
  await block(bob, eve)
  const shown: string[] = []
  for (let i = 0; i < 4; i++) {
    world.advance(1000)
    shown.unshift((await publish(ada)).id)
    await publish(bob)
    if (i === 1) await hide((await publish(ada)).id)
  }
  const page = await world.as(eve).posts.feed({ limit: 4 })
  expect(page.items.map(({ id }) => id)).toEqual(shown)
})

test('a member’s own list holds their own posts only, hidden ones too, page by page', async () => {
  const { ada, bob } = await world.people('ada', 'bob')
  await publish(bob)
  const own: string[] = []
  for (let i = 0; i < 3; i++) {
    world.advance(1000)
    own.unshift((await publish(ada, { postalCode: '75011' })).id)
  }
  await hide(own[1]!)
  const first = await world.as(ada).posts.mine({ limit: 2 })
  expect(first.items.map(({ id, own: details }) => [id, details?.postalCode])).toEqual([
    [own[0], '75011'],
    [own[1], '75011'],
  ])
  const rest = await world.as(ada).posts.mine({ limit: 2, cursor: first.nextCursor! })
  expect(rest).toMatchObject({ items: [{ id: own[2] }], nextCursor: null })
})

test('a renamed author is renamed everywhere; an erased one takes their posts along', async () => {
  const { ada, bob } = await world.people('ada', 'bob')
  const { id } = await publish(ada)
  await run(sql`update member set username = 'Nouvelle' where id = ${ada.id}`)
  expect((await world.as(bob).posts.get({ id })).author).toEqual({
    id: ada.id,
    username: 'Nouvelle',
    avatar: null,
    isProfessional: false,
  })
  await run(sql`delete from "user" where id = ${ada.id}`)
  expect(await refusalOf(world.as(bob).posts.get({ id }))).toBe('NOT_FOUND')
})

test('other modules get the facts of posts as a Map, and everything by which a symptom is compared', async () => {
  const { ada, bob } = await world.people('ada', 'bob')
  const { db } = world.services()
  const travels = [{ destination: 'Rome', startDate: day(-90), endDate: day(-80) }]
  const one = await publish(ada, {
    tags: ['fever'],
    startDate: day(-100),
    country: 'FR',
    postalCode: '75011',
    travels,
  })
  const other = await publish(bob)
  await world.as(bob).posts.resolve({ id: other.id, treatment: 'Repos' })
  const facts = await postsById(db, [one.id, other.id, one.id, crypto.randomUUID()])
  expect([...facts.keys()].sort()).toEqual([one.id, other.id].sort())
  expect(facts.get(one.id)).toEqual({
    id: one.id,
    kind: 'symptom',
    authorId: ada.id,
    title: one.title,
    description: one.description,
    tags: ['Fièvre'],
    duration: one.duration,
    startDate: day(-100),
    country: 'FR',
    place: null,
    createdAt: one.createdAt,
    version: 1,
    resolution: null,
    ...{ outcome: 'ongoing', outcomeNotes: null, diagnosis: null, helped: [] },
    isHidden: false,
    isHeld: false,
  })
  expect(facts.get(other.id)!.resolution).toEqual({ resolvedAt: expect.any(Date), treatment: 'Repos', notes: null })
  expect(await postsById(db, [])).toEqual(new Map())

  const held = (id: string) => heldSymptom<{ author: string }>(db, id, (_, authorId) => ({ author: authorId }))
  expect(await held(one.id)).toEqual({
    facts: {
      id: one.id,
      authorId: ada.id,
      title: one.title,
      description: one.description,
      tags: ['Fièvre'],
      startDate: day(-100),
      country: 'FR',
      postalCode: '75011',
      travels,
      version: 1,
      takesPart: true,
    },
    isMatched: true,
    more: { author: ada.id },
  })
  await hide(one.id)
  await withdraw(bob)
  for (const { id } of [one, other]) {
    expect((await postsById(db, [id])).get(id)!.isHidden).toBe(true)
    expect((await held(id))!.facts.takesPart).toBe(false)
  }
  expect(await held(crypto.randomUUID())).toBeUndefined()
})
