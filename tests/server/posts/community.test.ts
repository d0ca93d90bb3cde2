import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { COMMUNITY_DEFAULTS } from '#contract/posts/rules.ts'
import { media } from '#server/media/tables.ts'
import { post } from '#server/posts/tables.ts'
import { listenTo } from '#tests/support/fixtures/announced.ts'
import { vertigo, vertigoAgain } from '#tests/support/fixtures/scenes.ts'
import { listenToSignals, readyPictures, saying, sharing } from '#tests/support/fixtures/sharing.ts'
import { symptom } from '#tests/support/fixtures/symptoms.ts'
import { endingsOf, faultsOf, refusalOf, refused } from '#tests/support/refused.ts'
import { openWorld, type Person } from '#tests/support/world.ts'

const world = openWorld()
const { as } = world
const run = (statement: ReturnType<typeof sql>) => world.services().db.execute(statement)
const rowsOf = (who: Person) => world.services().db.select().from(post).where(eq(post.authorId, who.id))
const usesOf = async (who: Person) =>
  Number((await run(sql`select count(*) from quota_use where member_id = ${who.id} and kind = 'post'`)).rows[0]!.count)

test('a community post is published with everything its author wrote, cleaned, with its media, and announced', async () => {
  const { ada, bob } = await world.people('ada', 'bob')
  const eventsOf = listenTo(world)
  const signals = listenToSignals(world)
  const mediaIds = await readyPictures(world, ada, 3)
  const published = await as(ada).posts.publishCommunity(
    sharing({
      title: ' Balade <b>douce</b> ',
      description: 'Qui vient ?\u0000',
      tags: ['fever', ' FIEVRE ', 'marche'],
      place: ' Nantes,  <i>bords de Loire</i> ',
      mediaIds,
    }),
  )
  expect(published).toEqual({
    id: expect.any(String),
    kind: 'community',
    author: { id: ada.id, username: ada.username, avatar: null, isProfessional: false },
    isMine: true,
    title: 'Balade douce',
    description: 'Qui vient ?',
    tags: ['Fièvre', 'marche'],
    duration: null,
    intensity: null,
    since: null,
    startMonth: null,
    hidden: null,
    country: null,
    place: 'Nantes, bords de Loire',
    media: mediaIds.map((id) => expect.objectContaining({ id, kind: 'symptom-photos', video: null })),
    likes: 0,
    meToos: 0,
    isMeToo: false,
    comments: 0,
    isByTeam: false,
    isLiked: false,
    createdAt: expect.any(Date),
    version: 1,
    resolution: null,
    outcome: 'ongoing',
    outcomeAt: null,
    outcomeNotes: null,
    diagnosis: null,
    helped: [],
    own: { startDate: null, postalCode: null, travels: [] },
    can: { edit: false, resolve: false, change: false, remove: true, react: true, meToo: false },
  })
  expect(await as(ada).posts.get({ id: published.id })).toEqual(published)
  expect(await as(bob).posts.get({ id: published.id })).toEqual({
    ...published,
    isMine: false,
    own: null,
    can: { edit: false, resolve: false, change: false, remove: false, react: true, meToo: false },
  })
  expect((await as(bob).posts.feed({})).items[0]?.id).toBe(published.id)
  expect(eventsOf(published.id)).toEqual(['posts.published'])
  expect(signals()).toContain(`feed ${published.id}`)
})

test.each([
  ['feed', 'fr'],
  ['feed', 'en'],
  ['dashboard', 'fr'],
  ['dashboard', 'en'],
] as const)('empty fields get the default of the %s in %s', async (entry, language) => {
  const { ada } = await world.people('ada')
  const said = COMMUNITY_DEFAULTS[entry][language]
  const empty = { requestId: crypto.randomUUID(), entry, language }
  expect(await as(ada).posts.publishCommunity(empty)).toMatchObject({ ...said, tags: [], place: null, media: [] })
  const half = { ...empty, requestId: crypto.randomUUID(), title: ' <b></b> ', description: 'À moi' }
  expect(await as(ada).posts.publishCommunity(half)).toMatchObject({ title: said.title, description: 'À moi' })
})

const long = 'x'.repeat(100_000)
test.each<{ given: object; faults: string[] }>([
  { given: { entry: undefined }, faults: ['entry: invalid'] },
  { given: { entry: 'home' }, faults: ['entry: invalid'] },
  { given: { language: 'de' }, faults: ['language: invalid'] },
  { given: { title: long, description: long }, faults: ['title: tooLong', 'description: tooLong'] },
  { given: { place: long }, faults: ['place: tooLong'] },
  { given: { title: 4 }, faults: ['title: invalid'] },
  { given: { tags: [''] }, faults: ['tags.0: required'] },
  { given: { tags: Array.from({ length: 11 }, (_, i) => `tag ${i}`) }, faults: ['tags: tooMany'] },
  { given: { mediaIds: [crypto.randomUUID()] }, faults: ['mediaIds: mediaGone'] },
  { given: { mediaIds: Array.from({ length: 6 }, () => crypto.randomUUID()) }, faults: ['mediaIds: tooMany'] },
  { given: { requestId: 'once' }, faults: ['requestId: invalid'] },
])(
  'an impossible community post is refused by its fields and nothing is written: $faults',
  async ({ given, faults }) => {
    const { ada } = await world.people('ada')
    const input = sharing({ ...given })
    expect(await faultsOf(as(ada).posts.publishCommunity(input))).toEqual(faults)
    expect(await rowsOf(ada)).toEqual([])
    expect(await usesOf(ada)).toBe(0)
  },
)

test('neither intensity, resolution nor another author can be slipped into a community post', async () => {
  const { ada, bob } = await world.people('ada', 'bob')
  const forged = { intensity: 9, country: 'FR', authorId: bob.id, kind: 'symptom', resolvedAt: new Date() }
  expect(await faultsOf(as(ada).posts.publishCommunity({ ...sharing(), ...forged }))).toEqual(
    Object.keys(forged).map((name) => `${name}: unknown`),
  )
  expect(await rowsOf(ada)).toEqual([])
})

test('a repeated request gets the same post, at once too, and uses one place of the quota', async () => {
  const { ada } = await world.people('ada')
  const eventsOf = listenTo(world)
  const form = sharing({ mediaIds: await readyPictures(world, ada, 2) })
  const answers = await Promise.all(Array.from({ length: 8 }, () => as(ada).posts.publishCommunity(form)))
  for (const answer of answers) expect(answer).toEqual(answers[0])
  expect(await rowsOf(ada)).toHaveLength(1)
  expect(await usesOf(ada)).toBe(1)
  expect(eventsOf(answers[0]!.id)).toEqual(['posts.published'])
})

test('a request with other words, other media, as another kind, or after its post is gone, is refused', async () => {
  const { ada } = await world.people('ada')
  const [one, other] = await readyPictures(world, ada, 2)
  const form = sharing({ mediaIds: [one!] })
  const { id } = await as(ada).posts.publishCommunity(form)
  for (const given of [{ title: 'Autre' }, { place: 'Lyon' }, { mediaIds: [one!, other!] }, { mediaIds: [] }])
    expect(await refusalOf(as(ada).posts.publishCommunity({ ...form, ...given }))).toBe('REQUEST_REUSED')
  expect(await refusalOf(as(ada).posts.publishSymptom(symptom({ requestId: form.requestId })))).toBe('REQUEST_REUSED')
  await as(ada).posts.remove({ id })
  expect(await refusalOf(as(ada).posts.publishCommunity(form))).toBe('REQUEST_REUSED')
  expect(await rowsOf(ada)).toEqual([])
})

test('symptoms and community posts share five an hour, and deleting frees no place', async () => {
  const { ada } = await world.people('ada')
  const calls = Array.from({ length: 12 }, (_, i) =>
    i % 2 ? as(ada).posts.publishSymptom(symptom()) : as(ada).posts.publishCommunity(sharing()),
  )
  const endings = await endingsOf(calls)
  expect(endings.filter((ending) => ending === 'done')).toHaveLength(5)
  expect(endings.filter((ending) => ending === 'QUOTA_REACHED')).toHaveLength(7)
  for (const { id } of await rowsOf(ada)) await as(ada).posts.remove({ id })
  const { code, data } = await refused(as(ada).posts.publishCommunity(sharing()))
  expect(code).toBe('QUOTA_REACHED')
  world.advance(data!.retryAt!.getTime() - world.now().getTime() + 1)
  expect(await as(ada).posts.publishCommunity(sharing())).toMatchObject({ isMine: true })
})

test('a member’s own list holds both kinds, or the one asked for', async () => {
  const { ada, bob } = await world.people('ada', 'bob')
  await as(bob).posts.publishCommunity(sharing())
  const one = await as(ada).posts.publishSymptom(symptom())
  world.advance(1000)
  const other = await as(ada).posts.publishCommunity(sharing())
  const mine = async (kind?: 'symptom' | 'community') =>
    (await as(ada).posts.mine({ ...(kind && { kind }) })).items.map(({ id }) => id)
  expect(await mine()).toEqual([other.id, one.id])
  expect(await mine('symptom')).toEqual([one.id])
  expect(await mine('community')).toEqual([other.id])
})

test('a community post is neither edited nor healed, by its author or anyone', async () => {
  const { ada, bob } = await world.people('ada', 'bob')
  const { id } = await as(ada).posts.publishCommunity(sharing())
  const before = await rowsOf(ada)
  const { requestId: _, ...fields } = symptom()
  for (const who of [ada, bob]) {
    expect(await refusalOf(as(who).posts.editSymptom({ ...fields, id, version: 1 }))).toBe('NOT_FOUND')
    expect(await refusalOf(as(who).posts.resolve({ id, notes: 'Mieux' }))).toBe('NOT_FOUND')
  }
  expect(await rowsOf(ada)).toEqual(before)
})

test('matching never takes a community post for a symptom, however much it reads like one', async () => {
  const { ada, bob } = await world.people('ada', 'bob')
  const { title, description, tags } = vertigo()
  const own = await as(ada).posts.publishSymptom(vertigo())
  const shared = await as(ada).posts.publishCommunity(sharing({ title, description, tags }))
  const other = await as(bob).posts.publishCommunity(sharing({ title, description, tags }))
  await world.settle({ everyJobTwice: true })
  const list = await as(ada).matching.list({})
  expect(list.posts.map(({ id }) => id)).toEqual([own.id])
  expect([list.matches, list.isSearching]).toEqual([[], false])
  expect(await refusalOf(as(ada).matching.list({ postId: shared.id }))).toBe('NOT_FOUND')
  expect(await refusalOf(as(ada).matching.search({ postId: shared.id }))).toBe('NOT_FOUND')
  for (const [ownPostId, postId] of [
    [own.id, other.id],
    [shared.id, other.id],
  ] as const)
    expect(await refusalOf(as(ada).closest.dismiss({ ownPostId, postId }))).toBe('NOT_FOUND')
  expect((await run(sql`select from match_key where post_id in (${shared.id}, ${other.id})`)).rows).toEqual([])
  expect((await as(bob).notifications.list({})).items).toEqual([])
})

test('another member’s, used, unfinished or unknown media are refused, and nothing is published', async () => {
  const { ada, bob } = await world.people('ada', 'bob')
  const [own, used, raw] = await readyPictures(world, ada, 3)
  const [theirs] = await readyPictures(world, bob, 1)
  await as(ada).posts.publishSymptom(symptom({ mediaIds: [used!] }))
  await run(sql`update media set ready_at = null where id = ${raw}`)
  for (const id of [theirs!, used!, raw!, crypto.randomUUID()])
    expect(await faultsOf(as(ada).posts.publishCommunity(sharing({ mediaIds: [own!, id] })))).toEqual([
      'mediaIds: mediaGone',
    ])
  expect(await faultsOf(as(ada).posts.publishCommunity(sharing({ mediaIds: [own!, own!] })))).toEqual([
    'mediaIds: invalid',
  ])
  expect(await rowsOf(ada)).toHaveLength(1)
  expect(await as(ada).posts.publishSymptom(symptom({ mediaIds: [own!] }))).toMatchObject({ media: [{ id: own }] })
})

test('removing a post takes its media, likes, comments, matches and notices with it, and nothing of others', async () => {
  const { ada, bob, eve } = await world.people('ada', 'bob', 'eve')
  const eventsOf = listenTo(world)
  const signals = listenToSignals(world)
  const publish = async (who: Person, said = vertigo) =>
    (await as(who).posts.publishSymptom(said({ mediaIds: await readyPictures(world, who, 2) }))).id
  const [gone, stays] = [await publish(ada), await publish(ada, vertigoAgain)]
  await publish(bob)
  for (const id of [gone, stays]) {
    await as(bob).posts.like({ id, isLiked: true })
    const said = await as(bob).comments.add(saying(id))
    await as(eve).comments.add(saying(id, { parentId: said.id }))
  }
  await world.settle()
  const count = async (id: string) =>
    (
      await run(sql`select
        (select count(*)::int from media where subject_id = ${id}) as media,
        (select count(*)::int from post_like where post_id = ${id}) as likes,
        (select count(*)::int from comment where post_id = ${id}) as comments,
        (select count(*)::int from match_key where post_id = ${id}) as keys,
        (select count(*)::int from notice where subject_id = ${id} or context_id = ${id}) as notices`)
    ).rows[0]
  const full = { media: 2, likes: 1, comments: 2, keys: 1 }
  expect(await count(gone)).toMatchObject(full)
  expect(await count(gone)).not.toMatchObject({ notices: 0 })
  const kept = await count(stays)
  expect(kept).toMatchObject(full)
  const pairs = async (id: string) =>
    Number(
      (await run(sql`select count(*) from symptom_match join match_key k on k.key in (a, b) where k.post_id = ${id}`))
        .rows[0]!.count,
    )
  const keptPairs = await pairs(stays)
  expect([await pairs(gone), keptPairs]).not.toContain(0)

  await as(ada).posts.remove({ id: gone })
  expect(signals().at(-1)).toBe(`post ${gone}`)
  await world.settle({ everyJobTwice: true })
  // Members who were told of a case that resembles theirs keep that notice.
  const told = (await count(gone)) as { notices: number }
  expect(told).toEqual({ media: 0, likes: 0, comments: 0, keys: 0, notices: expect.any(Number) })
  const { rows: left } = await run(
    sql`select distinct kind from notice where subject_id = ${gone} or context_id = ${gone}`,
  )
  expect(left).toEqual(told.notices === 0 ? [] : [{ kind: 'match' }])
  expect(await count(stays)).toEqual(kept)
  expect([await pairs(gone), await pairs(stays)]).toEqual([0, keptPairs])
  expect(eventsOf(gone)).toContain('posts.removed')
  expect(await world.services().db.select().from(media).where(eq(media.ownerId, bob.id))).toHaveLength(2)
  expect(await refusalOf(as(bob).posts.get({ id: gone }))).toBe('NOT_FOUND')
  expect(await refusalOf(as(bob).comments.list({ postId: gone }))).toBe('NOT_FOUND')
  expect(await as(bob).posts.tallies({ ids: [gone, stays] })).toEqual({
    tallies: [{ id: stays, likes: 1, comments: 2, isLiked: true }],
  })
})
