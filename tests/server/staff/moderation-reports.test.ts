import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import {
  HEARD_AFTER_DAYS,
  HIDING_REPORTERS,
  REPORTS_PER_HOUR,
  VISITORS_SHOWN,
  VISITORS_WEIGHED,
} from '#contract/moderation/limits.ts'
import { contentReport, moderationCase } from '#server/moderation/tables.ts'
import { talking, writing } from '#tests/support/fixtures/chat.ts'
import { aConference, aLiveConference, anExpert, asking, sayingIn } from '#tests/support/fixtures/conferences.ts'
import { aModerator, caseAbout, deciding, reporting } from '#tests/support/fixtures/moderation.ts'
import { vertigo } from '#tests/support/fixtures/scenes.ts'
import { saying, sharing } from '#tests/support/fixtures/sharing.ts'
import { endingsOf, faultsOf, refusalOf, refused } from '#tests/support/refused.ts'
import { openWorld, type Person } from '#tests/support/world.ts'

const world = openWorld()
const { as, services } = world
const CODE = /^VECU(-[0-9A-HJKMNP-TV-Z]{4}){4}$/
const ofPost = (id: string) => ({ kind: 'post' as const, id })
const casesOf = (subjectId: string) =>
  services().db.select().from(moderationCase).where(eq(moderationCase.subjectId, subjectId))

test('a member reports what they see, once however often it is sent, and gets a receipt by mail', async () => {
  const { ada, bob } = await world.people('ada', 'bob')
  const post = await as(bob).posts.publishCommunity(sharing())
  const said = reporting(ofPost(post.id), { details: 'Il m’insulte.' })
  const [first, same] = await Promise.all([as(ada).moderation.report(said), as(ada).moderation.report(said)])
  expect(first).toEqual({ code: expect.stringMatching(CODE), isMailed: true })
  expect(same).toEqual(first)
  // From another form, on the same case.
  expect(await as(ada).moderation.report(reporting(ofPost(post.id), { reason: 'hate' }))).toEqual(first)
  expect(await refusalOf(as(ada).moderation.report({ ...said, reason: 'scam' }))).toBe('REQUEST_REUSED')
  const [found] = await casesOf(post.id)
  expect(found).toMatchObject({ state: 'open', weight: 4, authorId: bob.id, snapshot: { title: post.title } })
  await world.settle()
  const mail = world.mailsTo(ada.email).at(-1)
  expect(mail).toContain(first.code)
  expect(mail).toContain('/decisions')
  expect(mail).not.toContain(post.title)
  expect(mail).not.toContain('insulte')
  expect(await as(ada).moderation.mine()).toMatchObject({
    reports: [{ code: first.code, kind: 'post', state: 'received', decisionId: null, canAppeal: false }],
  })
  expect(await as(bob).moderation.mine()).toEqual({ reports: [], decisions: [] })
})

test('a request id that somebody else used is as good as a new one', async () => {
  const { ada, bob, eve } = await world.people('ada', 'bob', 'eve')
  const [post, other] = [
    await as(bob).posts.publishCommunity(sharing()),
    await as(bob).posts.publishCommunity(sharing()),
  ]
  const said = reporting(ofPost(post.id))
  const anothers = { ...reporting(ofPost(other.id), { reason: 'hate' }), requestId: said.requestId }
  const sent = [
    () => as(ada).moderation.report(said),
    () => as(eve).moderation.report(anothers),
    () => as().moderation.report(said),
    () => as().moderation.report(anothers),
  ]
  const codes: string[] = []
  for (const send of sent) codes.push((await send()).code)
  expect(new Set(codes).size).toBe(sent.length)
  for (const [i, send] of sent.entries()) expect((await send()).code).toBe(codes[i])
  expect(await refusalOf(as(ada).moderation.report({ ...said, reason: 'scam' }))).toBe('REQUEST_REUSED')
})

test('a report of the member’s own, an unseen or an unknown thing of each kind is refused alike', async () => {
  const { ada, bob, eve } = await world.people('ada', 'bob', 'eve')
  const expert = await anExpert(world)
  const post = await as(bob).posts.publishCommunity(sharing())
  const comment = await as(bob).comments.add(saying(post.id))
  const talk = await talking(world, ada, bob)
  const message = await as(bob).chat.send(writing(talk.id, { body: 'des mots durs' }))
  const room = await aLiveConference(world, { expert, registered: [ada, bob] })
  const said = await as(bob).rooms.say(sayingIn(room))
  const asked = await as(bob).rooms.say(asking(room, { isAnonymous: true }))
  const all = [
    { kind: 'post', id: post.id },
    { kind: 'comment', id: comment.id },
    { kind: 'message', id: message.id },
    { kind: 'member', id: bob.id },
    { kind: 'room', id: said.id },
  ] as const
  for (const subject of all) {
    expect(await refusalOf(as(bob).moderation.report(reporting(subject)))).toBe('NOT_FOUND')
    const forged = { kind: subject.kind, id: crypto.randomUUID() }
    expect(await refusalOf(as(ada).moderation.report(reporting(forged)))).toBe('NOT_FOUND')
    // An id of another kind.
    const other = { kind: subject.kind, id: subject.id === post.id ? comment.id : post.id }
    expect(await refusalOf(as(ada).moderation.report(reporting(other)))).toBe('NOT_FOUND')
  }
  // A stranger to the talk and to the room; a question that waits is seen by the staff of its room alone.
  for (const subject of [all[2], all[4]])
    expect(await refusalOf(as(eve).moderation.report(reporting(subject)))).toBe('NOT_FOUND')
  expect(await refusalOf(as(ada).moderation.report(reporting({ kind: 'room', id: asked.id })))).toBe('NOT_FOUND')
  for (const subject of all) await as(ada).moderation.report(reporting(subject))
  await as(ada).accounts.block({ memberId: bob.id })
  await as(eve).accounts.block({ memberId: bob.id })
  for (const subject of [all[0], all[1], all[3]])
    expect(await refusalOf(as(eve).moderation.report(reporting(subject)))).toBe('NOT_FOUND')
  expect(await refusalOf(as(ada).moderation.report(reporting(all[2])))).toBe('NOT_FOUND')
  await aConference(world)
})

test('a visitor always gets a receipt: nothing tells whether the named thing exists', async () => {
  const { bob } = await world.people('bob')
  const moderator = await aModerator(world)
  const post = await as(bob).posts.publishCommunity(sharing())
  const [talkSubject, nothing] = [crypto.randomUUID(), crypto.randomUUID()]
  const [real, none, privately] = await Promise.all([
    as().moderation.report(reporting(ofPost(post.id), { email: 'Passant@Exemple.fr', name: 'Camille' })),
    as().moderation.report(reporting(ofPost(nothing), { email: 'autre@exemple.fr' })),
    as().moderation.report(reporting({ kind: 'message', id: talkSubject })),
  ])
  for (const receipt of [real, none, privately]) expect(receipt.code).toMatch(CODE)
  expect([real.isMailed, none.isMailed, privately.isMailed]).toEqual([true, true, false])
  const states = await Promise.all([real, none].map(({ code }) => as().moderation.receipt({ code })))
  for (const state of states)
    expect(state).toMatchObject({ kind: null, state: 'received', decisionId: null, canAppeal: false })
  // Also while somebody reads it.
  const there = await caseAbout(world, moderator, bob)
  await as(moderator).cases.assign({ id: there.id, version: there.version, isMine: true })
  expect(await as().moderation.receipt({ code: real.code })).toEqual({ ...states[0], code: real.code })
  expect(await refusalOf(as().moderation.receipt({ code: 'VECU-0000-0000-0000-0000' }))).toBe('NOT_FOUND')
  expect(await casesOf(nothing)).toEqual([])
  const { items } = await as(moderator).cases.list({ limit: 50 })
  expect(items.find(({ place }) => place === `post ${nothing}`)).toMatchObject({ kind: null, author: null, weight: 2 })
  await world.settle()
  expect(world.mailsTo('passant@exemple.fr')[0]).toContain(`/signaler/suivi?code=${real.code}`)
  // Anybody can type anybody's address: what else they typed is not sent there.
  expect(world.mailsTo('passant@exemple.fr')[0]).toContain('Bonjour,')
  expect(world.mailsTo('passant@exemple.fr')[0]).not.toContain('Camille')
  // Where it stands, as an address: found.
  await as().moderation.report(reporting(null, { place: `${world.url()}/post/${post.id}`, reason: 'scam' }))
  expect((await casesOf(post.id))[0]).toMatchObject({ weight: 3 })
  expect(await faultsOf(as().moderation.report(reporting(null)))).toEqual(['place: required'])
  expect(await faultsOf(as().moderation.report(reporting(ofPost(post.id), { reason: 'other' })))).toEqual([
    'details: required',
  ])
  expect(await faultsOf(as().moderation.report(reporting(ofPost(post.id), { isSincere: false })))).toEqual([
    'isSincere: mustAccept',
  ])
})

test('three receipts that visitors ask for in somebody’s name come within an hour and ten in a day, whoever asks', {
  tags: 'long',
}, async () => {
  const email = 'visee@exemple.fr'
  const { ada } = await world.people('ada')
  const { id } = await as(ada).posts.publishCommunity(sharing())
  for (let hour = 0; hour < 5; hour++) {
    for (let i = 0; i < 5; i++) {
      const { isMailed } = await as().moderation.report(reporting(ofPost(id), { email }))
      expect(isMailed).toBe(true)
    }
    await world.settle()
    expect(world.mailsTo(email)).toHaveLength([3, 6, 9, 10, 10][hour]!)
    await world.services().db.execute(sql`delete from rate_limit where key like 'mails-receipt:%'`)
  }
})

test('reports that visitors repeat in somebody’s name weigh little, are answered once and in time, and leave the staff a list with an end', async () => {
  const email = 'submergee@exemple.fr'
  const { ada, bob } = await world.people('ada', 'bob')
  const moderator = await aModerator(world)
  const post = await as(bob).posts.publishCommunity(sharing())
  const repeat = (times: number, given: Parameters<typeof reporting>[1]) =>
    Promise.all(Array.from({ length: times }, () => as().moderation.report(reporting(ofPost(post.id), given))))
  await as(ada).moderation.report(reporting(ofPost(post.id)))
  const before = (await casesOf(post.id))[0]!.weight
  const codes = (await repeat(6, { email, reason: 'danger' })).map(({ code }) => code)
  expect((await casesOf(post.id))[0]!.weight).toBe(before + 3)
  await repeat(VISITORS_SHOWN, { reason: 'danger', details: 'Encore.' })
  expect((await casesOf(post.id))[0]!.weight).toBe(before + 3 * VISITORS_WEIGHED)
  const read = await caseAbout(world, moderator, bob)
  expect(read.reports).toBe(1 + 6 + VISITORS_SHOWN)
  expect(read.reportList.map(({ reporter, details }) => reporter?.id ?? details)).toEqual([
    ada.id,
    ...Array(VISITORS_SHOWN).fill('Encore.'),
  ])
  await world.settle()
  const receipts = world.mailsTo(email).length
  expect(receipts).toBe(3)
  await as(moderator).cases.decide(deciding(read, { act: 'keep' }))
  await world.settle()
  const answers = world.mailsTo(email).slice(receipts)
  expect(answers).toHaveLength(1)
  expect(codes.some((code) => answers[0]!.includes(code))).toBe(true)
  // Also where each of their reports is of another case.
  for (let i = 0; i < 4; i++) {
    const { id } = await as(bob).posts.publishCommunity(sharing())
    await as().moderation.report(reporting(ofPost(id), { email }))
    await as(moderator).cases.decide(deciding(await caseAbout(world, moderator, bob), { act: 'keep' }))
  }
  await world.settle()
  expect(world.mailsTo(email)).toHaveLength(receipts + 3)
  // A decision is owed to whoever reported: those beyond the limit come an hour later.
  const { db } = world.services()
  await db.execute(sql`delete from rate_limit where key like 'mails-answered:%'`)
  await db.execute(sql`update pgboss.job set start_after = now() where name = 'moderation.mail' and state = 'created'`)
  await world.settle()
  expect(world.mailsTo(email)).toHaveLength(receipts + 5)
})

test('floods of reports are refused: of a member by the hour, of visitors by their address', {
  tags: 'long',
}, async () => {
  const { ada, bob } = await world.people('ada', 'bob')
  const moderator = await aModerator(world)
  const posts: string[] = []
  for (let i = 0; i < 3; i++) posts.push((await as(bob).posts.publishCommunity(sharing())).id)
  const comments: string[] = []
  for (let i = 0; i < REPORTS_PER_HOUR; i++) comments.push((await as(bob).comments.add(saying(posts[0]!))).id)
  const endings = await endingsOf(
    [...comments.map((id) => ({ kind: 'comment' as const, id })), ofPost(posts[1]!)].map((subject) =>
      as(ada).moderation.report(reporting(subject)),
    ),
  )
  expect(endings.filter((ending) => ending === 'done')).toHaveLength(REPORTS_PER_HOUR)
  expect(endings.filter((ending) => ending === 'QUOTA_REACHED')).toHaveLength(1)
  expect((await refused(as(ada).moderation.report(reporting(ofPost(posts[2]!))))).data?.retryAt).toBeInstanceOf(Date)
  const visitor = { ...bob, cookie: '' }
  for (let i = 0; i < REPORTS_PER_HOUR; i++) await as(visitor).moderation.report(reporting(ofPost(crypto.randomUUID())))
  expect(await refusalOf(as(visitor).moderation.report(reporting(ofPost(posts[2]!))))).toBe('TOO_MANY_REQUESTS')
  expect((await as(moderator).cases.counts()).open).toBeGreaterThan(REPORTS_PER_HOUR)
})

test('several members, not one alone, have a post hidden before anyone looks; its author still reads it, and private texts stay', async () => {
  const { ada, bob, cleo, dan } = await world.people('ada', 'bob', 'cleo', 'dan')
  const others = await world.crowd(2 * HIDING_REPORTERS - 2)
  const moderator = await aModerator(world)
  world.advance(HEARD_AFTER_DAYS * 86_400_000)
  const post = await as(bob).posts.publishSymptom(vertigo())
  const report = (who: Person | undefined, subject: Parameters<typeof reporting>[0]) =>
    as(who).moderation.report(reporting(subject, { reason: 'danger' }))
  await report(ada, ofPost(post.id))
  for (let i = 0; i < 3; i++) await report(undefined, ofPost(post.id))
  // One member and any number of visitors are not enough.
  expect((await casesOf(post.id))[0]).toMatchObject({ autoHiddenAt: null, weight: 15, isUrgent: true })
  for (const other of others) await report(other, ofPost(post.id))
  expect((await casesOf(post.id))[0]).toMatchObject({ autoHiddenAt: null })
  await report(cleo, ofPost(post.id))
  expect((await as(bob).posts.get({ id: post.id })).hidden).toEqual({ reason: null, decisionId: null })
  expect(await refusalOf(as(dan).posts.get({ id: post.id }))).toBe('NOT_FOUND')
  expect((await as(bob).posts.mine({})).items[0]).toMatchObject({ id: post.id, hidden: { decisionId: null } })
  await world.settle()
  expect(world.mailsTo(bob.email).at(-1)).toContain('masqué')
  expect((await as(bob).notifications.list({})).items).toMatchObject([{ kind: 'moderation', what: 'held' }])
  // The staff hears of what is urgent, by notice and by mail.
  expect((await as(moderator).notifications.list({})).items[0]).toMatchObject({ what: 'urgent' })
  expect(world.mailsTo(moderator.email).at(-1)).toContain('/admin/moderation/')
  // Kept, it stands there again.
  const held = await caseAbout(world, moderator, bob)
  expect(held).toMatchObject({ isHidden: true, isUrgent: true, canDecide: true })
  await as(moderator).cases.decide(deciding(held, { act: 'keep', reason: 'danger' }))
  expect((await as(dan).posts.get({ id: post.id })).hidden).toBeNull()
  await world.settle()
  expect((await as(bob).notifications.list({})).items.map((notice) => 'what' in notice && notice.what)).toEqual([
    'decision',
  ])
  // Neither a member nor a private message is ever hidden by a rule.
  const talk = await talking(world, ada, bob)
  const message = await as(bob).chat.send(writing(talk.id))
  for (const who of [ada, cleo, dan]) await report(who, { kind: 'member', id: bob.id })
  await report(ada, { kind: 'message', id: message.id })
  expect((await casesOf(bob.id))[0]).toMatchObject({ autoHiddenAt: null, weight: 18 })
  expect(await as(ada).accounts.member({ memberId: bob.id })).toMatchObject({ username: bob.username })
})

test('a reporter who was often wrong counts for half', async () => {
  const { bob, ada } = await world.people('bob', 'ada')
  const moderator = await aModerator(world)
  const weights: number[] = []
  for (let i = 0; i < 4; i++) {
    const { id } = await as(bob).comments.add(saying((await as(bob).posts.publishCommunity(sharing())).id))
    await as(ada).moderation.report(reporting({ kind: 'comment', id }, { reason: 'hate' }))
    weights.push((await casesOf(id))[0]!.weight)
    await as(moderator).cases.decide(deciding(await caseAbout(world, moderator, bob), { act: 'keep' }))
  }
  expect(weights).toEqual([4, 4, 4, 2])
  const { rows } = await services().db.execute(
    sql`select count(*)::int as n from audit_entry where act = 'case.decided'`,
  )
  expect(rows[0]!.n).toBeGreaterThanOrEqual(4)
  const hers = await services().db.select().from(contentReport).where(eq(contentReport.reporterId, ada.id))
  expect(hers.every(({ weight }) => weight > 0)).toBe(true)
})

test('a member who reports a thing by its place in words alone reads the decision too, and may appeal', async () => {
  const { ada } = await world.people('ada')
  const moderator = await aModerator(world)
  const { code } = await as(ada).moderation.report(reporting(null, { place: 'sur la page d’accueil, en bas' }))
  const open = await caseAbout(world, moderator, null)
  expect(open).toMatchObject({ kind: null, reportList: [{ reporter: { id: ada.id } }] })
  const done = await as(moderator).cases.decide(deciding(open, { act: 'keep' }))
  const decisionId = done.decisions[0]!.id
  expect((await as(ada).moderation.mine()).reports).toMatchObject([{ code, kind: null, decisionId, canAppeal: true }])
  expect(await as(ada).moderation.decision({ id: decisionId })).toMatchObject({
    as: 'reporter',
    kind: null,
    path: null,
  })
  const text = 'Je conteste : ce texte est bien là, en bas de la page.'
  const appeal = { decisionId, requestId: crypto.randomUUID(), text }
  expect(await as(ada).moderation.appeal(appeal)).toMatchObject({ kind: null, canAppeal: false, appeals: [{ text }] })
})

test('urgent reports about nothing known fill no mailbox: one mail in ten minutes, and a notice each', async () => {
  const moderator = await aModerator(world)
  const report = () => as().moderation.report(reporting(null, { place: 'quelque part', reason: 'danger' }))
  const urgentMails = () => world.mailsTo(moderator.email).filter((mail) => mail.includes('/admin/moderation/')).length
  const urgentNotices = async () =>
    (await as(moderator).notifications.list({})).items.filter((notice) => 'what' in notice && notice.what === 'urgent')
      .length
  // On the stroke of ten minutes.
  world.advance(600_000 - (world.services().now().getTime() % 600_000))
  for (let i = 0; i < 3; i++) await report()
  await world.settle()
  expect([urgentMails(), await urgentNotices()]).toEqual([1, 3])
  world.advance(600_000)
  await report()
  await world.settle()
  expect([urgentMails(), await urgentNotices()]).toEqual([2, 4])
})
