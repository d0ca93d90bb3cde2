import { expect, test } from 'vitest'
import { APPEAL_DAYS, EVIDENCE_DAYS } from '#contract/moderation/limits.ts'
import type { CaseDetail } from '#contract/moderation/schema.ts'
import { exportDecisions } from '#server/moderation/export.ts'
import { countAgainst, judgedBefore } from '#server/moderation/queries.ts'
import { talking, writing } from '#tests/support/fixtures/chat.ts'
import {
  aModerator,
  caseAbout,
  daysPass,
  deciding,
  reporting,
  STATEMENT,
  why,
} from '#tests/support/fixtures/moderation.ts'
import { sharing } from '#tests/support/fixtures/sharing.ts'
import { signedInAgain } from '#tests/support/fixtures/signed-in-again.ts'
import { endingsOf, faultsOf, refusalOf } from '#tests/support/refused.ts'
import { openWorld, type Person } from '#tests/support/world.ts'

const DAY = 86_400_000
const world = openWorld()
const { as, services } = world

/** Returns a function that lists the moderation events a person is told live from now on. */
async function listening(who: Person) {
  const { seq } = await as(who).live.events({ since: 0 })
  return async () => {
    const { events } = await as(who).live.events({ since: seq })
    return events.filter(({ kind }) => kind === 'moderation').map(({ id }) => id)
  }
}

const copied = (who: Person) => exportDecisions(services().db, who.id)
const idOf = (done: CaseDetail) => done.decisions[0]!.id
const appealing = (decisionId: string) => ({
  decisionId,
  requestId: crypto.randomUUID(),
  text: 'Je conteste cette décision, pour de bonnes raisons.',
})

async function answering(staff: Person, { id }: CaseDetail, isReversed: boolean): Promise<void> {
  const { version, decisions } = await as(staff).cases.get({ id })
  const appealId = decisions[0]!.appeals.find(({ decidedAt }) => decidedAt === null)!.id
  await as(staff).cases.decideAppeal({ appealId, version, isReversed, statement: STATEMENT })
  await world.settle()
}

/** Makes a private message of bob's that ada reports; nobody else has seen it. */
async function reportedMessage({ ada, bob }: { ada: Person; bob: Person }, staff: Person, talkId: string) {
  const message = await as(bob).chat.send(writing(talkId))
  await as(ada).moderation.report(reporting({ kind: 'message', id: message.id }))
  return { message, open: await caseAbout(world, staff, bob) }
}

/** Makes a post of bob's that ada reports and for which the staff warns him: the post stays. */
async function warned({ ada, bob }: { ada: Person; bob: Person }, staff: Person) {
  const post = await as(bob).posts.publishCommunity(sharing())
  await as(ada).moderation.report(reporting({ kind: 'post', id: post.id }))
  const given = { act: 'keep', sanction: { kind: 'warning' } } as const
  const done = await as(staff).cases.decide(deciding(await caseAbout(world, staff, bob), given))
  await world.settle()
  return { post, done, decisionId: idOf(done) }
}

test('the author of a post left as it was learns nothing of the report, which would reveal its reporter; the reporter reads why', async () => {
  const { ada, bob } = await world.people('ada', 'bob')
  const [one, two] = [await aModerator(world), await aModerator(world)]
  const talk = await talking(world, ada, bob)
  const { message, open } = await reportedMessage({ ada, bob }, one, talk.id)
  const [toAda, toBob] = [await listening(ada), await listening(bob)]
  const decisionId = idOf(await as(one).cases.decide(deciding(open, { act: 'keep' })))
  await world.settle()

  const hearsNothing = async () => {
    expect(await toBob()).toEqual([])
    expect(await as(bob).moderation.mine()).toEqual({ reports: [], decisions: [] })
    expect(await refusalOf(as(bob).moderation.decision({ id: decisionId }))).toBe('NOT_FOUND')
    expect(await refusalOf(as(bob).moderation.appeal(appealing(decisionId)))).toBe('NOT_FOUND')
    expect(await copied(bob)).toEqual([])
    expect(world.mailsTo(bob.email).at(-1) ?? '').not.toContain('/decisions')
  }
  await hearsNothing()
  expect(await toAda()).toEqual([message.id])
  expect(await as(ada).moderation.decision({ id: decisionId })).toMatchObject({ as: 'reporter', act: 'keep' })

  // The author is not told of an appeal that changes nothing either.
  await as(ada).moderation.appeal(appealing(decisionId))
  await answering(two, open, false)
  await hearsNothing()
  expect(await toAda()).toEqual([message.id, message.id])
  expect(await as(ada).moderation.decision({ id: decisionId })).toMatchObject({ appeals: [{ isReversed: false }] })
})

test('the author of a post hidden on appeal, warned about, or hidden by a rule meanwhile is told, reads why and has it in their copy', async () => {
  const { ada, bob } = await world.people('ada', 'bob')
  const [one, two, admin] = [await aModerator(world), await aModerator(world), await aModerator(world, 'admin')]
  const talk = await talking(world, ada, bob)
  const { message, open } = await reportedMessage({ ada, bob }, one, talk.id)
  const onMessage = idOf(await as(one).cases.decide(deciding(open, { act: 'keep' })))
  const toBob = await listening(bob)
  await as(ada).moderation.appeal(appealing(onMessage))
  await answering(two, open, true)
  expect(await toBob()).toEqual([message.id])
  expect(await as(bob).moderation.decision({ id: onMessage })).toMatchObject({
    as: 'author',
    inForce: 'hide',
    canAppeal: true,
    appeals: [{ by: 'reporter', isReversed: true, text: '' }],
  })

  const { post, decisionId: onPost } = await warned({ ada, bob }, one)

  const { id: wordId } = await as(admin).watchedWords.add({ word: 'potion magique', act: 'hold' })
  const held = await as(bob).posts.publishCommunity(sharing({ title: 'Ma potion magique' }))
  await world.settle()
  const byRule = await caseAbout(world, one, bob)
  expect(byRule).toMatchObject({ isHidden: true, isFromWords: true })
  const onHeld = idOf(await as(one).cases.decide(deciding(byRule, { act: 'keep' })))
  await as(admin).watchedWords.remove({ id: wordId })
  await world.settle()

  expect(await toBob()).toEqual([message.id, post.id, held.id, held.id])
  expect((await as(bob).moderation.mine()).decisions.map(({ id }) => id)).toEqual([onHeld, onPost, onMessage])
  expect((await copied(bob)).map(({ subject }) => subject)).toEqual([message.id, post.id, held.id])
  for (const id of [onMessage, onPost, onHeld])
    expect(await as(bob).moderation.decision({ id })).toMatchObject({ id, as: 'author' })
})

test('a staff member whose private message is reported finds no case of it, which would reveal the reporter', async () => {
  const { ada } = await world.people('ada')
  const [author, one] = [await aModerator(world, 'admin'), await aModerator(world)]
  const talk = await talking(world, ada, author)
  const toAuthor = await listening(author)
  const before = [await as(author).cases.counts(), (await as(author).admin.overview()).waiting]
  const { figures } = await as(author).admin.member({ id: ada.id })
  const { open, message } = await reportedMessage({ ada, bob: author }, one, talk.id)
  const findsNone = async () => {
    for (const state of ['open', 'appealed', 'closed'] as const)
      expect((await as(author).cases.list({ state, limit: 50 })).items.map(({ id }) => id)).not.toContain(open.id)
    expect([await as(author).cases.counts(), (await as(author).admin.overview()).waiting]).toEqual(before)
    const { version } = await as(one).cases.get({ id: open.id })
    const tries = [
      as(author).cases.get({ id: open.id }),
      as(author).cases.assign({ id: open.id, version, isMine: true }),
      as(author).cases.decide(deciding({ id: open.id, version })),
      as(author).cases.threat({ caseId: open.id, authority: 'Pharos', note: 'Rien.' }),
    ]
    expect(await endingsOf(tries)).toEqual(tries.map(() => 'NOT_FOUND'))
    expect(await toAuthor()).toEqual([])
    expect((await as(author).admin.member({ id: ada.id })).figures).toEqual(figures)
    const told = JSON.stringify(await as(author).admin.audit({ limit: 100 }))
    for (const id of [open.id, open.reportList[0]!.id]) expect(told).not.toContain(id)
  }
  await findsNone()
  await as(one).cases.evidence({ id: open.reportList[0]!.id })
  await as(one).cases.threat({ caseId: open.id, authority: 'Pharos', note: 'Rien.' })
  await findsNone()
  const decisionId = idOf(await as(one).cases.decide(deciding(open, { act: 'keep' })))
  await world.settle()
  await findsNone()
  await as(ada).moderation.appeal(appealing(decisionId))
  await findsNone()
  const { version, decisions } = await as(one).cases.get({ id: open.id })
  const answer = { appealId: decisions[0]!.appeals[0]!.id, version, isReversed: false, statement: STATEMENT }
  expect(await refusalOf(as(author).cases.decideAppeal(answer))).toBe('NOT_FOUND')

  // Once an appeal hides the message, its author reads the decision as any author does.
  const two = await aModerator(world)
  await answering(two, open, true)
  expect(await toAuthor()).toEqual([message.id])
  expect(await as(author).moderation.decision({ id: decisionId })).toMatchObject({ as: 'author', inForce: 'hide' })
  expect(await refusalOf(as(author).cases.get({ id: open.id }))).toBe('NOT_FOUND')
})

test.each([
  ['lifted', true],
  ['upheld', false],
])('the reporter learns nothing of a warning that is %s on appeal', async (_, isReversed) => {
  const { ada, bob } = await world.people('ada', 'bob')
  const [one, two, three] = [await aModerator(world), await aModerator(world), await aModerator(world)]
  const { done, decisionId, post } = await warned({ ada, bob }, one)
  const [toAda, toBob] = [await listening(ada), await listening(bob)]
  const before = await as(ada).moderation.decision({ id: decisionId })
  expect(before).toMatchObject({ as: 'reporter', sanction: 'none', canAppeal: true, appeals: [] })
  await as(bob).moderation.appeal(appealing(decisionId))
  await answering(two, done, isReversed)
  expect(await toBob()).toEqual([post.id])
  expect(await as(bob).moderation.decision({ id: decisionId })).toMatchObject({
    appeals: [{ by: 'author', isReversed }],
  })
  expect(await toAda()).toEqual([])
  expect(await as(ada).moderation.decision({ id: decisionId })).toEqual(before)

  // The author is not told of an appeal of theirs that hides nothing either.
  await as(ada).moderation.appeal(appealing(decisionId))
  await answering(three, done, false)
  expect(await toBob()).toEqual([post.id])
  expect((await as(bob).moderation.decision({ id: decisionId })).appeals).toMatchObject([{ by: 'author' }])
})

test('a reporter learns of an appeal that restores the reported post, and of none that leaves it hidden', async () => {
  const { ada, bob } = await world.people('ada', 'bob')
  const [one, two] = [await aModerator(world), await aModerator(world)]
  for (const isReversed of [false, true]) {
    const post = await as(bob).posts.publishCommunity(sharing())
    await as(ada).moderation.report(reporting({ kind: 'post', id: post.id }))
    const done = await as(one).cases.decide(deciding(await caseAbout(world, one, bob)))
    const toAda = await listening(ada)
    await as(bob).moderation.appeal(appealing(idOf(done)))
    await answering(two, done, isReversed)
    expect(await toAda()).toEqual(isReversed ? [post.id] : [])
    const { appeals } = await as(ada).moderation.decision({ id: idOf(done) })
    expect(appeals).toEqual(isReversed ? [expect.objectContaining({ by: 'author', isReversed, text: '' })] : [])
  }
})

test('each side may appeal once against the current decision: a post hidden on appeal can be restored, with reasons, and the reverse', async () => {
  const { ada, bob } = await world.people('ada', 'bob')
  const [one, two, three] = [await aModerator(world), await aModerator(world), await aModerator(world)]
  for (const first of ['keep', 'hide'] as const) {
    const post = await as(bob).posts.publishCommunity(sharing())
    await as(ada).moderation.report(reporting({ kind: 'post', id: post.id }))
    const done = await as(one).cases.decide(deciding(await caseAbout(world, one, bob), { act: first }))
    const decisionId = idOf(done)
    const [second, third] = first === 'keep' ? [ada, bob] : [bob, ada]
    const stands = async (act: 'keep' | 'hide') => {
      for (const who of [ada, bob])
        expect(await as(who).moderation.decision({ id: decisionId })).toMatchObject({ act: first, inForce: act })
      expect((await as(bob).moderation.mine()).decisions[0]).toMatchObject({ id: decisionId, inForce: act })
      expect((await as(ada).moderation.mine()).reports[0]).toMatchObject({ state: act === 'hide' ? 'acted' : 'kept' })
      expect((await copied(bob)).find(({ subject }) => subject === post.id)).toMatchObject({ act: first, inForce: act })
      const isGone = (await endingsOf([as(ada).posts.get({ id: post.id })]))[0] === 'NOT_FOUND'
      expect(isGone).toBe(act === 'hide')
      expect((await as(bob).posts.get({ id: post.id })).hidden).toEqual(
        act === 'hide' ? { reason: 'harassment', decisionId } : null,
      )
    }
    const other = first === 'keep' ? 'hide' : 'keep'

    await as(second).moderation.appeal(appealing(decisionId))
    expect(await refusalOf(as(third).moderation.appeal(appealing(decisionId)))).toBe('NOT_FOUND')
    world.advance(30 * DAY)
    await answering(two, done, true)
    await stands(other)
    // They have half a year from that answer to appeal, and read it.
    const seen = await as(third).moderation.decision({ id: decisionId })
    expect(seen).toMatchObject({ canAppeal: true, appeals: [{ text: '', isReversed: true, statement: STATEMENT }] })
    expect(seen.appealUntil).toEqual(new Date(seen.appeals[0]!.decidedAt!.getTime() + APPEAL_DAYS * DAY))
    expect(world.mailsTo(third.email).at(-1)).toContain('Vous pouvez contester cette décision jusqu’au')
    expect(world.mailsTo(second.email).at(-1)).not.toContain('Vous pouvez contester')
    expect(await refusalOf(as(second).moderation.appeal(appealing(decisionId)))).toBe('APPEALED_ALREADY')

    world.advance((APPEAL_DAYS - 1) * DAY)
    const sent = appealing(decisionId)
    const sending = () => as(third).moderation.appeal(sent)
    expect(await endingsOf([sending(), sending()])).toEqual(['done', 'done'])
    expect(await refusalOf(as(third).moderation.appeal(appealing(decisionId)))).toBe('APPEALED_ALREADY')
    // Neither the moderator who decided nor the one who reversed it reads it again.
    for (const staff of [one, two]) {
      const { version, decisions, can } = await as(staff).cases.get({ id: done.id })
      expect(can.decideAppeal).toBe(false)
      const appealId = decisions[0]!.appeals.at(-1)!.id
      const answer = { appealId, version, isReversed: false, statement: STATEMENT }
      expect(await refusalOf(as(staff).cases.decideAppeal(answer))).toBe('OWN_CASE')
    }
    await answering(three, done, true)
    await stands(first)
    // No further appeal is possible.
    for (const who of [ada, bob]) {
      const last = await as(who).moderation.decision({ id: decisionId })
      expect(last).toMatchObject({ appealUntil: null, canAppeal: false })
      expect(last.appeals.map(({ by }) => by)).toEqual(
        first === 'keep' ? ['reporter', 'author'] : ['author', 'reporter'],
      )
      expect(await refusalOf(as(who).moderation.appeal(appealing(decisionId)))).toBe('APPEALED_ALREADY')
      expect(world.mailsTo(who.email).at(-1)).not.toContain('Vous pouvez contester')
    }
  }
})

test('an appeal against a warning does not cover a later hiding, and tells the reporter nothing', async () => {
  const { ada, bob } = await world.people('ada', 'bob')
  const [one, two, three] = [await aModerator(world), await aModerator(world), await aModerator(world)]
  const { done, decisionId } = await warned({ ada, bob }, one)
  await as(bob).moderation.appeal(appealing(decisionId))
  await as(ada).moderation.appeal(appealing(decisionId))
  const answer = async (staff: Person, by: 'author' | 'reporter') => {
    const { version, decisions } = await as(staff).cases.get({ id: done.id })
    const appealId = decisions[0]!.appeals.find((each) => each.by === by && !each.decidedAt)!.id
    const given = { appealId, version, isReversed: true, statement: STATEMENT }
    const after = await as(staff).cases.decideAppeal(given)
    await world.settle()
    return after
  }
  // A moderator who took the case and answered one of the two appeals loses it: the other is for somebody else.
  const { version } = await as(two).cases.get({ id: done.id })
  await as(two).cases.assign({ id: done.id, version, isMine: true })
  expect(await answer(two, 'reporter')).toMatchObject({ state: 'appealed', assignee: null, isHidden: true })

  const mine = await as(bob).moderation.decision({ id: decisionId })
  expect(mine).toMatchObject({ inForce: 'hide', sanction: 'warning', isLifted: false, canAppeal: true })
  expect(mine.appeals).toMatchObject([
    { isMine: true, decidedAt: null, turned: null },
    { isMine: false, text: '', turned: 'hide' },
  ])
  expect(await answer(three, 'author')).toMatchObject({ state: 'closed', isHidden: true })
  expect(await as(bob).moderation.decision({ id: decisionId })).toMatchObject({
    inForce: 'hide',
    isLifted: true,
    canAppeal: true,
  })
  expect((await as(bob).moderation.mine()).decisions[0]).toMatchObject({ inForce: 'hide', isLifted: true })
  expect((await copied(bob)).at(-1)).toMatchObject({ inForce: 'hide', sanction: 'warning', isLifted: true })
  const theirs = await as(ada).moderation.decision({ id: decisionId })
  expect(theirs).toMatchObject({ sanction: 'none', isLifted: false, canAppeal: false })
  expect(theirs.appeals.map(({ by }) => by)).toEqual(['reporter'])
})

test('a thing reported in words alone cannot be hidden on appeal; a second reporter reads no words of the first as their own', async () => {
  const { ada, bob, eve } = await world.people('ada', 'bob', 'eve')
  const [one, two] = [await aModerator(world), await aModerator(world)]
  await as(ada).moderation.report(reporting(null, { place: 'La page d’accueil, en bas' }))
  const { items } = await as(one).cases.list({ limit: 50 })
  const open = await as(one).cases.get({ id: items.find(({ place }) => place?.includes('en bas'))!.id })
  const done = await as(one).cases.decide(deciding(open, { act: 'keep' }))
  await as(ada).moderation.appeal(appealing(idOf(done)))
  const { version, decisions } = await as(two).cases.get({ id: open.id })
  const answer = { appealId: decisions[0]!.appeals[0]!.id, version, isReversed: true, statement: STATEMENT }
  expect(await faultsOf(as(two).cases.decideAppeal(answer))).toEqual(['isReversed: invalid'])
  await as(two).cases.decideAppeal({ ...answer, isReversed: false })

  const post = await as(bob).posts.publishCommunity(sharing())
  for (const who of [ada, eve]) await as(who).moderation.report(reporting({ kind: 'post', id: post.id }))
  const kept = await as(one).cases.decide(deciding(await caseAbout(world, one, bob), { act: 'keep' }))
  await as(eve).moderation.appeal(appealing(idOf(kept)))
  const appealsReadBy = async (who: Person) => (await as(who).moderation.decision({ id: idOf(kept) })).appeals
  expect(await appealsReadBy(eve)).toMatchObject([{ by: 'reporter', isMine: true }])
  expect(await appealsReadBy(ada)).toMatchObject([{ by: 'reporter', isMine: false, text: '' }])
})

test('a decision without an appeal in its half year stays; the evidence of the case waits for that', async () => {
  const { ada, bob } = await world.people('ada', 'bob')
  const [one, two] = [await aModerator(world), await aModerator(world)]
  const post = await as(bob).posts.publishCommunity(sharing())
  await as(ada).moderation.report(reporting({ kind: 'post', id: post.id }))
  const done = await as(one).cases.decide(deciding(await caseAbout(world, one, bob), { act: 'keep' }))
  await as(ada).moderation.appeal(appealing(idOf(done)))
  await answering(two, done, true)
  const kept = async () => (await as(two).cases.get({ id: done.id })).subject.asReported
  await daysPass(world, APPEAL_DAYS)
  expect(await kept()).toMatchObject({ title: post.title })
  await daysPass(world, 1)
  expect(await as(bob).moderation.decision({ id: idOf(done) })).toMatchObject({ canAppeal: false })
  expect(await refusalOf(as(bob).moderation.appeal(appealing(idOf(done))))).toBe('TOO_LATE')
  await daysPass(world, EVIDENCE_DAYS)
  expect(await kept()).toBeNull()
})

test('the final decision counts against a member, and for their reporter', async () => {
  const { ada, bob } = await world.people('ada', 'bob')
  const [one, two, three] = [await aModerator(world), await aModerator(world), await aModerator(world)]
  const counted = async (
    [act, sanction]: readonly ['keep' | 'hide', 'none' | 'warning'],
    ...turns: ('author' | 'reporter')[]
  ) => {
    world.advance(DAY)
    const post = await as(bob).posts.publishCommunity(sharing())
    await as(ada).moderation.report(reporting({ kind: 'post', id: post.id }))
    const before = await figures()
    const given = { act, sanction: { kind: sanction } } as const
    const done = await as(one).cases.decide(deciding(await caseAbout(world, one, bob), given))
    for (const [nth, side] of turns.entries()) {
      await as(side === 'author' ? bob : ada).moderation.appeal(appealing(idOf(done)))
      await answering([two, three][nth]!, done, true)
    }
    const after = await figures()
    return [after.against - before.against, after.upheld - before.upheld, after.refused - before.refused]
  }
  const figures = async () => ({
    against: await countAgainst(services().db, bob.id),
    ...(await judgedBefore(services().db, ada.id)),
  })
  expect(await counted(['keep', 'none'])).toEqual([0, 0, 1])
  expect(await counted(['hide', 'none'])).toEqual([1, 1, 0])
  expect(await counted(['keep', 'warning'])).toEqual([1, 1, 0])
  expect(await counted(['keep', 'warning'], 'author')).toEqual([0, 0, 1])
  expect(await counted(['keep', 'warning'], 'author', 'reporter')).toEqual([1, 1, 0])
  expect(await counted(['hide', 'warning'], 'author')).toEqual([0, 0, 1])
  expect(await counted(['hide', 'warning'], 'author', 'reporter')).toEqual([1, 1, 0])
  expect(await counted(['keep', 'none'], 'reporter')).toEqual([1, 1, 0])
  expect(await counted(['keep', 'none'], 'reporter', 'author')).toEqual([0, 0, 1])
})

test('a suspended reporter reads the decision, and no text of others any more; its author reads their own', async () => {
  const { ada, bob } = await world.people('ada', 'bob')
  const [moderator, admin] = [await aModerator(world), await aModerator(world, 'admin')]
  const { post, decisionId } = await warned({ ada, bob }, moderator)
  const path = `/post/${post.id}`
  const excerpt = expect.stringContaining(post.title)
  expect(await as(ada).moderation.decision({ id: decisionId })).toMatchObject({ as: 'reporter', excerpt, path })
  for (const { id } of [ada, bob]) await as(admin).admin.sanction({ id, kind: 'suspension', days: 30, ...why() })
  const [reporter, author] = [await signedInAgain(world, ada), await signedInAgain(world, bob)]
  expect(await as(reporter).moderation.decision({ id: decisionId })).toMatchObject({
    as: 'reporter',
    statement: STATEMENT,
    excerpt: null,
    path: null,
  })
  expect(await as(author).moderation.decision({ id: decisionId })).toMatchObject({ as: 'author', excerpt, path })
})
