import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Post } from '#contract/posts/schema.ts'
import { post, travel } from '#server/posts/tables.ts'
import { listenTo } from '#tests/support/fixtures/announced.ts'
import { symptom } from '#tests/support/fixtures/symptoms.ts'
import { endingsOf, faultsOf, refusalOf, refused } from '#tests/support/refused.ts'
import { openWorld, type Person } from '#tests/support/world.ts'

const world = openWorld()
const HOUR_MS = 3_600_000
const DAY_MS = 86_400_000
const day = (offset: number) => new Date(world.now().getTime() + offset * DAY_MS).toISOString().slice(0, 10)
const publish = (who: Person, given: Parameters<typeof symptom>[0] = {}) =>
  world.as(who).posts.publishSymptom(symptom(given))
const stored = async (id: string) => (await world.services().db.select().from(post).where(eq(post.id, id)))[0]
const travelsIn = (id: string) => world.services().db.select().from(travel).where(eq(travel.postId, id))

/** Returns what the edit form sends for a post as it was read, with the author's changes. */
const edition = ({ id, version }: Post, given: Parameters<typeof symptom>[0] = {}) => {
  const { requestId: _, ...fields } = symptom(given)
  return { ...fields, id, version }
}

test('an edit replaces the whole post with its travels, and is announced', async () => {
  const { ada, bob } = await world.people('ada', 'bob')
  const eventsOf = listenTo(world)
  const published = await publish(ada, {
    tags: ['Fièvre'],
    country: 'FR',
    postalCode: '75011',
    travels: [
      { destination: 'Rome', startDate: day(-9), endDate: day(-8) },
      { destination: 'Oslo', startDate: day(-7), endDate: day(-6) },
    ],
  })
  world.advance(1000)
  const edited = await world.as(ada).posts.editSymptom(
    edition(published, {
      title: 'Autre <b>titre</b>',
      description: 'Autre texte',
      tags: ['cough'],
      intensity: 2,
      duration: '3 jours',
      startDate: day(-2),
      travels: [{ destination: 'Oslo', startDate: day(-7), endDate: day(-6) }],
    }),
  )
  expect(edited).toEqual({
    ...published,
    version: 2,
    title: 'Autre titre',
    description: 'Autre texte',
    tags: ['Toux'],
    intensity: 2,
    duration: '3 jours',
    startMonth: day(-2).slice(0, 7),
    country: null,
    own: {
      startDate: day(-2),
      postalCode: null,
      travels: [{ destination: 'Oslo', startDate: day(-7), endDate: day(-6) }],
    },
  })
  expect(await world.as(ada).posts.get({ id: published.id })).toEqual(edited)
  expect(await world.as(bob).posts.get({ id: published.id })).toMatchObject({ title: 'Autre titre', own: null })
  expect(eventsOf(published.id)).toEqual(['posts.published', 'posts.edited'])
  const row = await stored(published.id)
  expect(row!.updatedAt.getTime()).toBeGreaterThan(row!.createdAt.getTime())
})

test('an edit over a newer text is refused and loses nothing; the same edit sent twice counts once', async () => {
  const { ada } = await world.people('ada')
  const eventsOf = listenTo(world)
  const published = await publish(ada)
  const first = edition(published, { title: 'Premier', tags: ['fever'] })
  const edited = await world.as(ada).posts.editSymptom(first)
  expect(await world.as(ada).posts.editSymptom(first)).toEqual(edited)
  const second = edition(published, { title: 'Second' })
  expect(await refusalOf(world.as(ada).posts.editSymptom(second))).toBe('EDITED_ELSEWHERE')
  expect(await refusalOf(world.as(ada).posts.editSymptom({ ...second, version: 9 }))).toBe('EDITED_ELSEWHERE')
  expect(await world.as(ada).posts.get({ id: published.id })).toEqual(edited)
  expect(eventsOf(published.id)).toEqual(['posts.published', 'posts.edited'])
})

test('one of several edits at once wins, and the others are told', async () => {
  const { ada } = await world.people('ada')
  const published = await publish(ada)
  const titles = ['Un', 'Deux', 'Trois', 'Quatre']
  const edits = titles.map((title) => world.as(ada).posts.editSymptom(edition(published, { title })))
  expect((await endingsOf(edits)).sort()).toEqual(['EDITED_ELSEWHERE', 'EDITED_ELSEWHERE', 'EDITED_ELSEWHERE', 'done'])
  expect(await stored(published.id)).toMatchObject({
    version: 2,
    title: expect.stringMatching(/^(Un|Deux|Trois|Quatre)$/),
  })
})

test('an edit is refused for the same faults as a form, but a travel that has grown old may stay', async () => {
  const { ada } = await world.people('ada')
  const travels = [{ destination: 'Rome', startDate: day(-360), endDate: day(-350) }]
  const published = await publish(ada, { travels })
  world.advance(30 * DAY_MS)
  const edit = (given: Parameters<typeof symptom>[0]) => world.as(ada).posts.editSymptom(edition(published, given))
  expect(await faultsOf(edit({ startDate: day(2) }))).toEqual(['startDate: dateInFuture'])
  expect(await faultsOf(edit({ travels: [{ ...travels[0]!, destination: 'Oslo' }] }))).toEqual([
    'travels.0.endDate: travelTooOld',
  ])
  expect(await faultsOf(edit({ title: '<b></b>', country: 'ZZ' as 'FR' }))).toEqual([
    'title: required',
    'country: invalidCountry',
  ])
  expect(await stored(published.id)).toMatchObject({ version: 1 })
  expect(await edit({ travels, title: 'Toujours là' })).toMatchObject({ version: 2, own: { travels } })
})

test('a post can be edited ten times an hour, each post for itself', async () => {
  const { ada } = await world.people('ada')
  const [one, other] = await Promise.all([publish(ada), publish(ada)])
  let latest = one
  for (let i = 1; i <= 10; i++) latest = await world.as(ada).posts.editSymptom(edition(latest, { title: `Titre ${i}` }))
  const { code, data } = await refused(world.as(ada).posts.editSymptom(edition(latest, { title: 'Un de trop' })))
  expect(code).toBe('QUOTA_REACHED')
  expect(data!.retryAt!.getTime()).toBeGreaterThan(world.now().getTime() + HOUR_MS - 60_000)
  expect(await stored(one.id)).toMatchObject({ version: 11, title: 'Titre 10' })
  expect(await world.as(ada).posts.editSymptom(edition(other, { title: 'Celui-ci peut' }))).toMatchObject({
    version: 2,
  })
})

test('a symptom is marked as healed once, with what helped, cleaned, and that is announced with it', async () => {
  const { ada, bob } = await world.people('ada', 'bob')
  const eventsOf = listenTo(world)
  const published = await publish(ada)
  const resolved = await world
    .as(ada)
    .posts.resolve({ id: published.id, treatment: ' <b>Repos</b>\n\nà l’ombre ', notes: '' })
  expect(resolved).toEqual({
    ...published,
    resolution: { resolvedAt: expect.any(Date), treatment: 'Repos\n\nà l’ombre', notes: null },
    outcome: 'healed',
    outcomeAt: resolved.resolution!.resolvedAt,
    // Its author chose no effect of the method.
    helped: [],
    can: { edit: false, resolve: false, change: true, remove: true, react: true, meToo: false },
  })
  expect(await world.as(bob).posts.get({ id: published.id })).toMatchObject({ resolution: resolved.resolution })
  expect(await refusalOf(world.as(ada).posts.resolve({ id: published.id, notes: 'Encore' }))).toBe('ALREADY_RESOLVED')
  expect(await refusalOf(world.as(ada).posts.editSymptom(edition(published)))).toBe('ALREADY_RESOLVED')
  await world.settle()
  expect(await world.as(ada).posts.get({ id: published.id })).toEqual(resolved)
  expect(eventsOf(published.id)).toEqual(['posts.published', 'posts.resolved'])
})

test.each([
  { given: {}, faults: [': nothingGiven'] },
  { given: { treatment: ' <b></b> ', notes: '\u0000' }, faults: [': nothingGiven'] },
  { given: { treatment: 'x'.repeat(100_000) }, faults: ['treatment: tooLong'] },
  { given: { notes: 5 as unknown as string }, faults: ['notes: invalid'] },
])('an empty or too long recovery is refused: $faults', async ({ given, faults }) => {
  const { ada } = await world.people('ada')
  const { id } = await publish(ada)
  expect(await faultsOf(world.as(ada).posts.resolve({ id, ...given }))).toEqual(faults)
  expect(await stored(id)).toMatchObject({ resolvedAt: null })
})

test('one of several recoveries at once wins and is announced once', async () => {
  const { ada } = await world.people('ada')
  const eventsOf = listenTo(world)
  const { id } = await publish(ada)
  const calls = ['Repos', 'Eau', 'Sommeil', 'Ombre'].map((treatment) => world.as(ada).posts.resolve({ id, treatment }))
  expect((await endingsOf(calls)).sort()).toEqual(['ALREADY_RESOLVED', 'ALREADY_RESOLVED', 'ALREADY_RESOLVED', 'done'])
  const won = (await Promise.allSettled(calls)).find(({ status }) => status === 'fulfilled')
  expect(won).toMatchObject({ value: { resolution: { treatment: (await stored(id))!.treatment } } })
  expect(eventsOf(id)).toEqual(['posts.published', 'posts.resolved'])
})

test('an edit and a recovery at once never leave a resolved post with an edit after it', async () => {
  const { ada } = await world.people('ada')
  for (let round = 0; round < 4; round++) {
    const published = await publish(ada)
    const edit = world.as(ada).posts.editSymptom(edition(published, { title: 'Modifié' }))
    const resolve = world.as(ada).posts.resolve({ id: published.id, treatment: 'Repos' })
    const ends = (await endingsOf([edit, resolve])).sort()
    const row = await stored(published.id)
    expect(row).toMatchObject({ treatment: 'Repos' })
    // Either may come first: the edit came before the recovery, or it was refused.
    expect(row!.title === 'Modifié').toBe(ends.every((end) => end === 'done'))
    if (ends.includes('ALREADY_RESOLVED')) expect(row!.version).toBe(1)
  }
})

test('a removed post is gone with its travels, once, and announced; the same when removed twice at once', async () => {
  const { ada } = await world.people('ada')
  const eventsOf = listenTo(world)
  const { id } = await publish(ada, { travels: [{ destination: 'Rome', startDate: day(-9), endDate: day(-8) }] })
  expect(await travelsIn(id)).toHaveLength(1)
  expect((await endingsOf([1, 2, 3].map(() => world.as(ada).posts.remove({ id })))).sort()).toEqual([
    'NOT_FOUND',
    'NOT_FOUND',
    'done',
  ])
  expect(await stored(id)).toBeUndefined()
  expect(await travelsIn(id)).toEqual([])
  expect(eventsOf(id)).toEqual(['posts.published', 'posts.removed'])
  const again = edition({ id, version: 1 } as Post)
  expect(await refusalOf(world.as(ada).posts.get({ id }))).toBe('NOT_FOUND')
  expect(await refusalOf(world.as(ada).posts.editSymptom(again))).toBe('NOT_FOUND')
  expect(await refusalOf(world.as(ada).posts.resolve({ id, notes: 'a' }))).toBe('NOT_FOUND')
})

test('a resolved post can be removed too', async () => {
  const { ada } = await world.people('ada')
  const { id } = await publish(ada)
  await world.as(ada).posts.resolve({ id, notes: 'Passé tout seul' })
  expect(await world.as(ada).posts.remove({ id })).toEqual({ id })
  expect(await stored(id)).toBeUndefined()
})

test('a failure half-way leaves nothing behind: the words, the quota and the announcement go together', async () => {
  const { ada } = await world.people('ada')
  const published = await publish(ada)
  const before = await stored(published.id)
  const { jobs, db } = world.services()
  const emit = jobs.emit
  jobs.emit = async () => {
    throw new Error('the power went')
  }
  try {
    const acts = [
      () => world.as(ada).posts.resolve({ id: published.id, notes: 'Repos' }),
      () => world.as(ada).posts.editSymptom(edition(published, { title: 'Autre' })),
      () => world.as(ada).posts.remove({ id: published.id }),
      () => publish(ada),
    ]
    for (const act of acts) await expect(act()).rejects.toMatchObject({ code: 'INTERNAL_SERVER_ERROR' })
  } finally {
    jobs.emit = emit
  }
  expect(await stored(published.id)).toEqual(before)
  expect(await db.select().from(post).where(eq(post.authorId, ada.id))).toHaveLength(1)
  const { rows } = await db.execute(sql`select kind from quota_use where member_id = ${ada.id}`)
  expect(rows).toEqual([{ kind: 'post' }])
})

test('a stranger, a visitor and a member with another’s id change nothing', async () => {
  const { ada, eve } = await world.people('ada', 'eve')
  const published = await publish(ada)
  const mine = edition(published, { title: 'À moi' })
  const forged = { ...mine, authorId: ada.id, actor: { id: ada.id } }
  for (const [who, code] of [
    [eve, 'NOT_FOUND'],
    [undefined, 'UNAUTHORIZED'],
  ] as const) {
    expect(await refusalOf(world.as(who).posts.editSymptom(mine))).toBe(code)
    expect(await refusalOf(world.as(who).posts.editSymptom(forged))).toBe('INVALID_INPUT')
    expect(await refusalOf(world.as(who).posts.resolve({ id: published.id, notes: 'Guérie' }))).toBe(code)
    expect(await refusalOf(world.as(who).posts.remove({ id: published.id }))).toBe(code)
  }
  expect(await world.as(ada).posts.get({ id: published.id })).toEqual(published)
})
