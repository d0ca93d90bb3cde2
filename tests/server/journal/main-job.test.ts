import { safe } from '@orpc/client'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { COUNTRY_CODES } from '#contract/foundation/countries.ts'
import { block } from '#server/accounts/tables.ts'
import { sweepSearches } from '#server/matching/handlers.ts'
import { edited } from '#tests/support/fixtures/edited.ts'
import { endOfDay } from '#tests/support/fixtures/end-of-day.ts'
import { heard } from '#tests/support/fixtures/heard.ts'
import { eczema, vertigo } from '#tests/support/fixtures/scenes.ts'
import { openWorld, type Person } from '#tests/support/world.ts'

const world = openWorld()

const noticesOf = async (who: Person, kind?: 'recovery' | 'match') =>
  (await world.as(who).notifications.list({ kind })).items
const matchesOf = async (who: Person, postId?: string) => (await world.as(who).matching.list({ postId })).matches
/** Far from every other test's posts, so that files' worth of posts do not match each other. */
let days = 0
const COUNTRIES = COUNTRY_CODES.filter((code) => code !== 'CA') // where eczema lives
const apart = () => ({
  startDate: new Date(Date.UTC(2001, 0, 1) + 100 * 86_400_000 * days++).toISOString().slice(0, 10),
  country: COUNTRIES[days]!,
})

/** Alice and Bob tell the same, and their match was found. */
async function alike() {
  const { alice, bob } = await world.people('alice', 'bob')
  const where = apart()
  const mine = await world.as(alice).posts.publishSymptom(vertigo(where))
  const theirs = await world.as(bob).posts.publishSymptom(vertigo(where))
  await world.settle()
  return { alice, bob, mine, theirs, where }
}

test('a recovery reaches those whose case resembles it, once, and nobody else', async () => {
  const { alice, bob, stranger } = await world.people('alice', 'bob', 'stranger')
  const where = apart()
  const post = await world.as(alice).posts.publishSymptom(vertigo(where))
  await world.as(bob).posts.publishSymptom(vertigo(where))
  await world.as(stranger).posts.publishSymptom(eczema())
  await world.settle()
  await heard(world.services().db, alice)
  await world.as(alice).posts.resolve({ id: post.id, treatment: 'Repos', notes: null })
  await world.settle({ everyJobTwice: true })
  expect(await noticesOf(bob, 'recovery')).toMatchObject([
    {
      postId: post.id,
      postTitle: post.title,
      sender: { username: alice.username },
      treatment: 'Repos',
      notes: null,
      matchType: 'symptom',
      isRead: false,
      about: { ownTitle: 'Vertiges au réveil et fatigue qui ne passe pas' },
    },
  ])
  expect(await noticesOf(stranger)).toEqual([])
  expect(await noticesOf(alice, 'recovery')).toEqual([])
})

test('both sides see the match with its reasons, and nothing that reveals a day, a code or a journey', async () => {
  const { alice, bob } = await world.people('alice', 'bob')
  const where = apart()
  const travels = [{ destination: 'Portugal', startDate: monthsAgo(2), endDate: monthsAgo(1) }]
  const mine = await world.as(alice).posts.publishSymptom(vertigo({ ...where, travels }))
  const theirs = await world
    .as(bob)
    .posts.publishSymptom(vertigo({ ...where, postalCode: '44300', travels, tags: ['vertiges', 'Sommeil'] }))
  await world.settle()
  for (const [who, own, other] of [
    [alice, mine, theirs],
    [bob, theirs, mine],
  ] as const) {
    const [match, ...rest] = await matchesOf(who)
    expect(rest).toEqual([])
    expect(match).toMatchObject({
      ownPost: { id: own.id },
      post: { id: other.id, isResolved: false },
      band: 'veryClose',
      wholeScore: null,
    })
    // One pair is as close in one list as in the other.
    const { items: closest } = await world.as(who).closest.list({ id: own.id })
    expect(closest.find(({ post }) => post.id === other.id)?.band).toBe(match!.band)
    expect(match!.reasons).toMatchObject({
      sameCountry: true,
      sameZone: false,
      monthsApart: 0,
      commonTravel: false,
      points: { country: 30, zone: 0, period: 25, words: 25, travel: 0 },
    })
    expect(match!.reasons.sharedTags.map((tag) => tag.toLowerCase())).toEqual(['vertiges'])
    const said = JSON.stringify(match)
    for (const secret of ['44300', '44000', 'Portugal', where.startDate, who === alice ? bob.email : alice.email])
      expect(said).not.toContain(secret)
  }
})

test('a member is told of a close new case at most once a day, and never of their own', async () => {
  const [alice, ...others] = await world.crowd(4)
  const where = apart()
  await world.as(alice).posts.publishSymptom(vertigo(where))
  await world.settle()
  for (const other of others.slice(0, 2)) {
    await world.as(other).posts.publishSymptom(vertigo(where))
    await world.settle()
  }
  await endOfDay(world)
  expect(await noticesOf(alice!, 'match')).toHaveLength(1)
  await world.as(others[2]).posts.publishSymptom(vertigo(where))
  await endOfDay(world)
  expect(await noticesOf(alice!, 'match')).toHaveLength(2)
})

test('“not relevant” hides a match for good for the member who said it, and stops its notices to them alone', async () => {
  const { alice, bob, mine, theirs, where } = await alike()
  await world.as(bob).closest.dismiss({ ownPostId: theirs.id, postId: mine.id })
  await world.as(bob).closest.dismiss({ ownPostId: theirs.id, postId: mine.id })
  await world.as(bob).posts.editSymptom({ ...edited(vertigo(where)), id: theirs.id, version: 1, intensity: 3 })
  await world.as(bob).matching.search({})
  await world.settle()
  expect(await matchesOf(bob)).toEqual([])
  expect(await matchesOf(alice)).toHaveLength(1)
  await heard(world.services().db, alice)
  await world.as(alice).posts.resolve({ id: mine.id, treatment: 'Repos' })
  await world.settle()
  expect(await noticesOf(bob, 'recovery')).toEqual([])
})

test('a pair called not relevant is not told of when an edit makes it again', async () => {
  const { alice, bob } = await world.people('alice', 'bob')
  const where = apart()
  const mine = await world.as(alice).posts.publishSymptom(vertigo(where))
  await world.settle()
  const theirs = await world.as(bob).posts.publishSymptom(vertigo(where))
  await world.settle()
  expect(await noticesOf(bob)).toEqual([])
  await world.as(bob).closest.dismiss({ ownPostId: theirs.id, postId: mine.id })
  await world.as(alice).posts.editSymptom({ ...edited(vertigo(where)), id: mine.id, version: 1, intensity: 3 })
  await world.settle()
  await endOfDay(world)
  expect(await matchesOf(alice)).toHaveLength(1)
  expect(await noticesOf(bob, 'match')).toEqual([])
})

test('a hidden post can neither be dismissed nor counted', async () => {
  const { alice, bob, carol } = await world.people('alice', 'bob', 'carol')
  const where = apart()
  const mine = await world.as(alice).posts.publishSymptom(vertigo(where))
  const hidden = await world.as(bob).posts.publishSymptom(vertigo(where))
  const blocked = await world.as(carol).posts.publishSymptom(vertigo(where))
  await world.settle()
  const contactIds = async () => (await world.as(alice).chat.contacts({})).contacts.map(({ member }) => member.id)
  expect(await contactIds()).toContain(bob.id)
  await world.services().db.execute(sql`update post set hidden_at = now() where id = ${hidden.id}`)
  await world.services().db.insert(block).values({ blockerId: carol.id, blockedId: alice.id, createdAt: world.now() })
  for (const { id } of [hidden, blocked])
    await expect(world.as(alice).closest.dismiss({ ownPostId: mine.id, postId: id })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
  expect(await world.as(alice).matching.list({})).toMatchObject({ posts: [{ matches: 0 }], matches: [] })
  expect(await contactIds()).not.toContain(bob.id)
})

test('a member cannot list, search or dismiss for another’s posts', async () => {
  const { alice, bob } = await world.people('alice', 'bob')
  const post = await world.as(alice).posts.publishSymptom(vertigo(apart()))
  const own = await world.as(bob).posts.publishSymptom(eczema(apart()))
  for (const call of [
    () => world.as(bob).matching.list({ postId: post.id }),
    () => world.as(bob).matching.search({ postId: post.id }),
    () => world.as(bob).closest.dismiss({ ownPostId: post.id, postId: own.id }),
    () => world.as(bob).closest.dismiss({ ownPostId: own.id, postId: own.id }),
  ])
    await expect(call()).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('calling a match not relevant while its post is being removed succeeds or is refused, and never fails', async () => {
  const { alice, bob } = await world.people('alice', 'bob')
  const own = await world.as(bob).posts.publishSymptom(eczema(apart()))
  for (let round = 0; round < 5; round++) {
    const { id } = await world.as(alice).posts.publishSymptom(vertigo(apart()))
    const dismissals = Array.from({ length: 4 }, () =>
      safe(world.as(bob).closest.dismiss({ ownPostId: own.id, postId: id })),
    )
    await world.as(alice).posts.remove({ id })
    for (const { error } of await Promise.all(dismissals)) if (error) expect(error).toMatchObject({ code: 'NOT_FOUND' })
  }
})

test('members who block each other share no match, no notice and no word', async () => {
  const { alice, bob, mine: post } = await alike()
  expect(await matchesOf(alice)).toHaveLength(1)
  await world.services().db.insert(block).values({ blockerId: bob.id, blockedId: alice.id, createdAt: world.now() })
  for (const who of [alice, bob]) {
    expect(await matchesOf(who)).toEqual([])
    expect(await noticesOf(who)).toEqual([])
    expect((await world.as(who).notifications.unread()).count).toBe(0)
  }
  await heard(world.services().db, alice)
  await world.as(alice).posts.resolve({ id: post.id, notes: 'Un mois de repos' })
  await world.settle()
  expect(await noticesOf(bob)).toEqual([])
})

test('a recovery marked at once after publishing is told all the same', async () => {
  const { alice, bob } = await world.people('alice', 'bob')
  const where = apart()
  await world.as(bob).posts.publishSymptom(vertigo(where))
  await world.settle()
  const post = await world.as(alice).posts.publishSymptom(vertigo(where))
  await heard(world.services().db, alice)
  await world.as(alice).posts.resolve({ id: post.id, treatment: 'Une attelle' })
  await world.settle()
  expect(await noticesOf(bob, 'recovery')).toHaveLength(1)
})

test('a recovery marked at once after an edit is told to members whom the edited post resembles, and to no others', async () => {
  const { alice, before, after } = await world.people('alice', 'before', 'after')
  const [first, second] = [apart(), apart()]
  const mine = await world.as(alice).posts.publishSymptom(vertigo(first))
  await world.as(before).posts.publishSymptom(vertigo(first))
  const knee = {
    title: 'Le genou',
    description: 'Mon genou gonfle et craque après la marche, le froid soulage.',
    tags: [],
  }
  await world.as(after).posts.publishSymptom(vertigo({ ...second, ...knee }))
  await world.settle()
  // The jobs of an edit and of a recovery run side by side: this one's has not run yet.
  await world.services().db.execute(sql`
    update post set country = ${second.country}, start_date = ${second.startDate}, title = 'Genou', description = ${`${knee.description} Hier.`},
      tags = '{}', version = 2
    where id = ${mine.id}`)
  await heard(world.services().db, alice)
  await world.as(alice).posts.resolve({ id: mine.id, treatment: 'Une attelle' })
  await world.settle()
  expect(await noticesOf(after, 'recovery')).toHaveLength(1)
  expect(await noticesOf(before, 'recovery')).toEqual([])
})

test('a notice is read once and for its owner only, and goes with its post', async () => {
  const [{ alice, bob, mine: post }, stranger] = [await alike(), await world.person()]
  await heard(world.services().db, alice)
  await world.as(alice).posts.resolve({ id: post.id, treatment: 'Repos' })
  await world.settle()
  const [notice] = await noticesOf(bob, 'recovery')
  expect((await safe(world.as(stranger).notifications.markRead({ id: notice!.id }))).error).toMatchObject({
    code: 'NOT_FOUND',
  })
  expect((await world.as(bob).notifications.unread()).count).toBe(1)
  await world.as(bob).notifications.markRead({ id: notice!.id })
  await world.as(bob).notifications.markRead({ id: notice!.id })
  expect((await world.as(bob).notifications.unread()).count).toBe(0)
  expect(await noticesOf(bob, 'recovery')).toMatchObject([{ isRead: true }])
  await world.as(alice).posts.remove({ id: post.id })
  await world.settle()
  expect(await noticesOf(bob)).toEqual([])
  expect(await matchesOf(bob)).toEqual([])
})

test('a notice whose post is hidden is neither shown nor counted', async () => {
  const { alice, bob, mine: post } = await alike()
  await heard(world.services().db, alice)
  await world.as(alice).posts.resolve({ id: post.id, treatment: 'Repos' })
  await world.settle()
  expect((await world.as(bob).notifications.unread()).count).toBe(1)
  await world.services().db.execute(sql`update post set hidden_at = now() where id = ${post.id}`)
  expect(await noticesOf(bob)).toEqual([])
  expect((await world.as(bob).notifications.unread()).count).toBe(0)
})

test('an edit that ends a resemblance ends the match on both sides', async () => {
  const { alice, bob, theirs } = await alike()
  expect(await matchesOf(alice)).toHaveLength(1)
  await world.as(bob).posts.editSymptom({ ...edited(eczema(apart())), id: theirs.id, version: theirs.version })
  await world.settle()
  expect(await matchesOf(alice)).toEqual([])
  expect(await matchesOf(bob)).toEqual([])
})

test('without the consent to health data, a member’s posts are in nobody’s matches and they may write nothing', async () => {
  const { alice, bob } = await world.people('alice', 'bob')
  const where = apart()
  const post = await world.as(alice).posts.publishSymptom(vertigo(where))
  await world
    .services()
    .db.execute(sql`update consent set withdrawn_at = now() where member_id = ${alice.id} and kind = 'healthData'`)
  world.appServices().sessions.drop([alice.id])
  await world.as(bob).posts.publishSymptom(vertigo(where))
  await world.as(bob).matching.search({})
  await world.settle()
  expect(await matchesOf(bob)).toEqual([])
  expect((await safe(world.as(bob).posts.get({ id: post.id }))).error).toMatchObject({ code: 'NOT_FOUND' })
  expect((await safe(world.as(alice).posts.resolve({ id: post.id, treatment: 'x' }))).error).toMatchObject({
    code: 'READ_ONLY_ACCOUNT',
  })
})

test('the sweep completes a search that a crash left undone', async () => {
  const { alice, mine } = await alike()
  await world
    .services()
    .db.execute(sql`delete from symptom_match where (select key from match_key where post_id = ${mine.id}) in (a, b)`)
  await world.services().db.execute(sql`update match_key set matched_ver = 0 where post_id = ${mine.id}`)
  await sweepSearches(world.services())
  expect(await matchesOf(alice)).toHaveLength(1)
})

test('opening the list searches again after an hour, and not before', async () => {
  const { alice } = await world.people('alice')
  await world.as(alice).posts.publishSymptom(vertigo(apart()))
  await world.settle()
  expect((await world.as(alice).matching.list({})).isSearching).toBe(false)
  world.advance(61 * 60_000)
  expect((await world.as(alice).matching.list({})).isSearching).toBe(true)
  await world.settle()
  expect((await world.as(alice).matching.list({})).isSearching).toBe(false)
})

const monthsAgo = (months: number) => new Date(Date.now() - months * 30 * 86_400_000).toISOString().slice(0, 10)
