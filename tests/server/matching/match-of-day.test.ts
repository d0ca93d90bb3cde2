import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { endOfDay, noonZone, tellBest } from '#tests/support/fixtures/end-of-day.ts'
import { established } from '#tests/support/fixtures/established.ts'
import { suspend } from '#tests/support/fixtures/moderation.ts'
import { alike } from '#tests/support/fixtures/place-attack.ts'
import { openWorld, type Person } from '#tests/support/world.ts'

const world = openWorld({ NEW_ACCOUNT_DAYS: '3' })
const { as, services, settle } = world
const HOUR_MS = 3_600_000

beforeEach(() => services().db.execute(sql`delete from post`))

let story = 0
/** Publishes a story that shares this many of five sentences with every other. */
async function publish(who: Person, sentences: number): Promise<string> {
  const { id } = await as(who).posts.publishSymptom(alike(sentences, story++))
  await settle()
  return id
}

/** Makes a member whose day ends in six hours and who told their story, and established authors. */
async function scene(...names: string[]) {
  const victim = await world.person()
  const others = await world.crowd(names.length)
  for (const who of [victim, ...others]) await established(services().db, who)
  const quiet = null
  await as(victim).notifications.setRhythm({ digest: 'each', quiet, timeZone: noonZone(world.now()) })
  await publish(victim, 5)
  return { victim, others }
}

/** Returns the post ids of the match notices that a member was sent, oldest first. */
async function toldTo(who: Person): Promise<(string | null)[]> {
  const { items } = await as(who).notifications.list({ limit: 50 })
  return items.flatMap((notice) => (notice.kind === 'match' ? [notice.postId] : [])).toReversed()
}

test('the best case of a day is told at its end, whoever publishes first', async () => {
  const { victim, others } = await scene('first', 'best', 'last')
  const [first, best, last] = others as [Person, Person, Person]
  await publish(first, 3)
  const id = await publish(best, 5)
  await publish(last, 3)
  await tellBest(world)
  expect(await toldTo(victim)).toEqual([])
  await endOfDay(world)
  expect(await toldTo(victim)).toEqual([id])
  await endOfDay(world)
  expect(await toldTo(victim)).toEqual([id])
  const { rows } = await services().db.execute(sql`select from match_notice_candidate where told_at is null`)
  expect(rows).toEqual([])
})

test('a new account takes no notice from an established author, however many it publishes and whenever', async () => {
  const { victim, others } = await scene('friend')
  const attackers = await world.crowd(6)
  for (const who of attackers.slice(0, 3)) await publish(who, 5)
  const id = await publish(others[0]!, 4)
  for (const who of attackers.slice(3)) await publish(who, 5)
  await endOfDay(world)
  expect(await toldTo(victim)).toEqual([id])
  // Where nobody else published, new accounts are told of as before: one a day.
  for (const who of [await world.person(), await world.person()]) await publish(who, 5)
  await endOfDay(world)
  expect(await toldTo(victim)).toHaveLength(2)
})

test('a pair ten points better than the notice of the day is told at once, one time, and not for a new account', async () => {
  const { victim, others } = await scene('worse', 'better', 'another')
  const [worse, better, another] = others as [Person, Person, Person]
  const first = await publish(worse, 2)
  await endOfDay(world)
  expect(await toldTo(victim)).toEqual([first])
  await publish(await world.person(), 5)
  await tellBest(world)
  expect(await toldTo(victim)).toEqual([first])
  const second = await publish(better, 5)
  await tellBest(world)
  expect(await toldTo(victim)).toEqual([first, second])
  world.advance(HOUR_MS)
  await publish(another, 5)
  await tellBest(world)
  expect(await toldTo(victim)).toEqual([first, second])
})

test('a case removed, hidden, dismissed or of a suspended author at the end of the day is not told, and the next best is', async () => {
  const { victim, others } = await scene('removed', 'hidden', 'dismissed', 'suspended', 'left')
  const [removed, hidden, dismissed, suspended, left] = others as [Person, Person, Person, Person, Person]
  const own = (await as(victim).posts.mine({})).items[0]!.id
  await as(removed).posts.remove({ id: await publish(removed, 5) })
  const hiddenId = await publish(hidden, 5)
  await services().db.execute(sql`update post set hidden_at = now() where id = ${hiddenId}`)
  await as(victim).closest.dismiss({ ownPostId: own, postId: await publish(dismissed, 5) })
  await publish(suspended, 5)
  await suspend(services().db, suspended)
  const id = await publish(left, 3)
  await endOfDay(world)
  expect(await toldTo(victim)).toEqual([id])
})
