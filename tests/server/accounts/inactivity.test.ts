import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { sendPrivacyMail } from '#server/accounts/privacy/privacy-mail-jobs.ts'
import { member } from '#server/accounts/tables.ts'
import { vertigo } from '#tests/support/fixtures/scenes.ts'
import { runQueue } from '#tests/support/run-queue.ts'
import { openWorld, type Person } from '#tests/support/world.ts'

const DAY_MS = 86_400_000
const world = openWorld()
const { as, services } = world

async function clockStrikes() {
  await runQueue(services(), 'accounts.erase-due')
  await world.settle()
}
const rowOf = async (who: Person) => (await services().db.select().from(member).where(eq(member.id, who.id)))[0]
/** Comes by, as after more than the two seconds for which a session is not read again. */
async function visit(who: Person) {
  world.appServices().sessions.drop('everyone')
  expect((await as(who).accounts.me()).member?.id).toBe(who.id)
}
const warnings = (who: Person) => world.mailsTo(who.email).filter((mail) => mail.includes('Votre compte est inactif'))

test('a visit is noted once a day, however often its member asks', async () => {
  const lou = await world.person()
  await visit(lou)
  const first = (await rowOf(lou))!.lastSeenAt
  world.advance(DAY_MS - 60_000)
  await visit(lou)
  expect((await rowOf(lou))!.lastSeenAt).toEqual(first)
  world.advance(120_000)
  await visit(lou)
  expect((await rowOf(lou))!.lastSeenAt.getTime() - first.getTime()).toBeGreaterThan(DAY_MS)
})

test('a member seen within 23 months is not warned; an absent one is told once, a month ahead, and coming back is enough', async () => {
  const { lou, max } = await world.people('lou', 'max')
  for (const who of [lou, max]) await visit(who)
  world.advance(690 * DAY_MS)
  await clockStrikes()
  expect(warnings(lou)).toEqual([])
  world.advance(12 * DAY_MS)
  await clockStrikes()
  await clockStrikes()
  expect(warnings(lou)).toHaveLength(1)
  expect(warnings(lou)[0]).toContain('Garder mon compte')
  expect((await rowOf(lou))!.warnedAt).not.toBeNull()

  await visit(lou)
  expect((await rowOf(lou))!.warnedAt).toBeNull()
  world.advance(60 * DAY_MS)
  await clockStrikes()
  expect(await rowOf(lou)).toBeDefined()
  expect(await rowOf(max)).toBeUndefined()
})

test('an account is erased after 24 months as if its member had asked, and never without a month’s warning', async () => {
  const { lou, max } = await world.people('lou', 'max')
  await visit(lou)
  const { id } = await as(lou).posts.publishSymptom(vertigo())
  // A server that was switched off for three years.
  world.advance(3 * 365 * DAY_MS)
  await visit(max)
  await clockStrikes()
  expect(warnings(lou)).toHaveLength(1)
  world.advance(29 * DAY_MS)
  await clockStrikes()
  expect(await rowOf(lou)).toBeDefined()
  world.advance(2 * DAY_MS)
  await clockStrikes()
  expect(await rowOf(lou)).toBeUndefined()
  expect(world.mailsTo(lou.email)).toHaveLength(1)
  expect(world.mailsTo(lou.email)[0]).toContain('Votre compte a été supprimé')
  expect(
    await as(max)
      .posts.get({ id })
      .catch(() => 'gone'),
  ).toBe('gone')
})

test('nobody is erased whose warning did not leave: its month begins as it leaves, and one that was lost is written anew', async () => {
  const { lou } = await world.people('lou')
  await visit(lou)
  world.advance(3 * 365 * DAY_MS)
  // As where the mail was asked for, and its job is gone after two weeks without a mail server.
  await services().db.update(member).set({ warningQueuedAt: world.now() }).where(eq(member.id, lou.id))
  const job = { kind: 'absent', memberId: lou.id, day: world.now().toISOString() } as const
  const away = { send: () => Promise.reject(new Error('535 authentication failed')), close() {} }
  await expect(sendPrivacyMail(services(), away, job)).rejects.toThrow('535')
  world.advance(14 * DAY_MS)
  await clockStrikes()
  expect([warnings(lou), (await rowOf(lou))!.warnedAt]).toEqual([[], null])
  world.advance(2 * DAY_MS)
  await clockStrikes()
  expect(warnings(lou)).toHaveLength(1)
  await sendPrivacyMail(services(), away, job) // the same job once more: she was warned
  world.advance(29 * DAY_MS)
  await clockStrikes()
  expect(await rowOf(lou)).toBeDefined()
  world.advance(2 * DAY_MS)
  await clockStrikes()
  expect(await rowOf(lou)).toBeUndefined()
})

test('a mailbox that is refused for good counts as warned the second time, weeks after the first', async () => {
  const { lou } = await world.people('lou')
  await visit(lou)
  world.advance(3 * 365 * DAY_MS)
  const job = { kind: 'absent', memberId: lou.id, day: world.now().toISOString() } as const
  const refused = { send: async () => 'refused' as const, close() {} }
  await sendPrivacyMail(services(), refused, { ...job, isAgain: false })
  expect((await rowOf(lou))!.warnedAt).toBeNull()
  await sendPrivacyMail(services(), refused, { ...job, isAgain: true })
  expect((await rowOf(lou))!.warnedAt).not.toBeNull()
})

test('a member who comes back while the warning waits for the mail server is not warned any more', async () => {
  const { lou } = await world.people('lou')
  await visit(lou)
  world.advance(3 * 365 * DAY_MS)
  await services().db.update(member).set({ warningQueuedAt: world.now() }).where(eq(member.id, lou.id))
  await visit(lou)
  expect((await rowOf(lou))!.warningQueuedAt).toBeNull()
  const refusing = { send: () => Promise.reject(new Error('a mail was sent')), close() {} }
  await sendPrivacyMail(services(), refusing, { kind: 'absent', memberId: lou.id, day: world.now().toISOString() })
})

test('mails with a link are tried for a day, all others for as long as a job is kept', async () => {
  const { rows } = await services().db.execute<{ name: string; tries: number }>(sql`
    select name, retry_limit as tries from pgboss.queue where name in
      ('accounts.mail', 'accounts.news-mail', 'accounts.privacy-mail', 'accounts.goodbye', 'moderation.mail', 'notifications.mail')
    order by name`)
  const forTwoWeeks = rows.filter(({ tries }) => tries * 300 > 14 * 86_400).map(({ name }) => name)
  expect(rows).toHaveLength(6)
  expect(forTwoWeeks).toEqual(rows.map(({ name }) => name).filter((name) => name !== 'accounts.mail'))
})
