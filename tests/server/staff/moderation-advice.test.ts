import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { member } from '#server/accounts/tables.ts'
import { authorPlaces } from '#server/posts/research-queries.ts'
import { comment } from '#server/posts/tables.ts'
import { edited } from '#tests/support/fixtures/edited.ts'
import { established } from '#tests/support/fixtures/established.ts'
import { aModerator, deciding, reporting, STATEMENT } from '#tests/support/fixtures/moderation.ts'
import { eczema, vertigo } from '#tests/support/fixtures/scenes.ts'
import { saying } from '#tests/support/fixtures/sharing.ts'
import { refusalOf } from '#tests/support/refused.ts'
import { openWorld, type Person } from '#tests/support/world.ts'

const world = openWorld({})
const { as } = world

const ADVICE = 'Arrêtez votre traitement dès ce soir.'
const HELD = { reason: null, decisionId: null }

let [author, reader, staff] = [{} as Person, {} as Person, {} as Person]
beforeEach(async () => {
  ;[author, reader] = [await world.person(), await world.person()]
  staff = await aModerator(world)
})

const casesOf = async (who: Person) =>
  (await as(staff).cases.list({ state: 'open', limit: 50 })).items.filter((each) => each.author?.id === who.id)
const keepAll = async (who: Person) => {
  for (const { id } of await casesOf(who))
    await as(staff).cases.decide(deciding(await as(staff).cases.get({ id }), { act: 'keep', reason: 'health' }))
  await world.settle()
}

test('advice of a new account is hidden by the very act that writes it, in every kind of text', async () => {
  const told = await as(author).posts.publishSymptom(vertigo({ description: `${vertigo().description} ${ADVICE}` }))
  expect(told.hidden).toEqual(HELD)
  expect(await refusalOf(as(reader).posts.get({ id: told.id }))).toBe('NOT_FOUND')

  const quiet = await as(author).posts.publishSymptom(vertigo({ title: 'Vertiges du matin, sans conseil' }))
  expect(quiet.hidden).toBeNull()
  const comment = { postId: quiet.id, requestId: crypto.randomUUID(), body: ADVICE }
  expect(await as(author).comments.add(comment)).toMatchObject({ hidden: HELD })
  const tried = { postId: quiet.id, requestId: crypto.randomUUID(), name: 'Jeûne', kind: 'food', sentence: ADVICE }
  expect(await as(author).treatments.add({ ...tried, kind: 'food', effect: 'better' })).toMatchObject({ hidden: HELD })
  expect((await as(author).posts.resolve({ id: quiet.id, notes: ADVICE })).hidden).toEqual(HELD)
  await world.settle()
  expect((await casesOf(author)).map(({ kind }) => kind).toSorted()).toEqual(['comment', 'post', 'post', 'treatment'])
})

test('advice in one field is brought to the staff whatever the field before it ends with', async () => {
  const quiet = await as(author).posts.publishSymptom(vertigo())
  const tried = {
    postId: quiet.id,
    requestId: crypto.randomUUID(),
    name: 'Jeûne',
    kind: 'food',
    effect: 'better',
  } as const
  const fields = { sentence: 'Je le dis pour vous', sideEffects: ['Arrêtez votre traitement'] }
  expect(await as(author).treatments.add({ ...tried, ...fields })).toMatchObject({ hidden: HELD })
  const description = `${eczema().description} Je le dis pour vous`
  const told = await as(author).posts.publishSymptom(eczema({ description, tags: ['arrêtez votre traitement'] }))
  expect(told.hidden).toEqual(HELD)
  await world.settle()
  expect((await casesOf(author)).map(({ kind }) => kind).toSorted()).toEqual(['post', 'treatment'])
})

test('advice in any field that others read is hidden and brought to the staff, who read the field', async () => {
  const duration = '3 semaines, prends du doliprane'
  const told = await as(author).posts.publishSymptom(vertigo({ duration }))
  expect(told.hidden).toEqual(HELD)
  await world.settle()
  const [found] = await casesOf(author)
  const { subject } = await as(staff).cases.get({ id: found!.id })
  expect([subject.asReported?.body, subject.current?.body]).toEqual([
    expect.stringContaining(duration),
    expect.stringContaining(duration),
  ])
  await keepAll(author)
  expect((await as(reader).posts.get({ id: told.id })).duration).toBe(duration)
  // Nobody is shown a postal code.
  expect((await as(author).posts.publishSymptom(eczema({ postalCode: 'avale ça' }))).hidden).toBeNull()
})

test('a text that its author changes before the staff hears of it is brought to them all the same', async () => {
  const form = vertigo({ description: `${vertigo().description} ${ADVICE}` })
  const { id, version } = await as(author).posts.publishSymptom(form)
  await as(author).posts.editSymptom({ ...edited(vertigo()), id, version })
  await world.settle({ everyJobTwice: true })
  expect(await casesOf(author)).toMatchObject([{ isFromWords: true, isHidden: true }])
  await keepAll(author)
  expect((await as(reader).posts.get({ id })).hidden).toBeNull()
})

test('a decision is on the text that was read: one that its author changed meanwhile is not shown by it', async () => {
  const form = vertigo({ description: `${vertigo().description} Prenez de la vitamine C.` })
  const { id, version } = await as(author).posts.publishSymptom(form)
  await world.settle()
  const caseNow = async () => as(staff).cases.get({ id: (await casesOf(author))[0]!.id })
  const keep = { act: 'keep', reason: 'health' } as const
  const change = async (description: string, from: number) =>
    as(author).posts.editSymptom({ ...edited({ ...form, description }), id, version: from })

  let read = await caseNow()
  await change(`${vertigo().description} Arrêtez votre chimio.`, version)
  // Before the job has run, after it, and where the new words are none that it looks for.
  expect(await refusalOf(as(staff).cases.decide(deciding(read, keep)))).toBe('EDITED_ELSEWHERE')
  await world.settle({ everyJobTwice: true })
  read = await caseNow()
  expect(read.subject.current?.body).toContain('Arrêtez votre chimio')
  await change(`${vertigo().description} La chimio est un poison.`, version + 1)
  await world.settle()
  expect(await refusalOf(as(staff).cases.decide(deciding(read, keep)))).toBe('EDITED_ELSEWHERE')
  expect(await refusalOf(as(reader).posts.get({ id }))).toBe('NOT_FOUND')
  await as(staff).cases.decide(deciding(await caseNow(), keep))
  expect((await as(reader).posts.get({ id })).hidden).toBeNull()

  // An appeal is decided on the words as they stand, too.
  await as(reader).moderation.report(reporting({ kind: 'post', id }))
  const hidden = await as(staff).cases.decide(deciding(await caseNow()))
  const decisionId = hidden.decisions[0]!.id
  await as(author).moderation.appeal({ decisionId, requestId: crypto.randomUUID(), text: 'Je ne visais personne.' })
  const other = await aModerator(world)
  const answer = async () => {
    const { version, decisions } = await as(other).cases.get({ id: hidden.id })
    const appealId = decisions[0]!.appeals[0]!.id
    return { appealId, version, isReversed: true, statement: STATEMENT }
  }
  const readByOther = await answer()
  await change(`${vertigo().description} Les comprimés sont un poison.`, version + 2)
  expect(await refusalOf(as(other).cases.decideAppeal(readByOther))).toBe('EDITED_ELSEWHERE')
  await as(other).cases.decideAppeal(await answer())
  expect((await as(reader).posts.get({ id })).description).toContain('comprimés')
})

test('the advice of an established author is shown, and the staff is not asked', async () => {
  await established(world.services().db, author)
  const told = await as(author).posts.publishSymptom(vertigo({ description: `${vertigo().description} ${ADVICE}` }))
  expect(told.hidden).toBeNull()
  await world.settle()
  expect(await casesOf(author)).toEqual([])
})

test('comments make nobody established where nobody can see them: under a hidden story or comment, or without consent', async () => {
  const { db, newId, now } = world.services()
  await db
    .update(member)
    .set({ createdAt: new Date('2024-06-01') })
    .where(eq(member.id, reader.id))
  const isEstablished = async () => (await authorPlaces(db, [reader.id], now())).get(reader.id)!.isEstablished
  const [held, shown] = [
    await as(author).posts.publishSymptom(vertigo({ description: `${vertigo().description} ${ADVICE}` })),
    await as(author).posts.publishSymptom(eczema()),
  ]
  const above = await as(author).comments.add(saying(shown.id))
  const said = async (postId: string, parentId: string | null) => {
    for (const day of ['2024-06-02', '2024-06-03'])
      await db.insert(comment).values({
        ...{ id: newId(), postId, parentId, authorId: reader.id, requestId: newId() },
        ...{ body: 'Merci.', createdAt: new Date(day) },
      })
  }
  const hide = (hiddenAt: Date | null) => db.update(comment).set({ hiddenAt }).where(eq(comment.id, above.id))
  await said(held.id, null)
  expect(await isEstablished()).toBe(false)
  await said(shown.id, above.id)
  expect(await isEstablished()).toBe(true)
  await hide(now())
  expect(await isEstablished()).toBe(false)
  await hide(null)
  await as(reader).settings.setConsent({ kind: 'healthData', isGiven: false })
  expect(await isEstablished()).toBe(false)
})

test('the staff decides once on the same words, and again on words that return; nothing stays hidden without a case', async () => {
  const form = vertigo({ description: `${vertigo().description} ${ADVICE}` })
  const { id } = await as(author).posts.publishSymptom(form)
  await world.settle()
  await keepAll(author)
  const post = () => as(author).posts.get({ id })
  expect((await post()).hidden).toBeNull()

  // Another field changes: what was decided stays decided.
  const again = edited(form)
  const placed = await as(author).posts.editSymptom({ ...again, id, version: (await post()).version, intensity: 3 })
  expect(placed.hidden).toBeNull()
  await world.settle()
  expect(await casesOf(author)).toEqual([])

  const without = { ...again, id, description: vertigo().description }
  await as(author).posts.editSymptom({ ...without, version: (await post()).version })
  await world.settle()
  expect((await as(author).posts.editSymptom({ ...again, id, version: (await post()).version })).hidden).toEqual(HELD)
  await world.settle()
  expect(await casesOf(author)).toHaveLength(1)
  await keepAll(author)
  expect((await post()).hidden).toBeNull()
})
