import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { grantRole } from '#server/accounts/commands/grant-role.ts'
import { aLiveConference, anAdmin, announcing } from '#tests/support/fixtures/conferences.ts'
import { why } from '#tests/support/fixtures/moderation.ts'
import { faultsOf } from '#tests/support/refused.ts'
import { runQueue } from '#tests/support/run-queue.ts'
import { openWorld, type Person } from '#tests/support/world.ts'

const DAY_MS = 86_400_000
const world = openWorld()
const { as, services } = world

let admin: Person
beforeAll(async () => {
  admin = await anAdmin(world)
})

const said = (error: unknown): string => (error instanceof Error ? `${error.message} ${said(error.cause)}` : '')
const statement = (text: string) =>
  services()
    .db.execute(sql.raw(text))
    .then(() => 'done', said)
const silence = (id: string) => as(admin).admin.sanction({ id, kind: 'silence', days: 7, ...why() })
async function csv(query = ''): Promise<{ text: string; rows: string[] }> {
  const response = await world.fetch(`/api/admin/audit.csv${query}`, {}, admin)
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8'])
  // As bytes: reading it as text would take its first mark away.
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await response.arrayBuffer())
  return { text, rows: text.split('\r\n').slice(1, -1) }
}

test('no entry of the log can be changed or removed, whoever writes to the database', async () => {
  const lou = await world.person()
  await silence(lou.id)
  for (const text of [
    `update audit_entry set act = 'x'`,
    'delete from audit_entry',
    'truncate audit_entry',
    'truncate audit_entry cascade',
  ])
    expect(await statement(text)).toContain('only added to')
  expect((await as(admin).admin.audit({ act: 'member.silenced', subjectId: lou.id })).items).toHaveLength(1)
})

test('an act that is undone is not logged', async () => {
  const before = (await as(admin).admin.audit({})).items[0]!.id
  await as(admin)
    .admin.lift({ id: admin.id, sanctionId: crypto.randomUUID() })
    .catch(() => {})
  await as(admin)
    .admin.sanction({ id: crypto.randomUUID(), kind: 'silence', days: 1, ...why() })
    .catch(() => {})
  expect((await as(admin).admin.audit({})).items[0]!.id).toBe(before)
})

test('the log is filtered by act, actor, subject and day, and read page by page', async () => {
  const { lou, max } = await world.people('lou', 'max')
  const other = await anAdmin(world)
  await silence(lou.id)
  await as(other).admin.sanction({ id: lou.id, kind: 'suspension', days: 30, ...why() })
  world.advance(3 * DAY_MS)
  await silence(max.id)
  const log = as(admin).admin.audit
  const acts = async (filter: Parameters<typeof log>[0]) => (await log(filter)).items.map(({ act }) => act)
  expect(await acts({ subjectId: lou.id })).toEqual(['member.suspended', 'member.silenced'])
  expect(await acts({ subjectId: lou.id, actorId: other.id })).toEqual(['member.suspended'])
  expect(await acts({ act: 'member.sil', subjectId: lou.id })).toEqual([])
  expect(await acts({ act: 'member.', subjectId: lou.id })).toHaveLength(2)
  const today = world.now().toISOString().slice(0, 10)
  const dayBefore = new Date(world.now().getTime() - DAY_MS).toISOString().slice(0, 10)
  expect(await acts({ act: 'member.silenced', from: today, to: today })).toHaveLength(1)
  expect(await acts({ act: 'member.silenced', subjectId: max.id, to: dayBefore })).toEqual([])
  // The last day of the calendar.
  expect(await acts({ act: 'member.silenced', subjectId: max.id, to: '9999-12-31' })).toHaveLength(1)
  expect(await acts({ actorId: lou.id })).toEqual([])
  const [first] = (await log({ act: 'member.silenced' })).items
  expect(first).toMatchObject({
    actor: { id: admin.id, username: admin.username },
    subject: { id: max.id, username: max.username },
    subjectKind: 'member',
    details: { days: 7 },
  })

  const all = (await log({ limit: 100 })).items.map(({ id }) => id)
  const paged: string[] = []
  for (let cursor: string | undefined; ; ) {
    const page = await log({ limit: 2, ...(cursor && { cursor }) })
    paged.push(...page.items.map(({ id }) => id))
    if (!page.nextCursor) break
    cursor = page.nextCursor
  }
  expect(paged).toEqual(all)
  expect(await faultsOf(log({ from: '2026-02-30' }))).toHaveLength(1)
})

test('the log names nobody once an account is erased, and still distinguishes persons', async () => {
  const lou = await world.person('Adieu Lou')
  await silence(lou.id)
  const [before] = (await as(admin).admin.audit({ subjectId: lou.id })).items
  expect(before!.subject?.username).toBe('Adieu Lou')
  await services().db.execute(
    sql`insert into erasure (member_id, asked_at, due_at) values (${lou.id}, now() - interval '9 days', now() - interval '1 day')`,
  )
  await runQueue(services(), 'accounts.erase-due')
  await world.settle()
  const { rows } = await services().db.execute(sql`select from member where id = ${lou.id}`)
  expect(rows).toEqual([])
  const entries = (await as(admin).admin.audit({ act: 'member.silenced' })).items
  const after = entries.find(({ id }) => id === before!.id)!
  expect([after.subject, after.subjectId, after.subjectKey]).toEqual([null, null, before!.subjectKey])
  expect((await as(admin).admin.audit({ subjectId: lou.id })).items).toEqual([])
  const whole = await services().db.execute(sql`select audit_entry::text as text from audit_entry`)
  expect(JSON.stringify(whole.rows)).not.toContain(lou.id)
  expect((await csv()).text).not.toContain('Adieu Lou')
})

test('the file of the log holds the filtered entries, harmless in a spreadsheet, and its download is logged', async () => {
  const formula = await world.person('=cmd|"/c calc"!A1')
  const at = await world.person('@SUM(A1)')
  for (const { id } of [formula, at]) await silence(id)
  const { text, rows } = await csv('?act=member.silenced')
  expect(
    text.startsWith('id,at,act,actor,actor_key,actor_role,subject_kind,subject,subject_key,subject_id,details\r\n'),
  ).toBe(true)
  expect(text).toContain(`,"'=cmd|""/c calc""!A1",`)
  expect(text).toContain(",'@SUM(A1),")
  for (const row of rows) expect(row).toContain(',member.silenced,')
  const { items } = await as(admin).admin.audit({ act: 'member.silenced', limit: 100 })
  expect(rows.map((row) => row.split(',')[0])).toEqual(items.map(({ id }) => id))
  const [taken] = (await as(admin).admin.audit({ act: 'audit.exported' })).items
  expect(taken).toMatchObject({ actor: { id: admin.id }, details: { act: 'member.silenced', ofSubject: false } })
  for (const wrong of ['from=yesterday', 'format=xls'])
    expect((await world.fetch(`/api/admin/audit.csv?${wrong}`, {}, admin)).status).toBe(400)
})

test('the file of the log for a French spreadsheet has a mark, semicolons and the same lines', async () => {
  const lou = await world.person('Zoé; =1+1')
  await silence(lou.id)
  const plain = await csv('?act=member.silenced')
  const { text, rows } = await csv('?act=member.silenced&format=excel-semicolon')
  expect(text.startsWith('\u{FEFF}id;at;act;actor;')).toBe(true)
  expect(text).toContain(`;"Zoé; '=1+1";`)
  expect(rows.map((row) => row.split(';')[0])).toEqual(plain.rows.map((row) => row.split(',')[0]))
})

test('a log longer than one read comes whole', async () => {
  await services().db.execute(
    sql`insert into audit_entry (id, at, act, actor_role, is_for_subject, details, seal) select uuidv7(), now(), 'member.read', 'system', false, '{}', '' from generate_series(1, 1234)`,
  )
  const { rows } = await csv('?act=member.read')
  const { rows: counted } = await services().db.execute<{ n: string }>(
    sql`select count(*) n from audit_entry where act = 'member.read'`,
  )
  expect(rows).toHaveLength(Number(counted[0]!.n))
  expect(new Set(rows.map((row) => row.split(',')[0])).size).toBe(rows.length)
})

test('acts of the staff on conferences and in their rooms are logged, as are grants of the operator', async () => {
  const acts = async (id: string) =>
    (await as(admin).admin.audit({ subjectId: id, limit: 100 })).items.map(({ act }) => act)
  const { id } = await as(admin).conferences.create(announcing(world))
  const { requestId: _request, ...fields } = announcing(world, { title: 'Un autre titre' })
  await as(admin).conferences.edit({ ...fields, id, version: 1 })
  await as(admin).conferences.cancel({ id, reason: 'Empêchement' })
  await as(admin).conferences.cancel({ id, reason: 'Empêchement' })
  expect(await acts(id)).toEqual(['conference.cancelled', 'conference.edited', 'conference.announced'])

  const lou = await world.person()
  const liveId = await aLiveConference(world, { registered: [lou] })
  const asked = await as(lou).rooms.say({
    id: liveId,
    requestId: crypto.randomUUID(),
    body: 'Et la nuit ?',
    kind: 'question',
  })
  const which = { id: liveId, messageId: asked.id }
  await as(admin).rooms.judge({ ...which, act: 'approve' })
  await as(admin).rooms.judge({ ...which, act: 'approve' })
  await as(admin).rooms.remove(which)
  expect(await acts(asked.id)).toEqual(['room.message-removed', 'room.question-approved'])
  const { endsAt } = await as(admin).conferences.get({ id: liveId })
  await as(admin).conferences.extend({ id: liveId, minutes: 5, endsAt })
  await as(admin).conferences.end({ id: liveId })
  expect(await acts(liveId)).toEqual(['conference.ended', 'conference.extended'])

  await grantRole(services(), { email: lou.email, granted: 'moderator' })
  const [granted] = (await as(admin).admin.audit({ act: 'member.role-granted', subjectId: lou.id })).items
  expect(granted).toMatchObject({ actor: null, actorKey: null, details: { role: 'moderator' } })
})
