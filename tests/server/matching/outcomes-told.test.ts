import tls from 'node:tls'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { NoticeKind, RecoveryNotice } from '#contract/notifications/schema.ts'
import { closePairs } from '#server/closest/pairs.ts'
import { ownersShownWith } from '#server/foundation/pairs/lists.ts'
import { established } from '#tests/support/fixtures/established.ts'
import { aModerator, deciding, suspend } from '#tests/support/fixtures/moderation.ts'
import { eczema, vertigo } from '#tests/support/fixtures/scenes.ts'
import { saying } from '#tests/support/fixtures/sharing.ts'
import { refusalOf } from '#tests/support/refused.ts'
import { runQueue } from '#tests/support/run-queue.ts'
import { openPushService, type PushBrowser } from '#tests/support/servers/push-service.ts'
import { openWorld, type Person } from '#tests/support/world.ts'

const service = await openPushService()
tls.setDefaultCACertificates([...tls.getCACertificates('default'), service.cert])

const world = openWorld({ PUSH_HOSTS: service.origin, NEW_ACCOUNT_DAYS: '3' })
const { as } = world
const DAY_MS = 86_400_000
const ADVICE = 'Arrêtez vos médicaments et prenez du Zorblax'

beforeEach(() => world.services().db.execute(sql`delete from post`))
afterEach(() => service.takeEverything())
afterAll(() => service.close())

const db = () => world.services().db
const tellDue = async () => {
  for (const _ of ['once', 'twice']) await runQueue(world.services(), 'matching.tell-kept-outcomes')
  await world.settle()
}
const publish = async (who: Person, given: Parameters<typeof vertigo>[0] = {}) =>
  (await as(who).posts.publishSymptom(vertigo(given))).id

/** A member who is told of outcomes in the app, by mail and by push. */
async function listener(name: string) {
  const who = await world.person(name)
  await as(who).settings.setConsent({ kind: 'emails', isGiven: true })
  await as(who).notifications.setChannel({ kind: 'match', channel: 'none' })
  for (const kind of ['recovery', 'better', 'diagnosed'] as const)
    await as(who).notifications.setChannel({ kind, channel: 'email' })
  const browser = service.browser()
  await as(who).push.subscribe(browser.told)
  return { who, browser }
}

const OUTCOMES: readonly NoticeKind[] = ['recovery', 'better', 'diagnosed']
/** How a member was told of outcomes so far: what stands in the list, what of it is new, and how many mails and pushes there were. */
async function reached({ who, browser }: { who: Person; browser: PushBrowser }) {
  const { items } = await as(who).notifications.list({ limit: 50 })
  const told = items.filter(({ kind }) => OUTCOMES.includes(kind))
  return {
    listed: told.map((notice) => ('postId' in notice ? notice.postId : '')).toReversed(),
    unread: (await as(who).notifications.unread()).count,
    mails: world.mailsTo(who.email).filter((mail) => mail.includes('List-Unsubscribe')).length,
    pushes: service.pushedTo(browser).length,
  }
}
const NOBODY = { listed: [], unread: 0, mails: 0, pushes: 0 }
const once = (...listed: string[]) => ({ listed, unread: 1, mails: 1, pushes: 1 })

test('a recovery told by a brand-new account reaches nobody: twelve members, in the app, by mail and by push', async () => {
  const attacker = await world.person()
  const listeners = await Promise.all(Array.from({ length: 12 }, (_, index) => listener(`oreille_${index}`)))
  for (const { who } of listeners) await publish(who)
  const id = await publish(attacker, { description: `${vertigo().description} Enfin.` })
  await world.settle()
  expect((await as(listeners[0]!.who).matching.list({})).matches.map(({ post }) => post.id)).toContain(id)
  await as(attacker).posts.resolve({ id, treatment: ADVICE, notes: 'Prenez Zorblax, ça guérit tout' })
  await world.settle()
  await tellDue()
  world.advance(2 * DAY_MS)
  await tellDue()
  for (const each of listeners) {
    expect(await reached(each)).toEqual(NOBODY)
    expect(await refusalOf(as(each.who).posts.get({ id }))).toBe('NOT_FOUND')
  }
  // Two days of a life do not make it established, what the staff holds is told to nobody, and what the staff leaves is told then.
  await established(db(), attacker)
  await tellDue()
  expect(await reached(listeners[0]!)).toEqual(NOBODY)
  const staff = await aModerator(world)
  const open = (await as(staff).cases.list({ state: 'open', limit: 50 })).items
  const held = open.filter((each) => each.author?.id === attacker.id)
  expect(held.map(({ kind }) => kind).toSorted()).toEqual(['post', 'treatment'])
  for (const each of held) {
    const detail = await as(staff).cases.get({ id: each.id })
    await as(staff).cases.decide(deciding(detail, { act: 'keep', reason: 'health' }))
  }
  await world.settle()
  await tellDue()
  expect(await reached(listeners[0]!)).toEqual(once(id))
}, 120_000)

describe('a recovery', () => {
  test.each([
    ['of an established author’s story of today, when it is a day old', true],
    ['of a new author, once they are established', false],
  ])('%s', async (_, isEstablished) => {
    const author = await world.person()
    const ear = await listener(isEstablished ? 'oreille_jour' : 'oreille_temps')
    if (isEstablished) await established(db(), author)
    await publish(ear.who)
    const id = await publish(author)
    await world.settle()
    await as(author).posts.resolve({ id, treatment: 'Rééducation vestibulaire' })
    await world.settle()
    await tellDue()
    expect(await reached(ear)).toEqual(NOBODY)
    world.advance(DAY_MS)
    await tellDue()
    if (!isEstablished) {
      expect(await reached(ear)).toEqual(NOBODY)
      await established(db(), author)
      await tellDue()
    }
    expect(await reached(ear)).toEqual(once(id))
    world.advance(2 * DAY_MS)
    await tellDue()
    expect(await reached(ear)).toEqual(once(id))
  })

  test('is told to nobody while its author is suspended, and told if the suspension ends while it is kept', async () => {
    const author = await world.person()
    const ear = await listener('oreille_suspendue')
    await established(db(), author)
    await publish(ear.who)
    const id = await publish(author)
    await world.settle()
    await as(author).posts.resolve({ id, treatment: 'Rééducation vestibulaire' })
    await world.settle()
    const end = await suspend(db(), author)
    world.advance(DAY_MS)
    await tellDue()
    expect(await reached(ear)).toEqual(NOBODY)
    await end()
    await tellDue()
    expect(await reached(ear)).toEqual(once(id))
  })

  test('that is taken back, or removed, before its notice is due is told to nobody', async () => {
    const [one, other] = [await world.person(), await world.person()]
    const ear = await listener('oreille_reprise')
    for (const who of [one, other]) await established(db(), who)
    await publish(ear.who)
    const [taken, removed] = [await publish(one), await publish(other)]
    for (const [who, id] of [
      [one, taken],
      [other, removed],
    ] as const)
      await as(who).posts.resolve({ id, treatment: 'Repos' })
    await world.settle()
    await as(one).posts.setOutcome({ id: taken, was: 'healed', outcome: 'ongoing' })
    await as(other).posts.remove({ id: removed })
    world.advance(DAY_MS)
    await tellDue()
    expect(await reached(ear)).toEqual(NOBODY)
    const { rows } = await db().execute(sql`select from untold_outcome`)
    expect(rows).toEqual([])
  })

  test('is told once a day, of whatever kind: the others are in the list, and alert nobody', async () => {
    const ear = await listener('oreille_trois')
    await publish(ear.who)
    const authors = [await world.person(), await world.person(), await world.person()]
    const posts: string[] = []
    for (const who of authors) {
      await established(db(), who)
      posts.push(await publish(who))
    }
    await world.settle()
    world.advance(DAY_MS)
    const [first, second, third] = posts as [string, string, string]
    await as(authors[0]).posts.resolve({ id: first, treatment: 'Rééducation' })
    await world.settle()
    await as(authors[1]).posts.setOutcome({ id: second, was: 'ongoing', outcome: 'better' })
    await world.settle()
    expect(await reached(ear)).toEqual(once(first, second))
    world.advance(DAY_MS + 1_000)
    await as(authors[2]).posts.setOutcome({ id: third, was: 'ongoing', outcome: 'diagnosed', diagnosis: 'VPPB' })
    await world.settle()
    expect(await reached(ear)).toEqual({ listed: [first, second, third], unread: 2, mails: 2, pushes: 2 })
  })
})

describe('the notice of an outcome', () => {
  const MINE =
    'Des zigzags brillants devant un œil, puis la moitié de la tête me fait mal, mais tout passe après une nuit.'
  const THEIRS =
    'Tout a commencé en mars : la tête me fait mal d’un seul côté, puis je vois des zigzags, mais je suis debout.'

  /** Two stories that resemble each other, and another of the first member's that does not. */
  async function pair(earName: string) {
    const [author, ear] = [await world.person(), await listener(earName)]
    await established(db(), author)
    const words = { tags: [], postalCode: '' }
    const own = await publish(ear.who, { title: 'Zigzags', description: MINE, ...words })
    await as(ear.who).posts.publishSymptom(eczema())
    const id = await publish(author, { title: 'Ma tête', description: THEIRS, ...words })
    await world.settle()
    world.advance(DAY_MS)
    return { author, ear, own, id }
  }

  test.each([
    ['recovery', { treatment: 'Du repos dans le noir' }],
    ['better', { outcome: 'better' }],
    ['diagnosed', { outcome: 'diagnosed', diagnosis: 'Migraine' }],
  ] as const)(
    '%s: of which of one’s stories, and by what, in one’s own words, without a filler word',
    async (kind, said) => {
      const { author, ear, own, id } = await pair(`oreille_${kind}`)
      if ('treatment' in said) await as(author).posts.resolve({ id, ...said })
      else await as(author).posts.setOutcome({ id, was: 'ongoing', ...said })
      await world.settle()
      const { items } = await as(ear.who).notifications.list({ kind, limit: 50 })
      expect(items).toMatchObject([{ postId: id, isMeToo: false, about: { ownPostId: own, ownTitle: 'Zigzags' } }])
      const { inCommon } = (items[0] as RecoveryNotice).about!
      expect(inCommon.length).toBeGreaterThan(0)
      expect(inCommon.length).toBeLessThanOrEqual(3)
      for (const words of inCommon) {
        expect(`Zigzags ${MINE}`.toLowerCase()).toContain(words.toLowerCase())
        expect(['suis', 'puis', 'tout', 'mais']).not.toContain(words)
      }
      expect(Object.keys(items[0]!)).not.toContain('score')
      // Once their own story is gone, no words of it stand in the notice.
      await as(ear.who).posts.remove({ id: own })
      await world.settle()
      expect((await as(ear.who).notifications.list({ kind, limit: 50 })).items).toMatchObject([
        { postId: id, about: null },
      ])
    },
  )

  test('where nothing can be named it is not sent, which nobody can tell; who says "me too" is told all the same', async () => {
    const { author, ear, own, id } = await pair('oreille_muette')
    // The pair stands, and nothing of the own story is readable or in common any more.
    await db().execute(sql`delete from story_reading where post_id = ${own}`)
    await db().execute(sql`update post set title = 'Autre', description = 'Autre chose.' where id = ${own}`)
    await as(author).posts.resolve({ id, treatment: 'Du repos dans le noir' })
    await world.settle()
    await tellDue()
    expect(await reached(ear)).toEqual(NOBODY)
    expect(await as(author).notifications.told()).toEqual({ members: 0 })
    const meToo = await listener('oreille_moi_aussi')
    const other = await world.person()
    await established(db(), other)
    const second = await publish(other, { title: 'Encore', description: THEIRS, tags: [] })
    await world.settle()
    await as(meToo.who).posts.meToo({ id: second, isMeToo: true })
    world.advance(DAY_MS)
    await as(other).posts.resolve({ id: second, treatment: 'Du repos' })
    await world.settle()
    await tellDue()
    expect(await reached(meToo)).toEqual(once(second))
  })
})

describe('a close pair', () => {
  test('that both tell nothing surely, nor by the same tags, is told to nobody of a recovery, and stays in the list', async () => {
    const [author, ear] = [await world.person(), await listener('oreille_proche')]
    await established(db(), author)
    const own = await publish(ear.who, { tags: [] })
    const id = await publish(author, { tags: [], description: `${vertigo().description} Depuis mars.` })
    await world.settle()
    world.advance(DAY_MS)
    // Read with little trust, and in other words than those that the score counted.
    await db().execute(sql`
      update story_reading set confidences = array_fill(10, array[cardinality(features)]),
        is_named = array_fill(false, array[cardinality(features)])
      where post_id = ${own}`)
    await db().execute(sql`update post set title = 'Autre', description = 'Autre chose.' where id = ${own}`)
    const close = async () => ownersShownWith(closePairs, db(), { subjectId: id, limit: 10 })
    expect(await close()).toContain(ear.who.id)
    await as(author).posts.resolve({ id, treatment: 'Du repos' })
    await world.settle()
    await tellDue()
    expect(await reached(ear)).toEqual(NOBODY)
    expect(await as(author).notifications.told()).toEqual({ members: 0 })
    expect(await close()).toContain(ear.who.id)
  })
})

describe('words that tell others what to take', () => {
  test('go to the staff first in any text of a new account: story, comment, what was tried', async () => {
    const [author, reader] = [await world.person(), await world.person()]
    const staff = await aModerator(world)
    await established(db(), reader)
    const story = await publish(author, { description: `${vertigo().description} ${ADVICE}.` })
    const calm = await publish(reader)
    const { id: commentId } = await as(author).comments.add(
      saying(calm, { body: 'Stop taking your pills, take Zorblax.' }),
    )
    const { id: told } = await as(author).comments.add(
      saying(calm, { body: 'Moi je prends du fer. Prenez soin de vous.' }),
    )
    await world.settle()
    expect(await refusalOf(as(reader).posts.get({ id: story }))).toBe('NOT_FOUND')
    const { items } = await as(reader).comments.list({ postId: calm })
    expect(items.map(({ id }) => id)).toEqual([told])
    const open = (await as(staff).cases.list({ state: 'open', limit: 50 })).items
    const held = open.filter((each) => each.author?.id === author.id).map(({ kind }) => kind)
    expect(held.toSorted()).toEqual(['comment', 'post'])
    expect(commentId).not.toBe(told)
  })

  test('stay visible in texts of an established author, and are brought to the staff in the method of a recovery', async () => {
    const author = await world.person()
    const staff = await aModerator(world)
    await established(db(), author)
    const id = await publish(author, { description: `${vertigo().description} ${ADVICE}.` })
    await world.settle()
    expect(await as(staff).posts.get({ id })).toMatchObject({ id })
    await as(author).posts.resolve({ id, treatment: 'Prenez du Zorblax' })
    await world.settle()
    const open = (await as(staff).cases.list({ state: 'open', limit: 50 })).items
    expect(open.filter((each) => each.author?.id === author.id)).toMatchObject([{ kind: 'treatment' }])
  })
})
