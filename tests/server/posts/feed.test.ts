import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { DAY_MS } from '#contract/foundation/durations.ts'
import { FEED_FILTERS } from '#contract/posts/schema.ts'
import { feedOf } from '#tests/support/fixtures/feed.ts'
import { readyPictures } from '#tests/support/fixtures/sharing.ts'
import { refusalOf } from '#tests/support/refused.ts'
import { openIdleWorld, type Person } from '#tests/support/world.ts'

const world = openIdleWorld()
const { as } = world
const feed = feedOf(world)

let cast: Record<'ada' | 'bob' | 'eve', Person>
/** The tag of everything that a test publishes, so that the posts of other tests are out of its sight. */
let tag: string
beforeAll(async () => {
  cast = await world.people('ada', 'bob', 'eve')
})
beforeEach(() => {
  tag = `essai ${crypto.randomUUID()}`
})

const tellsOf = ({ id }: { id: string }) => id

describe('a filter holds its posts, newest first, and its count says how many', () => {
  test('all, symptoms, questions, resolved, better, diagnosed', async () => {
    const { ada, bob, eve } = cast
    const plain = await feed.symptom(ada, { tags: [tag], description: 'Sans plus.' })
    const asking = await feed.symptom(bob, { tags: [tag], description: 'Et vous ?' })
    const healed = await feed.symptom(ada, { tags: [tag], description: 'Passera-t-elle ? Un jour.' })
    await as(ada).posts.resolve({ id: healed.id, notes: 'Guérie' })
    await as(bob).posts.setOutcome({ id: asking.id, was: 'ongoing', outcome: 'better' })
    const found = await feed.symptom(ada, { tags: [tag], description: 'Elle a un nom.' })
    await as(ada).posts.setOutcome({ id: found.id, was: 'ongoing', outcome: 'diagnosed', diagnosis: 'Névralgie' })
    const shared = await feed.sharing(bob, { tags: [tag], description: 'Une marche ensemble.' })
    const asked = await feed.sharing(ada, { tags: [tag], description: 'Qui vient?' })
    const held = {
      all: [asked, shared, found, healed, asking, plain],
      symptoms: [found, healed, asking, plain],
      questions: [asked, healed, asking],
      resolved: [healed],
      better: [asking],
      diagnosed: [found],
    }
    for (const filter of FEED_FILTERS) expect(await feed.ids(eve, { tag, filter })).toEqual(held[filter].map(tellsOf))
    expect(await feed.counts(eve, { tag })).toEqual({
      ...{ all: 6, symptoms: 4, questions: 3, resolved: 1 },
      ...{ better: 1, diagnosed: 1 },
    })
  })

  test('within a country, a tag under any of its names, or posts with media', async () => {
    const { ada, bob, eve } = cast
    const [picture] = await readyPictures(world, ada, 1)
    const swiss = await feed.symptom(ada, { tags: [tag, 'fever'], country: 'CH' })
    const illustrated = await feed.sharing(ada, { tags: [tag], mediaIds: [picture!] })
    const feverish = await feed.symptom(bob, { tags: [tag, 'Fièvre'], country: 'BE' })
    expect(await feed.ids(eve, { tag, country: 'CH' })).toEqual([swiss.id])
    expect(await feed.ids(eve, { country: 'CH' })).toContain(swiss.id)
    expect(await feed.ids(eve, { country: 'CH' })).not.toContain(feverish.id)
    expect(await feed.ids(eve, { tag, media: 'with' })).toEqual([illustrated.id])
    for (const name of ['Fièvre', 'fever', 'FIEVRE']) {
      const found = await feed.ids(eve, { tag: name })
      expect([found.includes(swiss.id), found.includes(feverish.id), found.includes(illustrated.id)]).toEqual([
        true,
        true,
        false,
      ])
    }
    expect(await feed.counts(eve, { tag, country: 'CH' })).toMatchObject({ all: 1, symptoms: 1 })
    expect(await feed.counts(eve, { tag, media: 'with' })).toMatchObject({ all: 1, symptoms: 0 })
    expect(await feed.counts(eve, { tag: 'fever', country: 'BE' })).toMatchObject({ all: 1 })
  })

  test('posts resolved within so many days, however long ago they were told', async () => {
    const { ada, bob, eve } = cast
    const healed = await feed.symptom(ada, { tags: [tag] })
    const lasting = await feed.symptom(bob, { tags: [tag] })
    await feed.symptom(bob, { tags: [tag] })
    await as(ada).posts.resolve({ id: healed.id, treatment: 'Du repos' })
    world.advance(2 * DAY_MS)
    await as(bob).posts.resolve({ id: lasting.id, treatment: 'Une attelle' })
    expect(await feed.ids(eve, { tag, resolvedDays: 1 })).toEqual([lasting.id])
    expect(await feed.ids(eve, { tag, resolvedDays: 3 })).toEqual([lasting.id, healed.id])
    const ofAll = await feed.ids(eve, { filter: 'resolved', resolvedDays: 1 })
    expect([ofAll.includes(lasting.id), ofAll.includes(healed.id)]).toEqual([true, false])
    await feed.hide(lasting.id)
    expect(await feed.ids(eve, { filter: 'resolved', resolvedDays: 1 })).not.toContain(lasting.id)
    await as(bob).posts.remove({ id: lasting.id }) // he would be shown it, and the others would not
    for (const resolvedDays of [0, 1.5, 32])
      expect(await refusalOf(as(eve).posts.feed({ resolvedDays }))).toBe('INVALID_INPUT')
  })

  test('without narrowing, too', async () => {
    await feed.symptom(cast.ada, { description: 'Et vous ?' })
    await feed.sharing(cast.bob)
    const counts = await feed.counts(cast.eve)
    for (const filter of FEED_FILTERS) expect(counts[filter]).toBe((await feed.ids(cast.eve, { filter })).length)
  })
})

test('a published, edited, resolved or removed post is counted at once, for its author and for others', async () => {
  const { ada, bob } = cast
  const both = async () => [await feed.counts(ada), await feed.counts(bob)]
  const [before] = await both()
  const { id, version } = await feed.symptom(ada, { description: 'Rien.' })
  const published = { ...before!, all: before!.all + 1, symptoms: before!.symptoms + 1 }
  expect(await both()).toEqual([published, published])
  await as(ada).posts.editSymptom({ id, version, title: 'Autre', description: 'Et vous ?', intensity: 3 })
  const asking = { ...published, questions: published.questions + 1 }
  expect(await both()).toEqual([asking, asking])
  await as(ada).posts.resolve({ id, notes: 'Guérie' })
  const healed = { ...asking, resolved: asking.resolved + 1 }
  expect(await both()).toEqual([healed, healed])
  await as(ada).posts.remove({ id })
  expect(await both()).toEqual([before, before])
})

describe('a post that a member may not see is neither shown nor counted, nor is it new', () => {
  test('when hidden, of a member who withdrew their consent, or across a block, whoever set it', async () => {
    const { ada, bob, eve } = cast
    const others = await world.people('hidden', 'withdrawn', 'blocker', 'blocked')
    const first = await feed.symptom(ada, { tags: [tag] })
    const gone = await Promise.all(Object.values(others).map((who) => feed.symptom(who, { tags: [tag] })))
    const shared = await feed.sharing(bob, { tags: [tag] })
    expect(await feed.counts(eve, { tag })).toMatchObject({ all: 6, symptoms: 5 })
    const everywhere = await feed.counts(eve)
    await feed.hide(gone[0]!.id)
    await feed.withdraw(others.withdrawn)
    await feed.block(others.blocker, eve)
    await feed.block(eve, others.blocked)

    expect(await feed.ids(eve, { tag })).toEqual([shared.id, first.id])
    expect(await feed.counts(eve, { tag })).toMatchObject({ all: 2, symptoms: 1 })
    expect(await feed.counts(eve)).toMatchObject({ all: everywhere.all - 4, symptoms: everywhere.symptoms - 4 })
    expect(await as(eve).posts.newer({ tag, since: first.id })).toEqual({ count: 1 })
    // For other members nothing changed.
    expect(await feed.counts(bob, { tag })).toMatchObject({ all: 4, symptoms: 3 })
    expect(await feed.ids(bob, { tag })).toHaveLength(4)
  })

  test('except to its author', async () => {
    const { ada, bob } = cast
    const { id } = await feed.symptom(ada, { tags: [tag], description: 'Et vous ?' })
    await feed.hide(id)
    expect(await feed.ids(ada, { tag })).toEqual([id])
    expect(await feed.counts(ada, { tag })).toEqual({
      all: 1,
      symptoms: 1,
      questions: 1,
      resolved: 0,
      better: 0,
      diagnosed: 0,
    })
    expect(await feed.counts(bob, { tag })).toEqual({
      all: 0,
      symptoms: 0,
      questions: 0,
      resolved: 0,
      better: 0,
      diagnosed: 0,
    })
    const [everywhere, without] = [await feed.counts(ada), await feed.counts(bob)]
    expect(everywhere.all - without.all).toBe(1)
  })
})

test('pages follow each other without a double or a hole while others publish and remove, in each filter', async () => {
  const { ada, bob, eve } = cast
  const published: string[] = []
  for (let i = 0; i < 8; i++) {
    const { id } = await feed.symptom(i % 2 ? ada : bob, { tags: [tag], description: 'Et vous ?' })
    published.unshift(id)
  }
  for (const filter of ['all', 'symptoms', 'questions'] as const) {
    const first = await as(eve).posts.feed({ tag, filter, limit: 3 })
    await feed.symptom(ada, { tags: [tag], description: 'Et vous ?' })
    const second = await as(eve).posts.feed({ tag, filter, limit: 3, cursor: first.nextCursor! })
    const seen = [...first.items, ...second.items].map(tellsOf)
    const all = await feed.ids(eve, { tag, filter })
    expect(seen).toEqual(all.slice(1, 7))
  }
  const first = await as(eve).posts.feed({ tag, limit: 3, cursor: published[0]! })
  expect(first.items.map(tellsOf)).toEqual(published.slice(1, 4))
  await as(bob)
    .posts.remove({ id: published[4]! })
    .catch(() => as(ada).posts.remove({ id: published[4]! }))
  await feed.hide(first.nextCursor!)
  const rest = await as(eve).posts.feed({ tag, limit: 10, cursor: first.nextCursor! })
  expect(rest).toMatchObject({ nextCursor: null })
  expect(rest.items.map(tellsOf)).toEqual(published.slice(5))
})

test('older posts of a common tag are found behind thousands of others', async () => {
  const { ada, bob, eve } = cast
  const old = await feed.symptom(ada, { tags: [tag] })
  await feed.crowd(bob, { count: 3_200 })
  expect(await feed.ids(eve, { tag })).toEqual([old.id])
})

test('posts published since by others count as new, within the same scope, up to fifty', async () => {
  const { ada, bob, eve } = cast
  const newest = await feed.symptom(ada, { tags: [tag] })
  const since = newest.id
  const count = async (asked: Omit<Parameters<ReturnType<typeof as>['posts']['newer']>[0], 'since'> = {}) =>
    (await as(eve).posts.newer({ tag, since, ...asked })).count
  expect(await count()).toBe(0)
  await feed.symptom(eve, { tags: [tag] })
  expect(await count()).toBe(0)
  await feed.symptom(bob, { tags: [tag], country: 'LU', title: 'Une bronchite' })
  await feed.sharing(bob, { tags: [tag], description: 'Qui vient ?' })
  expect(await count()).toBe(2)
  expect(await count({ filter: 'symptoms' })).toBe(1)
  expect(await count({ filter: 'questions' })).toBe(1)
  expect(await count({ filter: 'resolved' })).toBe(0)
  expect(await count({ country: 'LU' })).toBe(1)
  expect(await count({ media: 'with' })).toBe(0)
  expect(await count({ search: 'bronchites' })).toBe(1)
  expect(await count({ search: 'bronchitte' })).toBe(1)
  await feed.crowd(bob, { count: 60, tag })
  expect(await count()).toBe(50)
})
