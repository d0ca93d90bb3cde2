import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { TREATMENTS_MAX } from '#contract/treatments/limits.ts'
import { treatment } from '#server/treatments/tables.ts'
import { feedOf } from '#tests/support/fixtures/feed.ts'
import { aModerator, caseAbout, deciding, reporting } from '#tests/support/fixtures/moderation.ts'
import { symptom } from '#tests/support/fixtures/symptoms.ts'
import { faultsOf, refusalOf, refused } from '#tests/support/refused.ts'
import { runQueue } from '#tests/support/run-queue.ts'
import { type Api, openWorld, type Person } from '#tests/support/world.ts'

const world = openWorld()
const { as } = world
type Added = Parameters<Api['treatments']['add']>[0]

const monthsAgo = (months: number) => {
  const now = world.now()
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - months, 1)).toISOString().slice(0, 7)
}
const publish = async (who: Person, given: Parameters<typeof symptom>[0] = {}) =>
  (await as(who).posts.publishSymptom(symptom({ startDate: `${monthsAgo(20)}-15`, ...given }))).id

/** Returns the form for one thing tried, as a new request each time. */
const tried = (postId: string, given: Partial<Added> = {}): Added => ({
  postId,
  requestId: crypto.randomUUID(),
  name: 'Ostéopathie',
  kind: 'procedure',
  from: monthsAgo(6),
  to: monthsAgo(4),
  ...given,
})
const listed = async (who: Person, postId: string) => (await as(who).treatments.list({ postId })).treatments
const stored = async (postId: string) =>
  (await world.services().db.select().from(treatment)).filter((row) => row.postId === postId)

test('a story shows what was tried, in the order of the months, to everybody who may read it', async () => {
  const { ada, bob } = await world.people('ada', 'bob')
  const postId = await publish(ada)
  const told = await as(ada).treatments.add(
    tried(postId, {
      name: 'Manœuvre <b>d’Epley</b>',
      kind: 'exercise',
      effect: 'muchBetter',
      sideEffects: ['Nausée', 'nausee', 'Fatigue'],
      sentence: 'Trois séances ;\nplus rien depuis.',
    }),
  )
  expect(told).toMatchObject({ name: 'Manœuvre d’Epley', sideEffects: ['nausee', 'Fatigue'], version: 1, isMine: true })
  await as(ada).treatments.add(
    tried(postId, { name: 'Magnésium', kind: 'food', from: monthsAgo(9), to: null, isOngoing: true }),
  )
  await as(ada).treatments.add(tried(postId, { name: 'Patience', kind: 'other', from: null, to: null }))
  const { treatments, canAdd } = await as(bob).treatments.list({ postId })
  expect(canAdd).toBe(false)
  expect(treatments.map(({ name }) => name)).toEqual(['Magnésium', 'Manœuvre d’Epley', 'Patience'])
  expect(treatments[1]).toEqual({ ...told, sentence: 'Trois séances ; plus rien depuis.', isMine: false })
  expect((await as(bob).posts.get({ id: postId })).helped).toEqual(['Manœuvre d’Epley'])
})

test('only the author adds entries: for anyone else, and on a community post, there is nothing to write in', async () => {
  const { ada, bob } = await world.people('ada', 'bob')
  const postId = await publish(ada)
  const { id } = await as(ada).treatments.add(tried(postId))
  expect(await refusalOf(as(bob).treatments.add(tried(postId, { name: 'Repos' })))).toBe('NOT_FOUND')
  const { requestId: _, postId: _post, ...fields } = tried(postId)
  expect(await refusalOf(as(bob).treatments.edit({ id, version: 1, ...fields }))).toBe('NOT_FOUND')
  expect(await refusalOf(as(bob).treatments.remove({ id }))).toBe('NOT_FOUND')
  expect(await refusalOf(as(bob).treatments.setCare({ postId, examinations: 1, doctors: 1 }))).toBe('NOT_FOUND')
  expect(await refusalOf(as().treatments.list({ postId }))).toBe('UNAUTHORIZED')
  expect(await stored(postId)).toHaveLength(1)
  const shared = await as(ada).posts.publishCommunity({
    requestId: crypto.randomUUID(),
    entry: 'feed',
    title: 'Marche',
  })
  expect(await refusalOf(as(ada).treatments.add(tried(shared.id)))).toBe('NOT_FOUND')
})

test.each<{ given: object; faults: string[] }>([
  { given: { name: '' }, faults: ['name: required'] },
  { given: { name: 'x'.repeat(10_000) }, faults: ['name: tooLong'] },
  { given: { kind: 'magic' }, faults: ['kind: invalid'] },
  { given: { effect: 'miracle' }, faults: ['effect: invalid'] },
  { given: { from: '2999-01', to: null }, faults: ['from: dateInFuture'] },
  { given: { from: '2001-01', to: null }, faults: ['from: beforeSymptom'] },
  { given: { from: '2001-13' }, faults: ['from: invalidDate'] },
  { given: { from: null, to: '2001-01' }, faults: ['to: beforeSymptom'] },
  { given: { from: '2024-05', to: '2024-04' }, faults: ['to: datesReversed'] },
  { given: { isOngoing: true }, faults: ['to: invalid'] },
  { given: { name: 'Doliprane 1000 mg' }, faults: ['name: dose'] },
  { given: { sentence: 'Deux fois 2 comprimés par jour' }, faults: ['sentence: dose'] },
  { given: { sideEffects: Array.from({ length: 11 }, (_, i) => `effet ${i}`) }, faults: ['sideEffects: tooMany'] },
])('an impossible entry is refused by its fields and nothing is written: $faults', async ({ given, faults }) => {
  const { ada } = await world.people('ada')
  const postId = await publish(ada)
  expect(await faultsOf(as(ada).treatments.add({ ...tried(postId), ...given }))).toEqual(faults)
  expect(await stored(postId)).toHaveLength(0)
})

test('the sixty-first entry is refused', async () => {
  const { ada } = await world.people('ada')
  const postId = await publish(ada)
  await as(ada).treatments.add(tried(postId, { name: 'Tisane' }))
  const [first] = await stored(postId)
  const copies = Array.from({ length: TREATMENTS_MAX - 2 }, (_, n) => ({
    ...first!,
    id: crypto.randomUUID(),
    requestId: crypto.randomUUID(),
    name: `Tisane numéro ${n}`,
    key: `tisane numero ${n}`,
  }))
  await world.services().db.insert(treatment).values(copies)
  await as(ada).treatments.add(tried(postId, { name: 'La soixantième' }))
  expect(await faultsOf(as(ada).treatments.add(tried(postId, { name: 'Une de plus' })))).toEqual([': tooMany'])
  expect(await stored(postId)).toHaveLength(TREATMENTS_MAX)
})

test('a repeated request adds one entry, at once and again; with other words it is refused', async () => {
  const { ada } = await world.people('ada')
  const postId = await publish(ada)
  const given = tried(postId)
  const answers = await Promise.all([1, 2, 3].map(() => as(ada).treatments.add(given)))
  expect(new Set(answers.map(({ id }) => id)).size).toBe(1)
  expect(await stored(postId)).toHaveLength(1)
  expect(await refusalOf(as(ada).treatments.add({ ...given, effect: 'worse' }))).toBe('REQUEST_REUSED')
})

test('several names of one thing at one time are one entry; at another time it is another', async () => {
  const { ada } = await world.people('ada')
  const postId = await publish(ada)
  const first = await as(ada).treatments.add(tried(postId, { name: 'ostéo' }))
  for (const name of ['Ostéopathe', 'ostéopathie', 'Séances d’OSTEO', 'osteopath', 'chez l’ostéopathe, deux fois'])
    expect(await refused(as(ada).treatments.add(tried(postId, { name })))).toMatchObject({
      code: 'TRIED_ALREADY',
      data: { treatmentId: first.id },
    })
  await as(ada).treatments.add(tried(postId, { name: 'ostéopathie', from: monthsAgo(2), to: null, isOngoing: true }))
  const atOnce = await Promise.allSettled(
    ['Kiné', 'kinésithérapie'].map((name) => as(ada).treatments.add(tried(postId, { name, kind: 'exercise' }))),
  )
  expect(atOnce.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await stored(postId)).toHaveLength(3)
})

test('a medication is counted by its substance, whatever its brand', async () => {
  const { ada } = await world.people('ada')
  const postId = await publish(ada)
  const given = { kind: 'medication' as const }
  await as(ada).treatments.add(tried(postId, { ...given, name: 'Doliprane' }))
  for (const name of ['Efferalgan', 'PARACÉTAMOL'])
    expect(await refusalOf(as(ada).treatments.add(tried(postId, { ...given, name })))).toBe('TRIED_ALREADY')
  expect((await stored(postId)).map(({ key }) => key)).toEqual(['substance:paracetamol'])
})

test('a substance is counted as one under its English name, its French one and its brands', async () => {
  const { ada } = await world.people('ada')
  const postId = await publish(ada)
  const given = { kind: 'medication' as const }
  await as(ada).treatments.add(tried(postId, { ...given, name: 'Ibuprofen' }))
  for (const name of ['ibuprofène', 'Advil', 'IBUPROFEN'])
    expect(await refusalOf(as(ada).treatments.add(tried(postId, { ...given, name })))).toBe('TRIED_ALREADY')
  expect((await stored(postId)).map(({ key }) => key)).toEqual(['substance:ibuprofene'])
})

test('an edit over a newer one is refused with the stored entry, and the same edit twice counts once', async () => {
  const { ada } = await world.people('ada')
  const postId = await publish(ada)
  const { id } = await as(ada).treatments.add(tried(postId))
  const { requestId: _, postId: _post, ...fields } = tried(postId, { effect: 'worse' })
  const edited = await as(ada).treatments.edit({ id, version: 1, ...fields })
  expect(edited).toMatchObject({ effect: 'worse', version: 2 })
  expect(await as(ada).treatments.edit({ id, version: 1, ...fields })).toEqual(edited)
  expect(await refusalOf(as(ada).treatments.edit({ id, version: 1, ...fields, effect: 'better' }))).toBe(
    'EDITED_ELSEWHERE',
  )
  expect(await listed(ada, postId)).toEqual([edited])
  await as(ada).treatments.remove({ id })
  expect(await refusalOf(as(ada).treatments.remove({ id }))).toBe('NOT_FOUND')
  expect(await listed(ada, postId)).toEqual([])
})

test('the search finds what was tried, what helped and the outcome, and forgets removed or hidden entries', async () => {
  const { ada, bob } = await world.people('ada', 'bob')
  const feed = feedOf(world)
  const postId = await publish(ada)
  const { id } = await as(ada).treatments.add(
    tried(postId, { name: 'Manœuvre de repositionnement', sentence: 'Chez Zbigniewska.' }),
  )
  const finds = async (search: string) => (await feed.ids(bob, { search })).includes(postId)
  expect([await finds('repositionnement'), await finds('zbigniewska')]).toEqual([true, true])
  await as(ada).posts.setOutcome({
    id: postId,
    was: 'ongoing',
    outcome: 'diagnosed',
    diagnosis: 'Vestibulopathie',
    specialist: 'otologue',
  })
  expect([await finds('vestibulopathie'), await finds('otologue')]).toEqual([true, true])
  await as(ada).posts.resolve({ id: postId, treatment: 'Patience et quatramodine', notes: 'Merci au Pr Okonkwo' })
  expect([await finds('quatramodine'), await finds('okonkwo')]).toEqual([true, true])
  await as(ada).treatments.remove({ id })
  expect([await finds('repositionnement'), await finds('zbigniewska')]).toEqual([false, false])
})

test('the method of a resolution becomes an entry, once, which its author may change', async () => {
  const { ada, bob } = await world.people('ada', 'bob')
  const postId = await publish(ada)
  await as(ada).posts.resolve({ id: postId, treatment: 'Kiné vestibulaire\nTrois fois par semaine', notes: 'Merci' })
  await world.settle({ everyJobTwice: true })
  const [entry, ...others] = await listed(bob, postId)
  expect(others).toEqual([])
  expect(entry).toMatchObject({
    name: 'Kiné vestibulaire',
    sentence: 'Trois fois par semaine',
    // Nobody chose one: it helped for nobody's figures until its author says so.
    effect: null,
    isOfResolution: true,
  })
  expect((await as(bob).posts.get({ id: postId })).helped).toEqual([])
  const [mine] = await listed(ada, postId)
  const { id, version, name, sideEffects, sentence, from, to, isOngoing } = mine!
  const said = { id, version, name, sideEffects, sentence, from, to, isOngoing }
  expect(await as(ada).treatments.edit({ ...said, kind: 'exercise', effect: 'muchBetter' })).toMatchObject({
    effect: 'muchBetter',
    isOfResolution: true,
  })
  expect((await as(bob).posts.get({ id: postId })).helped).toEqual(['Kiné vestibulaire'])
  await as(ada).posts.setOutcome({ id: postId, was: 'healed', outcome: 'ongoing' })
  await as(ada).posts.resolve({ id: postId, treatment: 'kiné vestibulaire', notes: 'Encore' })
  await world.settle()
  expect(await listed(ada, postId)).toHaveLength(1)
})

test('a method already told as an entry is not repeated', async () => {
  const { ada } = await world.people('ada')
  const postId = await publish(ada)
  await as(ada).treatments.add(tried(postId, { name: 'Ostéopathie' }))
  await as(ada).posts.resolve({ id: postId, treatment: 'ostéo', notes: 'Mieux' })
  await world.settle()
  expect(await listed(ada, postId)).toHaveLength(1)
})

test('a member who does not see the story sees nothing of what was tried', async () => {
  const { ada, bob } = await world.people('ada', 'bob')
  const postId = await publish(ada)
  const { id } = await as(ada).treatments.add(tried(postId))
  await as(ada).accounts.block({ memberId: bob.id })
  expect(await refusalOf(as(bob).treatments.list({ postId }))).toBe('NOT_FOUND')
  expect(await refusalOf(as(bob).moderation.report(reporting({ kind: 'treatment', id })))).toBe('NOT_FOUND')
  expect(await refusalOf(as(bob).treatments.list({ postId: crypto.randomUUID() }))).toBe('NOT_FOUND')
})

test('an entry is reported and hidden like any text: gone from the page, the card and the search, but for its author', async () => {
  const { ada, bob } = await world.people('ada', 'bob')
  const staff = await aModerator(world)
  const feed = feedOf(world)
  const postId = await publish(ada)
  const { id } = await as(ada).treatments.add(tried(postId, { name: 'Poudre de xylophène', effect: 'muchBetter' }))
  await as(bob).moderation.report(reporting({ kind: 'treatment', id }))
  const found = await caseAbout(world, staff, ada)
  expect(found).toMatchObject({ kind: 'treatment' })
  await as(staff).cases.decide(deciding(found))
  await world.settle()
  expect(await listed(bob, postId)).toEqual([])
  expect((await as(bob).posts.get({ id: postId })).helped).toEqual([])
  expect(await feed.ids(bob, { search: 'xylophène' })).toEqual([])
  expect((await listed(ada, postId))[0]).toMatchObject({ id, hidden: { reason: 'harassment' } })
})

test('an entry that tells others to stop a treatment is brought to the staff; one about its author is not', async () => {
  const { ada, bob } = await world.people('ada', 'bob')
  const staff = await aModerator(world)
  const postId = await publish(ada)
  const of = async () =>
    (await as(staff).cases.list({ state: 'open', limit: 50 })).items.filter(({ author }) => author?.id === ada.id)
  await as(ada).treatments.add(
    tried(postId, { name: 'Repos', kind: 'sleep', sentence: 'J’ai arrêté mon traitement avec mon médecin.' }),
  )
  await world.settle()
  expect(await of()).toEqual([])
  await as(ada).treatments.add(
    tried(postId, { name: 'Jeûne', kind: 'food', sentence: 'Arrêtez votre traitement, ça suffit.' }),
  )
  await world.settle()
  expect(await of()).toMatchObject([{ kind: 'treatment' }])
  // Such words from a new account are read by the staff before others see them.
  expect(await listed(bob, postId)).toHaveLength(1)
})

test('examinations and doctors are counted, without names', async () => {
  const { ada, bob } = await world.people('ada', 'bob')
  const postId = await publish(ada)
  expect((await as(bob).treatments.list({ postId })).care).toEqual({ examinations: null, doctors: null })
  await as(ada).treatments.setCare({ postId, examinations: 3, doctors: null })
  await as(ada).treatments.setCare({ postId, examinations: 4, doctors: 2 })
  expect((await as(bob).treatments.list({ postId })).care).toEqual({ examinations: 4, doctors: 2 })
  expect(await faultsOf(as(ada).treatments.setCare({ postId, examinations: -1, doctors: 201 }))).toEqual([
    'examinations: outOfRange',
    'doctors: outOfRange',
  ])
})

test('entries go with their story, and names are counted anew at night', async () => {
  const { ada } = await world.people('ada')
  const postId = await publish(ada)
  await as(ada).treatments.add(tried(postId, { name: 'kiné' }))
  await world.services().db.execute(sql`update treatment set key = 'kine' where post_id = ${postId}`)
  await runQueue(world.services(), 'treatments.rekey')
  await world.settle()
  expect((await stored(postId)).map(({ key }) => key)).toEqual(['known:physiotherapy'])
  await as(ada).posts.remove({ id: postId })
  expect(await stored(postId)).toEqual([])
})
