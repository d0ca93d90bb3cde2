import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { latestToday, monthsBefore } from '#contract/foundation/dates.ts'
import { post, publication, travel } from '#server/posts/tables.ts'
import { listenTo } from '#tests/support/fixtures/announced.ts'
import { edited } from '#tests/support/fixtures/edited.ts'
import { symptom } from '#tests/support/fixtures/symptoms.ts'
import { jsonPost } from '#tests/support/json-post.ts'
import { faultsOf, refusalOf, refused } from '#tests/support/refused.ts'
import { runQueue } from '#tests/support/run-queue.ts'
import { openWorld, type Person } from '#tests/support/world.ts'

const world = openWorld()
const HOUR_MS = 3_600_000
const DAY_MS = 86_400_000
const day = (offset: number) => new Date(Date.now() + offset * DAY_MS).toISOString().slice(0, 10)
const lastWeek = { destination: 'Lisbonne', startDate: day(-9), endDate: day(-7) }
const rowsOf = (who: Person) => world.services().db.select().from(post).where(eq(post.authorId, who.id))
const quotaUsesOf = async (who: Person) =>
  Number(
    (await world.services().db.execute(sql`select count(*) from quota_use where member_id = ${who.id}`)).rows[0]!.count,
  )

/** Posts of this author that jobs speak of. */
const announcedBy = async (who: Person) => {
  const { rows } = await world
    .services()
    .db.execute<{ id: string }>(
      sql`select distinct data->>'postId' as id from pgboss.job where data->>'authorId' = ${who.id}`,
    )
  return rows.map(({ id }) => id).sort()
}

test('fields that nobody chose are absent, and the onset in words is shown to everybody', async () => {
  const { ada, bob } = await world.people('ada', 'bob')
  const words = { title: 'Vertiges', description: 'Le matin, en me levant.' }
  const first = await world.as(ada).posts.publishSymptom({ ...words, requestId: crypto.randomUUID() })
  expect(first).toMatchObject({ intensity: null, since: null, startMonth: null })
  const other = { title: 'Mains engourdies', description: 'Les doigts dorment la nuit.', since: 'month' } as const
  const { id } = await world.as(ada).posts.publishSymptom({ ...other, requestId: crypto.randomUUID() })
  expect(await world.as(bob).posts.get({ id })).toMatchObject({ intensity: null, since: 'month' })
})

test('a symptom is published with everything its author told, cleaned, and announced', async () => {
  const { ada } = await world.people('ada')
  const eventsOf = listenTo(world)
  const published = await world.as(ada).posts.publishSymptom(
    symptom({
      title: '  Fièvre <b>du</b>\u0000\n soir ',
      description: '<script>alert(1)</script>Fièvre < 39 mais > 38,\r\ndepuis <i>lundi</i>\u0007.',
      tags: ['fever', ' FIEVRE ', 'Covid long', 'covid LONG', 'mal de tête'],
      duration: ' 2 semaines ',
      intensity: 4,
      startDate: day(-10),
      country: 'FR',
      postalCode: ' 75011 ',
      travels: [
        { destination: 'Lisbonne', startDate: day(-40), endDate: day(-33) },
        { destination: '<b>Porto</b>', startDate: day(-33), endDate: day(-30) },
      ],
    }),
  )
  expect(published).toEqual({
    id: expect.any(String),
    kind: 'symptom',
    author: { id: ada.id, username: ada.username, avatar: null, isProfessional: false },
    isMine: true,
    title: 'Fièvre du soir',
    description: 'Fièvre < 39 mais > 38,\ndepuis lundi.',
    tags: ['Fièvre', 'Covid long', 'mal de tête'],
    duration: '2 semaines',
    intensity: 4,
    since: null,
    startMonth: day(-10).slice(0, 7),
    country: 'FR',
    createdAt: expect.any(Date),
    hidden: null,
    version: 1,
    resolution: null,
    outcome: 'ongoing',
    outcomeAt: null,
    outcomeNotes: null,
    diagnosis: null,
    helped: [],
    own: {
      startDate: day(-10),
      postalCode: '75011',
      travels: [
        { destination: 'Lisbonne', startDate: day(-40), endDate: day(-33) },
        { destination: 'Porto', startDate: day(-33), endDate: day(-30) },
      ],
    },
    place: null,
    media: [],
    likes: 0,
    meToos: 0,
    isMeToo: false,
    comments: 0,
    isByTeam: false,
    isLiked: false,
    can: { edit: true, resolve: true, change: true, remove: true, react: true, meToo: false },
  })
  expect(await world.as(ada).posts.get({ id: published.id })).toEqual(published)
  expect(eventsOf(published.id)).toEqual(['posts.published'])
})

test('title and description are enough, and empty fields are absent', async () => {
  const { ada } = await world.people('ada')
  const empty = { duration: '  ', startDate: '', country: '', postalCode: '<b></b>' } as const
  for (const given of [{}, empty])
    expect(await world.as(ada).posts.publishSymptom(symptom(given))).toMatchObject({
      tags: [],
      duration: null,
      startMonth: null,
      country: null,
      own: { startDate: null, postalCode: null, travels: [] },
    })
})

test('a visitor publishes nothing', async () => {
  expect(await refusalOf(world.as().posts.publishSymptom(symptom()))).toBe('UNAUTHORIZED')
})

const long = 'x'.repeat(100_000)

// Each of these goes out as JSON that no form of ours would send: the server alone stands between it and the table.
test.each<{ given: object; faults: string[] }>([
  { given: { title: undefined }, faults: ['title: required'] },
  { given: { title: ' <b> </b>\u0000 ' }, faults: ['title: required'] },
  { given: { description: '' }, faults: ['description: required'] },
  { given: { title: long, description: long }, faults: ['title: tooLong', 'description: tooLong'] },
  { given: { duration: long, postalCode: long }, faults: ['duration: tooLong', 'postalCode: tooLong'] },
  { given: { tags: [long] }, faults: ['tags.0: tooLong'] },
  { given: { tags: ['a', '<i></i>'] }, faults: ['tags.1: required'] },
  { given: { tags: Array.from({ length: 11 }, (_, i) => `tag ${i}`) }, faults: ['tags: tooMany'] },
  { given: { tags: 'fièvre' }, faults: ['tags: invalid'] },
  { given: { title: 5, description: ['a'] }, faults: ['title: invalid', 'description: invalid'] },
  { given: { title: null }, faults: ['title: required'] },
  { given: { intensity: 0 }, faults: ['intensity: outOfRange'] },
  { given: { intensity: 11 }, faults: ['intensity: outOfRange'] },
  { given: { intensity: 5.5 }, faults: ['intensity: invalid'] },
  { given: { intensity: '5' }, faults: ['intensity: invalid'] },
  { given: { startDate: '1899-12-31' }, faults: ['startDate: dateTooEarly'] },
  { given: { startDate: '2026-02-30' }, faults: ['startDate: invalidDate'] },
  { given: { startDate: '9999-12-31' }, faults: ['startDate: dateInFuture'] },
  { given: { country: 'XX' }, faults: ['country: invalidCountry'] },
  { given: { country: 'France' }, faults: ['country: invalidCountry'] },
  { given: { travels: [{ ...lastWeek, destination: long }] }, faults: ['travels.0.destination: tooLong'] },
  { given: { travels: [{ ...lastWeek, endDate: day(-10) }] }, faults: ['travels.0.endDate: datesReversed'] },
  { given: { travels: [{ ...lastWeek, endDate: '9999-01-01' }] }, faults: ['travels.0.endDate: dateInFuture'] },
  {
    given: { travels: [{ ...lastWeek, startDate: '2001-01-05', endDate: '2001-01-09' }] },
    faults: ['travels.0.endDate: travelTooOld'],
  },
  { given: { travels: Array.from({ length: 11 }, () => lastWeek) }, faults: ['travels: tooMany'] },
  { given: { mediaIds: Array.from({ length: 6 }, () => crypto.randomUUID()) }, faults: ['mediaIds: tooMany'] },
  { given: { mediaIds: ['../etc/passwd'] }, faults: ['mediaIds.0: invalid'] },
  { given: { mediaIds: [crypto.randomUUID()] }, faults: ['mediaIds: mediaGone'] },
  { given: { requestId: 'once' }, faults: ['requestId: invalid'] },
  { given: { requestId: undefined }, faults: ['requestId: required'] },
  {
    given: { title: '', intensity: 99, startDate: 'hier', country: 'ZZ' },
    faults: ['title: required', 'intensity: outOfRange', 'startDate: invalidDate', 'country: invalidCountry'],
  },
])('an impossible symptom is refused by its fields and nothing is written: $faults', async ({ given, faults }) => {
  const { ada } = await world.people('ada')
  const input = symptom({ ...given })
  expect(await faultsOf(world.as(ada).posts.publishSymptom(input))).toEqual(faults)
  expect(await rowsOf(ada)).toEqual([])
  expect(await quotaUsesOf(ada)).toBe(0)
})

test('an unknown field is refused by its name: another author, an id, a resolution', async () => {
  const { ada, bob } = await world.people('ada', 'bob')
  const forged = {
    authorId: bob.id,
    id: bob.id,
    resolvedAt: new Date(),
    hiddenAt: new Date(),
    version: 7,
    isResolved: true,
  }
  expect(await faultsOf(world.as(ada).posts.publishSymptom({ ...symptom(), ...forged }))).toEqual(
    Object.keys(forged).map((name) => `${name}: unknown`),
  )
  for (const who of [ada, bob]) expect(await rowsOf(who)).toEqual([])
})

test('today anywhere on earth is not the future, and travels of twelve months ago still count', async () => {
  const { ada } = await world.people('ada')
  const startDate = latestToday(world.now())
  const endDate = monthsBefore(day(0), 12)
  const published = await world
    .as(ada)
    .posts.publishSymptom(symptom({ startDate, travels: [{ destination: 'Rome', startDate: '2000-01-01', endDate }] }))
  expect(published.own).toMatchObject({ startDate, travels: [{ endDate }] })
})

test('a repeated request gets the same post, one after the other, at once, and after an edit or a recovery', async () => {
  const { ada } = await world.people('ada')
  const eventsOf = listenTo(world)
  const form = symptom({ tags: ['fever'], travels: [lastWeek] })
  const answers = await Promise.all(Array.from({ length: 8 }, () => world.as(ada).posts.publishSymptom(form)))
  const published = answers[0]!
  for (const answer of answers) expect(answer).toEqual(published)
  expect(await world.as(ada).posts.publishSymptom(form)).toEqual(published)
  expect(await quotaUsesOf(ada)).toBe(1)
  expect(eventsOf(published.id)).toEqual(['posts.published'])
  expect(await world.services().db.select().from(travel).where(eq(travel.postId, published.id))).toHaveLength(1)

  const resolved = await world.as(ada).posts.resolve({ id: published.id, treatment: 'Repos' })
  await world.settle()
  expect(await world.as(ada).posts.publishSymptom(form)).toEqual(resolved)
  expect(await rowsOf(ada)).toHaveLength(1)
})

test('a repeat that arrives after an edit gets the edited post', async () => {
  const { ada } = await world.people('ada')
  const form = symptom()
  const { id } = await world.as(ada).posts.publishSymptom(form)
  const changed = await world.as(ada).posts.editSymptom({ ...edited(form), id, version: 1, title: 'Autre titre' })
  expect(await world.as(ada).posts.publishSymptom(form)).toEqual(changed)
})

test.each([
  { given: { title: 'Autre chose' } },
  { given: { tags: ['Toux'] } },
  { given: { travels: [lastWeek] } },
  { given: { mediaIds: [crypto.randomUUID()] } },
])('the same request with another text is refused and changes nothing: $given', async ({ given }) => {
  const { ada } = await world.people('ada')
  const form = symptom()
  const published = await world.as(ada).posts.publishSymptom(form)
  const other = { ...form, ...given }
  expect(await refusalOf(world.as(ada).posts.publishSymptom(other))).toBe('REQUEST_REUSED')
  expect(await world.as(ada).posts.get({ id: published.id })).toEqual(published)
  expect(await quotaUsesOf(ada)).toBe(1)
})

test('a used request publishes nothing again once its post is gone, nor other words once it was edited', async () => {
  const { ada } = await world.people('ada')
  const [removed, changed] = [symptom(), symptom()]
  const [one, other] = [
    await world.as(ada).posts.publishSymptom(removed),
    await world.as(ada).posts.publishSymptom(changed),
  ]
  await world.as(ada).posts.remove({ id: one.id })
  await world.as(ada).posts.editSymptom({ ...edited(changed), id: other.id, version: 1, title: 'Autre titre' })
  expect(await refusalOf(world.as(ada).posts.publishSymptom(removed))).toBe('REQUEST_REUSED')
  expect(await refusalOf(world.as(ada).posts.publishSymptom({ ...changed, title: 'Encore autre' }))).toBe(
    'REQUEST_REUSED',
  )
  expect(await rowsOf(ada)).toHaveLength(1)
})

test('which request published is known for a month', async () => {
  const { ada } = await world.people('ada')
  await world.as(ada).posts.publishSymptom(symptom())
  for (const [days, rows] of [
    [29, 1],
    [2, 0],
  ] as const) {
    world.advance(days * DAY_MS)
    await runQueue(world.services(), 'app.forget')
    await world.settle()
    expect(await world.services().db.$count(publication, eq(publication.authorId, ada.id))).toBe(rows)
  }
})

test('a request id of another member does not matter: both publish', async () => {
  const { ada, bob } = await world.people('ada', 'bob')
  const form = symptom()
  const [hers, his] = await Promise.all([
    world.as(ada).posts.publishSymptom(form),
    world.as(bob).posts.publishSymptom({ ...form, title: 'La mienne' }),
  ])
  expect(hers.id).not.toBe(his.id)
  expect([hers.author.id, his.author.id]).toEqual([ada.id, bob.id])
})

test('exactly five of twenty published at once pass, and the others are told when', async () => {
  const { ada, bob } = await world.people('ada', 'bob')
  const before = world.now().getTime()
  const answers = await Promise.all(
    Array.from({ length: 20 }, async () => {
      const call = world.as(ada).posts.publishSymptom(symptom())
      return call.then(
        () => undefined,
        () => refused(call),
      )
    }),
  )
  const refusals = answers.filter((answer) => answer !== undefined)
  expect(refusals).toHaveLength(15)
  for (const { code, data } of refusals) {
    expect(code).toBe('QUOTA_REACHED')
    expect(data!.retryAt!.getTime()).toBeGreaterThanOrEqual(before + HOUR_MS)
    expect(data!.retryAt!.getTime()).toBeLessThanOrEqual(world.now().getTime() + HOUR_MS)
  }
  const kept = await rowsOf(ada)
  expect(kept).toHaveLength(5)
  expect(await announcedBy(ada)).toEqual(kept.map(({ id }) => id).sort())
  expect((await world.as(bob).posts.publishSymptom(symptom())).author.id).toBe(bob.id)
})

test('a repeat passes when the quota is used up; deleting frees no place; an hour later the next may be published', async () => {
  const { ada } = await world.people('ada')
  const forms = Array.from({ length: 5 }, () => symptom())
  const posts = await Promise.all(forms.map((form) => world.as(ada).posts.publishSymptom(form)))
  expect((await world.as(ada).posts.publishSymptom(forms[4]!)).id).toBe(posts[4]!.id)
  for (const { id } of posts) await world.as(ada).posts.remove({ id })
  expect(await rowsOf(ada)).toEqual([])
  const { code, data } = await refused(world.as(ada).posts.publishSymptom(symptom()))
  expect(code).toBe('QUOTA_REACHED')
  world.advance(data!.retryAt!.getTime() - world.now().getTime() - 60_000)
  expect(await refusalOf(world.as(ada).posts.publishSymptom(symptom()))).toBe('QUOTA_REACHED')
  world.advance(60_001)
  expect(await world.as(ada).posts.publishSymptom(symptom())).toMatchObject({ isMine: true })
})

test('without the consent to health data nothing is published', async () => {
  const { ada } = await world.people('ada')
  await world
    .services()
    .db.execute(sql`update consent set withdrawn_at = now() where member_id = ${ada.id} and kind = 'healthData'`)
  world.appServices().sessions.drop([ada.id])
  expect(await refusalOf(world.as(ada).posts.publishSymptom(symptom()))).toBe('READ_ONLY_ACCOUNT')
  expect(await rowsOf(ada)).toEqual([])
})

test('a REST request creates a symptom at /api/posts/symptoms, and a faulty one is told its fields', async () => {
  const { ada } = await world.people('ada')
  const send = (body: object) => world.fetch('/api/posts/symptoms', jsonPost(body), ada)
  const created = await send(symptom({ startDate: day(-1) }))
  expect(created.status).toBe(201)
  expect(await created.json()).toMatchObject({ kind: 'symptom', own: { startDate: day(-1) } })
  const broken = await send({ ...symptom(), title: '<b></b>' })
  expect(broken.status).toBe(400)
  expect(await broken.json()).toMatchObject({
    code: 'INVALID_INPUT',
    data: { fields: [{ path: 'title', code: 'required' }] },
  })
})
