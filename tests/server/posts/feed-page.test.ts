import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { FEED_FILTERS, FeedRequest } from '#contract/posts/schema.ts'
import type { Member } from '#server/foundation/actor.ts'
import { media } from '#server/media/tables.ts'
import { newestPosts, shownFeed } from '#server/posts/feed-queries.ts'
import { shownPosts } from '#server/posts/shown-post-queries.ts'
import { comment, meToo, post, postLike, travel } from '#server/posts/tables.ts'
import { memberActor } from '#tests/support/actor.ts'
import { statementsOf } from '#tests/support/asked-statements.ts'
import { anExpert } from '#tests/support/fixtures/conferences.ts'
import { openIdleWorld } from '#tests/support/world.ts'

const world = openIdleWorld()
const PEOPLE = 5
let readers: Member[]

beforeAll(async () => {
  const expert = await anExpert(world)
  const others = await world.crowd(PEOPLE - 1)
  readers = [expert, ...others].map(({ id }) => memberActor(id))
  // Two of them have a picture.
  for (const { id } of readers.slice(0, 2)) await picture(id, { kind: 'member', id, position: 0 })
})

const db = () => world.services().db
const at = new Date('2026-05-05T05:05:05.505Z')

type PicturePlace = { kind: 'member' | 'post'; id: string; position: number }

const picture = (ownerId: string, { kind, id, position }: PicturePlace) =>
  db()
    .insert(media)
    .values({
      id: crypto.randomUUID(),
      ownerId,
      kind: kind === 'member' ? 'avatars' : 'symptom-photos',
      key: crypto.randomUUID().replaceAll('-', ''),
      formId: crypto.randomUUID(),
      createdAt: at,
      readyAt: at,
      width: 800,
      height: 600,
      preview: 'data:image/webp;base64,',
      durationSeconds: 12.3,
      subjectKind: kind,
      subjectId: id,
      position,
    })

const someone = fc.nat({ max: PEOPLE - 1 })
const some = fc.nat({ max: 30 })
const seldom = fc.nat({ max: 4 }).map((n) => n === 0)

const community = fc.record({
  posts: fc.array(
    fc.record({
      by: someone,
      kind: fc.constantFrom('symptom', 'community'),
      asks: fc.boolean(),
      country: fc.constantFrom(null, 'FR', 'CH'),
      outcome: fc.constantFrom('ongoing', 'better', 'healed', 'diagnosed'),
      isHidden: seldom,
      pictures: fc.nat({ max: 2 }),
      travels: fc.nat({ max: 2 }),
      meToos: fc.nat({ max: 3 }),
    }),
    { minLength: 3, maxLength: 12 },
  ),
  comments: fc.array(
    fc.record({
      under: some,
      by: someone,
      answers: fc.option(some, { nil: null }),
      isHidden: seldom,
      isDeleted: seldom,
      isOfNobody: seldom,
    }),
    { maxLength: 25 },
  ),
  likes: fc.array(fc.record({ under: some, by: someone }), { maxLength: 20 }),
  meToos: fc.array(fc.record({ under: some, by: someone, isTakenBack: seldom, isCounted: fc.boolean() }), {
    maxLength: 15,
  }),
  blocks: fc.array(fc.record({ by: someone, of: someone }), { maxLength: 3 }),
  withdrawn: fc.uniqueArray(someone, { maxLength: 2 }),
  hidden: fc.uniqueArray(someone, { maxLength: 1 }),
})

type Community = typeof community extends fc.Arbitrary<infer Value> ? Value : never

const OUTCOMES = {
  ongoing: {},
  better: { outcomeAt: at, outcomeNotes: 'Un peu.' },
  healed: { outcomeAt: at, resolvedAt: at, treatment: 'Repos' },
  diagnosed: { outcomeAt: at, diagnosedAt: at, diagnosis: 'Névralgie' },
} as const

const idOf = (index: number) => readers[index]!.id

/** Writes a community as rows, in place of the one before. */
async function live({ posts, comments, likes, meToos, blocks, withdrawn, hidden }: Community): Promise<void> {
  await db().execute(sql`truncate post, block cascade`)
  await db().execute(sql`delete from media where subject_kind = 'post'`)
  await db().execute(sql`update consent set withdrawn_at = null`)
  await db().execute(sql`update member set hidden_at = null`)
  const ids: string[] = []
  for (const { by, kind, asks, country, outcome, isHidden, pictures, travels, meToos } of posts) {
    const id = world.services().newId()
    ids.push(id)
    await db()
      .insert(post)
      .values({
        id,
        authorId: idOf(by),
        kind,
        title: 'Une gêne',
        description: asks ? 'Et vous ?' : 'Sans plus.',
        tags: ['Vertiges', 'la nuit, "debout"'],
        ...(kind === 'symptom'
          ? { intensity: 5, startDate: '2026-03-09', country, postalCode: '75011', outcome, ...OUTCOMES[outcome] }
          : { place: 'Lyon' }),
        hasMedia: pictures > 0,
        hiddenAt: isHidden ? at : null,
        meToos,
        version: 3,
        createdAt: at,
        updatedAt: at,
      })
    for (let position = 0; position < pictures; position++) await picture(idOf(by), { kind: 'post', id, position })
    for (let position = 0; position < travels; position++)
      await db()
        .insert(travel)
        .values({
          postId: id,
          position,
          destination: `Rome ${position}`,
          startDate: '2026-03-01',
          endDate: '2026-03-05',
        })
  }
  const idUnder = (index: number) => ids[index % ids.length]!
  const tops = new Map<string, string[]>()
  for (const { under, by, answers, isHidden, isDeleted, isOfNobody } of comments) {
    const [id, postId] = [world.services().newId(), idUnder(under)]
    const above = tops.get(postId) ?? []
    const parentId = answers === null || above.length === 0 ? null : above[answers % above.length]!
    if (parentId === null) tops.set(postId, [...above, id])
    const isGone = isDeleted || isOfNobody
    await db()
      .insert(comment)
      .values({
        id,
        postId,
        authorId: isOfNobody ? null : idOf(by),
        parentId,
        requestId: crypto.randomUUID(),
        body: isGone ? '' : 'Moi aussi.',
        createdAt: at,
        deletedAt: isGone ? at : null,
        hiddenAt: isHidden ? at : null,
      })
  }
  for (const { under, by } of likes)
    await db()
      .insert(postLike)
      .values({ postId: idUnder(under), memberId: idOf(by), createdAt: at })
      .onConflictDoNothing()
  for (const { under, by, isTakenBack, isCounted } of meToos)
    await db()
      .insert(meToo)
      .values({
        postId: idUnder(under),
        memberId: idOf(by),
        createdAt: at,
        takenBackAt: isTakenBack ? at : null,
        isCounted,
      })
      .onConflictDoNothing()
  for (const { by, of } of blocks)
    if (by !== of)
      await db().execute(
        sql`insert into block (blocker_id, blocked_id, created_at) values (${idOf(by)}, ${idOf(of)}, now()) on conflict do nothing`,
      )
  for (const index of withdrawn)
    await db().execute(
      sql`update consent set withdrawn_at = now() where member_id = ${idOf(index)} and kind = 'healthData'`,
    )
  for (const index of hidden) await db().execute(sql`update member set hidden_at = now() where id = ${idOf(index)}`)
}

/** The same page in several statements, as every other list is read. */
async function plainFeed(actor: Member, { search: _, tag: __, cursor, limit, ...narrowing }: FeedRequest) {
  const rows = await newestPosts(db(), actor.id, { narrowing, cursor, limit: limit + 1 })
  return {
    items: await shownPosts({ db: db(), actor }, rows.slice(0, limit)),
    nextCursor: rows.length > limit ? rows[limit - 1]!.id : null,
    understoodAs: null,
  }
}

const SAME_PAGE = 'a page of the feed by one statement is the page by several, for every reader of any community'
test.each([{ communities: 5, least: 6 }])(SAME_PAGE, expectSamePages)
test.each([{ communities: 15, least: 20 }])(SAME_PAGE, { tags: 'long' }, expectSamePages)

async function expectSamePages({ communities, least }: { communities: number; least: number }): Promise<void> {
  const seen = { items: 0, unseen: 0, own: 0 }
  await fc.assert(
    fc.asyncProperty(community, async (lived) => {
      await live(lived)
      for (const actor of readers) {
        const asks = [
          ...FEED_FILTERS.map((filter) => ({ filter })),
          { limit: 50 },
          { media: 'with', limit: 3 },
          { filter: 'symptoms', media: 'with' },
          { country: 'CH' },
          { filter: 'symptoms', country: 'CH', media: 'with' },
        ]
        for (const asked of asks) {
          const request = FeedRequest.parse(asked)
          expect(await shownFeed({ db: db(), actor, now: world.now }, request)).toEqual(await plainFeed(actor, request))
        }
        let cursor: string | undefined
        do {
          const request = FeedRequest.parse({ limit: 2, ...(cursor && { cursor }) })
          const page = await shownFeed({ db: db(), actor, now: world.now }, request)
          expect(page).toEqual(await plainFeed(actor, request))
          seen.items += page.items.length
          seen.own += page.items.filter(({ isMine, own }) => isMine && own!.travels.length > 0).length
          cursor = page.nextCursor ?? undefined
        } while (cursor)
      }
      const { rows } = await db().execute<{ all: number }>(sql`select coalesce(sum(comments), 0)::int as all from post`)
      seen.unseen += rows[0]!.all
    }),
    // The same communities each time, since what they had is counted below.
    { numRuns: communities, seed: 22 },
  )
  // The communities had what the comparison is about.
  for (const count of Object.values(seen)) expect(count).toBeGreaterThan(least)
}

test('a page is one statement that has a name and says how few rows it wants', async () => {
  const [actor] = readers
  const page = (asked: object) =>
    statementsOf(() =>
      shownFeed({ db: db(), actor: actor!, now: world.now }, FeedRequest.parse({ filter: 'all', ...asked })),
    )
  const asked = await page({})
  expect(asked.map(({ name }) => name)).toEqual(['feed_page_all_any_21'])
  expect(asked[0]!.text).toMatch(/limit 21\b/)
  expect((await page({ limit: 3 })).map(({ name }) => name)).toEqual(['feed_page_all_any_4'])
  expect((await page({ limit: 21, media: 'with' })).map(({ name }) => name)).toEqual(['feed_page_all_with_51'])
})
