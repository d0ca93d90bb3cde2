import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { UNREAD_NOTICES_MAX } from '#contract/notifications/limits.ts'
import { noticesOf as noticesIn } from '#server/notifications/queries.ts'
import { saying } from '#tests/support/fixtures/sharing.ts'
import { symptom } from '#tests/support/fixtures/symptoms.ts'
import { openWorld, type Person } from '#tests/support/world.ts'

const world = openWorld()
const { as } = world
const run = (statement: ReturnType<typeof sql>) => world.services().db.execute(statement)
const publish = (who: Person, given: Parameters<typeof symptom>[0] = {}) => as(who).posts.publishSymptom(symptom(given))
async function say(who: Person, postId: string, given: Parameters<typeof saying>[1] = {}) {
  world.advance(10)
  return as(who).comments.add(saying(postId, given))
}
const noticesOf = async (who: Person) => (await as(who).notifications.list({})).items
const kindsOf = async (who: Person) => (await noticesOf(who)).map(({ kind }) => kind)
const unread = async (who: Person) => (await as(who).notifications.unread()).count
const rows = async (subjectId: string) => (await run(sql`select from notice where subject_id = ${subjectId}`)).rows

test('the author of a post is told of a comment, once, with its words; nobody else is', async () => {
  const { ada, bob, eve } = await world.people('ada', 'bob', 'eve')
  const post = await publish(ada)
  const body = `${'Moi aussi, '.repeat(40)}et voilà.`
  const said = await say(bob, post.id, { body })
  await world.settle({ everyJobTwice: true })
  const [notice, ...others] = await noticesOf(ada)
  expect(others).toEqual([])
  expect(notice).toEqual({
    id: expect.any(String),
    kind: 'comment',
    createdAt: expect.any(Date),
    isRead: false,
    postId: post.id,
    postTitle: post.title,
    sender: { id: bob.id, username: bob.username, avatar: null, isProfessional: false },
    commentId: said.id,
    excerpt: expect.stringMatching(/^Moi aussi, Moi.*…$/),
  })
  expect(notice!.kind === 'comment' && notice!.excerpt.length).toBeLessThanOrEqual(240)
  expect(await unread(ada)).toBe(1)
  for (const who of [bob, eve]) expect(await noticesOf(who)).toEqual([])
})

test('a member is not told of their own comments and replies', async () => {
  const { ada } = await world.people('ada')
  const post = await publish(ada)
  const said = await say(ada, post.id)
  await say(ada, post.id, { parentId: said.id })
  await world.settle()
  expect(await noticesOf(ada)).toEqual([])
})

test('a reply is told to the author of the comment above and to the author of the post, in one notice where both are the same', async () => {
  const { ada, bob, eve } = await world.people('ada', 'bob', 'eve')
  const post = await publish(ada)
  const top = await say(bob, post.id)
  const first = await say(eve, post.id, { parentId: top.id })
  await world.settle({ everyJobTwice: true })
  expect(await kindsOf(bob)).toEqual(['reply'])
  expect(await kindsOf(ada)).toEqual(['comment', 'comment'])
  // To the reply, not to the comment above it: its author is told, and bob, who writes it, is not.
  const second = await say(bob, post.id, { parentId: first.id })
  const own = await say(ada, post.id)
  const third = await say(eve, post.id, { parentId: own.id })
  await world.settle()
  expect(await noticesOf(eve)).toMatchObject([{ kind: 'reply', commentId: second.id }])
  expect(await noticesOf(ada)).toMatchObject([
    { kind: 'reply', commentId: third.id },
    { kind: 'comment', commentId: second.id },
    { kind: 'comment', commentId: first.id },
    { kind: 'comment', commentId: top.id },
  ])
  expect(await kindsOf(bob)).toEqual(['reply'])
})

test('a notice goes with its comment, and with its post', async () => {
  const { ada, bob } = await world.people('ada', 'bob')
  const post = await publish(ada)
  const [one, other] = [await say(bob, post.id), await say(bob, post.id)]
  await world.settle()
  expect(await unread(ada)).toBe(2)
  await as(bob).comments.remove({ id: one.id })
  expect(await unread(ada)).toBe(1)
  await world.settle()
  expect([await rows(one.id), (await rows(other.id)).length]).toEqual([[], 1])
  await as(ada).posts.remove({ id: post.id })
  await world.settle()
  expect(await rows(other.id)).toEqual([])
  expect(await noticesOf(ada)).toEqual([])
})

test('a comment deleted before its notice is written makes none', async () => {
  const { ada, bob } = await world.people('ada', 'bob')
  const post = await publish(ada)
  for (let i = 0; i < 4; i++) await as(bob).comments.remove({ id: (await say(bob, post.id)).id })
  await world.settle()
  expect(await noticesOf(ada)).toEqual([])
  expect((await run(sql`select from notice where context_id = ${post.id}`)).rows).toEqual([])
})

test('a comment that its reader may no longer see is not told to them', async () => {
  const { ada, bob, eve, zoe } = await world.people('ada', 'bob', 'eve', 'zoe')
  const post = await publish(ada)
  const top = await say(bob, post.id)
  const reply = await say(eve, post.id, { parentId: top.id })
  await say(zoe, post.id, { parentId: reply.id })
  await world.settle()
  expect([await unread(bob), await unread(eve), await unread(ada)]).toEqual([1, 1, 3])
  // Bob no longer sees the post; eve no longer sees the comment above; a hidden comment is told to nobody.
  await run(sql`insert into block (blocker_id, blocked_id, created_at) values (${ada.id}, ${bob.id}, now())`)
  expect([await unread(bob), await noticesOf(bob)]).toEqual([0, []])
  await run(sql`insert into block (blocker_id, blocked_id, created_at) values (${bob.id}, ${eve.id}, now())`)
  expect([await unread(eve), await noticesOf(eve)]).toEqual([0, []])
  expect(await unread(ada)).toBe(0)
})

test('a member who may not see a comment when it is told is not told', async () => {
  const { ada, bob, eve } = await world.people('ada', 'bob', 'eve')
  const post = await publish(ada)
  const top = await say(bob, post.id)
  await run(sql`insert into block (blocker_id, blocked_id, created_at) values (${ada.id}, ${bob.id}, now())`)
  await say(eve, post.id, { parentId: (await say(eve, post.id)).id })
  await world.settle()
  expect((await run(sql`select from notice where recipient_id = ${bob.id}`)).rows).toEqual([])
  // Under the comment of a member blocked since, which the author of the post does not see.
  await say(eve, post.id, { parentId: top.id })
  const before = await kindsOf(ada)
  await world.settle()
  expect(await kindsOf(ada)).toEqual(before)
})

test('pages, cursors and counts say nothing of notices whose story is hidden: a page is filled with what stands', async () => {
  const { ada, bob, eve } = await world.people('ada', 'bob', 'eve')
  const post = await publish(ada)
  await say(bob, post.id)
  await say(bob, post.id)
  for (let i = 0; i < 3; i++) await say(eve, post.id)
  await world.settle()
  const walk = async (limit: number) => {
    const pages: string[][] = []
    for (let cursor: string | undefined, isLast = false; !isLast; ) {
      const page = await as(ada).notifications.list({ limit, ...(cursor && { cursor }) })
      pages.push(page.items.map((notice) => ('sender' in notice ? notice.sender?.id : null) ?? ''))
      if (page.nextCursor) expect(page.nextCursor).toBe(page.items.at(-1)!.id)
      cursor = page.nextCursor ?? undefined
      isLast = page.nextCursor === null
    }
    return pages
  }
  expect([await walk(2), await unread(ada)]).toEqual([[[eve.id, eve.id], [eve.id, bob.id], [bob.id]], 5])
  await as(eve).settings.setConsent({ kind: 'healthData', isGiven: false })
  await world.settle()
  expect([await walk(1), await walk(2), await unread(ada)]).toEqual([[[bob.id], [bob.id]], [[bob.id, bob.id]], 2])
  // A withdrawal, told apart from a block by nothing of this.
  await as(eve).settings.setConsent({ kind: 'healthData', isGiven: true })
  await as(eve).accounts.block({ memberId: ada.id })
  await world.settle()
  expect([await walk(1), await walk(2), await unread(ada)]).toEqual([[[bob.id], [bob.id]], [[bob.id, bob.id]], 2])
})

test('unread notices are counted past as many hidden ones as there may be', async () => {
  const { ada, bob, eve } = await world.people('ada', 'bob', 'eve')
  const post = await publish(ada)
  await say(bob, post.id)
  await say(eve, post.id)
  await world.settle()
  // As many again as one read counts.
  await world.services().db.execute(sql`
    insert into notice (id, recipient_id, sender_id, kind, subject_id, context_id, created_at)
    select gen_random_uuid(), recipient_id, sender_id, kind, gen_random_uuid(), context_id, created_at
    from notice, generate_series(1, ${UNREAD_NOTICES_MAX + 1}) where recipient_id = ${ada.id} and sender_id = ${eve.id}`)
  await world.services().db.execute(sql`
    update notice set id = ('ffffffff' || right(id::text, 28))::uuid where recipient_id = ${ada.id} and sender_id = ${eve.id}`)
  expect(await unread(ada)).toBe(2)
  expect((await as(ada).notifications.list({ limit: 1 })).items).toHaveLength(1)
})

test('notices are listed by kind and unread ones alone, and marked as read at once: the member’s own only', async () => {
  const { ada, bob, eve } = await world.people('ada', 'bob', 'eve')
  const post = await publish(ada)
  const knee = { title: 'Le genou', description: 'Il craque dans les escaliers.' }
  const other = await as(eve).posts.publishSymptom(symptom(knee))
  const top = await say(ada, post.id)
  await say(bob, post.id)
  await say(eve, post.id, { parentId: top.id })
  await say(bob, other.id)
  await world.settle()
  const listed = async (who: Person, filter: Parameters<ReturnType<typeof as>['notifications']['list']>[0]) =>
    (await as(who).notifications.list(filter)).items.map(({ kind }) => kind)
  expect(await listed(ada, {})).toEqual(['reply', 'comment'])
  expect(await listed(ada, { kind: 'reply' })).toEqual(['reply'])
  expect(await listed(ada, { group: 'exchanges' })).toEqual(['reply', 'comment'])
  expect(await listed(ada, { group: 'exchanges', kind: 'match' })).toEqual([])
  const ofBoth = { memberId: ada.id, kind: 'comment', kinds: ['reply'], limit: 5 } as const
  expect(await noticesIn(world.services().db, ofBoth)).toEqual([])
  const [reply] = await noticesOf(ada)
  await as(ada).notifications.markRead({ id: reply!.id })
  expect(await listed(ada, { state: 'unread' })).toEqual(['comment'])
  expect(await listed(ada, { state: 'unread', group: 'exchanges' })).toEqual(['comment'])

  for (let times = 0; times < 2; times++) expect(await as(ada).notifications.markAllRead({})).toEqual({})
  expect([await unread(ada), await listed(ada, { state: 'unread' })]).toEqual([0, []])
  expect(await listed(ada, {})).toHaveLength(2)
  expect(await unread(eve)).toBe(1)
})
