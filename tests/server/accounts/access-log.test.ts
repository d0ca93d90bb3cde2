import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { ACCESS_ACTS } from '#contract/accounts/access-log-schema.ts'
import { AUDIT_ACTS } from '#contract/admin/acts.ts'
import { APPEAL_DAYS, EVIDENCE_DAYS } from '#contract/moderation/limits.ts'
import { resetSecondFactorOf } from '#server/accounts/security/commands/reset-second-factor.ts'
import { faultsOf } from '#server/admin/verify-log.mjs'
import { logOf } from '#tests/support/audit-log.ts'
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
import { runQueue } from '#tests/support/run-queue.ts'
import { openWorld, type Person } from '#tests/support/world.ts'

const HOUR_MS = 3_600_000
const world = openWorld()
const { as, services } = world
const ONCE_OVER = APPEAL_DAYS + EVIDENCE_DAYS + 1

let admin: Person
let moderator: Person
beforeAll(async () => {
  admin = await aModerator(world, 'admin')
  moderator = await aModerator(world)
})

const told = (who: Person, scope: 'mine' | 'everyone' = 'mine') => as(who).rights.readings({ scope })
const actsOf = async (who: Person) => (await told(who)).items.map(({ act, role }) => `${act} ${role}`)
const reported = async (ada: Person, bob: Person) => {
  const post = await as(bob).posts.publishCommunity(sharing())
  await as(ada).moderation.report(reporting({ kind: 'post', id: post.id }))
  return post
}

test('a member sees at once that an admin looked at their account, by which right and never who; repeats within an hour count once', async () => {
  const { ada, eve } = await world.people('ada', 'eve')
  expect(await told(ada)).toEqual({ items: [], nextCursor: null, months: [] })
  await as(admin).admin.members({ query: ada.username })
  await as(admin).admin.members({ query: ada.username })
  await as(admin).admin.member({ id: ada.id })
  await as(admin).admin.members({ query: ada.email })
  expect(await actsOf(ada)).toEqual(['member.found-by-address admin', 'member.read admin', 'member.listed admin'])
  expect(JSON.stringify(await told(ada))).not.toContain(admin.username)
  expect(JSON.stringify(await told(ada))).not.toContain(admin.id)
  expect(await actsOf(eve)).toEqual([])
  world.advance(HOUR_MS + 1)
  await as(admin).admin.members({ query: ada.username })
  expect((await told(ada)).items).toHaveLength(4)
  const first = await as(ada).rights.readings({ limit: 3 })
  const second = await as(ada).rights.readings({ limit: 3, cursor: first.nextCursor! })
  expect([...first.items, ...second.items]).toEqual((await told(ada)).items)
  expect([second.nextCursor, second.months]).toEqual([null, []])
})

test('a suspended member sees it too, and the measures against them', async () => {
  const { ada } = await world.people('ada')
  await as(admin).admin.closeSessions({ id: ada.id })
  await as(admin).admin.sanction({ id: ada.id, kind: 'suspension', days: 1, ...why() })
  expect(await actsOf(await signedInAgain(world, ada))).toEqual([
    'member.suspended admin',
    'member.sessions-closed admin',
  ])
})

test('commands of the operator are listed, also those that change nothing', async () => {
  const { ada } = await world.people('ada')
  const { grantRole } = await import('#server/accounts/commands/grant-role.ts')
  await grantRole(services(), { email: ada.email, granted: 'moderator' })
  await grantRole(services(), { email: ada.email, granted: 'moderator' })
  await resetSecondFactorOf(services(), ada.email)
  expect(await actsOf(ada)).toEqual([
    'member.found-by-address operator',
    'member.found-by-address operator',
    'member.role-granted operator',
  ])
})

test('a reading that concerns everybody is told to all members of that time', async () => {
  const { ada } = await world.people('ada')
  world.advance(HOUR_MS + 1)
  await as(admin).admin.audit({})
  await as(admin).admin.audit({})
  await world.fetch('/api/admin/audit.csv', {}, admin)
  const everyone = (await told(ada, 'everyone')).items.map(({ act }) => act)
  expect(everyone).toEqual(['audit.exported', 'audit.read'])
  world.advance(1_000)
  const late = await world.person()
  expect((await told(late, 'everyone')).items).toEqual([])
  expect(await actsOf(ada)).toEqual([])
})

test('an author is told with the decision, and not before, of readings in a case; its reporter at once', async () => {
  const { ada, bob } = await world.people('ada', 'bob')
  await reported(ada, bob)
  const open = await caseAbout(world, moderator, bob)
  expect(await actsOf(bob)).toEqual([])
  expect(await actsOf(ada)).toEqual(['case.read moderator', 'case.listed moderator'])
  // Nor that an admin looks at their account meanwhile.
  await as(admin).admin.member({ id: bob.id })
  expect(await told(bob)).toEqual({ items: [], nextCursor: null, months: [] })
  await as(moderator).cases.decide(deciding(open))
  expect(await actsOf(bob)).toEqual(['member.read admin', 'case.read moderator', 'case.listed moderator'])
})

test('the author of a post left as it was is told the month once all is over, and nothing that tells which post or when', async () => {
  const { ada, bob } = await world.people('ada', 'bob')
  await reported(ada, bob)
  const month = world.now().toISOString().slice(0, 7)
  await as(moderator).cases.decide(deciding(await caseAbout(world, moderator, bob), { act: 'keep' }))
  await world.settle()
  expect(await told(bob)).toEqual({ items: [], nextCursor: null, months: [] })
  await daysPass(world, APPEAL_DAYS)
  expect((await told(bob)).months).toEqual([])
  await daysPass(world, ONCE_OVER)
  expect(await told(bob)).toEqual({ items: [], nextCursor: null, months: [{ month, role: 'moderator' }] })
})

test('the author of a private message left as it was is told once all is over, in the same words as for a profile', async () => {
  const { ada, bob, eve, dan } = await world.people('ada', 'bob', 'eve', 'dan')
  // Whose profile anybody may have reported, in the same month, and left as it was.
  await as(eve).moderation.report(reporting({ kind: 'member', id: dan.id }))
  await as(moderator).cases.decide(deciding(await caseAbout(world, moderator, dan), { act: 'keep' }))
  const month = world.now().toISOString().slice(0, 7)
  const talk = await talking(world, ada, bob)
  const message = await as(bob).chat.send(writing(talk.id))
  await as(ada).moderation.report(reporting({ kind: 'message', id: message.id }))
  const open = await caseAbout(world, moderator, bob)
  await as(moderator).cases.evidence({ id: open.reportList[0]!.id })
  await as(moderator).cases.evidence({ id: open.reportList[0]!.id })
  await as(admin).admin.member({ id: bob.id })
  expect(await told(bob)).toEqual({ items: [], nextCursor: null, months: [] })
  expect((await actsOf(ada)).filter((each) => each === 'evidence.read moderator')).toHaveLength(2)
  await as(moderator).cases.decide(deciding(open, { act: 'keep' }))
  await world.settle()
  await daysPass(world, APPEAL_DAYS)
  expect((await told(bob)).months).toEqual([])
  await daysPass(world, ONCE_OVER)
  const over = { items: [], nextCursor: null }
  expect(await told(dan)).toEqual({ ...over, months: [{ month, role: 'moderator' }] })
  expect(await told(bob)).toEqual({
    ...over,
    months: [
      { month, role: 'admin' },
      { month, role: 'moderator' },
    ],
  })
})

test('the author of a hidden message is told that the messages were read', async () => {
  const { ada, bob } = await world.people('ada', 'bob')
  const talk = await talking(world, ada, bob)
  const message = await as(bob).chat.send(writing(talk.id))
  await as(ada).moderation.report(reporting({ kind: 'message', id: message.id }))
  const open = await caseAbout(world, moderator, bob)
  await as(moderator).cases.evidence({ id: open.reportList[0]!.id })
  expect(await actsOf(bob)).toEqual([])
  await as(moderator).cases.decide(deciding(open))
  expect(await actsOf(bob)).toContain('evidence.read moderator')
})

test('a reporter does not learn from later readings that the author appealed', async () => {
  const { ada, bob } = await world.people('ada', 'bob')
  await reported(ada, bob)
  const other = await aModerator(world)
  const given = { act: 'keep', sanction: { kind: 'warning' } } as const
  const done = await as(moderator).cases.decide(deciding(await caseAbout(world, moderator, bob), given))
  const before = await told(ada)
  const seenByBob = await told(bob)
  await as(bob).moderation.appeal({
    decisionId: done.decisions[0]!.id,
    requestId: crypto.randomUUID(),
    text: STATEMENT,
  })
  const { version, decisions } = await as(other).cases.get({ id: done.id })
  expect(await told(ada)).toEqual(before)
  expect(await told(bob)).toEqual(seenByBob)
  const answer = { appealId: decisions[0]!.appeals[0]!.id, version, isReversed: true, statement: STATEMENT }
  await as(other).cases.decideAppeal(answer)
  expect(await told(ada)).toEqual(before)
  expect((await told(bob)).items.length).toBeGreaterThan(seenByBob.items.length)
})

test('an admin learns from the audit log neither who is a side of a case, nor what is hidden from themselves', async () => {
  const { ada } = await world.people('ada')
  const author = await aModerator(world, 'admin')
  await reported(ada, author)
  const open = await caseAbout(world, moderator, author)
  await as(admin).admin.member({ id: author.id })
  const seen = JSON.stringify(
    (await as(author).admin.audit({ limit: 100, act: 'case.' })).items.filter(({ subjectId }) => subjectId === open.id),
  )
  expect(seen).not.toContain(ada.id)
  expect(seen).not.toContain(author.id)
  const acts = async (reader: Person) =>
    (await as(reader).admin.audit({ subjectId: author.id, limit: 100 })).items.map(({ act }) => act)
  expect(await acts(author)).not.toContain('member.read')
  expect(await acts(admin)).toContain('member.read')
  const csv = await (await world.fetch('/api/admin/audit.csv', {}, author)).text()
  expect(csv.split('\r\n').filter((line) => line.includes(open.id) && line.includes(ada.username))).toEqual([])
})

test('an erased member is nobody in the log, which is complete as before', async () => {
  const { ada } = await world.people('ada')
  await as(admin).admin.member({ id: ada.id })
  await as(admin).admin.members({ query: ada.username })
  const keyed = sql`select key from audit_key where member_id = ${ada.id}`
  const { rows } = await services().db.execute<{ key: string }>(keyed)
  await services().db.execute(
    sql`insert into erasure (member_id, asked_at, due_at) values (${ada.id}, now() - interval '9 days', now() - interval '1 day')`,
  )
  await runQueue(services(), 'accounts.erase-due')
  await world.settle()
  const log = await logOf(services())
  expect(log).toContain(rows[0]!.key)
  expect(log).not.toContain(ada.id)
  expect((await services().db.execute(keyed)).rows).toEqual([])
  expect(faultsOf(log)).toEqual([])
})

test('each listed reading is an act of the audit log, and every act about a member’s account is listed', () => {
  const acts = new Set<string>(AUDIT_ACTS)
  expect(ACCESS_ACTS.filter((act) => !acts.has(act))).toEqual([])
  const ofMembers = AUDIT_ACTS.filter((act) => /^(member|professional|evidence|instance)\./.test(act))
  // A badge that lapsed was taken by the clock.
  expect(ofMembers.filter((act) => !ACCESS_ACTS.some((each) => each === act))).toEqual(['professional.lapsed'])
})
