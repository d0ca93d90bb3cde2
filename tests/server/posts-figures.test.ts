import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { publicFigures } from '#server/posts/public-figures.ts'
import { symptom } from '#tests/support/symptoms.ts'
import { openWorld } from '#tests/support/world.ts'

const world = openWorld()
const run = (statement: ReturnType<typeof sql>) => world.services().db.execute(statement)

type Crowd = {
  members: number
  tags?: string[]
  /** Posts of each member. */
  each?: number
  createdAt?: string
  consents?: string[]
  isHidden?: boolean
  kind?: 'symptom' | 'community'
}

/** Confirmed members who never enter by the door, with posts of that day. */
async function crowd({
  members,
  tags = [],
  each = 1,
  createdAt = '2026-03-10T12:00:00Z',
  consents = ['healthData', 'research'],
  isHidden = false,
  kind = 'symptom',
}: Crowd) {
  const name = crypto.randomUUID()
  const isSymptom = kind === 'symptom'
  const list = (values: string[]) => sql`${sql.param(values)}::text[]`
  await run(
    sql`insert into "user" (id, name, email, email_verified) select uuidv7(), ${name}, ${name} || i, true from generate_series(1, ${sql.raw(String(members))}) i`,
  )
  await run(
    sql`insert into member (id, username, username_key, language, created_at) select id, id, id, 'fr', now() from "user" where name = ${name}`,
  )
  await run(
    sql`insert into consent (id, member_id, kind, version, given_at) select gen_random_uuid(), id, kind, '1', now() from "user", unnest(${list(consents)}) kind where name = ${name}`,
  )
  await run(sql`insert into post (id, author_id, kind, title, description, tags, intensity, created_at, updated_at, resolved_at, hidden_at)
    select uuidv7(), id, ${kind}, 'Titre', 'Texte', ${list(tags)}, ${isSymptom ? 5 : null}::int, ${createdAt}, now(), case when i = 1 and ${isSymptom} then now() end, ${isHidden ? sql`now()` : sql`null`}
    from "user", generate_series(1, ${sql.raw(String(each))}) i where name = ${name}`)
}

const figures = () => publicFigures(world.services().db, new Date('2026-03-15T09:00:00Z'))
async function empty() {
  await world.settle()
  await run(sql`truncate "user" cascade`)
}

test('an empty house has figures too', async () => {
  await empty()
  expect(await figures()).toEqual({ totalPosts: 0, resolvedPosts: 0, members: 0, commonTags: [], postsByMonth: [] })
})

test('totals are exact over what is not hidden, whoever agreed to research', async () => {
  await empty()
  await crowd({ members: 3, each: 2 })
  await crowd({ members: 1, consents: ['healthData'] })
  await crowd({ members: 1, isHidden: true })
  await crowd({ members: 1, consents: ['research'] })
  expect(await figures()).toMatchObject({ totalPosts: 7, resolvedPosts: 4, members: 6 })
})

test.each([
  { members: 10, each: 5, cells: 0 },
  { members: 11, each: 1, cells: 1 },
  { members: 11, each: 3, cells: 1 },
])('$members members with $each posts each make $cells cells', async ({ members, each, cells }) => {
  await empty()
  await crowd({ members, each, tags: ['Fièvre'] })
  expect(await figures()).toMatchObject({
    totalPosts: members * each,
    commonTags: cells ? [{ tag: 'Fièvre', posts: members * each }] : [],
    postsByMonth: cells ? [{ month: '2026-03', posts: members * each }] : [],
  })
})

test('community posts are in no figure', async () => {
  await empty()
  await crowd({ members: 12, tags: ['Fièvre'], kind: 'community' })
  await crowd({ members: 2 })
  expect(await figures()).toMatchObject({ totalPosts: 2, resolvedPosts: 2, commonTags: [], postsByMonth: [] })
})

test('who has not agreed to research, withdrew, or is hidden, is in no cell', async () => {
  await empty()
  await crowd({ members: 10, tags: ['Fièvre'] })
  for (const without of [{ consents: ['healthData'] }, { consents: ['research'] }, { isHidden: true }])
    await crowd({ members: 12, tags: ['Fièvre'], ...without })
  await crowd({ members: 12, tags: ['Toux'] })
  const withdrawing = sql`member_id in (select author_id from post where 'Toux' = any(tags) limit 2) and kind = 'research'`
  await run(sql`update consent set withdrawn_at = now() where ${withdrawing}`)
  expect(await figures()).toMatchObject({ commonTags: [], postsByMonth: [{ month: '2026-03', posts: 20 }] })
})

test('no tag is shown that a member made up, however many wrote it', async () => {
  await empty()
  await crowd({ members: 20, tags: ['Dr Martin, Lyon', 'mal de tête', 'Toux'] })
  expect((await figures()).commonTags).toEqual([{ tag: 'Toux', posts: 20 }])
})

test('the ten commonest tags come first to last', async () => {
  await empty()
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
  await crowd({ members: 12, tags })
  await crowd({ members: 1, tags: ['Toux'] })
  const { commonTags } = await figures()
  expect(commonTags).toHaveLength(10)
  expect(commonTags[0]).toEqual({ tag: 'Toux', posts: 13 })
  expect(new Set(commonTags.map(({ tag }) => tag)).size).toBe(10)
})

test('months are the last twelve, by UTC, oldest first', async () => {
  await empty()
  for (const createdAt of [
    '2025-03-31T23:59:59Z',
    '2025-04-01T00:00:00Z',
    '2026-02-28T23:59:59Z',
    '2026-03-01T00:00:00Z',
  ])
    await crowd({ members: 11, createdAt })
  expect((await figures()).postsByMonth).toEqual([
    { month: '2025-04', posts: 11 },
    { month: '2026-02', posts: 11 },
    { month: '2026-03', posts: 11 },
  ])
})

test('a visitor reads the figures, counted at most once a minute', async () => {
  await empty()
  const { ada } = await world.people('ada')
  world.advance(60_000)
  const before = await world.as().posts.publicStats()
  expect(before).toMatchObject({ totalPosts: 0, members: 1 })
  await world.as(ada).posts.publishSymptom(symptom())
  world.advance(50_000)
  expect(await world.as().posts.publicStats()).toEqual(before)
  world.advance(11_000)
  const rest = await world.fetch('/api/stats/public')
  expect(rest.status).toBe(200)
  expect(await rest.json()).toMatchObject({ totalPosts: 1, commonTags: [], postsByMonth: [] })
})
