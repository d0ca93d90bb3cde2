import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { takeDaily, takeSnapshot } from '#server/observatory/commands/take-snapshot.ts'
import { established } from '#tests/support/fixtures/established.ts'
import { symptom } from '#tests/support/fixtures/symptoms.ts'
import { crowdTelling, type Telling } from '#tests/support/fixtures/told-outcomes.ts'
import { runQueue } from '#tests/support/run-queue.ts'
import { openWorld } from '#tests/support/world.ts'

const world = openWorld()
const { as } = world
const db = () => world.services().db
const run = (statement: ReturnType<typeof sql>) => db().execute(statement)
const NOON = new Date('2026-03-15T12:00:00Z')
const DAY_MS = 86_400_000

const count = (at = NOON) => takeSnapshot({ db: db(), now: () => at })
/** As anyone reads them once what was kept of before is a minute old. */
async function read(): Promise<{
  bytes: string
  stats: Awaited<ReturnType<ReturnType<typeof as>['posts']['publicStats']>>
}> {
  world.advance(61_000)
  const answer = await world.fetch('/api/stats/public')
  expect(answer.status).toBe(200)
  return { bytes: await answer.text(), stats: await as().posts.publicStats() }
}
const stats = async () => (await read()).stats
const told = (tags: string[], more: Partial<Telling> = {}): Telling => ({
  tags,
  createdAt: '2026-03-10T12:00:00Z',
  ...more,
})
const band = (from: number) => ({ from, to: from === 21 ? 24 : from + 4 })

beforeEach(async () => {
  await world.settle()
  await run(sql`truncate "user", observatory_snapshot, observatory_group, observatory_cell cascade`)
})

test('the figures are zeros before the first night, and without members too', async () => {
  const nothing = { totalPosts: 0, resolvedPosts: 0, members: null, commonTags: [], postsByMonth: [] }
  expect(await stats()).toEqual(nothing)
  await count()
  expect(await stats()).toEqual(nothing)
})

test('totals are exact, for symptoms that are not hidden, whoever agreed to research; the number of members is a band', async () => {
  await crowdTelling(db(), { members: 20, tellings: [told([]), told([], { helped: 'Repos' })] })
  await crowdTelling(db(), { members: 7, tellings: [told([])], consents: ['healthData'] })
  await crowdTelling(db(), { members: 1, tellings: [told([], { isHidden: true })] })
  await crowdTelling(db(), { members: 1, tellings: [told([])], consents: ['research'] })
  await crowdTelling(db(), { members: 5, tellings: [] })
  await count()
  // Twenty and seven; one who shared something beside what is hidden, five who shared and told of no symptom.
  expect(await stats()).toMatchObject({ totalPosts: 47, resolvedPosts: 20, members: band(30) })
})

test('members younger than fourteen days, without a confirmed address, or seen on one day only are not counted', async () => {
  const tellings = [told(['Toux'])]
  const daysBefore = (days: number) => (nth: number) => new Date(NOON.getTime() - (days + 7 * nth) * DAY_MS)
  await crowdTelling(db(), { members: 22, tellings })
  await crowdTelling(db(), { members: 22, tellings: [told([], { createdAt: '2026-02-10T12:00:00Z' })] })
  await crowdTelling(db(), { members: 1, tellings, signedUpAt: () => new Date(NOON.getTime() - 14 * DAY_MS + 1) })
  const [unconfirmed] = await crowdTelling(db(), { members: 1, tellings })
  await run(sql`update "user" set email_verified = false where id = ${unconfirmed!}`)
  const shared = { members: 20, tellings, signedUpAt: daysBefore(20) }
  const once = await crowdTelling(db(), { ...shared, sharedOn: [] })
  await crowdTelling(db(), { ...shared, sharedOn: ['2026-03-10T23:59:59Z'] })
  const hidden = await crowdTelling(db(), { ...shared, sharedOn: ['2026-02-01'] })
  await run(
    sql`update post set hidden_at = now() where kind = 'community' and author_id = any(${sql.param(hidden)}::uuid[])`,
  )
  await count()
  expect(await stats()).toEqual({
    totalPosts: 44,
    resolvedPosts: 0,
    members: band(40),
    commonTags: [{ tag: 'Toux', members: band(21) }],
    postsByMonth: [
      { month: '2026-02', members: band(21) },
      { month: '2026-03', members: band(21) },
    ],
  })
  // A day later the one is old enough; a comment, or what came of a symptom, is a second day; a deleted comment is none.
  const [commented, resolved, deleted] = once
  const [{ id: postId }] = (await run(sql`select id from post limit 1`)).rows as [{ id: string }]
  const comment = (by: string, isDeleted: boolean) =>
    run(sql`insert into comment (id, post_id, author_id, request_id, body, created_at, deleted_at) values
      (uuidv7(), ${postId}, ${by}, gen_random_uuid(), 'Courage', '2026-03-12', ${isDeleted ? '2026-03-13' : null})`)
  await comment(commented!, false)
  await comment(deleted!, true)
  await run(
    sql`update post set resolved_at = '2026-03-12', outcome = 'healed', outcome_at = '2026-03-12' where author_id = ${resolved!}`,
  )
  await count(new Date(NOON.getTime() + 1))
  expect(await stats()).toMatchObject({ totalPosts: 47, resolvedPosts: 1, members: band(45) })
})

test('tags and months are those of the observatory, ten and twelve of them, as bands of consenting members', async () => {
  const tags = [
    'Fatigue',
    'Fièvre',
    'Toux',
    'Migraine',
    'Nausées',
    'Vertiges',
    'Insomnie',
    'Anxiété',
    'Crampes',
    'Urticaire',
    'Eczéma',
  ]
  await crowdTelling(db(), { members: 25, tellings: [told([...tags, 'Dr Martin, Lyon'])] })
  await crowdTelling(db(), { members: 25, tellings: [told(['Toux'], { createdAt: '2025-04-01T00:00:00Z' })] })
  await crowdTelling(db(), { members: 25, tellings: [told([], { createdAt: '2025-03-31T23:59:59Z' })] })
  await crowdTelling(db(), { members: 20, tellings: [told(tags)], consents: ['healthData'] })
  await count()
  const { commonTags, postsByMonth, totalPosts } = await stats()
  expect(totalPosts).toBe(95)
  expect(commonTags).toHaveLength(10)
  expect(commonTags[0]).toEqual({ tag: 'Toux', members: band(50) })
  for (const { members } of commonTags.slice(1)) expect(members).toEqual(band(25))
  expect(postsByMonth).toEqual([
    { month: '2025-04', members: band(25) },
    { month: '2026-03', members: band(25) },
  ])
  const { symptoms, of } = await as().observatory.read({})
  expect(commonTags.map(({ tag, members }) => [tag, members.from])).toEqual(
    symptoms.slice(0, 10).map(({ name, members }) => [name, members]),
  )
  expect(of!.months.slice(-2).map(({ members }) => members)).toEqual(postsByMonth.map(({ members }) => members.from))
})

test('no figure reveals a member who refuses research: no minute, no day, nor later, once others moved, by more than a band', async () => {
  const ada = await world.person()
  await crowdTelling(db(), { members: 24, tellings: [told(['Toux']), told(['Fièvre'], { helped: 'Repos' })] })
  await crowdTelling(db(), { members: 40, tellings: [told([])] })
  await established(db(), ada)
  for (let i = 0; i < 5; i++) await as(ada).posts.publishSymptom(symptom({ tags: ['Toux', 'Fièvre'] }))
  const daily = () => takeDaily({ db: db(), now: world.now })
  await daily()
  const before = await read()
  expect(before.stats).toMatchObject({
    totalPosts: 93,
    members: band(65),
    commonTags: [{ members: band(25) }, { members: band(25) }],
  })

  await as(ada).settings.setConsent({ kind: 'research', isGiven: false })
  expect((await read()).bytes).toBe(before.bytes)
  // Nor by the server's starting again, on the same day.
  await runQueue(world.services(), 'observatory.take-snapshot')
  await world.settle()
  expect((await read()).bytes).toBe(before.bytes)

  world.advance(DAY_MS)
  await daily()
  expect((await read()).bytes).toBe(before.bytes)

  await crowdTelling(db(), { members: 20, tellings: [told([])] })
  world.advance(DAY_MS)
  await daily()
  expect((await read()).bytes).toBe(before.bytes)
  await crowdTelling(db(), { members: 1, tellings: [told([])] })
  await daily()
  const { stats: after } = await read()
  expect([after.totalPosts, after.resolvedPosts, after.members]).toEqual([114, 24, band(85)])
  // Five symptoms fewer: one member.
  expect(after.commonTags.map(({ members }) => members)).toEqual([band(21), band(21)])
})

test('a snapshot from before there were totals is read until one is taken at the next start', async () => {
  await crowdTelling(db(), { members: 22, tellings: [told(['Toux'])] })
  await crowdTelling(db(), { members: 22, tellings: [told([])] })
  await count(world.now())
  const { commonTags } = await stats()
  await run(sql`update observatory_snapshot set posts = null, resolved_posts = null, members = null`)
  expect(await stats()).toMatchObject({ totalPosts: 0, members: null, commonTags })
  await takeDaily({ db: db(), now: world.now })
  expect(await stats()).toMatchObject({ totalPosts: 44, members: band(40), commonTags })
})

test('the figures are read once a minute, however many ask', async () => {
  await crowdTelling(db(), { members: 12, tellings: [told(['Toux'])] })
  await count()
  expect((await stats()).totalPosts).toBe(12)
  await run(sql`update observatory_snapshot set posts = 13`)
  expect((await as().posts.publicStats()).totalPosts).toBe(12)
  world.advance(61_000)
  expect((await as().posts.publicStats()).totalPosts).toBe(13)
})
