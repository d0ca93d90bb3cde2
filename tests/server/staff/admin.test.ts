import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import type { Role } from '#contract/accounts/schema.ts'
import { grantRole } from '#server/accounts/commands/grant-role.ts'
import { resetSecondFactorOf } from '#server/accounts/security/commands/reset-second-factor.ts'
import { announcing } from '#tests/support/fixtures/conferences.ts'
import { why } from '#tests/support/fixtures/moderation.ts'
import { declaring } from '#tests/support/fixtures/reports.ts'
import { eczema, vertigo } from '#tests/support/fixtures/scenes.ts'
import { saying, sharing } from '#tests/support/fixtures/sharing.ts'
import { refusalOf } from '#tests/support/refused.ts'
import { openWorld, type Person } from '#tests/support/world.ts'

const DAY_MS = 86_400_000
const world = openWorld()
const { as, services } = world

async function staff(role: Role, name?: string): Promise<Person> {
  const person = await world.person(name)
  await grantRole(services(), { email: person.email, granted: role })
  await world.secondFactor(person)
  return person
}
async function count(query: string): Promise<number> {
  const { rows } = await services().db.execute<{ n: string }>(sql.raw(query))
  return Number(rows[0]!.n)
}
const logOf = async (act: string) => {
  const { rows } = await services().db.execute<{ details: object; actor: string | null; subject: string | null }>(
    sql`select details, whose.member_id as actor, about.member_id as subject from audit_entry
      left join audit_key whose on whose.key = actor_key left join audit_key about on about.key = subject_key
      where act = ${act} order by audit_entry.id`,
  )
  return rows
}

test('the overview shows what SQL counts: totals, new ones, the most frequent, and each day', async () => {
  const admin = await staff('admin')
  const { ada, bob, eve } = await world.people('ada', 'bob', 'eve')
  await as(ada).posts.publishSymptom(vertigo())
  world.advance(9 * DAY_MS)
  world.appServices().sessions.drop('everyone')
  for (const who of [ada, bob, eve]) await as(who).accounts.me()
  const { id } = await as(bob).posts.publishSymptom(vertigo())
  const hidden = await as(eve).posts.publishSymptom(eczema())
  // A post that is hidden before its words are checked is reported to the staff.
  await world.settle()
  await services().db.execute(sql`update post set hidden_at = now() where id = ${hidden.id}`)
  await as(bob).posts.publishCommunity(sharing())
  await as(bob).posts.resolve({ id, treatment: 'Repos' })
  await as(ada).medication.declare(declaring({ drugs: [{ ...declaring().drugs[0]!, name: 'DOLIPRANE 500 mg' }] }))
  await as(bob).medication.declare(declaring({ drugs: [{ ...declaring().drugs[0]!, name: 'Doliprane' }] }))
  await as(eve).medication.declare(declaring({ drugs: [{ ...declaring().drugs[0]!, name: 'doliprane' }] }))
  // A name that fewer than three members declared is shown to nobody here, however often they did: a name is typed freely.
  for (const who of [ada, ada, bob])
    await as(who).medication.declare(declaring({ drugs: [{ ...declaring().drugs[0]!, name: 'Tisane de ma tante' }] }))
  const { id: talk, request } = await as(ada).chat.start({ memberId: bob.id })
  await as(bob).chat.answer({ id: request!.id, isAccepted: true })
  await as(ada).chat.send({ conversationId: talk, requestId: crypto.randomUUID(), body: 'Bonjour' })
  await as(admin).conferences.create(announcing(world))
  await world.settle()

  // The week is seven days of universal time, with today the last: a moment before them belongs to the week before.
  const first = new Date(world.now().getTime() - 6 * DAY_MS).toISOString().slice(0, 10)
  const week = `created_at >= timestamptz '${first}T00:00:00Z'`
  const [{ id: edge } = { id: '' }] = (
    await services().db.execute<{ id: string }>(
      sql`update post set created_at = ${new Date(Date.parse(`${first}T00:00:00Z`) - 1)} where id = (
        select id from post where hidden_at is null and kind = 'community' limit 1) returning id`,
    )
  ).rows
  expect(edge).not.toBe('')
  const members = `from member join "user" on "user".id = member.id where email_verified`
  const seen = await as(admin).admin.overview()
  expect(seen.members).toEqual({
    total: await count(`select count(*) n ${members}`),
    isNew: await count(`select count(*) n ${members} and member.${week}`),
  })
  expect(seen.posts).toEqual({
    total: await count('select count(*) n from post where hidden_at is null'),
    isNew: await count(`select count(*) n from post where hidden_at is null and ${week}`),
  })
  expect(seen.posts.total - seen.posts.isNew).toBe(2)
  expect(seen.growth.reduce((sum, { posts }) => sum + posts, 0)).toBe(seen.posts.isNew)
  expect(seen.growth.reduce((sum, { members }) => sum + members, 0)).toBe(seen.members.isNew)
  expect(seen.medicationReports).toEqual({ total: 6, isNew: 6 })
  expect(seen.conferences).toEqual({ total: 1, isNew: 1 })
  expect(seen.topMedications).toEqual([{ name: expect.stringMatching(/^doliprane$/i), count: 3 }])
  const tags = await services().db.execute<{ name: string; n: string }>(
    sql`select tag as name, count(*) n from post, unnest(tags) tag where hidden_at is null group by 1 order by 2 desc, 1 limit 5`,
  )
  expect(seen.topSymptoms).toEqual(tags.rows.map(({ name, n }) => ({ name, count: Number(n) })))
  expect(seen.topSymptoms.length).toBeGreaterThan(0)

  const today = world.now().toISOString().slice(0, 10)
  expect(seen.growth.map(({ day }) => day).at(-1)).toBe(today)
  expect(seen.growth).toHaveLength(7)
  expect(seen.growth.at(-1)).toEqual({ day: today, members: 0, posts: 1 })
  expect(seen.window).toEqual({ members: seen.members.total, posts: seen.posts.total })
  expect(seen.activity.at(-1)).toEqual({
    day: today,
    activeMembers: 4,
    matches: await count('select (select count(*) from symptom_match) + (select count(*) from medication_match) n'),
    resolutions: 1,
    messages: await count('select count(*) n from message'),
  })
  expect(seen.activity.at(-1)!.matches).toBeGreaterThan(0)
  expect(seen.activity.at(-2)).toMatchObject({ activeMembers: 0, messages: 0 })
  expect(seen.waiting).toEqual({ cases: 0, urgent: 0, appeals: 0, professionals: 0 })
})

test('a member counts once a day as active, however often they come', async () => {
  const lou = await world.person()
  const today = async () =>
    count(`select coalesce(sum(members), 0) n from visit_day where day = '${world.now().toISOString().slice(0, 10)}'`)
  world.advance(DAY_MS)
  const before = await today()
  for (let i = 0; i < 3; i++) {
    world.appServices().sessions.drop('everyone')
    await as(lou).accounts.me()
  }
  expect((await today()) - before).toBe(1)
})

describe('members', () => {
  test('are found by the beginning of a name or a whole address, which is logged, and no list shows an address', async () => {
    const admin = await staff('admin')
    const zoe = await world.person('Zoé Mérignac')
    expect((await as(admin).admin.members({ query: 'zoe mér' })).items.map(({ id }) => id)).toEqual([zoe.id])
    expect((await as(admin).admin.members({ query: zoe.email.slice(0, -1) })).items).toEqual([])
    const before = (await logOf('member.found-by-address')).length
    const found = await as(admin).admin.members({ query: zoe.email.toUpperCase() })
    expect(found.items.map(({ id }) => id)).toEqual([zoe.id])
    expect(JSON.stringify(found)).not.toContain(zoe.email)
    expect((await logOf('member.found-by-address')).slice(before)).toEqual([
      { actor: admin.id, subject: zoe.id, details: {} },
    ])
    expect((await as(admin).admin.members({ role: 'admin', limit: 50 })).items.map(({ id }) => id)).toContain(admin.id)
    expect((await as(admin).admin.members({ query: '%' })).items).toEqual([])
    const listed: { id: string; createdAt: Date }[] = []
    for (let cursor: string | undefined; listed.length === 0 || cursor; ) {
      const page = await as(admin).admin.members({ limit: 3, ...(cursor && { cursor }) })
      listed.push(...page.items)
      cursor = page.nextCursor ?? undefined
    }
    expect(new Set(listed.map(({ id }) => id)).size).toBe(await count('select count(*) as n from member'))
    const since = listed.map(({ createdAt }) => createdAt.getTime())
    expect(since).toEqual(since.toSorted((one, other) => other - one))
    // PostgreSQL takes this character in no text.
    expect((await as(admin).admin.members({ query: 'zoe\u0000 mér' })).items.map(({ id }) => id)).toEqual([zoe.id])
    const audit = async (act: string) => (await as(admin).admin.audit({ act })).items
    expect(await audit('member\u0000.')).toEqual(await audit('member.'))
  })

  test('are read one by one with address and numbers, none of their words, and that is logged', async () => {
    const admin = await staff('admin')
    const lou = await world.person()
    const { id } = await as(lou).posts.publishSymptom(vertigo())
    await as(lou).comments.add(saying(id))
    const detail = await as(admin).admin.member({ id: lou.id })
    expect(detail).toMatchObject({
      email: lou.email,
      isConfirmed: true,
      openSessions: 1,
      accountStatus: 'active',
      figures: { posts: 1, comments: 1, medicationReports: 0, reportsMade: 0, decisionsAgainst: 0 },
      isMe: false,
      isLastAdmin: false,
    })
    expect((await logOf('member.read')).at(-1)).toEqual({ actor: admin.id, subject: lou.id, details: {} })
    expect(await refusalOf(as(admin).admin.member({ id: crypto.randomUUID() }))).toBe('NOT_FOUND')
  })

  test('are given and lose a role, in force with a second factor, logged once', async () => {
    const admin = await staff('admin')
    const lou = await world.person()
    const given = await as(admin).admin.setRole({ id: lou.id, role: 'moderator', isGranted: true })
    expect([given.roles, given.hasSecondFactor]).toEqual([['moderator'], false])
    await as(admin).admin.setRole({ id: lou.id, role: 'moderator', isGranted: true })
    expect((await as(lou).accounts.me()).member!.roles).toEqual([])
    await world.secondFactor(lou)
    expect((await as(lou).accounts.me()).member!.roles).toEqual(['moderator'])
    await as(admin).admin.setRole({ id: lou.id, role: 'moderator', isGranted: false })
    expect((await as(lou).accounts.me()).member!.roles).toEqual([])
    const given1 = (await logOf('member.role-granted')).filter(({ subject }) => subject === lou.id)
    expect(given1).toEqual([{ actor: admin.id, subject: lou.id, details: { role: 'moderator' } }])
    expect((await logOf('member.role-taken')).at(-1)).toEqual({
      actor: admin.id,
      subject: lou.id,
      details: { role: 'moderator' },
    })
  })

  test('have their sessions closed, their address confirmed and a lost second factor removed, and are told of the removal', async () => {
    const admin = await staff('admin')
    const lou = await staff('moderator')
    expect((await as(admin).admin.closeSessions({ id: lou.id })).openSessions).toBe(0)
    expect((await as(lou).accounts.me()).member).toBeNull()
    expect((await as(admin).admin.resetSecondFactor({ id: lou.id })).hasSecondFactor).toBe(false)
    await world.settle()
    expect(world.mailsTo(lou.email).at(-1)).toContain('vérification en deux étapes')
    await services().db.execute(sql`update "user" set email_verified = false where id = ${lou.id}`)
    expect((await as(admin).admin.member({ id: lou.id })).accountStatus).toBe('unconfirmed')
    expect((await as(admin).admin.confirmEmail({ id: lou.id })).isConfirmed).toBe(true)
    for (const act of ['member.sessions-closed', 'member.second-factor-reset', 'member.confirmed'])
      expect((await logOf(act)).at(-1)).toMatchObject({ actor: admin.id, subject: lou.id })
    expect(await refusalOf(as(admin).admin.resetSecondFactor({ id: admin.id }))).toBe('OWN_CASE')
    expect(await refusalOf(as(admin).admin.sanction({ id: admin.id, kind: 'silence', days: 1, ...why() }))).toBe(
      'OWN_CASE',
    )
  })

  test('leave an entry in the log when an answer contains their address, also where nothing was left to do', async () => {
    const admin = await staff('admin')
    const lou = await staff('moderator')
    const { id } = lou
    await services().db.execute(sql`update "user" set email_verified = false where id = ${id}`)
    const { admin: acts } = as(admin)
    const log = async () => (await acts.audit({ subjectId: id, actorId: admin.id, limit: 100 })).items
    async function expectWritten(answer: () => Promise<{ email: string }>, expected: string) {
      const before = (await log()).length
      expect((await answer()).email).toBe(lou.email)
      const entries = await log()
      expect(entries.slice(0, entries.length - before).map(({ act }) => act)).toEqual([expected])
    }
    const measure = { id, kind: 'silence', days: 3, ...why() } as const
    const role = { id, role: 'medical_professional' } as const
    const lift = { id, sanctionId: (await acts.sanction(measure)).sanctions[0]!.id }
    await expectWritten(() => acts.sanction(measure), 'member.read')
    for (const [act, own] of [
      [() => acts.confirmEmail({ id }), 'member.confirmed'],
      [() => acts.setRole({ ...role, isGranted: true }), 'member.role-granted'],
      [() => acts.setRole({ ...role, isGranted: false }), 'member.role-taken'],
      [() => acts.lift(lift), 'member.sanction-lifted'],
      [() => acts.resetSecondFactor({ id }), 'member.second-factor-reset'],
    ] as const) {
      await expectWritten(act, own)
      await expectWritten(act, 'member.read')
    }
    await expectWritten(() => acts.closeSessions({ id }), 'member.sessions-closed')
    await expectWritten(() => acts.member({ id }), 'member.read')
  })

  test('lose a second factor by the command line: the log names nobody, and the member is told', async () => {
    const lou = await staff('moderator')
    expect(await resetSecondFactorOf(services(), lou.email.toUpperCase())).toBe(true)
    expect(await resetSecondFactorOf(services(), lou.email)).toBe(false)
    await world.settle()
    expect((await logOf('member.second-factor-reset')).at(-1)).toEqual({ actor: null, subject: lou.id, details: {} })
    expect(world.mailsTo(lou.email).filter((mail) => mail.includes('deux étapes')).length).toBeGreaterThan(1)
  })
})

test('one of the last two admins who take the right from each other at once stays, and cannot give it up', async () => {
  await services().db.execute(sql`delete from role where role = 'admin'`)
  world.appServices().sessions.drop('everyone')
  const [one, two] = [await staff('admin'), await staff('admin')]
  // A role that is granted but not in force makes no admin to count on.
  await grantRole(services(), { email: (await world.person()).email, granted: 'admin' })
  const take = (who: Person, from: Person) => as(who).admin.setRole({ id: from.id, role: 'admin', isGranted: false })
  const outcomes = await Promise.allSettled([take(one, two), take(two, one)])
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  const left = outcomes[0]!.status === 'fulfilled' ? one : two
  expect(
    await count(`select count(*) n from role where role = 'admin' and member_id in ('${one.id}', '${two.id}')`),
  ).toBe(1)
  expect((await as(left).admin.member({ id: left.id })).isLastAdmin).toBe(true)
  expect(await refusalOf(take(left, left))).toBe('LAST_ADMIN')
})

test('two admins who suspend each other at once do not leave the server without an admin', async () => {
  await services().db.execute(sql`delete from role where role = 'admin'`)
  world.appServices().sessions.drop('everyone')
  const [one, two] = [await staff('admin'), await staff('admin')]
  const suspend = (who: Person, other: Person) =>
    as(who).admin.sanction({ id: other.id, kind: 'suspension', days: null, ...why() })
  const outcomes = await Promise.allSettled([suspend(one, two), suspend(two, one)])
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
})

test('are read and changed by nobody but admins with a second factor', async () => {
  const { lou } = await world.people('lou')
  const [moderator, professional] = [await staff('moderator'), await staff('medical_professional')]
  const waiting = await world.person()
  await grantRole(services(), { email: waiting.email, granted: 'admin' })
  const id = lou.id
  for (const who of [lou, moderator, professional, waiting]) {
    const { admin } = as(who)
    const asked = [
      admin.overview(),
      admin.members({}),
      admin.member({ id }),
      admin.setRole({ id, role: 'admin', isGranted: true }),
      admin.sanction({ id, kind: 'silence', days: 1, ...why() }),
      admin.lift({ id, sanctionId: id }),
      admin.confirmEmail({ id }),
      admin.closeSessions({ id }),
      admin.resetSecondFactor({ id }),
      admin.audit({}),
    ]
    expect(await Promise.all(asked.map(refusalOf))).toEqual(asked.map(() => 'FORBIDDEN'))
    expect((await world.fetch('/api/admin/audit.csv', {}, who)).status).toBe(403)
  }
  expect((await world.fetch('/api/admin/audit.csv')).status).toBe(401)
})

test('an admin gives nobody the badge of a professional but another, and takes their own', async () => {
  const one = await staff('admin')
  const two = await staff('admin')
  const badge = (who: Person, isGranted: boolean) =>
    as(who).admin.setRole({ id: one.id, role: 'medical_professional', isGranted })
  expect(await refusalOf(badge(one, true))).toBe('OWN_CASE')
  await badge(two, true)
  await badge(one, false)
  expect((await as(one).accounts.me()).member?.roles).toEqual(['admin'])
})
