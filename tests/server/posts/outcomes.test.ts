import { expect, test } from 'vitest'
import { OUTCOMES_PER_HOUR } from '#contract/posts/limits.ts'
import { heard } from '#tests/support/fixtures/heard.ts'
import { aModerator } from '#tests/support/fixtures/moderation.ts'
import { symptom } from '#tests/support/fixtures/symptoms.ts'
import { faultsOf, refusalOf } from '#tests/support/refused.ts'
import { openWorld, type Person } from '#tests/support/world.ts'

const world = openWorld()
const { as } = world
const publish = async (who: Person, given: Parameters<typeof symptom>[0] = {}) =>
  (await as(who).posts.publishSymptom(symptom(given))).id

/** Two stories that resemble each other, so that each author hears of the other. */
async function twoAlike() {
  const { ada, bob } = await world.people('ada', 'bob')
  const alike = {
    tags: ['Vertiges', 'Nausées', 'Acouphènes'],
    country: 'FR' as const,
    postalCode: '35000',
    startDate: '2026-01-05',
  }
  const own = await publish(bob, {
    ...alike,
    title: 'Vertiges au réveil',
    description: 'La pièce tourne quand je me lève.',
  })
  const id = await publish(ada, {
    ...alike,
    title: 'Vertiges au lever',
    description: 'Au réveil la pièce tourne, je me lève lentement.',
  })
  await world.settle()
  await heard(world.services().db, ada)
  return { ada, bob, id, own }
}
const noticesOf = async (who: Person) =>
  (await as(who).notifications.list({ limit: 50 })).items.filter(({ kind }) =>
    ['recovery', 'better', 'diagnosed'].includes(kind),
  )
const kindsOf = async (who: Person) => (await noticesOf(who)).map(({ kind }) => kind)

test('better and a diagnosis are stored with their date and with how it was found, and can be taken back', async () => {
  const { ada, bob } = await world.people('ada', 'bob')
  const id = await publish(ada)
  const better = await as(ada).posts.setOutcome({
    id,
    was: 'ongoing',
    outcome: 'better',
    notes: 'Un jour sur deux <b>.</b>',
  })
  expect(better).toMatchObject({ outcome: 'better', outcomeAt: expect.any(Date), outcomeNotes: 'Un jour sur deux .' })
  const found = { diagnosis: 'VPPB', examination: 'Vidéonystagmographie', specialist: 'ORL', timeTaken: '3 ans' }
  await as(ada).posts.setOutcome({ id, was: 'better', outcome: 'diagnosed', ...found })
  const { diagnosis: name, ...how } = found
  expect(await as(bob).posts.get({ id })).toMatchObject({
    outcome: 'diagnosed',
    diagnosis: { name, ...how, diagnosedAt: expect.any(Date) },
    can: { change: false },
  })
  // The name stays when the illness gets better and when it heals; it goes when the author says that it goes on.
  expect(await as(ada).posts.setOutcome({ id, was: 'diagnosed', outcome: 'better' })).toMatchObject({
    diagnosis: { name },
  })
  expect(await as(ada).posts.resolve({ id, treatment: 'Epley', notes: 'Fini' })).toMatchObject({
    outcome: 'healed',
    diagnosis: { name },
    can: { edit: false, resolve: false, change: true },
  })
  expect(await as(ada).posts.setOutcome({ id, was: 'healed', outcome: 'ongoing' })).toMatchObject({
    outcome: 'ongoing',
    outcomeAt: null,
    resolution: null,
    diagnosis: null,
    can: { edit: true, resolve: true },
  })
})

test('a story’s journey says what stands of it, with its days, and to nobody what was taken back', async () => {
  const { ada, bob } = await world.people('ada', 'bob')
  const id = await publish(ada)
  const journey = async (who: Person) => (await as(who).treatments.list({ postId: id })).outcomes
  expect(await journey(ada)).toEqual([])
  const { outcomeAt } = await as(ada).posts.setOutcome({ id, was: 'ongoing', outcome: 'better' })
  world.advance(86_400_000)
  const { resolution } = await as(ada).posts.resolve({ id, treatment: 'Epley', notes: '' })
  const told = [
    { outcome: 'better', at: outcomeAt },
    { outcome: 'healed', at: resolution!.resolvedAt },
  ]
  expect(await journey(bob)).toEqual(told)
  expect(await journey(ada)).toEqual(told)
  await as(ada).posts.setOutcome({ id, was: 'healed', outcome: 'ongoing' })
  for (const who of [ada, bob]) expect(await journey(who)).toEqual([])
  await as(ada).posts.sayStill({ id })
  expect(await journey(bob)).toEqual([])
  // A diagnosis stands with its first day, however often its author says that all is as before.
  const found = await as(ada).posts.setOutcome({ id, was: 'ongoing', outcome: 'diagnosed', diagnosis: 'VPPB' })
  for (let days = 0; days < 2; days++) {
    world.advance(2 * 86_400_000)
    await as(ada).posts.sayStill({ id })
  }
  for (const who of [ada, bob]) expect(await journey(who)).toEqual([{ outcome: 'diagnosed', at: found.outcomeAt }])
  expect(await as(bob).posts.get({ id })).toMatchObject({ outcome: 'diagnosed', outcomeAt: found.outcomeAt })
  world.advance(-4 * 86_400_000)
  world.advance(-86_400_000)
})

test('a stranger, an outdated form and a diagnosis without words change nothing', async () => {
  const { ada, bob } = await world.people('ada', 'bob')
  const id = await publish(ada)
  expect(await refusalOf(as(bob).posts.setOutcome({ id, was: 'ongoing', outcome: 'better' }))).toBe('NOT_FOUND')
  expect(
    await faultsOf(as(ada).posts.setOutcome({ id, was: 'ongoing', outcome: 'diagnosed', diagnosis: ' <i></i>' })),
  ).toEqual(['diagnosis: required'])
  await as(ada).posts.setOutcome({ id, was: 'ongoing', outcome: 'better' })
  expect(await refusalOf(as(ada).posts.setOutcome({ id, was: 'ongoing', outcome: 'diagnosed', diagnosis: 'X' }))).toBe(
    'EDITED_ELSEWHERE',
  )
  // A second press that sends the same again changes nothing.
  const again = await as(ada).posts.setOutcome({ id, was: 'ongoing', outcome: 'better' })
  expect(again).toEqual(await as(ada).posts.get({ id }))
  const shared = await as(ada).posts.publishCommunity({
    requestId: crypto.randomUUID(),
    entry: 'feed',
    title: 'Marche',
  })
  expect(await refusalOf(as(ada).posts.setOutcome({ id: shared.id, was: 'ongoing', outcome: 'better' }))).toBe(
    'NOT_FOUND',
  )
})

test('members with a similar story are told once of each outcome, however often its author goes back and forth', async () => {
  const { ada, bob, id } = await twoAlike()
  await as(ada).posts.setOutcome({ id, was: 'ongoing', outcome: 'better' })
  await world.settle({ everyJobTwice: true })
  expect(await noticesOf(bob)).toMatchObject([{ kind: 'better', postId: id, sender: { id: ada.id } }])
  await as(ada).posts.setOutcome({ id, was: 'better', outcome: 'ongoing' })
  await world.settle()
  // An author who takes "better" back takes the notice of it away, too.
  expect(await kindsOf(bob)).toEqual([])
  await as(ada).posts.setOutcome({ id, was: 'ongoing', outcome: 'better' })
  await as(ada).posts.setOutcome({ id, was: 'better', outcome: 'diagnosed', diagnosis: 'VPPB' })
  await world.settle()
  await as(ada).posts.resolve({ id, treatment: 'Epley', notes: 'Fini' })
  await world.settle()
  await as(ada).posts.setOutcome({ id, was: 'healed', outcome: 'better' })
  await as(ada).posts.resolve({ id, treatment: 'Epley', notes: 'Fini pour de bon' })
  await world.settle({ everyJobTwice: true })
  expect((await kindsOf(bob)).sort()).toEqual(['better', 'diagnosed', 'recovery'])
  expect(await kindsOf(ada)).toEqual([])
})

test('a member with a block between them and the author, or who switched it off, is not told', async () => {
  const { ada, bob, id } = await twoAlike()
  await as(bob).notifications.setChannel({ kind: 'better', channel: 'none' })
  await as(ada).posts.setOutcome({ id, was: 'ongoing', outcome: 'better' })
  await world.settle()
  expect(await kindsOf(bob)).toEqual([])
  await as(bob).accounts.block({ memberId: ada.id })
  await as(ada).posts.setOutcome({ id, was: 'better', outcome: 'diagnosed', diagnosis: 'VPPB' })
  await world.settle()
  expect(await kindsOf(bob)).toEqual([])
})

test('the words of a diagnosis are read by the lexicon like those of a post', async () => {
  const { ada } = await world.people('ada')
  const admin = await aModerator(world, 'admin')
  await as(admin).watchedWords.add({ word: 'zyglomine', act: 'flag' })
  const id = await publish(ada)
  await as(ada).posts.setOutcome({ id, was: 'ongoing', outcome: 'diagnosed', diagnosis: 'Manque de zyglomine' })
  await world.settle()
  const { items } = await as(admin).cases.list({ state: 'open', limit: 50 })
  expect(items.filter(({ author }) => author?.id === ada.id)).toMatchObject([{ kind: 'post' }])
})

test(`more than ${OUTCOMES_PER_HOUR} changes within an hour have to wait`, async () => {
  const { ada } = await world.people('ada')
  const id = await publish(ada)
  for (let i = 0; i < OUTCOMES_PER_HOUR; i++)
    await as(ada).posts.setOutcome(
      i % 2 ? { id, was: 'better', outcome: 'ongoing' } : { id, was: 'ongoing', outcome: 'better' },
    )
  expect(await refusalOf(as(ada).posts.setOutcome({ id, was: 'ongoing', outcome: 'better' }))).toBe('QUOTA_REACHED')
})
