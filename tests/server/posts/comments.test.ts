import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Comment } from '#contract/posts/schema.ts'
import type { Member } from '#server/foundation/actor.ts'
import { erasePosts } from '#server/posts/commands/erase.ts'
import { mayReadComment } from '#server/posts/comment-policy.ts'
import { commentById, commentsFor } from '#server/posts/comment-queries.ts'
import { commentPage } from '#server/posts/thread-queries.ts'
import { memberActor } from '#tests/support/actor.ts'
import { statementsAskedOf, statementsOf } from '#tests/support/asked-statements.ts'
import { listenTo } from '#tests/support/fixtures/announced.ts'
import { listenToSignals, saying, sharing } from '#tests/support/fixtures/sharing.ts'
import { symptom } from '#tests/support/fixtures/symptoms.ts'
import { genericPlanOf } from '#tests/support/generic-plan.ts'
import { endingsOf, faultsOf, refusalOf, refused } from '#tests/support/refused.ts'
import { openWorld, type Person } from '#tests/support/world.ts'

const world = openWorld()
const { as } = world
const run = (statement: ReturnType<typeof sql>) => world.services().db.execute(statement)
const publish = async (who: Person) => (await as(who).posts.publishSymptom(symptom())).id
const hide = (id: string) => run(sql`update comment set hidden_at = now() where id = ${id}`)
const block = (blocker: Person, blocked: Person) =>
  run(sql`insert into block (blocker_id, blocked_id, created_at) values (${blocker.id}, ${blocked.id}, now())`)
async function withdraw(who: Person) {
  await run(sql`update consent set withdrawn_at = now() where member_id = ${who.id} and kind = 'healthData'`)
  world.appServices().sessions.drop([who.id])
}
/** Says something; the clock moves on, so that what is said later is later. */
async function say(who: Person, postId: string, given: Parameters<typeof saying>[1] = {}): Promise<Comment> {
  world.advance(10)
  return as(who).comments.add(saying(postId, given))
}
const threadsOf = async (who: Person, postId: string, order: 'oldest' | 'newest' = 'oldest') =>
  (await as(who).comments.list({ postId, order })).items
/** Every comment and reply a reader meets under a post, page by page. */
async function allIn(who: Person, postId: string): Promise<Set<string>> {
  const seen = new Set<string>()
  for (const { id, replies } of await threadsOf(who, postId)) {
    seen.add(id)
    for (const reply of replies) seen.add(reply.id)
    for (const reply of (await as(who).comments.replies({ parentId: id })).items) seen.add(reply.id)
  }
  return seen
}
/** The post's counter, and the comments it counts. */
const counted = async (id: string) =>
  (
    await run(sql`select comments, (select count(*)::int from comment
      where post_id = post.id and deleted_at is null and hidden_at is null) as rows from post where id = ${id}`)
  ).rows[0]
const both = (count: number) => ({ comments: count, rows: count })

test('a comment is stored cleaned, counted, announced, and told to everybody who looks at the post', async () => {
  const { ada, bob } = await world.people('ada', 'bob')
  const postId = await publish(ada)
  const eventsOf = listenTo(world)
  const signals = listenToSignals(world)
  const said = await say(bob, postId, { body: '  Courage <b>à vous</b>\r\n< 3 \u0000' })
  expect(said).toEqual({
    id: expect.any(String),
    hidden: null,
    postId,
    parentId: null,
    author: { id: bob.id, username: bob.username, avatar: null, isProfessional: false },
    isMine: true,
    isByPostAuthor: false,
    body: 'Courage à vous\n< 3',
    createdAt: expect.any(Date),
    can: { remove: true, reply: true },
  })
  expect(await threadsOf(ada, postId)).toEqual([
    { ...said, isMine: false, can: { remove: false, reply: true }, replies: [], replyCount: 0 },
  ])
  expect(await counted(postId)).toEqual(both(1))
  expect(eventsOf(said.id)).toEqual(['posts.comment-added'])
  expect(signals()).toEqual([`post ${postId}`])
  expect((await say(ada, postId)).isByPostAuthor).toBe(true)
})

test.each<{ given: object; faults: string[] }>([
  { given: { body: '' }, faults: ['body: required'] },
  { given: { body: ' <b></b>\u200b ' }, faults: ['body: required'] },
  { given: { body: 'x'.repeat(2001) }, faults: ['body: tooLong'] },
  { given: { body: 7 }, faults: ['body: invalid'] },
  { given: { body: undefined }, faults: ['body: required'] },
  { given: { parentId: 'x' }, faults: ['parentId: invalid'] },
  { given: { requestId: undefined }, faults: ['requestId: required'] },
])('an impossible comment is refused by its fields and nothing is written: $faults', async ({ given, faults }) => {
  const { ada } = await world.people('ada')
  const postId = await publish(ada)
  expect(await faultsOf(as(ada).comments.add({ ...saying(postId), ...given }))).toEqual(faults)
  expect(await counted(postId)).toEqual(both(0))
})

test('a comment may have 2000 characters', async () => {
  const { ada } = await world.people('ada')
  const body = 'é'.repeat(2000)
  expect((await say(ada, await publish(ada), { body })).body).toBe(body)
})

test('a reply to a reply stands under the same comment', async () => {
  const { ada, bob } = await world.people('ada', 'bob')
  const postId = await publish(ada)
  const top = await say(bob, postId)
  const reply = await say(ada, postId, { parentId: top.id })
  const deeper = await say(bob, postId, { parentId: reply.id })
  expect([reply.parentId, deeper.parentId]).toEqual([top.id, top.id])
  const [thread, ...others] = await threadsOf(ada, postId)
  expect(others).toEqual([])
  expect(thread).toMatchObject({ id: top.id, replyCount: 2, replies: [{ id: reply.id }, { id: deeper.id }] })
  expect(await counted(postId)).toEqual(both(3))
})

test('a reply to a comment of another post, or to none, is refused', async () => {
  const { ada } = await world.people('ada')
  const [one, other] = [await publish(ada), await publish(ada)]
  const said = await say(ada, other)
  for (const parentId of [said.id, crypto.randomUUID()])
    expect(await refusalOf(say(ada, one, { parentId }))).toBe('NOT_FOUND')
  expect(await counted(one)).toEqual(both(0))
})

test('comments come oldest or newest first, page by page, whole and once', async () => {
  const { ada, bob, eve } = await world.people('ada', 'bob', 'eve')
  const postId = await publish(ada)
  const said: string[] = []
  for (let i = 0; i < 7; i++) said.push((await say(i % 2 ? bob : eve, postId)).id)
  await say(bob, postId, { parentId: said[0]! })
  for (const order of ['oldest', 'newest'] as const) {
    const seen: string[] = []
    let cursor: string | undefined
    do {
      const page = await as(ada).comments.list({ postId, order, limit: 3, ...(cursor && { cursor }) })
      expect(page.items.length).toBeLessThanOrEqual(3)
      seen.push(...page.items.map(({ id }) => id))
      cursor = page.nextCursor ?? undefined
    } while (cursor)
    expect(seen).toEqual(order === 'oldest' ? said : said.toReversed())
  }
})

test('a thread shows its three oldest replies and how many there are; the rest comes by page', async () => {
  const { ada, bob } = await world.people('ada', 'bob')
  const postId = await publish(ada)
  const top = await say(ada, postId)
  const replies: string[] = []
  for (let i = 0; i < 8; i++) replies.push((await say(i % 2 ? ada : bob, postId, { parentId: top.id })).id)
  const [thread] = await threadsOf(bob, postId)
  expect(thread!.replies.map(({ id }) => id)).toEqual(replies.slice(0, 3))
  expect(thread!.replyCount).toBe(8)
  const first = await as(bob).comments.replies({ parentId: top.id, limit: 3, cursor: replies[2]! })
  expect(first.items.map(({ id }) => id)).toEqual(replies.slice(3, 6))
  const last = await as(bob).comments.replies({ parentId: top.id, limit: 3, cursor: first.nextCursor! })
  expect([last.items.map(({ id }) => id), last.nextCursor]).toEqual([replies.slice(6), null])
})

test('a comment is read in its place: a reply with its thread, also beyond the first replies', async () => {
  const { ada, bob, eve } = await world.people('ada', 'bob', 'eve')
  const postId = await publish(ada)
  const top = await say(bob, postId)
  const replies = []
  for (let i = 0; i < 5; i++) replies.push(await say(i % 2 ? ada : bob, postId, { parentId: top.id }))
  const place = (who: Person, id: string) => as(who).comments.get({ id })
  const [thread] = await threadsOf(ada, postId)
  expect(await place(ada, top.id)).toEqual({ thread, reply: null })
  expect(await place(ada, replies[4]!.id)).toEqual({
    thread,
    reply: { ...replies[4], isMine: false, can: { remove: false, reply: true } },
  })
  expect((await place(bob, replies[4]!.id)).reply).toEqual(replies[4])

  // Deleted, under a blocked comment, under a post one may not see, or none at all: it does not exist.
  await as(bob).comments.remove({ id: replies[4]!.id })
  expect(await refusalOf(place(ada, replies[4]!.id))).toBe('NOT_FOUND')
  expect(await refusalOf(as().comments.get({ id: top.id }))).toBe('UNAUTHORIZED')
  expect(await refusalOf(place(ada, postId))).toBe('NOT_FOUND')
  await block(bob, eve)
  for (const { id } of [top, replies[1]!]) expect(await refusalOf(place(eve, id))).toBe('NOT_FOUND')
  await as(bob).comments.remove({ id: top.id })
  expect((await place(ada, replies[1]!.id)).thread).toMatchObject({ id: top.id, body: null, replyCount: 4 })
  await as(ada).posts.remove({ id: postId })
  expect(await refusalOf(place(bob, replies[0]!.id))).toBe('NOT_FOUND')
})

test('a page of threads takes as many queries however many threads and replies it holds', async () => {
  const { ada, bob } = await world.people('ada', 'bob')
  const [few, many] = [await publish(ada), await publish(ada)]
  await say(bob, few, { parentId: (await say(ada, few)).id })
  for (let i = 0; i < 6; i++) {
    const { id } = await say(ada, many)
    for (let j = 0; j < 2; j++) await say(bob, many, { parentId: id })
  }
  await world.settle()
  const asked = statementsAskedOf(world)
  const queriesFor = async (postId: string) => (await asked(ada, (api) => api.comments.list({ postId }))).length
  // The first answer of a session looks it up.
  await queriesFor(few)
  const once = await queriesFor(few)
  expect(once).toBeGreaterThan(0)
  expect(await queriesFor(many)).toBe(once)
})

test('a repeated request writes nothing twice, at once too; other words under it, or its use after deletion, are refused', async () => {
  const { ada, bob } = await world.people('ada', 'bob')
  const [postId, otherPost] = [await publish(ada), await publish(ada)]
  const top = await say(ada, postId)
  const eventsOf = listenTo(world)
  const form = saying(postId, { parentId: top.id })
  const answers = await Promise.all(Array.from({ length: 8 }, () => as(bob).comments.add(form)))
  for (const answer of answers) expect(answer).toEqual(answers[0])
  const { id } = answers[0]!
  expect(eventsOf(id)).toEqual(['posts.comment-added'])
  expect(await counted(postId)).toEqual(both(2))
  for (const given of [{ body: 'Autre chose' }, { parentId: null }])
    expect(await refusalOf(as(bob).comments.add({ ...form, ...given }))).toBe('REQUEST_REUSED')
  expect(await refusalOf(as(bob).comments.add({ ...form, postId: otherPost, parentId: null }))).toBe('REQUEST_REUSED')
  expect(await as(ada).comments.add({ ...form, body: 'La mienne' })).toMatchObject({ body: 'La mienne' })
  await as(bob).comments.remove({ id })
  expect(await refusalOf(as(bob).comments.add(form))).toBe('REQUEST_REUSED')
  expect(await counted(postId)).toEqual(both(2))
})

test('one request sent at once to two posts writes a comment under one of them', async () => {
  const { ada, bob } = await world.people('ada', 'bob')
  const posts = [await publish(ada), await publish(ada)]
  const form = saying(posts[0]!)
  const endings = await Promise.all(
    posts.map((postId) => {
      const call = as(bob).comments.add({ ...form, postId })
      return call.then(
        () => 'done',
        () => refusalOf(call),
      )
    }),
  )
  expect(endings.sort()).toEqual(['REQUEST_REUSED', 'done'])
})

test('exactly twenty of thirty comments at once pass; deleting frees no place; an hour later the next may be written', async () => {
  const { ada, bob } = await world.people('ada', 'bob')
  const postId = await publish(ada)
  const forms = Array.from({ length: 30 }, () => saying(postId))
  const calls = forms.map((form) => as(bob).comments.add(form))
  const endings = await endingsOf(calls)
  expect(endings.filter((ending) => ending === 'done')).toHaveLength(20)
  expect(endings.filter((ending) => ending === 'QUOTA_REACHED')).toHaveLength(10)
  expect(await counted(postId)).toEqual(both(20))
  const passed = forms[endings.indexOf('done')]!
  const { id } = await as(bob).comments.add(passed)
  await as(bob).comments.remove({ id })
  const { code, data } = await refused(as(bob).comments.add(saying(postId)))
  expect(code).toBe('QUOTA_REACHED')
  expect(await say(ada, postId)).toMatchObject({ isMine: true })
  world.advance(data!.retryAt!.getTime() - world.now().getTime() + 1)
  expect(await say(bob, postId)).toMatchObject({ isMine: true })
})

test('a deleted comment loses its words at once and keeps its place only while it has replies', async () => {
  const { ada, bob, eve } = await world.people('ada', 'bob', 'eve')
  const postId = await publish(ada)
  const signals = listenToSignals(world)
  const top = await say(bob, postId, { body: 'Ce que je ne veux plus avoir dit' })
  const alone = await say(bob, postId)
  const reply = await say(eve, postId, { parentId: top.id })
  expect(await counted(postId)).toEqual(both(3))

  for (const { id } of [top, alone]) expect(await as(bob).comments.remove({ id })).toEqual({ id })
  expect(signals().at(-1)).toBe(`post ${postId}`)
  expect(await counted(postId)).toEqual(both(1))
  const { rows } = await run(sql`select * from comment where id in (${top.id}, ${alone.id})`)
  expect(JSON.stringify(rows)).not.toContain('plus avoir dit')
  for (const who of [ada, bob, eve])
    expect(await threadsOf(who, postId)).toMatchObject([
      {
        id: top.id,
        author: null,
        isMine: false,
        isByPostAuthor: false,
        body: null,
        can: { remove: false, reply: false },
        replies: [{ id: reply.id }],
        replyCount: 1,
      },
    ])
  expect(await refusalOf(as(bob).comments.remove({ id: top.id }))).toBe('NOT_FOUND')
  expect(await refusalOf(say(ada, postId, { parentId: top.id }))).toBe('NOT_FOUND')
  // The talk under it goes on.
  const later = await say(ada, postId, { parentId: reply.id })
  expect(later.parentId).toBe(top.id)

  await as(eve).comments.remove({ id: reply.id })
  expect(await threadsOf(eve, postId)).toMatchObject([{ id: top.id, replies: [{ id: later.id }], replyCount: 1 }])
  await as(ada).comments.remove({ id: later.id })
  expect(await threadsOf(bob, postId)).toEqual([])
  expect(await refusalOf(as(bob).comments.replies({ parentId: top.id }))).toBe('NOT_FOUND')
  expect(await counted(postId)).toEqual(both(0))
})

test('only its author deletes a comment, and two at once delete it once', async () => {
  const { ada, bob } = await world.people('ada', 'bob')
  const postId = await publish(ada)
  const said = await say(bob, postId)
  const eventsOf = listenTo(world)
  for (const id of [said.id, crypto.randomUUID()])
    expect(await refusalOf(as(ada).comments.remove({ id }))).toBe('NOT_FOUND')
  expect(await refusalOf(as().comments.remove({ id: said.id }))).toBe('UNAUTHORIZED')
  const calls = Array.from({ length: 4 }, () => as(bob).comments.remove({ id: said.id }))
  const endings = await endingsOf(calls)
  expect(endings.sort()).toEqual(['NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND', 'done'])
  expect(eventsOf(said.id).filter((name) => name === 'posts.comment-removed')).toHaveLength(1)
  expect(await counted(postId)).toEqual(both(0))
})

test('comments and deletions at once leave the counter exact', async () => {
  const people = await world.crowd(6)
  const postId = await publish(people[0]!)
  const said = await Promise.all(people.map((who) => as(who).comments.add(saying(postId))))
  await Promise.all(
    people.flatMap((who, i) => [
      as(who).comments.remove({ id: said[i]!.id }),
      ...Array.from({ length: 3 }, () => as(who).comments.add(saying(postId))),
    ]),
  )
  expect(await counted(postId)).toEqual(both(18))
  await expect(run(sql`delete from "user" where id = ${people[3]!.id}`)).rejects.toThrow()
  await erasePosts(world.services(), people[3]!.id)
  expect(await counted(postId)).toEqual(both(15))
})

test('comments sent while their post is removed are refused, and do not fail', async () => {
  const { ada } = await world.people('ada')
  const crowd = await world.crowd(10)
  const postId = await publish(ada)
  const calls = crowd.map((who) => as(who).comments.add(saying(postId)))
  const removal = as(ada).posts.remove({ id: postId })
  const endings = await endingsOf(calls)
  await removal
  for (const ending of endings) expect(['done', 'NOT_FOUND']).toContain(ending)
  expect((await run(sql`select from comment where post_id = ${postId}`)).rows).toEqual([])
})

test('the rules in words, in SQL and at the door agree for every reader and every comment', {
  tags: 'long',
}, async () => {
  const cast = await world.people('ada', 'hidden', 'withdrawn', 'blocked', 'stranger')
  const names = Object.keys(cast) as (keyof typeof cast)[]
  const postId = await publish(cast.ada)
  const comments: { of: string; id: string }[] = []
  const doomed: string[] = []
  for (const of of names) {
    const top = await say(cast[of], postId)
    comments.push({ of, id: top.id })
    const replies = await Promise.all(
      names.map(async (under) => ({ under, id: (await say(cast[under], postId, { parentId: top.id })).id })),
    )
    for (const { under, id } of replies) {
      comments.push({ of: `${under}→${of}`, id })
      if (under === 'hidden' && of !== 'ada') doomed.push(id)
    }
    if (of === 'hidden') doomed.push(top.id)
  }
  const [lonely, kept] = [await say(cast.ada, postId), await say(cast.ada, postId)]
  comments.push({ of: 'deleted', id: lonely.id }, { of: 'keptForBlocked', id: kept.id })
  comments.push({ of: 'reply', id: (await say(cast.blocked, postId, { parentId: kept.id })).id })
  for (const { id } of [lonely, kept]) await as(cast.ada).comments.remove({ id })
  for (const id of doomed) await hide(id)
  await withdraw(cast.withdrawn)
  await block(cast.blocked, cast.stranger)

  const { db } = world.services()
  const readable: Record<string, number> = {}
  for (const [name, reader] of Object.entries(cast)) {
    const actor: Member = memberActor(reader.id, { isReadOnly: name === 'withdrawn' })
    const met = await allIn(reader, postId)
    const told = await commentsFor(
      db,
      reader.id,
      comments.map(({ id }) => id),
    )
    readable[name] = met.size
    await Promise.all(
      comments.map(async ({ of, id }) => {
        const found = (await commentById(db, reader.id, id))!
        const verdict = mayReadComment(actor, found.reading)
        expect([name, of, met.has(id)]).toEqual([name, of, verdict === 'yes'])
        expect([name, of, told.has(id)]).toEqual([name, of, verdict === 'yes' && !found.reading.isDeleted])
        const { replies, get } = as(reader).comments
        for (const ask of [() => replies({ parentId: id }), () => get({ id })]) {
          const door = await ask().then(
            () => 'yes',
            ({ code }) => code,
          )
          expect([name, of, door]).toEqual([name, of, verdict])
        }
      }),
    )
  }
  // Threads, the replies in them by those one sees, hidden’s one reply to ada, and the one deleted that is kept for its reply.
  expect(readable).toEqual({
    ada: 3 + 3 * 3 + 1 + 2,
    hidden: 4 + 4 * 4 + 2,
    withdrawn: 4 + 4 * 4 + 1 + 2,
    blocked: 2 + 2 * 2 + 1 + 2,
    stranger: 2 + 2 * 2 + 1,
  })
})

test('comments of a post that a member may not see are neither read, answered nor counted for them', async () => {
  const { ada, bob, eve } = await world.people('ada', 'bob', 'eve')
  const [hidden, shown] = [await publish(ada), (await as(ada).posts.publishCommunity(sharing())).id]
  const said = [await say(bob, hidden), await say(bob, shown)]
  await run(sql`update post set hidden_at = now() where id = ${hidden}`)
  await block(ada, eve)
  for (const [who, postId, { id: parentId }] of [
    [bob, hidden, said[0]!],
    [eve, shown, said[1]!],
  ] as const) {
    expect(await refusalOf(as(who).comments.list({ postId }))).toBe('NOT_FOUND')
    expect(await refusalOf(as(who).comments.replies({ parentId }))).toBe('NOT_FOUND')
    expect(await refusalOf(say(who, postId))).toBe('NOT_FOUND')
    expect(await refusalOf(say(who, postId, { parentId }))).toBe('NOT_FOUND')
  }
  // One’s own words may be taken back wherever they stand.
  await as(bob).comments.remove({ id: said[0]!.id })
  expect(await refusalOf(as().comments.list({ postId: shown }))).toBe('UNAUTHORIZED')
  expect(await refusalOf(as().comments.replies({ parentId: said[1]!.id }))).toBe('UNAUTHORIZED')
})

test('the number under a post is that of the comments its reader sees: it tells neither of a consent withdrawn nor of a thread hidden', async () => {
  const { ada, bob, eve, zoe } = await world.people('ada', 'bob', 'eve', 'zoe')
  const postId = await publish(ada)
  const [byBob, byZoe] = [await say(bob, postId), await say(zoe, postId)]
  for (const parentId of [byBob.id, byZoe.id]) await say(eve, postId, { parentId })
  const numbers = async () =>
    Promise.all(
      [ada, bob, eve, zoe].map(async (who) => {
        const { comments } = await as(who).posts.get({ id: postId })
        expect(await as(who).posts.tallies({ ids: [postId] })).toMatchObject({ tallies: [{ comments }] })
        // An author sees their hidden comment, which is counted for nobody.
        const ownHidden = (await threadsOf(who, postId)).filter(({ hidden }) => hidden).length
        expect(comments).toBe((await allIn(who, postId)).size - ownHidden)
        return comments
      }),
    )
  expect(await numbers()).toEqual([4, 4, 4, 4])
  await withdraw(bob)
  expect(await numbers()).toEqual([2, 4, 2, 2])
  await hide(byZoe.id)
  expect(await numbers()).toEqual([0, 2, 0, 1])
  await as(bob).settings.setConsent({ kind: 'healthData', isGiven: true })
  expect(await numbers()).toEqual([2, 2, 2, 1 + 2])
})

test('a read-only account writes nothing, and still deletes what it said', async () => {
  const { ada, bob } = await world.people('ada', 'bob')
  const postId = await publish(ada)
  const said = await say(bob, postId)
  await withdraw(bob)
  expect(await refusalOf(say(bob, postId))).toBe('READ_ONLY_ACCOUNT')
  expect(await threadsOf(bob, postId)).toMatchObject([{ id: said.id, can: { remove: true, reply: false } }])
  expect(await threadsOf(ada, postId)).toEqual([])
  await as(bob).comments.remove({ id: said.id })
  expect(await threadsOf(bob, postId)).toEqual([])
})

test('a page of comments is read in its order by the index, however many there are, and never through everyone’s consents', async () => {
  const { ada } = await world.people('ada')
  const postId = await publish(ada)
  const name = crypto.randomUUID()
  await run(
    sql`insert into "user" (id, name, email, email_verified) select uuidv7(), ${name}, ${name} || i, true from generate_series(1, 400) i`,
  )
  await run(
    sql`insert into member (id, username, username_key, language, created_at) select id, id, id, 'fr', now() from "user" where name = ${name}`,
  )
  await run(
    sql`insert into consent (id, member_id, kind, version, given_at) select gen_random_uuid(), id, 'healthData', '1', now() from "user" where name = ${name}`,
  )
  // Under this post, where they are so many that sorting them never pays, and fifty others in turn, one of ten deleted.
  await run(
    sql`insert into post (id, author_id, kind, title, description, tags, created_at, updated_at) select uuidv7(), ${ada.id}, 'community', 'Titre', 'Texte', '{}', now(), now() from generate_series(1, 50)`,
  )
  // Nobody reads how many they are.
  await run(sql`alter table comment disable trigger user`)
  await run(
    sql`insert into comment (id, post_id, author_id, request_id, body, created_at, deleted_at) select uuidv7(), p.id, u.id, gen_random_uuid(), 'Moi aussi', now(), case when row_number() over () % 10 = 0 then now() end from "user" u, (select id from post where author_id = ${ada.id}) p, generate_series(1, case when p.id = ${postId} then 8 else 1 end) where name = ${name}`,
  )
  await run(sql`alter table comment enable trigger user`)
  await run(sql`analyze`)
  const { db } = world.services()
  for (const order of ['oldest', 'newest'] as const) {
    const page = { postId, order, limit: 20 }
    const cursor = (await commentPage(db, ada.id, page))!.threads[19]!.id
    const [asked] = await statementsOf(() => commentPage(db, ada.id, { ...page, cursor }))
    const plan = await genericPlanOf(db, asked!)
    expect(plan).toMatch(/Index Scan( Backward)? using comment_post_id_id_index on comment/)
    expect(plan).not.toMatch(/Sort Key: comment|Seq Scan on (comment|consent|member)\b|hashed/)
  }
})
