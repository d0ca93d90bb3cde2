import { eq, sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { CHECK_INS_APART_DAYS, SILENT_DAYS } from '#contract/treatments/limits.ts'
import { outcomeChange } from '#server/posts/tables.ts'
import { listenTo } from '#tests/support/fixtures/announced.ts'
import { symptom } from '#tests/support/fixtures/symptoms.ts'
import { refusalOf } from '#tests/support/refused.ts'
import { runQueue } from '#tests/support/run-queue.ts'
import { openWorld, type Person } from '#tests/support/world.ts'

const world = openWorld()
const { as, people } = world

let told = 0
const publish = async (who: Person) =>
  (await as(who).posts.publishSymptom(symptom({ title: `Un mal qui dure, numéro ${++told}` }))).id
/** As if the author had last said something of it so many days ago. */
const silentFor = (days: number, ...ids: string[]) =>
  world.services().db.execute(sql`
    update post set created_at = created_at - make_interval(days => ${days}), updated_at = updated_at - make_interval(days => ${days})
    where id = any (${sql.param(ids)}::uuid[])`)
const ask = async () => {
  await runQueue(world.services(), 'treatments.ask-silent')
  await world.settle()
}
const asked = async (who: Person) =>
  (await as(who).notifications.list({})).items.flatMap((notice) => (notice.kind === 'checkIn' ? [notice.postId] : []))

beforeEach(() => world.settle())

test('an author silent about an open story for three months is asked once, and nobody else is', async () => {
  const { ada, bob } = await people('ada', 'bob')
  const [silent, recent, theirs] = [await publish(ada), await publish(ada), await publish(bob)]
  await silentFor(SILENT_DAYS + 1, silent)
  await silentFor(SILENT_DAYS - 1, recent, theirs)
  await ask()
  await ask()
  expect(await asked(ada)).toEqual([silent])
  expect(await asked(bob)).toEqual([])
  expect((await as(ada).notifications.list({ kind: 'checkIn' })).items).toEqual([
    expect.objectContaining({ kind: 'checkIn', postId: silent, isRead: false }),
  ])
  // Still silent, and asked no more, whatever became of the notice.
  await world.services().db.execute(sql`delete from notice where kind = 'checkIn'`)
  world.advance(200 * 86_400_000)
  await ask()
  world.advance(-200 * 86_400_000)
  expect(await asked(ada)).not.toContain(silent)
})

test('an author who answers is asked of their next story after a month, as one who does not', async () => {
  const { eva } = await people('eva')
  const [older, newer] = [await publish(eva), await publish(eva)]
  await silentFor(SILENT_DAYS + 10, older, newer)
  await ask()
  expect(await asked(eva)).toEqual([newer])
  await world
    .services()
    .db.insert(outcomeChange)
    .values({ id: world.services().newId(), postId: newer, outcome: 'ongoing', at: world.services().now() })
  world.advance(2 * 86_400_000)
  await ask()
  const { rows } = await world.services().db.execute(sql`select from check_in where post_id = ${older}`)
  expect(rows).toEqual([])
  world.advance(-2 * 86_400_000)
})

test('one of several stories is asked about within a month, the newest first', async () => {
  const { cleo } = await people('cleo')
  const [older, newer] = [await publish(cleo), await publish(cleo)]
  await silentFor(SILENT_DAYS + 10, older, newer)
  await ask()
  expect(await asked(cleo)).toEqual([newer])
  await ask()
  expect(await asked(cleo)).toEqual([newer])
  await world
    .services()
    .db.execute(sql`update check_in set asked_at = asked_at - make_interval(days => ${CHECK_INS_APART_DAYS + 1})`)
  await ask()
  expect((await asked(cleo)).toSorted()).toEqual([older, newer].toSorted())
})

test('nobody is asked about a better, healed, hidden or elsewhere continued story, against their settings, or again after an answer', async () => {
  const { dan, eva, fay, gus, hal, ida, jon } = await people('dan', 'eva', 'fay', 'gus', 'hal', 'ida', 'jon')
  const of = new Map<Person, string>()
  for (const who of [dan, eva, fay, gus, hal, ida, jon]) of.set(who, await publish(who))
  const id = (who: Person) => of.get(who)!
  await as(dan).posts.resolve({ id: id(dan), treatment: 'Repos' })
  await world.services().db.execute(sql`update post set hidden_at = now() where id = ${id(eva)}`)
  await as(gus).settings.setConsent({ kind: 'healthData', isGiven: false })
  await as(hal).notifications.setChannel({ kind: 'checkIn', channel: 'none' })
  const journal = await as(ida).journals.start({ postId: id(ida) })
  await as(ida).journals.putEntry({
    id: journal.id,
    day: world.now().toISOString().slice(0, 10),
    intensity: 5,
    note: '',
    replaces: null,
  })
  await as(jon).treatments.add({
    ...{ postId: id(jon), requestId: crypto.randomUUID(), name: 'Yoga', kind: 'exercise', from: null, to: null },
  })
  await silentFor(SILENT_DAYS + 1, ...of.values())
  await ask()
  for (const who of [dan, eva, gus, hal, ida, jon]) expect(await asked(who)).toEqual([])
  expect(await asked(fay)).toEqual([id(fay)])
  await as(fay).posts.resolve({ id: id(fay), treatment: 'Le temps' })
  expect(await asked(fay)).toEqual([])
})

test('an author is asked once of a story that stands at a diagnosis, and answers that it is the same: the diagnosis stands with its day', async () => {
  const { ona } = await people('ona')
  const eventsOf = listenTo(world)
  const id = await publish(ona)
  await as(ona).posts.setOutcome({ id, was: 'ongoing', outcome: 'diagnosed', diagnosis: 'VPPB', specialist: 'ORL' })
  await world.settle()
  await silentFor(SILENT_DAYS + 1, id)
  await world.services().db.execute(sql`
    update outcome_change set at = at - make_interval(days => ${SILENT_DAYS + 1}) where post_id = ${id}`)
  await ask()
  await ask()
  expect(await asked(ona)).toEqual([id])
  const journey = async () => (await as(ona).treatments.list({ postId: id })).outcomes
  const [before, told, events] = [await as(ona).posts.get({ id }), await journey(), eventsOf(id)]
  expect(told).toMatchObject([{ outcome: 'diagnosed' }])

  await Promise.all([as(ona).posts.sayStill({ id }), as(ona).posts.sayStill({ id })])
  await world.settle()
  const said = await world
    .services()
    .db.select()
    .from(outcomeChange)
    .where(eq(outcomeChange.postId, id))
    .orderBy(outcomeChange.id)
  expect(said.map(({ outcome, diagnosis }) => [outcome, diagnosis])).toEqual([
    ['diagnosed', 'VPPB'],
    ['diagnosed', null],
  ])
  expect(await as(ona).posts.get({ id })).toEqual(before)
  expect(before).toMatchObject({ outcome: 'diagnosed', diagnosis: { name: 'VPPB', specialist: 'ORL' } })
  expect(await journey()).toEqual(told)
  expect(eventsOf(id)).toEqual(events)
  expect(await asked(ona)).toEqual([])
})

test('who answers that it goes on as before is in sight from that day: asked no more, nobody is told, the story stays as it is', async () => {
  const { kim, lou } = await people('kim', 'lou')
  const eventsOf = listenTo(world)
  const id = await publish(kim)
  await silentFor(SILENT_DAYS + 1, id)
  await ask()
  expect(await asked(kim)).toEqual([id])
  const before = await as(kim).posts.get({ id })
  const said = () => world.services().db.select().from(outcomeChange).where(eq(outcomeChange.postId, id))

  expect(await refusalOf(as(lou).posts.sayStill({ id }))).toBe('NOT_FOUND')
  expect(await refusalOf(as().posts.sayStill({ id }))).toBe('UNAUTHORIZED')
  expect(await said()).toEqual([])
  // Twice at once and once more on the same day are one answer.
  await Promise.all([as(kim).posts.sayStill({ id }), as(kim).posts.sayStill({ id })])
  expect(await as(kim).posts.sayStill({ id })).toEqual({ id })
  expect(await said()).toMatchObject([{ outcome: 'ongoing', at: expect.any(Date), notes: null }])
  await world.settle()
  expect(eventsOf(id)).toEqual(['posts.published'])
  expect(await as(kim).posts.get({ id })).toEqual(before)
  expect(await asked(kim)).toEqual([])

  // Said while nobody asked: another silence begins on that day.
  const other = await publish(kim)
  await silentFor(SILENT_DAYS + 1, other)
  await as(kim).posts.sayStill({ id: other })
  await world.services().db.execute(sql`update check_in set asked_at = asked_at - make_interval(days => 200)`)
  await ask()
  expect(await asked(kim)).toEqual([])

  await as(kim).posts.setOutcome({ id, was: 'ongoing', outcome: 'better' })
  expect(await refusalOf(as(kim).posts.sayStill({ id }))).toBe('EDITED_ELSEWHERE')
  await as(kim).settings.setConsent({ kind: 'healthData', isGiven: false })
  expect(await refusalOf(as(kim).posts.sayStill({ id: other }))).toBe('READ_ONLY_ACCOUNT')
})
