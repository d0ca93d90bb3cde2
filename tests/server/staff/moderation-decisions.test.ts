import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { APPEAL_DAYS } from '#contract/moderation/limits.ts'
import type { CaseDetail } from '#contract/moderation/schema.ts'
import { grantRole } from '#server/accounts/commands/grant-role.ts'
import { eraseCases } from '#server/moderation/commands/erase.ts'
import { readBy, talking, writing } from '#tests/support/fixtures/chat.ts'
import { aLiveConference, anExpert, asking, roomReadBy, sayingIn } from '#tests/support/fixtures/conferences.ts'
import { aModerator, caseAbout, deciding, reporting, STATEMENT, why } from '#tests/support/fixtures/moderation.ts'
import { listenToSignals, saying, sharing } from '#tests/support/fixtures/sharing.ts'
import { signedInAgain } from '#tests/support/fixtures/signed-in-again.ts'
import { endingsOf, faultsOf, refusalOf } from '#tests/support/refused.ts'
import { openWorld, type Person } from '#tests/support/world.ts'

const world = openWorld()
const { as, services } = world
const APPEAL = 'Je conteste : ce texte ne vise personne, il raconte ma propre histoire.'
const toldTo = async (who: Person) =>
  (await as(who).notifications.list({})).items.map((notice) => ('what' in notice ? notice.what : notice.kind))
const lastMailTo = (who: Person) => world.mailsTo(who.email).at(-1) ?? ''
const acts = async (id: string) =>
  (
    await services().db.execute<{ act: string }>(
      sql`select act from audit_entry where subject_id = ${id} and act <> 'case.read' order by id`,
    )
  ).rows.map(({ act }) => act)

/** A post of bob's that ada reported, as the moderator reads the case. */
async function reported(staff: Person, { ada, bob }: { ada: Person; bob: Person }) {
  const post = await as(bob).posts.publishCommunity(sharing())
  await as(ada).moderation.report(reporting({ kind: 'post', id: post.id }, { details: 'Il m’insulte.' }))
  return { post, open: await caseAbout(world, staff, bob) }
}
const hiddenBy = (done: CaseDetail) => ({ reason: 'harassment', decisionId: done.decisions[0]!.id })

test('a hidden post is gone for others everywhere and greyed for its author; both sides are told why by notice and mail', async () => {
  const { ada, bob, eve } = await world.people('ada', 'bob', 'eve')
  const moderator = await aModerator(world)
  const { post, open } = await reported(moderator, { ada, bob })
  await as(eve).comments.add(saying(post.id))
  expect(open).toMatchObject({
    state: 'open',
    kind: 'post',
    author: { id: bob.id },
    subject: { current: { title: post.title }, asReported: { title: post.title }, path: `/post/${post.id}` },
    reportList: [{ details: 'Il m’insulte.', reporter: { id: ada.id }, isVisitor: false, hasEvidence: false }],
    authorRecord: { decisions: 0, sanction: 'none' },
    can: { decide: true, silence: true, suspend: false, decideAppeal: false },
  })
  const mine = await as(moderator).cases.assign({ id: open.id, version: open.version, isMine: true })
  expect(mine.assignee?.id).toBe(moderator.id)
  expect((await as(ada).moderation.mine()).reports[0]).toMatchObject({ state: 'reading' })
  const signalled = listenToSignals(world)
  const done = await as(moderator).cases.decide(deciding(mine))
  expect(signalled()).toContain(`post ${post.id}`)
  expect(done).toMatchObject({ state: 'closed', isHidden: true, canDecide: false })
  const decisionId = done.decisions[0]!.id

  expect(await refusalOf(as(eve).posts.get({ id: post.id }))).toBe('NOT_FOUND')
  expect((await as(eve).posts.feed({})).items.map(({ id }) => id)).not.toContain(post.id)
  expect((await as(eve).posts.byMember({ memberId: bob.id })).items).toEqual([])
  expect((await as(bob).posts.get({ id: post.id })).hidden).toEqual(hiddenBy(done))

  await world.settle()
  for (const who of [ada, bob]) {
    expect(lastMailTo(who)).toContain(`/decisions/${decisionId}`)
    for (const word of [post.title, STATEMENT, 'insulte', ada.username, bob.username, moderator.username].filter(
      (word) => word !== who.username,
    ))
      expect(lastMailTo(who)).not.toContain(word)
  }
  const forAuthor = await as(bob).moderation.decision({ id: decisionId })
  expect(forAuthor).toMatchObject({
    as: 'author',
    act: 'hide',
    statement: STATEMENT,
    canAppeal: true,
    path: `/post/${post.id}`,
  })
  const forReporter = await as(ada).moderation.decision({ id: decisionId })
  expect(forReporter).toMatchObject({ as: 'reporter', excerpt: null, path: null, canAppeal: false, sanction: 'none' })
  expect(JSON.stringify([forAuthor, forReporter])).not.toContain(moderator.id)
  expect(JSON.stringify(forAuthor)).not.toContain(ada.id)
  expect(await refusalOf(as(eve).moderation.decision({ id: decisionId }))).toBe('NOT_FOUND')
  expect(await as(ada).moderation.mine()).toMatchObject({ reports: [{ state: 'acted', decisionId }], decisions: [] })
  expect(await as(bob).moderation.mine()).toMatchObject({
    reports: [],
    decisions: [{ id: decisionId, inForce: 'hide' }],
  })
  expect(await acts(open.id)).toEqual(['case.taken', 'case.decided'])
  await world.settle({ everyJobTwice: true })
  expect(await toldTo(bob)).toEqual(['decision', 'comment'])
  expect(await toldTo(ada)).toEqual(['report'])
})

test('exactly one of two who decide at once does; nobody decides on an outdated reading', async () => {
  const { ada, bob } = await world.people('ada', 'bob')
  const [one, two] = [await aModerator(world), await aModerator(world, 'admin')]
  const { open } = await reported(one, { ada, bob })
  const endings = await endingsOf([
    as(one).cases.decide(deciding(open)),
    as(two).cases.decide(deciding(open, { act: 'keep' })),
  ])
  expect(endings.toSorted()).toEqual(['EDITED_ELSEWHERE', 'done'])
  const closed = await as(one).cases.get({ id: open.id })
  expect(closed.decisions).toHaveLength(1)
  expect(await refusalOf(as(two).cases.decide(deciding(closed)))).toBe('CASE_CLOSED')
  expect(await refusalOf(as(one).cases.assign({ id: open.id, version: open.version, isMine: true }))).toBe(
    'EDITED_ELSEWHERE',
  )
})

test('members and strangers are refused; nobody decides their own case or report; moderators do not suspend', async () => {
  const { ada, bob } = await world.people('ada', 'bob')
  const [moderator, other, admin] = [await aModerator(world), await aModerator(world), await aModerator(world, 'admin')]
  const { open } = await reported(moderator, { ada, bob })
  for (const who of [ada, bob]) {
    expect(await refusalOf(as(who).cases.list({}))).toBe('FORBIDDEN')
    expect(await refusalOf(as(who).cases.get({ id: open.id }))).toBe('FORBIDDEN')
    expect(await refusalOf(as(who).cases.decide(deciding(open)))).toBe('FORBIDDEN')
  }
  // The decision is refused on what they made and on what they reported.
  const post = await as(moderator).posts.publishCommunity(sharing())
  await as(other).moderation.report(reporting({ kind: 'post', id: post.id }, { details: 'Secret.' }))
  const own = await caseAbout(world, moderator, moderator)
  expect(own).toMatchObject({ canDecide: false, reportList: [{ reporter: null, details: null }] })
  expect(await refusalOf(as(moderator).cases.decide(deciding(own)))).toBe('OWN_CASE')
  expect(await refusalOf(as(other).cases.decide(deciding(own)))).toBe('OWN_CASE')
  const threat = { caseId: own.id, authority: 'Pharos', note: 'Menace de mort.' }
  for (const who of [moderator, other]) expect(await refusalOf(as(who).cases.threat(threat))).toBe('OWN_CASE')
  expect(await refusalOf(as(other).cases.assign({ id: own.id, version: own.version, isMine: true }))).toBe('FORBIDDEN')

  const suspending = { sanction: { kind: 'suspension', days: 7 } } as const
  expect(await refusalOf(as(moderator).cases.decide(deciding(open, suspending)))).toBe('FORBIDDEN')
  expect(
    await faultsOf(as(admin).cases.decide(deciding(open, { sanction: { kind: 'silence', days: 5 } }))),
  ).toHaveLength(1)
  expect(await faultsOf(as(admin).cases.decide(deciding(open, { ...suspending, act: 'keep' })))).toEqual([
    'sanction: invalid',
  ])
  const done = await as(admin).cases.decide(deciding(open, suspending))
  expect(done.decisions[0]).toMatchObject({ sanction: 'suspension', until: expect.any(Date) })
  expect(done.authorRecord).toMatchObject({ decisions: 1, sanction: 'suspension' })
  // A report about a place that nobody found allows no hiding and no sanction.
  await as().moderation.report(reporting(null, { place: 'sur la page d’accueil' }))
  const lost = await caseAbout(world, admin, null)
  expect(await faultsOf(as(admin).cases.decide(deciding(lost)))).toEqual(['act: invalid'])
  const warned = deciding(lost, { act: 'keep', sanction: { kind: 'warning' } })
  expect(await faultsOf(as(admin).cases.decide(warned))).toEqual(['sanction: invalid'])
  expect(await as(admin).cases.decide(deciding(lost, { act: 'keep' }))).toMatchObject({ state: 'closed' })
})

test('a moderator silences nobody of the staff: an admin does', async () => {
  const { ada, eve } = await world.people('ada', 'eve')
  const moderator = await aModerator(world)
  const [colleague, admin] = [await aModerator(world), await aModerator(world, 'admin')]
  const silencing = { sanction: { kind: 'silence', days: 7 } } as const
  for (const author of [colleague, admin]) {
    const post = await as(author).posts.publishCommunity(sharing())
    await as(ada).moderation.report(reporting({ kind: 'post', id: post.id }))
    const open = await caseAbout(world, moderator, author)
    expect(open.can).toMatchObject({ decide: true, silence: false })
    expect(await refusalOf(as(moderator).cases.decide(deciding(open, silencing)))).toBe('FORBIDDEN')
    expect((await as(author).accounts.me()).member).toMatchObject({ sanction: null, isReadOnly: false })
  }
  const open = await caseAbout(world, admin, colleague)
  expect(open.can.silence).toBe(true)
  await as(admin).cases.decide(deciding(open, silencing))
  expect((await as(colleague).accounts.me()).member?.sanction?.kind).toBe('silence')

  const post = await as(eve).posts.publishCommunity(sharing())
  await as(ada).moderation.report(reporting({ kind: 'post', id: post.id }))
  await as(moderator).cases.decide(deciding(await caseAbout(world, moderator, eve), silencing))
  expect((await as(eve).accounts.me()).member?.sanction?.kind).toBe('silence')
})

test('a suspended author reads why and appeals, once; another moderator reads it; if reversed, everything is restored', async () => {
  const { ada, bob } = await world.people('ada', 'bob')
  const [admin, other] = [await aModerator(world, 'admin'), await aModerator(world)]
  const { post, open } = await reported(admin, { ada, bob })
  const done = await as(admin).cases.decide(deciding(open, { sanction: { kind: 'suspension', days: null } }))
  const decisionId = done.decisions[0]!.id
  await world.settle()
  expect(lastMailTo(bob)).toContain('Votre compte est suspendu sans date de fin.')
  expect(lastMailTo(ada)).not.toContain('suspendu')
  // Signed in again, they may read why.
  const back = await signedInAgain(world, bob)
  expect(await refusalOf(as(back).posts.feed({}))).toBe('SUSPENDED')
  expect(await as(back).moderation.decision({ id: decisionId })).toMatchObject({ sanction: 'suspension', until: null })
  const appeal = { decisionId, requestId: crypto.randomUUID(), text: APPEAL }
  expect(await refusalOf(as(ada).moderation.appeal({ ...appeal, requestId: crypto.randomUUID() }))).toBe('NOT_FOUND')
  const [appealed] = await Promise.all([as(back).moderation.appeal(appeal), as(back).moderation.appeal(appeal)])
  expect(appealed).toMatchObject({ canAppeal: false, appeals: [{ by: 'author', text: APPEAL, decidedAt: null }] })
  expect(await refusalOf(as(back).moderation.appeal({ ...appeal, requestId: crypto.randomUUID() }))).toBe(
    'APPEALED_ALREADY',
  )

  const waiting = await as(other).cases.get({ id: open.id })
  expect(waiting).toMatchObject({ state: 'appealed', can: { decide: false, decideAppeal: true } })
  const appealId = waiting.decisions[0]!.appeals[0]!.id
  const answer = {
    appealId,
    version: waiting.version,
    isReversed: true,
    statement: 'Le texte ne vise en effet personne.',
  }
  expect(await refusalOf(as(admin).cases.decideAppeal(answer))).toBe('OWN_CASE')
  expect(await refusalOf(as(ada).cases.decideAppeal(answer))).toBe('FORBIDDEN')
  expect(await refusalOf(as(other).cases.decideAppeal({ ...answer, version: open.version }))).toBe('EDITED_ELSEWHERE')
  const closed = await as(other).cases.decideAppeal(answer)
  expect(closed).toMatchObject({ state: 'closed', isHidden: false, authorRecord: { sanction: 'none' } })
  expect(await refusalOf(as(other).cases.decideAppeal({ ...answer, version: closed.version }))).toBe('CASE_CLOSED')
  expect((await as(ada).posts.get({ id: post.id })).hidden).toBeNull()
  expect((await as(back).posts.feed({})).items.map(({ id }) => id)).toContain(post.id)
  await world.settle()
  expect(lastMailTo(bob)).toContain('changée')
  expect(lastMailTo(ada)).toContain('Le contenu en cause est visible.')
  expect(await as(ada).moderation.decision({ id: decisionId })).toMatchObject({
    canAppeal: true,
    appeals: [{ by: 'author', isReversed: true, text: '' }],
  })
  expect((await as(ada).moderation.mine()).reports[0]).toMatchObject({ state: 'kept' })
  expect(await acts(open.id)).toEqual(['case.decided', 'appeal.decided'])
  await world.settle({ everyJobTwice: true })
  expect((await toldTo(back)).slice(0, 2)).toEqual(['appeal', 'decision'])
  expect((await toldTo(ada)).slice(0, 2)).toEqual(['appeal', 'report'])
})

test('an appeal under a request id that another member used is made', async () => {
  const { ada, bob, eve } = await world.people('ada', 'bob', 'eve')
  const moderator = await aModerator(world)
  const requestId = crypto.randomUUID()
  for (const author of [bob, eve]) {
    const { open } = await reported(moderator, { ada, bob: author })
    const done = await as(moderator).cases.decide(deciding(open))
    const appeal = { decisionId: done.decisions[0]!.id, requestId, text: APPEAL }
    expect(await as(author).moderation.appeal(appeal)).toMatchObject({ appeals: [{ by: 'author', text: APPEAL }] })
  }
})

test('a reporter appeals against keeping, within half a year: if reversed, the post is hidden after all', async () => {
  const { ada, bob, eve } = await world.people('ada', 'bob', 'eve')
  const [one, two] = [await aModerator(world), await aModerator(world)]
  const { post, open } = await reported(one, { ada, bob })
  await as(eve).moderation.report(reporting({ kind: 'post', id: post.id }))
  const done = await as(one).cases.decide(deciding(await as(one).cases.get({ id: open.id }), { act: 'keep' }))
  const decisionId = done.decisions[0]!.id
  await world.settle()
  // A member who loses nothing is told nothing.
  expect(await toldTo(bob)).toEqual([])
  expect(lastMailTo(bob)).not.toContain('décision')
  const appeal = (who: Person) =>
    as(who).moderation.appeal({ decisionId, requestId: crypto.randomUUID(), text: APPEAL })
  expect(await refusalOf(appeal(bob))).toBe('NOT_FOUND')
  expect((await endingsOf([appeal(ada), appeal(eve)])).toSorted()).toEqual(['APPEALED_ALREADY', 'done'])
  const waiting = await as(two).cases.get({ id: open.id })
  const appealId = waiting.decisions[0]!.appeals[0]!.id
  await as(two).cases.decideAppeal({ appealId, version: waiting.version, isReversed: true, statement: STATEMENT })
  expect(await refusalOf(as(eve).posts.get({ id: post.id }))).toBe('NOT_FOUND')
  expect((await as(bob).posts.get({ id: post.id })).hidden).toEqual({ reason: 'harassment', decisionId })
  await world.settle()
  expect(await toldTo(bob)).toEqual(['appeal'])
  expect(lastMailTo(bob)).toContain(`/decisions/${decisionId}`)

  const again = await reported(one, { ada, bob })
  const kept = await as(one).cases.decide(deciding(again.open, { act: 'keep' }))
  world.advance((APPEAL_DAYS + 1) * 86_400_000)
  expect(await as(ada).moderation.decision({ id: kept.decisions[0]!.id })).toMatchObject({ canAppeal: false })
  expect(
    await refusalOf(
      as(ada).moderation.appeal({ decisionId: kept.decisions[0]!.id, requestId: crypto.randomUUID(), text: APPEAL }),
    ),
  ).toBe('TOO_LATE')
})

test('comments, messages, room messages and profiles are hidden as a post is, and shown again', async () => {
  const { ada, bob, eve } = await world.people('ada', 'bob', 'eve')
  const [one, two] = [await aModerator(world), await aModerator(world)]
  const expert = await anExpert(world)
  const post = await as(eve).posts.publishCommunity(sharing())
  const comment = await as(bob).comments.add(saying(post.id))
  const talk = await talking(world, ada, bob)
  await as(bob).chat.send(writing(talk.id, { body: 'avant' }))
  const message = await as(bob).chat.send(writing(talk.id, { body: 'des mots durs' }))
  await as(ada).chat.send(writing(talk.id, { body: 'Pardon ?', quoteId: message.id }))
  const room = await aLiveConference(world, { expert, registered: [ada, bob, eve] })
  const said = await as(bob).rooms.say(sayingIn(room, { body: 'Quelle idiote.' }))

  const seen = async () => ({
    comments: [
      (await as(eve).posts.get({ id: post.id })).comments,
      (await as(eve).comments.list({ postId: post.id })).items.length,
    ],
    thread: (await readBy(world, ada, talk.id)).map(({ body, quote }) => [body, quote?.excerpt]),
    inRoom: (await roomReadBy(world, eve, room)).map(({ body }) => body),
    name: (await as(eve).accounts.member({ memberId: bob.id })).username,
    talksWith: (await as(ada).chat.conversation({ conversationId: talk.id })).other?.username,
  })
  const before = await seen()
  const subjects = [
    { kind: 'comment', id: comment.id },
    { kind: 'message', id: message.id },
    { kind: 'room', id: said.id },
    { kind: 'member', id: bob.id },
  ] as const
  const decisions: string[] = []
  for (const subject of subjects) {
    await as(ada).moderation.report(reporting(subject))
    const open = await caseAbout(world, one, bob)
    if (subject.kind === 'message')
      expect(open).toMatchObject({ excerpt: null, subject: { current: null, asReported: null, path: null } })
    const done = await as(one).cases.decide(deciding(open))
    decisions.push(done.decisions[0]!.id)
  }
  expect(await seen()).toEqual({
    comments: [0, 0],
    thread: [
      ['avant', undefined],
      ['Pardon ?', null],
    ],
    inRoom: [],
    name: null,
    talksWith: null,
  })
  const hiddenTo = (nth: number) => ({ reason: 'harassment', decisionId: decisions[nth] })
  const mine = (await as(bob).comments.list({ postId: post.id })).items
  expect(mine).toMatchObject([{ id: comment.id, hidden: hiddenTo(0) }])
  expect((await readBy(world, bob, talk.id))[1]).toMatchObject({ body: 'des mots durs', hidden: hiddenTo(1) })
  expect(await roomReadBy(world, bob, room)).toMatchObject([{ body: 'Quelle idiote.', hidden: hiddenTo(2) }])
  expect(await roomReadBy(world, expert, room)).toMatchObject([{ body: 'Quelle idiote.', hidden: hiddenTo(2) }])
  expect(await as(bob).accounts.member({ memberId: bob.id })).toMatchObject({
    username: bob.username,
    hidden: hiddenTo(3),
  })
  // Members who have read the room up to before it are told that the message is gone.
  expect((await as(eve).rooms.messages({ id: room, after: said.seq })).items).toMatchObject([
    { id: said.id, body: null },
  ])
  expect((await as(ada).chat.unread()).conversations).toBe(1)
  await world.settle()
  for (const decisionId of decisions) {
    await as(bob).moderation.appeal({ decisionId, requestId: crypto.randomUUID(), text: APPEAL })
    const waiting = await caseOfDecision(two, decisionId)
    const appealId = waiting.decisions[0]!.appeals[0]!.id
    await as(two).cases.decideAppeal({ appealId, version: waiting.version, isReversed: true, statement: STATEMENT })
  }
  expect(await seen()).toEqual(before)
})

test('a measure without a report is a decision like any other: reasons, an appeal read by another, and lifted when reversed', async () => {
  const { bob, eve } = await world.people('bob', 'eve')
  const [admin, other] = [await aModerator(world, 'admin'), await aModerator(world)]
  const measure = { id: bob.id, kind: 'silence', days: 7, ...why() } as const
  // The same measure is sent twice at once, and once more.
  await Promise.all([as(admin).admin.sanction(measure), as(admin).admin.sanction(measure)])
  const { sanctions } = await as(admin).admin.sanction(measure)
  expect(sanctions).toMatchObject([{ kind: 'silence', reason: STATEMENT, isInForce: true }])
  await world.settle({ everyJobTwice: true })
  expect(lastMailTo(bob)).toContain('qui concerne votre compte')
  expect(lastMailTo(bob)).toContain('à l’initiative de l’équipe')
  expect(lastMailTo(bob)).not.toContain(STATEMENT)
  expect(await toldTo(bob)).toEqual(['decision'])
  const { sanction } = (await as(bob).accounts.me()).member!
  const { decisionId } = sanction!
  expect((await as(bob).moderation.mine()).decisions).toMatchObject([{ id: decisionId, isOwnInitiative: true }])
  expect(await as(bob).moderation.decision({ id: decisionId })).toMatchObject({
    as: 'author',
    act: 'keep',
    sanction: 'silence',
    statement: STATEMENT,
    isAutomatic: false,
    isOwnInitiative: true,
    canAppeal: true,
  })
  expect(await refusalOf(as(eve).moderation.decision({ id: decisionId }))).toBe('NOT_FOUND')
  // Nothing waits in the queue until they appeal; another report of them meanwhile opens a case of its own.
  expect((await as(other).cases.list({})).items.filter(({ author }) => author?.id === bob.id)).toEqual([])
  await as(eve).moderation.report(reporting({ kind: 'member', id: bob.id }))
  await as(bob).moderation.appeal({ decisionId, requestId: crypto.randomUUID(), text: APPEAL })
  const waiting = await caseOfDecision(other, decisionId)
  expect(waiting).toMatchObject({ kind: 'member', reports: 0, reportList: [], can: { decideAppeal: true } })
  const answer = {
    appealId: waiting.decisions[0]!.appeals[0]!.id,
    version: waiting.version,
    isReversed: true,
    statement: STATEMENT,
  }
  expect(await refusalOf(as(admin).cases.decideAppeal(answer))).toBe('OWN_CASE')
  await as(other).cases.decideAppeal(answer)
  expect((await as(bob).accounts.me()).member).toMatchObject({ sanction: null, isReadOnly: false })
  await world.settle()
  expect(lastMailTo(bob)).toContain('La mesure sur votre compte est levée.')
})

async function caseOfDecision(staff: Person, decisionId: string): Promise<CaseDetail> {
  const { items } = await as(staff).cases.list({ state: 'appealed', limit: 50 })
  for (const { id } of items) {
    const found = await as(staff).cases.get({ id })
    if (found.decisions[0]?.id === decisionId) return found
  }
  throw new Error('No such case is appealed.')
}

test('a case about a deleted post is still decided; a threat is noted, and logged', async () => {
  const { ada, bob } = await world.people('ada', 'bob')
  const moderator = await aModerator(world)
  const { post, open } = await reported(moderator, { ada, bob })
  await as(bob).posts.remove({ id: post.id })
  expect((await as(moderator).cases.get({ id: open.id })).subject).toMatchObject({
    current: null,
    asReported: { title: post.title },
  })
  const threat = { caseId: open.id, authority: 'Pharos', note: 'Menace de mort, transmise à 14 h.' }
  expect(await refusalOf(as(ada).cases.threat(threat))).toBe('FORBIDDEN')
  const noted = await as(moderator).cases.threat(threat)
  expect(noted.threats).toMatchObject([{ authority: 'Pharos', by: { id: moderator.id } }])
  // A colleague who is about to decide still can.
  expect(noted.version).toBe(open.version)
  const done = await as(moderator).cases.decide(deciding(noted, { sanction: { kind: 'silence', days: 3 } }))
  expect(done.authorRecord).toMatchObject({ sanction: 'silence' })
  expect(await refusalOf(as(bob).posts.publishCommunity(sharing()))).toBe('READ_ONLY_ACCOUNT')
  // A silenced member still reads and reports.
  const other = await as(ada).posts.publishCommunity(sharing())
  await as(bob).moderation.report(reporting({ kind: 'post', id: other.id }))
  expect(await acts(open.id)).toEqual(['threat.told', 'case.decided'])
})

test('the queue has urgent cases first, then by weight, then oldest; by pages, kinds and moderators', async () => {
  const { ada, bob } = await world.people('ada', 'bob')
  const moderator = await aModerator(world)
  for (const { id } of (await as(moderator).cases.list({ limit: 50 })).items) {
    const open = await as(moderator).cases.get({ id })
    if (open.canDecide) await as(moderator).cases.decide(deciding(open, { act: 'keep' }))
  }
  const made: string[] = []
  for (const reason of ['scam', 'danger', 'hate', 'scam'] as const) {
    const { id } = await as(bob).posts.publishCommunity(sharing())
    await as(ada).moderation.report(reporting({ kind: 'post', id }, { reason }))
    made.push(
      (await as(moderator).cases.list({ limit: 50 })).items.find(
        (each) => each.reasons.includes(reason) && !made.includes(each.id),
      )!.id,
    )
  }
  const order = [made[1], made[2], made[0], made[3]]
  const read: string[] = []
  for (let cursor: string | undefined; ; ) {
    const page = await as(moderator).cases.list({ limit: 1, cursor })
    read.push(...page.items.map(({ id }) => id))
    if (!page.nextCursor) break
    cursor = page.nextCursor
  }
  expect(read.filter((id) => made.includes(id))).toEqual(order)
  expect((await as(moderator).cases.list({ kind: 'comment' })).items).toEqual([])
  expect((await as(moderator).cases.list({ isMine: true })).items).toEqual([])
  expect(await faultsOf(as(moderator).cases.list({ cursor: "1_'; --_x" }))).toEqual(['cursor: invalid'])
  expect(await as(moderator).cases.counts()).toMatchObject({ open: read.length, urgent: 1 })
})

test('an anonymous question brings no sanction, and counts for nothing: its author stays unknown', async () => {
  const { bob, ada } = await world.people('bob', 'ada')
  const moderator = await aModerator(world)
  const expert = await anExpert(world)
  const room = await aLiveConference(world, { expert, registered: [bob] })
  const asked = await as(bob).rooms.say(asking(room, { isAnonymous: true }))
  await as(expert).moderation.report(reporting({ kind: 'room', id: asked.id }))
  const open = await caseAbout(world, moderator, null)
  expect(open).toMatchObject({ kind: 'room', author: null, authorRecord: null })
  const warned = deciding(open, { sanction: { kind: 'warning' } })
  expect(await faultsOf(as(moderator).cases.decide(warned))).toEqual(['sanction: invalid'])
  await as(moderator).cases.decide(deciding(open))
  const { open: next } = await reported(moderator, { ada, bob })
  expect(next.authorRecord).toMatchObject({ decisions: 0, sanction: 'none' })
})

test('an expert’s written answer comes to the staff by its words, beside the question and not as its author’s, is reported by who asked, and goes with the expert', async () => {
  const { bob } = await world.people('bob')
  const [moderator, expert] = await Promise.all([aModerator(world), anExpert(world)])
  const room = await aLiveConference(world, { expert, registered: [bob] })
  const { id: messageId, body } = await as(bob).rooms.say(asking(room))
  await as(expert).rooms.judge({ id: room, messageId, act: 'approve' })
  expect(await refusalOf(as(bob).moderation.report(reporting({ kind: 'room', id: messageId })))).toBe('NOT_FOUND')
  await as(expert).rooms.answer({ id: room, messageId, answer: 'Marchez un peu chaque jour.' })
  await world.settle()
  expect(
    (await as(moderator).cases.list({ kind: 'room' })).items.filter(({ author }) => author?.id === bob.id),
  ).toEqual([])
  const answer = 'Arrêtez votre chimio.'
  await as(expert).rooms.answer({ id: room, messageId, answer })
  await world.settle()
  const open = await caseAbout(world, moderator, bob)
  const said = { title: null, body, answer }
  expect(open).toMatchObject({ kind: 'room', isFromWords: true, isHidden: false })
  expect(open.subject).toMatchObject({ current: said, asReported: said })
  // Who asked is the most concerned by the answer: they report it, and are told what became of it.
  const { code } = await as(bob).moderation.report(reporting({ kind: 'room', id: messageId }))
  expect((await as(moderator).cases.get({ id: open.id })).reportList.at(-1)).toMatchObject({ reporter: { id: bob.id } })
  await as(expert).rooms.answer({ id: room, messageId, answer: 'Parlez-en à votre médecin.' })
  const later = await as(moderator).cases.get({ id: open.id })
  expect(later.subject).toMatchObject({ current: { ...said, answer: 'Parlez-en à votre médecin.' }, asReported: said })
  const kept = async () => (await as(moderator).cases.get({ id: open.id })).subject.asReported
  await eraseCases(services(), expert.id)
  expect(await kept()).toEqual(said)
  await services().db.execute(
    sql`update moderation_case set snapshot = jsonb_set(snapshot, '{answer,byId}', to_jsonb(${expert.id}::text)) where id = ${open.id}`,
  )
  const { decisions } = await as(moderator).cases.decide(deciding(later, { act: 'keep' }))
  const { reports } = await as(bob).moderation.mine()
  expect(reports.find((report) => report.code === code)).toMatchObject({
    decisionId: decisions[0]!.id,
    canAppeal: true,
  })
  expect(await as(bob).moderation.decision({ id: decisions[0]!.id })).toMatchObject({ as: 'reporter' })
  await eraseCases(services(), expert.id)
  expect(await kept()).toEqual({ ...said, answer: null })
})

test('words in an expert’s written answer hide no question, bring back none that was decided, and are not judged by the expert', async () => {
  const { bob } = await world.people('bob')
  const [moderator, admin, expert] = [await aModerator(world), await aModerator(world, 'admin'), await anExpert(world)]
  await as(admin).watchedWords.add({ word: 'zorglubine', act: 'hold' })
  const room = await aLiveConference(world, { expert, registered: [bob] })
  const { id: messageId } = await as(bob).rooms.say(asking(room))
  await as(expert).rooms.judge({ id: room, messageId, act: 'approve' })
  await as(expert).rooms.answer({ id: room, messageId, answer: 'Parlez de la zorglubine à votre médecin.' })
  await world.settle()
  const open = await caseAbout(world, moderator, bob)
  expect(open).toMatchObject({ kind: 'room', isFromWords: true, isHidden: false })
  await as(moderator).cases.decide(deciding(open, { act: 'keep' }))
  await as(expert).rooms.answer({ id: room, messageId, answer: 'Encore la zorglubine.' })
  await world.settle()
  const again = (await as(moderator).cases.list({ kind: 'room' })).items.find(({ author }) => author?.id === bob.id)!
  expect(again).toMatchObject({ isHidden: false })
  await grantRole(world.services(), { email: expert.email, granted: 'moderator' })
  world.appServices().sessions.drop('everyone')
  const ofExpert = await as(expert).cases.get({ id: again.id })
  expect(await refusalOf(as(expert).cases.decide(deciding(ofExpert, { act: 'keep' })))).toBe('OWN_CASE')
})

test('one of two admins who suspend each other at once succeeds', async () => {
  const { ada } = await world.people('ada')
  const [one, two] = [await aModerator(world, 'admin'), await aModerator(world, 'admin')]
  const caseOf = async (author: Person, reader: Person) => {
    const post = await as(author).posts.publishCommunity(sharing())
    await as(ada).moderation.report(reporting({ kind: 'post', id: post.id }))
    return caseAbout(world, reader, author)
  }
  const [ofOne, ofTwo] = [await caseOf(one, two), await caseOf(two, one)]
  const suspending = { sanction: { kind: 'suspension', days: null } } as const
  const endings = await endingsOf([
    as(two).cases.decide(deciding(ofOne, suspending)),
    as(one).cases.decide(deciding(ofTwo, suspending)),
  ])
  expect(endings.filter((ending) => ending === 'done')).toHaveLength(1)
})

test('a staff member whose post was reported does not read what its reporter appeals', async () => {
  const { ada } = await world.people('ada')
  const [author, other] = [await aModerator(world), await aModerator(world)]
  const { open } = await reported(other, { ada, bob: author })
  const done = await as(other).cases.decide(deciding(open, { act: 'keep' }))
  const decisionId = done.decisions[0]!.id
  await as(ada).moderation.appeal({ decisionId, requestId: crypto.randomUUID(), text: APPEAL })
  const appealed = async (who: Person) => (await as(who).cases.get({ id: open.id })).decisions[0]!.appeals
  expect(await appealed(author)).toMatchObject([{ by: 'reporter', text: '' }])
  expect(await appealed(other)).toMatchObject([{ by: 'reporter', text: APPEAL }])
})
