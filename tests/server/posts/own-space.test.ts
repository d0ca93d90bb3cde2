import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { member } from '#server/accounts/tables.ts'
import { heard } from '#tests/support/fixtures/heard.ts'
import { vertigo, vertigoAgain } from '#tests/support/fixtures/scenes.ts'
import { sharing } from '#tests/support/fixtures/sharing.ts'
import { symptom } from '#tests/support/fixtures/symptoms.ts'
import { openWorld, type Person } from '#tests/support/world.ts'

const world = openWorld()
const { as } = world
const DAY = 86_400_000
const run = (statement: ReturnType<typeof sql>) => world.services().db.execute(statement)

const titlesOf = async (who: Person, input: Parameters<ReturnType<typeof as>['posts']['mine']>[0] = {}) =>
  (await as(who).posts.mine(input)).items.map(({ title }) => title)

test('a member’s own posts are narrowed by kind, state and a part of their text, whatever its case and accents', async () => {
  const { lou, max } = await world.people('lou', 'max')
  const healed = await as(lou).posts.publishSymptom(symptom({ title: 'Migraine ophtalmique', description: 'Le soir.' }))
  await as(lou).posts.publishSymptom(symptom({ title: 'Œdème', description: 'Chevilles ENFLÉES, 100 % du temps_' }))
  await as(lou).posts.publishCommunity(sharing({ title: 'Mon carnet', description: 'Pour la migraine' }))
  await as(max).posts.publishSymptom(symptom({ title: 'Migraine de Max' }))
  await as(lou).posts.resolve({ id: healed.id, treatment: 'Du repos' })

  expect(await titlesOf(lou)).toEqual(['Mon carnet', 'Œdème', 'Migraine ophtalmique'])
  expect(await titlesOf(lou, { kind: 'symptom' })).toEqual(['Œdème', 'Migraine ophtalmique'])
  expect(await titlesOf(lou, { kind: 'symptom', state: 'active' })).toEqual(['Œdème'])
  expect(await titlesOf(lou, { state: 'resolved' })).toEqual(['Migraine ophtalmique'])
  expect(await titlesOf(lou, { state: 'active' })).toEqual(['Œdème'])
  expect(await titlesOf(lou, { search: 'MIGRAINE' })).toEqual(['Mon carnet', 'Migraine ophtalmique'])
  expect(await titlesOf(lou, { search: 'enflees' })).toEqual(['Œdème'])
  for (const literal of ['100 % du temps_', '%', '_'])
    expect(await titlesOf(lou, { search: literal })).toEqual(['Œdème'])
  expect(await titlesOf(lou, { search: 'absent' })).toEqual([])
  expect(await titlesOf(lou, { search: '   ' })).toHaveLength(3)

  expect(await as(lou).posts.mineCounts({})).toEqual({ all: 3, active: 1, resolved: 1 })
  expect(await as(lou).posts.mineCounts({ kind: 'symptom', search: 'migraine' })).toEqual({
    all: 1,
    active: 0,
    resolved: 1,
  })
})

test.each([
  ["'; drop table post; --", 0],
  ['\\', 0],
  ['$1', 0],
  ['😀', 0],
  ['\ud83d', 0],
  ['a'.repeat(5_000), 0],
  // Nothing of these is left to look for.
  ['\0', 1],
  ['</script>', 1],
  ['\u200b', 1],
])('any text may be searched among a member’s own posts: %j', async (search, found) => {
  const lou = await world.person()
  await as(lou).posts.publishSymptom(symptom())
  expect(await titlesOf(lou, { search })).toHaveLength(found)
  expect((await as(lou).posts.mineCounts({ search })).all).toBe(found)
})

test('a hidden post is still among its author’s own, and counted', async () => {
  const lou = await world.person()
  const { id } = await as(lou).posts.publishSymptom(symptom({ title: 'Retiré' }))
  await run(sql`update post set hidden_at = now() where id = ${id}`)
  expect(await titlesOf(lou)).toEqual(['Retiré'])
  expect(await as(lou).posts.mineCounts({})).toEqual({ all: 1, active: 1, resolved: 0 })
  expect((await as(lou).posts.mineFigures()).symptoms.total).toBe(1)
})

test('pages of a member’s own posts follow each other without a gap, within the search', async () => {
  const lou = await world.person()
  for (const title of ['Un', 'Deux', 'Trois', 'Quatre']) await as(lou).posts.publishSymptom(symptom({ title }))
  const first = await as(lou).posts.mine({ kind: 'symptom', limit: 3 })
  expect(first.items.map(({ title }) => title)).toEqual(['Quatre', 'Trois', 'Deux'])
  expect(await titlesOf(lou, { kind: 'symptom', limit: 3, cursor: first.nextCursor! })).toEqual(['Un'])
})

test('a member’s posts are counted in figures: nothing at first, then each kind, and healed, new and liked ones', async () => {
  const { lou, max } = await world.people('lou', 'max')
  const none = { total: 0, recent: 0, likes: 0 }
  expect(await as(lou).posts.mineFigures()).toEqual({
    symptoms: { ...none, resolved: 0, active: 0 },
    community: none,
  })
  const old = await as(lou).posts.publishSymptom(symptom())
  world.advance(8 * DAY)
  const healed = await as(lou).posts.publishSymptom(symptom())
  const shared = await as(lou).posts.publishCommunity(sharing())
  await as(lou).posts.resolve({ id: healed.id, notes: 'Passé tout seul' })
  for (const id of [old.id, healed.id, shared.id]) await as(max).posts.like({ id, isLiked: true })
  await as(max).posts.publishSymptom(symptom())
  expect(await as(lou).posts.mineFigures()).toEqual({
    symptoms: { total: 2, resolved: 1, active: 1, recent: 1, likes: 2 },
    community: { total: 1, recent: 1, likes: 1 },
  })
})

test('a member’s page shows a pseudonym and a month, and to everyone the same posts: those hidden from nobody', async () => {
  const { lou, max } = await world.people('lou', 'max')
  const shown = await as(lou).posts.publishSymptom(symptom({ title: 'Vu de tous' }))
  const hidden = await as(lou).posts.publishSymptom(symptom({ title: 'Retiré' }))
  const shared = await as(lou).posts.publishCommunity(sharing())
  await as(max).posts.publishSymptom(symptom({ title: 'D’un autre' }))
  await run(sql`update post set hidden_at = now() where id = ${hidden.id}`)

  expect(await as(max).accounts.member({ memberId: lou.id })).toEqual({
    id: lou.id,
    username: lou.username,
    avatar: null,
    largeAvatar: null,
    isProfessional: false,
    sinceMonth: world.now().toISOString().slice(0, 7),
    isMe: false,
    hidden: null,
  })
  expect(lou.id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4/) // random: one that sorts by time would tell the instant of the sign-up
  expect((await as(lou).accounts.member({ memberId: lou.id })).isMe).toBe(true)
  for (const reader of [max, lou]) {
    const first = await as(reader).posts.byMember({ memberId: lou.id, limit: 1 })
    expect(first.items.map(({ id }) => id)).toEqual([shared.id])
    const rest = await as(reader).posts.byMember({ memberId: lou.id, limit: 1, cursor: first.nextCursor! })
    expect(rest.items.map(({ id }) => id)).toEqual([shown.id])
    expect(rest.nextCursor).toBeNull()
    expect(rest.items[0]?.own === null).toBe(reader === max)
  }
})

test('the page of a member who withdrew the consent to health data is empty', async () => {
  const { lou, max } = await world.people('lou', 'max')
  await as(lou).posts.publishSymptom(symptom())
  await run(sql`update consent set withdrawn_at = now() where member_id = ${lou.id} and kind = 'healthData'`)
  world.appServices().sessions.drop([lou.id])
  for (const reader of [max, lou])
    expect(await as(reader).posts.byMember({ memberId: lou.id })).toEqual({ items: [], nextCursor: null })
  expect(await titlesOf(lou)).toHaveLength(1)
})

test('a member across a block, an unconfirmed one and an unknown one do not exist, and cannot be told apart', async () => {
  const { lou, max, ada } = await world.people('lou', 'max', 'ada')
  await as(lou).posts.publishSymptom(symptom())
  await as(max).accounts.block({ memberId: lou.id })
  await run(sql`update "user" set email_verified = false where id = ${ada.id}`)
  const nobody = '0198f1a2-0000-7000-8000-00000000dead'
  const answers = new Set<string>()
  for (const [reader, memberId] of [
    [max, lou.id],
    [lou, max.id],
    [lou, ada.id],
    [lou, nobody],
  ] as const)
    for (const path of [`/api/members/${memberId}`, `/api/members/${memberId}/posts`]) {
      const response = await world.fetch(path, {}, reader)
      answers.add(`${response.status} ${await response.text()}`)
    }
  expect([...answers]).toEqual([expect.stringMatching(/^404 .*NOT_FOUND/)])

  await as(max).accounts.unblock({ memberId: lou.id })
  expect((await as(max).accounts.member({ memberId: lou.id })).username).toBe(lou.username)
  expect((await as(max).posts.byMember({ memberId: lou.id })).items).toHaveLength(1)
})

test.each(['moi', '%00', '../me', `${'0'.repeat(4_000)}`])(
  'an address of no member is refused: %s',
  async (memberId) => {
    const lou = await world.person()
    for (const path of [
      `/api/members/${encodeURIComponent(memberId)}`,
      `/api/members/${encodeURIComponent(memberId)}/posts`,
    ])
      expect((await world.fetch(path, {}, lou)).status).toBe(400)
  },
)

test('the outcome of stories is counted: similar cases, and members told of a recovery', async () => {
  const { lou, max, ada } = await world.people('lou', 'max', 'ada')
  expect(await as(lou).matching.figures()).toEqual({ cases: 0, recent: 0, resolved: 0 })
  const mine = await as(lou).posts.publishSymptom(vertigo())
  const theirs = await as(max).posts.publishSymptom(vertigo())
  await as(ada).posts.publishSymptom(vertigo())
  await world.settle()
  expect(await as(lou).matching.figures()).toEqual({ cases: 2, recent: 2, resolved: 0 })
  expect(await as(lou).notifications.told()).toEqual({ members: 0 })

  await heard(world.services().db, lou, max)
  await as(lou).posts.resolve({ id: mine.id, treatment: 'Rééducation' })
  await as(max).posts.resolve({ id: theirs.id, treatment: 'Du temps' })
  await world.settle()
  expect(await as(lou).notifications.told()).toEqual({ members: 2 })
  expect(await as(lou).matching.figures()).toEqual({ cases: 2, recent: 2, resolved: 1 })

  world.advance(8 * DAY)
  await as(lou).accounts.block({ memberId: max.id })
  expect(await as(lou).matching.figures()).toEqual({ cases: 1, recent: 0, resolved: 0 })
  expect(await as(lou).notifications.told()).toEqual({ members: 2 })
})

test('the number of members told of a recovery stands still, whatever those who were told do since', {
  tags: ['long'],
}, async () => {
  const { lou, max, ada, zoe } = await world.people('lou', 'max', 'ada', 'zoe')
  const scene = { tags: [`vertige ${crypto.randomUUID()}`] }
  const mine = await as(lou).posts.publishSymptom(vertigo(scene))
  const next = await as(lou).posts.publishSymptom(vertigo({ ...scene, title: 'Autre chose, une deuxième fois' }))
  for (const who of [max, ada, zoe]) await as(who).posts.publishSymptom(vertigo(scene))
  await world.settle()
  await heard(world.services().db, lou)
  await as(lou).posts.resolve({ id: mine.id, treatment: 'Rééducation' })
  await world.settle({ everyJobTwice: true })
  const told = () => as(lou).notifications.told()
  const reached = await told()
  expect(reached.members).toBeGreaterThanOrEqual(3)
  await as(max).accounts.block({ memberId: lou.id })
  expect(await told()).toEqual(reached)
  await as(ada).settings.setConsent({ kind: 'healthData', isGiven: false })
  expect(await told()).toEqual(reached)
  await world.services().db.delete(member).where(eq(member.id, zoe.id))
  expect(await told()).toEqual(reached)
  // A member who is told of a second one was counted already.
  await as(lou).posts.resolve({ id: next.id, treatment: 'Du temps' })
  await world.settle()
  expect(await told()).toEqual(reached)
})

test('a case similar to several of a member’s own is counted once; a hidden or irrelevant one, not at all', async () => {
  const { lou, max, ada } = await world.people('lou', 'max', 'ada')
  const [one, two] = [await as(lou).posts.publishSymptom(vertigo()), await as(lou).posts.publishSymptom(vertigoAgain())]
  const hidden = await as(max).posts.publishSymptom(vertigo())
  const other = await as(ada).posts.publishSymptom(vertigo())
  await world.settle()
  const own = new Set((await as(lou).closest.ofAll({})).items.map(({ postId }) => postId))
  expect(own.isSupersetOf(new Set([hidden.id, other.id]))).toBe(true)
  const { cases } = await as(lou).matching.figures()
  expect(cases).toBe(own.size)

  await run(sql`update post set hidden_at = now() where id = ${hidden.id}`)
  expect((await as(lou).matching.figures()).cases).toBe(cases - 1)
  await as(lou).closest.dismiss({ ownPostId: one.id, postId: other.id })
  expect((await as(lou).matching.figures()).cases).toBe(cases - 1)
  await as(lou).closest.dismiss({ ownPostId: two.id, postId: other.id })
  expect((await as(lou).matching.figures()).cases).toBe(cases - 2)
})
