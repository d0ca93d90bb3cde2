import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Role } from '#contract/accounts/schema.ts'
import { BACKUP_DAYS, TEST_MAILS_PER_HOUR } from '#contract/admin/limits.ts'
import { LAUNCH_ITEMS, type Launch, type LaunchItemKey } from '#contract/admin/schema.ts'
import { grantRole } from '#server/accounts/commands/grant-role.ts'
import { recordAct } from '#server/foundation/audit/audit.ts'
import { announcing } from '#tests/support/fixtures/conferences.ts'
import { refusalOf } from '#tests/support/refused.ts'
import { openWorld, type Person } from '#tests/support/world.ts'

const DAY_MS = 86_400_000
const SECRETS = ['mot-de-passe-du-relais', 'clef-partagee']
const world = openWorld({
  BASE_URL: 'https://vecu.example',
  EDITOR_NAME: 'Association Vécu',
  CONTACT_MAIL: 'aide@vecu.example',
  ICE_SERVERS: `[{"urls":"stun:stun.example"},{"urls":"turn:turn.example","secret":"${SECRETS[1]}"}]`,
})
// Nothing listens there: mails wait in files, unless a test says otherwise.
const { as, services } = world

async function staff(role: Role, { hasSecondFactor = true } = {}): Promise<Person> {
  const person = await world.person()
  await grantRole(services(), { email: person.email, granted: role })
  if (hasSecondFactor) await world.secondFactor(person)
  return person
}
const itemOf = ({ items }: Launch, key: LaunchItemKey) => items.find((item) => item.key === key)!
const acts = async (act: string) =>
  (await services().db.execute(sql`select details from audit_entry where act = ${act}`)).rows

test('a stranger, a member, a moderator, a professional and an admin without second factor learn and do nothing', async () => {
  const before = await acts('launch.read')
  expect(await refusalOf(as().admin.launch())).toBe('UNAUTHORIZED')
  const refused = [
    await world.person(),
    await staff('moderator'),
    await staff('medical_professional'),
    await staff('admin', { hasSecondFactor: false }),
  ]
  for (const who of refused) {
    expect(await refusalOf(as(who).admin.launch())).toBe('FORBIDDEN')
    expect(await refusalOf(as(who).admin.tryMail())).toBe('FORBIDDEN')
    expect(await refusalOf(as(who).admin.noteRestore())).toBe('FORBIDDEN')
    expect(world.mailsTo(who.email).filter((mail) => mail.includes('essai'))).toEqual([])
  }
  expect(await acts('launch.read')).toEqual(before)
})

test('an admin reads each item once, missing ones by their variable, and no secret; the reading is logged once an hour', async () => {
  const admin = await staff('admin')
  const launch = await as(admin).admin.launch()
  expect(launch.items.map(({ key }) => key)).toEqual([...LAUNCH_ITEMS])
  expect(itemOf(launch, 'mail')).toMatchObject({ isDone: false, missing: ['SMTP_URL'] })
  expect(itemOf(launch, 'https')).toMatchObject({ isDone: true, value: 'https://vecu.example' })
  expect(itemOf(launch, 'turn')).toMatchObject({ isDone: true, missing: [] })
  expect(itemOf(launch, 'legal').missing).toContain('EDITOR_PHONE')
  expect(itemOf(launch, 'legal').missing).not.toContain('EDITOR_NAME')
  expect(itemOf(launch, 'hosting').missing).toContain('HOSTING_HDS')
  expect(itemOf(launch, 'contact')).toMatchObject({ missing: ['DPO_MAIL'], value: 'aide@vecu.example' })
  expect(itemOf(launch, 'homeStats')).toMatchObject({ isDone: false, missing: ['HOME_STATS'] })
  expect(itemOf(launch, 'admins')).toMatchObject({ isDone: true })
  for (const secret of SECRETS) expect(JSON.stringify(launch)).not.toContain(secret)
  const read = (await acts('launch.read')).length
  await as(admin).admin.launch()
  expect(await acts('launch.read')).toHaveLength(read)
  world.advance(3_700_000)
  world.appServices().sessions.drop('everyone')
  await as(admin).admin.launch()
  expect(await acts('launch.read')).toHaveLength(read + 1)
})

test('the first professional, the first conference, a backup and a tested restore are detected, until they are old', async () => {
  const admin = await staff('admin')
  await staff('medical_professional')
  await as(admin).conferences.create(announcing(world))
  await services().db.transaction((tx) =>
    recordAct(tx, { ...services(), actor: 'operator' }, { act: 'instance.backed-up', subject: 'everyone' }),
  )
  expect(itemOf(await as(admin).admin.launch(), 'restore')).toMatchObject({ isDone: false, at: null })
  const launch = await as(admin).admin.noteRestore()
  for (const key of ['professional', 'conference', 'backup', 'restore'] as const)
    expect(itemOf(launch, key)).toMatchObject({ isDone: true })
  expect(itemOf(launch, 'restore').at).toBeInstanceOf(Date)
  expect(await acts('launch.restore-tried')).toHaveLength(1)
  world.advance((BACKUP_DAYS + 1) * DAY_MS)
  world.appServices().sessions.drop('everyone')
  const later = await as(admin).admin.launch()
  expect(itemOf(later, 'backup')).toMatchObject({ isDone: false, at: expect.any(Date) })
  expect(itemOf(later, 'restore')).toMatchObject({ isDone: true })
})

test('a test message goes to the admin’s own address, in their language, so many times an hour and no more', async () => {
  const admin = await staff('admin')
  expect(await as(admin).admin.tryMail()).toEqual({ outcome: 'outbox', reason: null, code: null })
  expect(
    world.mailsTo(admin.email).filter((mail) => mail.includes("Message d'essai") || /essai/.test(mail)).length,
  ).toBe(1)
  for (let tried = 1; tried < TEST_MAILS_PER_HOUR; tried++) await as(admin).admin.tryMail()
  expect(await refusalOf(as(admin).admin.tryMail())).toBe('TOO_MANY_REQUESTS')
  const other = await staff('admin')
  expect(await as(other).admin.tryMail()).toMatchObject({ outcome: 'outbox' })
  expect((await acts('launch.mail-tried')).length).toBe(TEST_MAILS_PER_HOUR + 1)
  expect(itemOf(await as(admin).admin.launch(), 'mail')).toMatchObject({ at: null, count: expect.any(Number) })
})

test.each([
  [
    { code: 'EAUTH', responseCode: 535 },
    { reason: 'login', code: 535 },
  ],
  [{ code: 'ESOCKET' }, { reason: 'unreachable', code: null }],
  [
    { code: 'EENVELOPE', responseCode: 550 },
    { reason: 'refused', code: 550 },
  ],
  [
    { code: 'ESOCKET', message: 'self-signed certificate' },
    { reason: 'tls', code: null },
  ],
  [{}, { reason: 'other', code: null }],
])('a mail server that answers %j is reported by a reason and a number, never by its words', async (answered, told) => {
  const admin = await staff('admin')
  const { mailer } = services()
  const { send } = mailer
  mailer.send = () => Promise.reject(Object.assign(new Error(`no: ${SECRETS[0]}`), answered))
  try {
    const tried = await as(admin).admin.tryMail()
    expect(tried).toEqual({ outcome: 'failed', ...told })
  } finally {
    mailer.send = send
  }
})
