import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { SEALED_DAYS } from '#contract/chat/limits.ts'
import { HOUR_MS } from '#contract/foundation/durations.ts'
import { APPEAL_DAYS, EVIDENCE_DAYS, EVIDENCE_MESSAGES } from '#contract/moderation/limits.ts'
import { grantRole } from '#server/accounts/commands/grant-role.ts'
import { contentReport, moderationAppeal, moderationCase } from '#server/moderation/tables.ts'
import { readBy, talking, writing } from '#tests/support/fixtures/chat.ts'
import { aLiveConference, anExpert, asking, roomReadBy, sayingIn } from '#tests/support/fixtures/conferences.ts'
import { photo } from '#tests/support/fixtures/files/pictures.ts'
import { aModerator, caseAbout, daysPass, deciding, reporting } from '#tests/support/fixtures/moderation.ts'
import { inOwnWords, vertigo } from '#tests/support/fixtures/scenes.ts'
import { saying, sharing } from '#tests/support/fixtures/sharing.ts'
import { faultsOf, refusalOf } from '#tests/support/refused.ts'
import { runQueue } from '#tests/support/run-queue.ts'
import { uploader } from '#tests/support/uploads.ts'
import { openWorld, PASSWORD, type Person } from '#tests/support/world.ts'

const world = openWorld()
const { as, services } = world
const { add } = uploader(world)
const rowsOf = (id: string) => services().db.select().from(contentReport).where(eq(contentReport.caseId, id))
const actsOn = async (id: string) =>
  (
    await services().db.execute<{ act: string }>(
      sql`select act from audit_entry where subject_id = ${id} and not is_for_subject order by id`,
    )
  ).rows.map(({ act }) => act)
const filesKept = async () => (await services().db.execute(sql`select id from media_kept`)).rows.length
const collect = async () => {
  await runQueue(services(), 'media.collect')
  await world.settle()
}

/** Makes a message with a picture that was reported, then deleted for both. */
async function reportedMessage({ ada, bob }: { ada: Person; bob: Person }) {
  const { id } = await talking(world, ada, bob)
  const picture = await add(bob, await photo())
  const bad = await as(bob).chat.send(writing(id, { body: 'des mots durs', mediaId: picture.id }))
  for (let i = 0; i < 25; i++) await as(ada).chat.send(writing(id, { body: `suite ${i}` }))
  await as(ada).moderation.report(reporting({ kind: 'message', id: bad.id }))
  await as(bob).chat.remove({ id: bad.id, isForBoth: true })
  await collect()
  return { picture, bad }
}

test('evidence outlives deleting for both, its picture too; the staff alone reads it, and each reading is logged', async () => {
  const { ada, bob } = await world.people('ada', 'bob')
  const [moderator, other] = [await aModerator(world), await aModerator(world)]
  const { picture, bad } = await reportedMessage({ ada, bob })
  expect((await world.fetch(picture.small!, {}, bob)).status).toBe(404)
  const open = await caseAbout(world, moderator, bob)
  const detail = JSON.stringify(open)
  for (const word of ['des mots durs', 'suite']) expect(detail).not.toContain(word)
  expect(open.reportList).toMatchObject([{ hasEvidence: true }])
  const reportId = open.reportList[0]!.id
  for (const who of [ada, bob]) expect(await refusalOf(as(who).cases.evidence({ id: reportId }))).toBe('FORBIDDEN')
  expect(await actsOn(reportId)).toEqual([])
  const { messages } = await as(moderator).cases.evidence({ id: reportId })
  expect(messages).toHaveLength(EVIDENCE_MESSAGES)
  expect(messages[0]).toMatchObject({ id: bad.id, by: 'reported', body: 'des mots durs', isReported: true })
  expect(messages.at(-1)).toMatchObject({ by: 'reporter', body: 'suite 24', picture: null, isReported: false })
  const address = messages[0]!.picture!
  const shown = await world.fetch(address, {}, moderator)
  expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/webp'])
  expect((await shown.arrayBuffer()).byteLength).toBeGreaterThan(100)
  for (const who of [undefined, ada, bob]) expect((await world.fetch(address, {}, who)).status).toBe(404)
  await as(other).cases.evidence({ id: reportId })
  expect(await actsOn(reportId)).toEqual(['evidence.read', 'evidence.picture-read', 'evidence.read'])
  // A participant who has become one of the staff does not read the evidence.
  await grantRole(services(), { email: bob.email, granted: 'moderator' })
  await world.secondFactor(bob)
  expect(await refusalOf(as(bob).cases.evidence({ id: reportId }))).toBe('NOT_FOUND')
  expect((await world.fetch(address, {}, bob)).status).toBe(404)
  expect(await actsOn(reportId)).toHaveLength(3)
})

/** Makes three messages that were taken back, the first with a picture. */
async function takenBack({ ada, bob }: { ada: Person; bob: Person }) {
  const { id } = await talking(world, ada, bob)
  const picture = await add(bob, await photo())
  const bad = await as(bob).chat.send(writing(id, { body: 'des mots durs', mediaId: picture.id }))
  const worse = await as(bob).chat.send(writing(id, { body: 'et pires' }))
  const own = await as(ada).chat.send(writing(id, { body: 'ma réponse' }))
  for (const { id: messageId } of [bad, worse]) await as(bob).chat.remove({ id: messageId, isForBoth: true })
  await as(ada).chat.remove({ id: own.id, isForBoth: true })
  await collect()
  return { id, picture, bad, worse, own }
}
const sealedIn = async (conversationId: string) =>
  (
    await services().db.execute<{ body: string }>(
      sql`select sealed.body from sealed_message sealed join message on message.id = sealed.message_id
        where conversation_id = ${conversationId} order by seq`,
    )
  ).rows.map(({ body }) => body)

test('a message taken back is sealed for thirty days: only a report of its recipient opens it, to the staff alone', async () => {
  const { ada, bob, eve } = await world.people('ada', 'bob', 'eve')
  const moderator = await aModerator(world)
  const { id, picture, bad, own } = await takenBack({ ada, bob })
  for (const who of [ada, bob]) {
    expect(JSON.stringify(await as(who).chat.messages({ conversationId: id }))).not.toMatch(/durs|pires|réponse/)
    expect((await world.fetch(picture.small!, {}, who)).status).toBe(404)
  }
  const mayReport = async (who: Person) => (await readBy(world, who, id)).map(({ can }) => can.report)
  expect([await mayReport(ada), await mayReport(bob)]).toEqual([
    [true, true, false],
    [false, false, true],
  ])
  for (const [who, messageId] of [
    [bob, bad.id],
    [eve, bad.id],
    [ada, own.id],
  ] as const)
    expect(await refusalOf(as(who).moderation.report(reporting({ kind: 'message', id: messageId })))).toBe('NOT_FOUND')

  await as(ada).moderation.report(reporting({ kind: 'message', id: bad.id }))
  const open = await caseAbout(world, moderator, bob)
  const { messages } = await as(moderator).cases.evidence({ id: open.reportList[0]!.id })
  // A message that the reporter took back stays sealed: it was not sent to them.
  expect(messages.slice(-3).map(({ by, body, isReported }) => [by, body, isReported])).toEqual([
    ['reported', 'des mots durs', true],
    ['reported', 'et pires', false],
    ['reporter', '', false],
  ])
  const address = messages.at(-3)!.picture!
  expect((await world.fetch(address, {}, moderator)).status).toBe(200)
  for (const who of [undefined, ada, bob]) expect((await world.fetch(address, {}, who)).status).toBe(404)
  await as(moderator).cases.decide(deciding(open, { act: 'keep' }))

  world.advance(SEALED_DAYS * 86_400_000)
  await runQueue(services(), 'app.forget')
  await collect()
  expect(await sealedIn(id)).toEqual([])
  expect((await world.fetch(address, {}, moderator)).status).toBe(200)
})

test('a message taken back cannot be reported after thirty days, and nothing of it is left', async () => {
  const { ada, bob } = await world.people('ada', 'bob')
  const before = await filesKept()
  const { id, bad } = await takenBack({ ada, bob })
  expect(await sealedIn(id)).toEqual(['des mots durs', 'et pires', 'ma réponse'])
  world.advance(SEALED_DAYS * 86_400_000)
  expect((await readBy(world, ada, id)).map(({ can }) => can.report)).toEqual([false, false, false])
  expect(await refusalOf(as(ada).moderation.report(reporting({ kind: 'message', id: bad.id })))).toBe('NOT_FOUND')
  await runQueue(services(), 'app.forget')
  await collect()
  expect([await sealedIn(id), await filesKept()]).toEqual([[], before])
})

test('an erased account changes nothing that the staff sees in cases about anonymous questions, which all lose their texts with their evidence', async () => {
  const { gone, other } = await world.people('gone', 'other')
  const [moderator, second, expert] = [await aModerator(world), await aModerator(world), await anExpert(world)]
  const room = await aLiveConference(world, { expert, registered: [gone, other] })
  const caseOn = async (who: Person) => {
    const asked = await as(who).rooms.say(asking(room, { isAnonymous: true }))
    await as(expert).moderation.report(reporting({ kind: 'room', id: asked.id }, { details: 'À voir.', place: 'ici' }))
    return caseAbout(world, moderator, null)
  }
  const appealedBy = async (who: Person) => {
    const { id, decisions } = await as(moderator).cases.decide(deciding(await caseOn(who)))
    const text = 'Ma question ne vise personne.'
    await as(who).moderation.appeal({ decisionId: decisions[0]!.id, requestId: crypto.randomUUID(), text })
    return as(moderator).cases.get({ id })
  }
  const closed = await as(moderator).cases.decide(deciding(await caseOn(gone)))
  const [appealed, appealedToo] = [await appealedBy(gone), await appealedBy(other)]
  const [open, openToo] = [await caseOn(gone), await caseOn(other)]
  const all = [closed, appealed, appealedToo, open, openToo]
  const seen = () => Promise.all(all.map(({ id }) => as(moderator).cases.get({ id })))
  const before = await seen()
  await as(gone).rights.askErasure({ password: PASSWORD })
  world.advance(8 * 86_400_000)
  await runQueue(services(), 'accounts.erase-due')
  await world.settle()
  expect(await seen()).toEqual(before)
  const { db } = services()
  expect(await db.$count(moderationCase, eq(moderationCase.authorId, gone.id))).toBe(0)
  expect(await db.$count(moderationAppeal, eq(moderationAppeal.byId, gone.id))).toBe(0)

  for (const each of [open, openToo]) await as(moderator).cases.decide(deciding(each))
  for (const { version, decisions } of [appealed, appealedToo])
    await as(second).cases.decideAppeal({
      appealId: decisions[0]!.appeals[0]!.id,
      version,
      isReversed: false,
      statement: 'Vue une seconde fois, elle vise une personne.',
    })
  const endOf = async ({ id }: { id: string }) =>
    (await db.select().from(moderationCase).where(eq(moderationCase.id, id)))[0]!.closedAt!.getTime()
  for (const [theirs, another] of [
    [open, openToo],
    [appealed, appealedToo],
  ] as const)
    expect(Math.abs((await endOf(theirs)) - (await endOf(another)))).toBeLessThan(HOUR_MS)
  await daysPass(world, APPEAL_DAYS + EVIDENCE_DAYS + 1)
  for (const { subject, decisions, reportList } of await seen()) {
    expect([subject.asReported, reportList[0]!.details, decisions[0]!.statement]).toEqual([null, null, ''])
    expect(decisions[0]!.appeals.flatMap(({ text, statement }) => [text, statement]).filter(Boolean)).toEqual([])
  }
})

test('who is reported does not end the case by leaving: it keeps what it holds, by no name, until it is decided and over', async () => {
  const { ada, bob } = await world.people('ada', 'bob')
  const moderator = await aModerator(world)
  const { bad } = await reportedMessage({ ada, bob })
  const seen = await caseAbout(world, moderator, bob)
  await as(moderator).cases.threat({ caseId: seen.id, authority: 'Pharos', note: 'Signalé le jour même.' })
  await as(bob).rights.askErasure({ password: PASSWORD })
  world.advance(8 * 86_400_000)
  await runQueue(services(), 'accounts.erase-due')
  await world.settle()
  await collect()
  expect(await refusalOf(as(moderator).cases.decide(deciding(seen)))).toBe('EDITED_ELSEWHERE')
  const left = await as(moderator).cases.get({ id: seen.id })
  expect(left).toMatchObject({ state: 'open', author: null, can: { decide: true }, threats: [{ authority: 'Pharos' }] })
  expect(JSON.stringify(left)).not.toContain(bob.id)
  const { messages } = await as(moderator).cases.evidence({ id: left.reportList[0]!.id })
  expect(messages[0]).toMatchObject({ id: bad.id, by: 'reported', body: 'des mots durs', isReported: true })
  const shown = () => world.fetch(messages[0]!.picture!, {}, moderator)
  expect((await shown()).status).toBe(200)
  const { rows } = await services().db.execute<{ path: string }>(
    sql`select kind || '/' || key || '/large.webp' as path from media_kept where kept_for = ${left.reportList[0]!.id}`,
  )
  const stored = () => services().storage.size(rows[0]!.path)
  expect(await stored()).toBeGreaterThan(100)

  await as(moderator).cases.decide(deciding(left))
  await daysPass(world, EVIDENCE_DAYS - 1)
  expect((await shown()).status).toBe(200)
  await daysPass(world, APPEAL_DAYS + 2)
  await collect()
  expect([(await shown()).status, await stored()]).toEqual([404, undefined])
  expect(await rowsOf(seen.id)).toMatchObject([{ details: null, evidence: null }])
  const { decisions, threats } = await as(moderator).cases.get({ id: seen.id })
  expect([decisions[0]!.statement, threats[0]!.note]).toEqual(['', ''])
})

test.each(['ada', 'bob'] as const)('the sealed messages of a talk go with the account of %s', async (name) => {
  const people = await world.people('ada', 'bob')
  const before = await filesKept()
  const { id } = await takenBack(people)
  await as(people[name]).rights.askErasure({ password: PASSWORD })
  world.advance(8 * 86_400_000)
  await runQueue(services(), 'accounts.erase-due')
  await world.settle()
  await collect()
  expect([await sealedIn(id), await filesKept()]).toEqual([[], before])
})

test('a picture still in the talk stays there when the evidence of it goes', async () => {
  const { ada, bob } = await world.people('ada', 'bob')
  const moderator = await aModerator(world)
  const { id } = await talking(world, ada, bob)
  const picture = await add(bob, await photo())
  const bad = await as(bob).chat.send(writing(id, { mediaId: picture.id }))
  await as(ada).moderation.report(reporting({ kind: 'message', id: bad.id }))
  await as(moderator).cases.decide(deciding(await caseAbout(world, moderator, bob), { act: 'keep' }))
  const before = await filesKept()
  await daysPass(world, APPEAL_DAYS + EVIDENCE_DAYS + 1)
  await collect()
  expect(await filesKept()).toBeLessThan(before)
  expect((await world.fetch(picture.small!, {}, ada)).status).toBe(200)
})

test('evidence and names of reporters are forgotten a month after nothing can follow any more; decisions stay', async () => {
  const { bob, ada } = await world.people('bob', 'ada')
  const [moderator, other] = [await aModerator(world), await aModerator(world)]
  const post = await as(bob).posts.publishCommunity(sharing())
  const subject = { kind: 'post', id: post.id } as const
  await as(ada).moderation.report(reporting(subject, { details: 'Il m’insulte.' }))
  await as().moderation.report(
    reporting(subject, { details: 'Indigne.', name: 'Camille', email: 'camille@exemple.fr', language: 'en' }),
  )
  const open = await caseAbout(world, moderator, bob)
  const done = await as(moderator).cases.decide(deciding(open))
  await world.settle()
  expect(world.mailsTo('camille@exemple.fr').at(-1)).toContain('Thank you for your report.')
  const state = async () => {
    const [row] = await services().db.select().from(moderationCase).where(eq(moderationCase.id, open.id))
    return [row!.snapshot !== null, ...(await rowsOf(open.id)).map(({ details }) => details !== null)]
  }
  await daysPass(world, APPEAL_DAYS + EVIDENCE_DAYS - 1)
  expect(await state()).toEqual([true, true, true])
  // Two days later all of it is forgotten; an appeal keeps it until a month after the answer, as the second post below shows.
  await daysPass(world, 2)
  expect(await state()).toEqual([false, false, false])
  for (const row of await rowsOf(open.id))
    expect(row).toMatchObject({ name: null, email: null, place: null, evidence: null, digest: '' })
  expect(await as(bob).moderation.decision({ id: done.decisions[0]!.id })).toMatchObject({ act: 'hide' })

  const second = await as(bob).posts.publishCommunity(sharing())
  await as(ada).moderation.report(reporting({ kind: 'post', id: second.id }, { details: 'Encore.' }))
  const again = await as(moderator).cases.decide(deciding(await caseAbout(world, moderator, bob)))
  const decisionId = again.decisions[0]!.id
  await as(bob).moderation.appeal({
    decisionId,
    requestId: crypto.randomUUID(),
    text: 'Je conteste cette décision-là.',
  })
  await daysPass(world, APPEAL_DAYS + EVIDENCE_DAYS + 1)
  expect((await rowsOf(again.id))[0]).toMatchObject({ details: 'Encore.' })
  const waiting = await as(other).cases.get({ id: again.id })
  await as(other).cases.decideAppeal({
    appealId: waiting.decisions[0]!.appeals[0]!.id,
    version: waiting.version,
    isReversed: false,
    statement: 'La décision est confirmée, pour les mêmes raisons.',
  })
  await daysPass(world, EVIDENCE_DAYS + 1)
  expect((await rowsOf(again.id))[0]).toMatchObject({ details: null })
})

/** Every job twice, on a slow machine too. */
const PATIENCE_MS = 180_000

test(
  'watched words bring texts to the staff, in posts, comments and rooms, also once edited; never private ones',
  async () => {
    const { bob, eve } = await world.people('bob', 'eve')
    const admin = await aModerator(world, 'admin')
    const moderator = await aModerator(world)
    expect(await refusalOf(as(moderator).watchedWords.add({ word: 'miracle', act: 'flag' }))).toBe('FORBIDDEN')
    expect(await faultsOf(as(admin).watchedWords.add({ word: '!!!', act: 'flag' }))).toEqual(['word: invalid'])
    const cure = await as(admin).watchedWords.add({ word: 'Cure Détox', act: 'flag' })
    await as(admin).watchedWords.add({ word: 'arnaque', act: 'flag' })
    const held = await as(admin).watchedWords.add({ word: 'ARNAQUE', act: 'hold' })
    expect((await as(admin).watchedWords.list()).items).toMatchObject([
      { word: 'ARNAQUE', act: 'hold', id: held.id },
      { word: 'Cure Détox', id: cure.id },
    ])
    const casesOn = async (id: string) => {
      await world.settle()
      return services().db.select().from(moderationCase).where(eq(moderationCase.subjectId, id))
    }
    const flagged = await as(bob).posts.publishCommunity(sharing({ title: 'Ma CURE DETOX de printemps' }))
    expect(await casesOn(flagged.id)).toMatchObject([{ isFromWords: true, autoHiddenAt: null, state: 'open' }])
    expect((await as(eve).posts.get({ id: flagged.id })).hidden).toBeNull()
    // Only whole words are found.
    const inside = await as(bob).posts.publishCommunity(sharing({ title: 'Les arnaqueurs et la procuredetox' }))
    expect(await casesOn(inside.id)).toEqual([])
    const comment = await as(bob).comments.add(saying(flagged.id, { body: 'C’est une arnaque, voilà.' }))
    expect(await casesOn(comment.id)).toMatchObject([{ isFromWords: true, autoHiddenAt: expect.any(Date) }])
    expect((await as(eve).comments.list({ postId: flagged.id })).items).toEqual([])
    expect((await as(bob).comments.list({ postId: flagged.id })).items[0]).toMatchObject({
      hidden: { reason: null, decisionId: null },
    })
    const room = await aLiveConference(world, { expert: await anExpert(world), registered: [bob, eve] })
    const said = await as(bob).rooms.say(sayingIn(room, { body: 'Arnaque !' }))
    expect(await casesOn(said.id)).toMatchObject([{ isFromWords: true, kind: 'room' }])
    expect(await roomReadBy(world, eve, room)).toEqual([])
    const { requestId: _, ...fields } = vertigo()
    const post = await as(bob).posts.publishSymptom(vertigo())
    expect(await casesOn(post.id)).toEqual([])
    const edited = {
      ...fields,
      mediaIds: undefined,
      id: post.id,
      version: post.version,
      title: 'Vertiges : une arnaque ?',
    }
    await as(bob).posts.editSymptom(edited)
    const [open] = await casesOn(post.id)
    expect(open).toMatchObject({ isFromWords: true, autoHiddenAt: expect.any(Date) })
    const talk = await talking(world, eve, bob)
    const message = await as(bob).chat.send(writing(talk.id, { body: 'Quelle arnaque.' }))
    expect(await casesOn(message.id)).toEqual([])
    // Once a decision kept the post, the same words are not brought again.
    const detail = await as(moderator).cases.get({ id: open!.id })
    expect(detail.reportList).toMatchObject([{ reporter: null, isVisitor: false, details: 'arnaque' }])
    await as(moderator).cases.decide(deciding(detail, { act: 'keep' }))
    await world.settle({ everyJobTwice: true })
    expect(await casesOn(post.id)).toHaveLength(1)
    expect((await as(eve).posts.get({ id: post.id })).hidden).toBeNull()
    // All words of a post are looked at: its place, its tags, and how it ended.
    const placed = await as(bob).posts.publishCommunity(sharing({ place: 'Rue de l’Arnaque' }))
    expect(await casesOn(placed.id)).toMatchObject([{ autoHiddenAt: expect.any(Date) }])
    const over = await as(bob).posts.publishSymptom(inOwnWords())
    await as(bob).posts.resolve({ id: over.id, treatment: 'Repos', notes: 'La cure était une arnaque.' })
    expect(await casesOn(over.id)).toMatchObject([
      { isFromWords: true, snapshot: { body: expect.stringContaining('Repos\n\nLa cure était une arnaque.') } },
    ])
    // A post that a decision hid keeps the reason of that decision, and stays hidden by the rule once the decision is reversed.
    world.advance(3_600_001)
    const bad = await as(bob).posts.publishSymptom(inOwnWords())
    await as(eve).moderation.report(reporting({ kind: 'post', id: bad.id }, { reason: 'scam' }))
    const [first] = await casesOn(bad.id)
    const done = await as(moderator).cases.decide(
      deciding(await as(moderator).cases.get({ id: first!.id }), { reason: 'scam' }),
    )
    const decisionId = done.decisions[0]!.id
    const hidden = async () => (await as(bob).posts.get({ id: bad.id })).hidden
    const { description } = bad
    await as(bob).posts.editSymptom({ ...edited, description, id: bad.id, version: bad.version })
    const second = (await casesOn(bad.id)).find(({ id }) => id !== first!.id)!
    expect(second).toMatchObject({ state: 'open', autoHiddenAt: expect.any(Date) })
    expect(await hidden()).toEqual({ reason: 'scam', decisionId })
    const text = 'Je conteste cette décision-là.'
    await as(bob).moderation.appeal({ decisionId, requestId: crypto.randomUUID(), text })
    const { decisions, version } = await as(admin).cases.get({ id: first!.id })
    const statement = 'Rien ici ne le justifie.'
    const appealId = decisions[0]!.appeals[0]!.id
    await as(admin).cases.decideAppeal({ appealId, version, isReversed: true, statement })
    expect(await hidden()).toEqual({ reason: null, decisionId: null })
    await as(moderator).cases.decide(deciding(await as(moderator).cases.get({ id: second.id }), { act: 'keep' }))
    expect(await hidden()).toBeNull()
    await as(admin).watchedWords.remove({ id: held.id })
    expect(await refusalOf(as(admin).watchedWords.remove({ id: held.id }))).toBe('NOT_FOUND')
    const free = await as(bob).posts.publishCommunity(sharing({ title: 'Une arnaque' }))
    expect(await casesOn(free.id)).toEqual([])
  },
  PATIENCE_MS,
)

test('a hidden post is in no count, no match and no figure, and comes back as it was', async () => {
  const { ada, bob } = await world.people('ada', 'bob')
  const [one, two] = [await aModerator(world), await aModerator(world)]
  const tags = [`vertige ${crypto.randomUUID()}`]
  const [mine, theirs] = [
    await as(ada).posts.publishSymptom(vertigo({ tags })),
    await as(bob).posts.publishSymptom(vertigo({ tags, title: 'Vertiges du matin xylophone' })),
  ]
  await world.settle()
  const seen = async () => ({
    matches: (await as(ada).matching.list({ postId: mine.id })).matches
      .map(({ post }) => post.id)
      .filter((id) => id === theirs.id),
    found: (await as(ada).posts.feed({ search: 'xylophone' })).items.map(({ id }) => id),
    counted: (await as(ada).posts.feedCounts({ tag: tags[0] })).all,
    tallied: (await as(ada).posts.tallies({ ids: [theirs.id] })).tallies.length,
  })
  const before = await seen()
  expect(before).toEqual({ matches: [theirs.id], found: [theirs.id], counted: 2, tallied: 1 })
  await as(ada).moderation.report(reporting({ kind: 'post', id: theirs.id }))
  const done = await as(one).cases.decide(deciding(await caseAbout(world, one, bob)))
  await world.settle()
  expect(await seen()).toEqual({ matches: [], found: [], counted: 1, tallied: 0 })
  const decisionId = done.decisions[0]!.id
  await as(bob).moderation.appeal({
    decisionId,
    requestId: crypto.randomUUID(),
    text: 'Je conteste cette décision-là.',
  })
  const waiting = await as(two).cases.get({ id: done.id })
  await as(two).cases.decideAppeal({
    appealId: waiting.decisions[0]!.appeals[0]!.id,
    version: waiting.version,
    isReversed: true,
    statement: 'Le texte ne vise personne.',
  })
  await world.settle()
  expect(await seen()).toEqual(before)
})

test('the staff still sees the pictures of a hidden post; one that two decisions hide stays hidden when one is reversed', async () => {
  const { ada, bob } = await world.people('ada', 'bob')
  const [one, two] = [await aModerator(world), await aModerator(world)]
  const picture = await add(bob, await photo())
  const post = await as(bob).posts.publishCommunity(sharing({ mediaIds: [picture.id] }))
  const stranger = await aModerator(world, 'medical_professional')
  await as(ada).moderation.report(reporting({ kind: 'post', id: post.id }))
  const first = await as(one).cases.decide(deciding(await caseAbout(world, one, bob), { reason: 'sexual' }))
  expect(first.subject.media).toMatchObject([{ id: picture.id }])
  const statusFor = async (who: Person) => (await world.fetch(picture.small!, {}, who)).status
  expect(await Promise.all([one, two, bob, ada, stranger].map(statusFor))).toEqual([200, 200, 200, 404, 404])
  // Reported once more, by its address, the post is decided by itself.
  await as().moderation.report(reporting({ kind: 'post', id: post.id }))
  const second = await as(two).cases.decide(deciding(await caseAbout(world, two, bob), { reason: 'scam' }))
  expect(second.id).not.toBe(first.id)
  const appealed = async (id: string, reader: Person) => {
    const decisionId = (await as(one).cases.get({ id })).decisions[0]!.id
    const text = 'Je conteste cette décision-là.'
    await as(bob).moderation.appeal({ decisionId, requestId: crypto.randomUUID(), text })
    const { decisions, version } = await as(reader).cases.get({ id })
    const appealId = decisions[0]!.appeals[0]!.id
    await as(reader).cases.decideAppeal({ appealId, version, isReversed: true, statement: 'Rien ici ne le justifie.' })
  }
  const hidden = async () => (await as(bob).posts.get({ id: post.id })).hidden
  await appealed(second.id, one)
  expect(await hidden()).toEqual({ reason: 'sexual', decisionId: first.decisions[0]!.id })
  expect(await refusalOf(as(ada).posts.get({ id: post.id }))).toBe('NOT_FOUND')
  await appealed(first.id, two)
  expect(await hidden()).toBeNull()
  expect(await statusFor(ada)).toBe(200)
})
