import { sql } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { Post } from '#contract/posts/schema.ts'
import { listenToSignals, sharing } from '#tests/support/fixtures/sharing.ts'
import { symptom } from '#tests/support/fixtures/symptoms.ts'
import { endingsOf, refusalOf } from '#tests/support/refused.ts'
import { openIdleWorld, type Person } from '#tests/support/world.ts'

const world = openIdleWorld()
const { as } = world
const run = (statement: ReturnType<typeof sql>) => world.services().db.execute(statement)
/** The counter, and the rows it counts. */
const counted = async (id: string) =>
  (
    await run(
      sql`select likes, (select count(*)::int from post_like where post_id = post.id) as rows from post where id = ${id}`,
    )
  ).rows[0]
const both = (count: number) => ({ likes: count, rows: count })

let crowd: Person[]
beforeAll(async () => {
  crowd = await world.crowd(25)
}, 60_000)

let cast: Record<'ada' | 'bob' | 'eve', Person>
let liked: Post
beforeEach(async () => {
  cast = await world.people('ada', 'bob', 'eve')
  liked = await as(cast.ada).posts.publishSymptom(symptom())
})

test('a like is given once and taken back once, however often it is sent, and announced only when something changed', async () => {
  const signals = listenToSignals(world)
  const { id } = liked
  const tally = { id, comments: 0 }
  expect(await as(cast.bob).posts.like({ id, isLiked: false })).toEqual({ ...tally, likes: 0, isLiked: false })
  expect(signals()).toEqual([])
  for (let i = 0; i < 3; i++)
    expect(await as(cast.bob).posts.like({ id, isLiked: true })).toEqual({ ...tally, likes: 1, isLiked: true })
  expect(await as(cast.eve).posts.like({ id, isLiked: true })).toEqual({ ...tally, likes: 2, isLiked: true })
  for (let i = 0; i < 2; i++)
    expect(await as(cast.bob).posts.like({ id, isLiked: false })).toEqual({ ...tally, likes: 1, isLiked: false })
  expect(signals()).toEqual([`post ${id}`, `post ${id}`, `post ${id}`])
  expect(await counted(id)).toEqual(both(1))
  expect(await as(cast.eve).posts.get({ id })).toMatchObject({ likes: 1, isLiked: true })
  expect((await as(cast.bob).posts.feed({})).items[0]).toMatchObject({ id, likes: 1, isLiked: false })
})

test('a member may like both kinds of post, their own too', async () => {
  const shared = await as(cast.ada).posts.publishCommunity(sharing())
  expect(await as(cast.ada).posts.like({ id: shared.id, isLiked: true })).toMatchObject({ likes: 1, isLiked: true })
})

test('fifty clicks of one member at once count as one', async () => {
  const { id } = liked
  await Promise.all(Array.from({ length: 50 }, () => as(cast.bob).posts.like({ id, isLiked: true })))
  expect(await counted(id)).toEqual(both(1))
})

test('fifty clicks of one member at once, back and forth, leave the counter exact', async () => {
  const { id } = liked
  await Promise.all(Array.from({ length: 50 }, (_, i) => as(cast.bob).posts.like({ id, isLiked: i % 2 === 0 })))
  const found = await counted(id)
  expect(found!.likes).toBe(found!.rows)
  expect([0, 1]).toContain(found!.rows)
})

test('fifty clicks of many members at once are counted once a member, without those taken back at once', async () => {
  const { id } = liked
  const clicks = [...crowd, ...crowd]
  await Promise.all(clicks.map((who) => as(who).posts.like({ id, isLiked: true })))
  expect(await counted(id)).toEqual(both(25))
  await Promise.all(clicks.map((who, i) => as(who).posts.like({ id, isLiked: i % 25 >= 10 })))
  expect(await counted(id)).toEqual(both(15))
})

test('likes go with the member who gave them', async () => {
  const { id } = liked
  for (const who of [cast.bob, cast.eve]) await as(who).posts.like({ id, isLiked: true })
  await run(sql`delete from "user" where id = ${cast.bob.id}`)
  expect(await counted(id)).toEqual(both(1))
})

test('likes sent while a post is removed are refused, and do not fail', async () => {
  const { id } = liked
  // Fewer than the pool has connections: on a busy machine the others would be told to come back.
  const likes = crowd.slice(0, 6).map((who) => as(who).posts.like({ id, isLiked: true }))
  const removal = as(cast.ada).posts.remove({ id })
  const endings = await endingsOf(likes)
  await removal
  for (const ending of endings) expect(['done', 'NOT_FOUND']).toContain(ending)
  expect(await counted(id)).toBeUndefined()
})

test('a hidden post cannot be liked, and is answered like one that does not exist', async () => {
  const { ada, bob, eve } = cast
  const hidden = await as(ada).posts.publishCommunity(sharing())
  await run(sql`update post set hidden_at = now() where id = ${hidden.id}`)
  await run(sql`insert into block (blocker_id, blocked_id, created_at) values (${ada.id}, ${eve.id}, now())`)
  for (const [who, id] of [
    [bob, hidden.id],
    [eve, liked.id],
    [bob, crypto.randomUUID()],
  ] as const)
    for (const isLiked of [true, false]) expect(await refusalOf(as(who).posts.like({ id, isLiked }))).toBe('NOT_FOUND')
  expect([await counted(hidden.id), await counted(liked.id)]).toEqual([both(0), both(0)])
  expect(await refusalOf(as().posts.like({ id: liked.id, isLiked: true }))).toBe('UNAUTHORIZED')
  expect(await refusalOf(as(bob).posts.like({ id: '1', isLiked: true }))).toBe('INVALID_INPUT')
})

test('a read-only account likes nothing, and takes back what it liked', async () => {
  const { bob } = cast
  await as(bob).posts.like({ id: liked.id, isLiked: true })
  await run(sql`update consent set withdrawn_at = now() where member_id = ${bob.id} and kind = 'healthData'`)
  world.appServices().sessions.drop([bob.id])
  expect(await refusalOf(as(bob).posts.like({ id: liked.id, isLiked: true }))).toBe('READ_ONLY_ACCOUNT')
  expect((await as(bob).posts.get({ id: liked.id })).can.react).toBe(false)
  expect(await counted(liked.id)).toEqual(both(1))
  expect(await as(bob).posts.like({ id: liked.id, isLiked: false })).toMatchObject({ isLiked: false, likes: 0 })
  expect(await counted(liked.id)).toEqual(both(0))
})

test('tallies are given for visible posts, and left out for the rest', async () => {
  const { ada, bob, eve } = cast
  const shared = await as(eve).posts.publishCommunity(sharing())
  await as(bob).posts.like({ id: liked.id, isLiked: true })
  await as(eve).posts.like({ id: liked.id, isLiked: true })
  await run(sql`insert into block (blocker_id, blocked_id, created_at) values (${ada.id}, ${eve.id}, now())`)
  const ids = [liked.id, shared.id, crypto.randomUUID()]
  const tallies = async (who: Person) =>
    (await as(who).posts.tallies({ ids })).tallies.sort((a, b) => (a.id < b.id ? -1 : 1))
  expect(await tallies(bob)).toEqual([
    { id: liked.id, likes: 2, comments: 0, isLiked: true },
    { id: shared.id, likes: 0, comments: 0, isLiked: false },
  ])
  // A like of someone blocked meanwhile still counts: a number names nobody.
  expect(await tallies(ada)).toEqual([{ id: liked.id, likes: 2, comments: 0, isLiked: false }])
  expect(await tallies(eve)).toEqual([{ id: shared.id, likes: 0, comments: 0, isLiked: false }])
  expect(await refusalOf(as(bob).posts.tallies({ ids: [] }))).toBe('INVALID_INPUT')
  expect(await refusalOf(as(bob).posts.tallies({ ids: Array.from({ length: 51 }, () => liked.id) }))).toBe(
    'INVALID_INPUT',
  )
  expect(await refusalOf(as().posts.tallies({ ids }))).toBe('UNAUTHORIZED')
})

test('a flood of clicks of one member is stopped, and no other member’s', { tags: 'long' }, async () => {
  const { id } = liked
  const calls = Array.from({ length: 125 }, (_, i) => as(cast.bob).posts.like({ id, isLiked: i % 2 === 0 }))
  const endings = await endingsOf(calls)
  expect(endings.filter((ending) => ending === 'TOO_MANY_REQUESTS')).toHaveLength(5)
  expect(await as(cast.eve).posts.like({ id, isLiked: true })).toMatchObject({ isLiked: true })
})
