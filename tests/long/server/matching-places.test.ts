import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { MATCHES_BEFORE_NEW_ACCOUNTS } from '#contract/closest/limits.ts'
import { edited } from '#tests/support/fixtures/edited.ts'
import { authorsShownTo, copiesDoNotFill, nearlyTheSame as said } from '../../support/fixtures/copies.ts'
import { endOfDay } from '../../support/fixtures/end-of-day.ts'
import { established } from '../../support/fixtures/established.ts'
import { openWorld, type Person } from '../../support/world.ts'

const world = openWorld({ NEW_ACCOUNT_DAYS: '3', MATCHES_KEPT: '20' })
const { people, person, as, settle, services } = world

const noticesOf = async (who: Person, kind: string) =>
  (await as(who).notifications.list({})).items.filter((notice) => notice.kind === kind)

test('ten accounts with many copies each neither push a true case out of a list nor silence its recovery', () =>
  copiesDoNotFill(world, { attackers: 8, copies: 8 }))

test('new accounts come after the ten best of others, and a pair that a member was told of stays', async () => {
  const number = (index: number) => 2_000 + index
  const elsewhere = { country: 'BE' as const, postalCode: '1000' }
  const others = await world.crowd(12)
  const { victim, told } = await people('victim', 'told')
  for (const who of [victim, told, ...others]) await established(services().db, who)
  const own = await as(victim).posts.publishSymptom(said(14, number(0), elsewhere))
  const far = await as(told).posts.publishSymptom(said(5, number(1), elsewhere))
  await endOfDay(world)
  expect(await noticesOf(victim, 'match')).toMatchObject([{ postId: far.id }])
  for (const [index, other] of others.entries())
    await as(other).posts.publishSymptom(said(10, number(10 + index), elsewhere))
  const fresh = await person()
  await as(fresh).posts.publishSymptom(said(15, number(30), elsewhere))
  await settle()
  const before = await authorsShownTo(world, victim, own.id)
  expect(before.indexOf(fresh.id)).toBe(MATCHES_BEFORE_NEW_ACCOUNTS)
  expect(before.slice(0, MATCHES_BEFORE_NEW_ACCOUNTS).every((id) => others.some((other) => other.id === id))).toBe(true)

  const crowd = await world.crowd(12)
  for (const who of crowd) await established(services().db, who)
  for (const [index, who] of crowd.entries())
    await as(who).posts.publishSymptom(said(12, number(50 + index), elsewhere))
  await settle()
  expect(await authorsShownTo(world, victim, own.id)).toContain(told.id)
  // An edit has the list made anew, in which that pair is found again though twenty others are closer.
  await as(victim).posts.editSymptom({
    ...edited(said(14, number(0), elsewhere)),
    id: own.id,
    version: 1,
    intensity: 3,
  })
  await settle()
  const after = await authorsShownTo(world, victim, own.id)
  expect(after).toContain(told.id)
  expect(after.indexOf(told.id)).toBeGreaterThanOrEqual(20)
  const { rows } = await services().db.execute(
    sql`select from symptom_match m join match_key k on k.key = m.a or k.key = m.b where k.author_id = ${told.id}`,
  )
  expect(rows.length).toBeGreaterThan(0)
})
