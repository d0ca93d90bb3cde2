import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { MATCHES_PER_AUTHOR } from '#contract/closest/limits.ts'
import { noteSignUpOrigin } from '#server/accounts/sign-in/commands/note-sign-up-origin.ts'
import { signUpOriginKey } from '#server/accounts/tables.ts'
import { transact } from '#server/foundation/transaction.ts'
import { wordsFrom } from '../../support/fixtures/cases.ts'
import { established } from '../../support/fixtures/established.ts'
import { alike, attackPlaces, expectTrueCaseStands, listsOf } from '../../support/fixtures/place-attack.ts'
import { symptom } from '../../support/fixtures/symptoms.ts'
import { runQueue } from '../../support/run-queue.ts'
import { openWorld } from '../../support/world.ts'

const KEPT = 20
const world = openWorld({ NEW_ACCOUNT_DAYS: '3', MATCHES_KEPT: String(KEPT) })

beforeEach(() => world.services().db.execute(sql`delete from post`))

describe.each([
  ['at minute zero', 0],
  ['four days later', 4],
])('new accounts that publish %s', (_, days) => {
  test('as many stories as a list holds, from one household, move neither a true case nor the notice of its recovery', {
    tags: days === 0 ? [] : ['long'],
  }, async () => {
    const attack = await attackPlaces(world, { accounts: KEPT / 2, days, isOneHousehold: true })
    await expectTrueCaseStands(world, attack)
    const attackers = new Set(attack.attackers.map(({ id }) => id))
    const lists = await listsOf(world, attack.victim, attack.own.id)
    for (const list of Object.values(lists))
      expect(list.filter((id) => attackers.has(id))).toHaveLength(MATCHES_PER_AUTHOR)
    // Their own searches stored pairs with the victim too, of whom these accounts are not to be contacts for that.
    const { contacts } = await world.as(attack.victim).chat.contacts({})
    expect(contacts.filter(({ member }) => attackers.has(member.id)).length).toBeLessThanOrEqual(MATCHES_PER_AUTHOR)
    // Each tells a recovery, and as a new account is heard by nobody.
    for (const who of attack.attackers) {
      const [post] = (await world.as(who).posts.mine({})).items
      await world.as(who).posts.resolve({ id: post!.id, treatment: 'Repos' })
    }
    await world.settle()
    const { items } = await world.as(attack.victim).notifications.list({})
    const told = items.filter((notice) => notice.kind === 'recovery' && attackers.has(notice.sender.id))
    expect(told).toEqual([])
  })

  test('as many, from as many households, move neither a true case nor the notice of its recovery', {
    tags: days === 0 ? ['long'] : [],
  }, async () => {
    const attack = await attackPlaces(world, { accounts: KEPT / 2, days, isOneHousehold: false })
    await expectTrueCaseStands(world, attack)
  })

  test.each([
    ['as many households', false],
    ['as many networks of one household', true],
  ])(
    'twice as many, from %s, move neither a true case nor the notice of its recovery',
    {
      tags: 'long',
    },
    async (_from, isOneHousehold) => {
      const attack = await attackPlaces(world, { accounts: KEPT, days, isOneHousehold })
      await expectTrueCaseStands(world, attack)
    },
  )
})

test('fifty generic stories of one topic leave a true case where it stands', { tags: 'long' }, async () => {
  const generic = (number: number) =>
    symptom({
      country: 'FR',
      startDate: '2026-05-10',
      postalCode: '75001',
      title: 'Vertiges',
      description: `J’ai des vertiges, la tête qui tourne debout et les jambes en coton. ${wordsFrom(50_000 + number * 40, 8)}`,
      tags: ['Vertiges'],
    })
  const attack = await attackPlaces(world, { accounts: 25, days: 0, isOneHousehold: false, story: generic })
  await expectTrueCaseStands(world, attack)
})

test('an author who becomes established comes first without an edit, and a forgotten household shares no place any more', async () => {
  const { as, services, settle } = world
  const { victim, friend, other } = await world.people('victim', 'friend', 'other')
  await established(services().db, victim)
  await transact(services(), (tx) => noteSignUpOrigin(tx, { ...services(), clientAddress: '198.51.100.9' }, friend.id))
  const own = await as(victim).posts.publishSymptom(alike(5, 0))
  await as(friend).posts.publishSymptom(alike(4, 1))
  await as(other).posts.publishSymptom(alike(5, 2))
  await settle()
  const first = async () => Object.values(await listsOf(world, victim, own.id)).map(([id]) => id)
  expect(await first()).toEqual([other.id, other.id])

  await established(services().db, friend)
  await runQueue(services(), 'matching.refresh-places')
  await settle()
  await runQueue(services(), 'matching.sweep')
  await settle()
  expect(await first()).toEqual([friend.id, friend.id])
  const places = async () => {
    const { rows } = await services().db.execute(sql`
      select place_key, is_established, matched_ver from match_key where author_id = ${friend.id}
      union all select place_key, is_established, matched_ver from story_reading where author_id = ${friend.id}`)
    return rows
  }
  const known = { is_established: true, matched_ver: 1 }
  expect(await places()).toEqual([1, 2].map(() => ({ ...known, place_key: expect.stringMatching(/^[\w-]{43}$/) })))
  await services().db.delete(signUpOriginKey)
  await runQueue(services(), 'matching.refresh-places')
  await settle()
  expect(await places()).toEqual([1, 2].map(() => ({ ...known, place_key: friend.id })))
}, 120_000)

test('an old account that was silent until its first story is not established by what others do', async () => {
  const { people, as, settle, services } = world
  const { silent, active } = await people('silent', 'active')
  await established(services().db, active)
  await services().db.execute(sql`update member set created_at = '2024-06-01' where id = ${silent.id}`)
  for (const [nth, who] of [active, silent].entries()) await as(who).posts.publishSymptom(alike(4, nth))
  await settle()
  const { rows } = await services().db.execute(sql`
    select distinct author_id, is_established from match_key
    union select author_id, is_established from story_reading order by is_established`)
  expect(rows).toEqual([
    { author_id: silent.id, is_established: false },
    { author_id: active.id, is_established: true },
  ])
})
