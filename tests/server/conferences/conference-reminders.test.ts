import { eq, sql } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { Notice } from '#contract/notifications/schema.ts'
import { member, user } from '#server/accounts/tables.ts'
import { remindOfSoon } from '#server/conferences/handlers.ts'
import { conference, conferenceReminder, registration } from '#server/conferences/tables.ts'
import { notice } from '#server/notifications/tables.ts'
import { aConference, anAdmin, anExpert, announcing, minutePasses } from '#tests/support/fixtures/conferences.ts'
import { openWorld, type Person } from '#tests/support/world.ts'

const world = openWorld()
const { as, services } = world
const MINUTE_MS = 60_000
const DAY = 1_440

let [admin, expert, lou, max]: Person[] = []
beforeAll(async () => {
  ;[admin, expert] = [await anAdmin(world), await anExpert(world)]
})
beforeEach(async () => {
  ;[lou, max] = [await world.person(), await world.person()]
  await services().db.delete(conference)
})

const later = (minutes: number) => new Date(world.now().getTime() + minutes * MINUTE_MS)
const noticesOf = async (who: Person, id: string) =>
  (await as(who).notifications.list({})).items.filter(
    (notice): notice is Extract<Notice, { kind: 'conference' }> =>
      notice.kind === 'conference' && notice.conferenceId === id,
  )
/** Returns what this person's one notice of the conference says, and whether it is unread; undefined where there is none. */
async function noticeOf(who: Person, id: string) {
  const notices = await noticesOf(who, id)
  expect(notices.length).toBeLessThanOrEqual(1)
  const [notice] = notices
  return notice && `${notice.what}${notice.isRead ? '' : ', unread'}`
}
async function readAll(...who: Person[]) {
  for (const one of who) await as(one).notifications.markAllRead()
}
/** Returns the mails about notices alone: mails about the account are sent again where every job runs twice. */
const mailsOf = (who: Person) => world.mailsTo(who.email).filter((mail) => mail.includes('List-Unsubscribe'))
const mailsTo = (who: Person) => mailsOf(who).length
async function wishesMails(who: Person) {
  await as(who).settings.setConsent({ kind: 'emails', isGiven: true })
  await as(who).notifications.setChannel({ kind: 'conference', channel: 'email' })
}
/** Returns the edit form of this conference with only the given fields changed. */
async function changing(id: string, given: object = {}) {
  const [row] = await services().db.select().from(conference).where(eq(conference.id, id))
  const { title, description, expertName, expertBio, expertId, scheduledAt, durationMinutes, tags, language, url } =
    row!
  const same = {
    title,
    description,
    expertName,
    expertBio,
    expertId,
    scheduledAt,
    durationMinutes,
    tags,
    language,
    url,
  }
  return as(admin!).conferences.edit({ ...same, id, version: row!.version, ...given })
}

test('registered members and the expert are reminded a day and a quarter of an hour before, once each', async () => {
  const id = await aConference(world, { scheduledAt: later(2 * DAY), registered: [lou!], expert: expert! })
  await minutePasses(world)
  expect([await noticeOf(lou!, id), await noticeOf(expert!, id)]).toEqual([undefined, undefined])
  await minutePasses(world, DAY - 1)
  expect(await noticeOf(lou!, id)).toBeUndefined()

  await minutePasses(world, 1)
  expect([await noticeOf(lou!, id), await noticeOf(expert!, id), await noticeOf(max!, id)]).toEqual([
    'soon, unread',
    'soon, unread',
    undefined,
  ])
  const [notice] = await noticesOf(lou!, id)
  expect(notice).toMatchObject({ conferenceTitle: 'Vivre avec des acouphènes', scheduledAt: expect.any(Date) })
  await readAll(lou!, expert!)
  for (const minutes of [1, 60, 600]) await minutePasses(world, minutes)
  await Promise.all([remindOfSoon(services()), remindOfSoon(services()), remindOfSoon(services())])
  await world.settle({ everyJobTwice: true })
  expect([await noticeOf(lou!, id), await noticeOf(expert!, id)]).toEqual(['soon', 'soon'])

  world.advance(DAY * MINUTE_MS - 661 * MINUTE_MS - 15 * MINUTE_MS)
  await Promise.all([remindOfSoon(services()), remindOfSoon(services())])
  await world.settle()
  expect([await noticeOf(lou!, id), await noticeOf(expert!, id)]).toEqual(['soon, unread', 'soon, unread'])
  expect((await noticesOf(lou!, id))[0]!.id).not.toBe(notice!.id)
  await readAll(lou!, expert!)
  await minutePasses(world, 14)
  await minutePasses(world, 5)
  await world.settle({ everyJobTwice: true })
  expect([await noticeOf(lou!, id), await noticeOf(expert!, id)]).toEqual(['soon', 'soon'])
})

test('a conference announced at the last minute is reminded of once, one that is over or was cancelled never', async () => {
  const soon = await aConference(world, { scheduledAt: later(10), registered: [lou!] })
  const over = await aConference(world, {
    scheduledAt: later(10),
    startedAt: later(-10),
    endedAt: later(-1),
    registered: [lou!],
  })
  const cancelled = await aConference(world, { scheduledAt: later(10), cancelledAt: later(-1), registered: [lou!] })
  const late = await aConference(world, { scheduledAt: later(-1), registered: [lou!] })
  await minutePasses(world)
  expect(await noticeOf(lou!, soon)).toBe('soon, unread')
  await readAll(lou!)
  await minutePasses(world, 5)
  expect(await noticeOf(lou!, soon)).toBe('soon')
  for (const id of [over, cancelled, late]) expect(await noticeOf(lou!, id)).toBeUndefined()
})

test('a room that is opened a little early takes nobody’s reminder away', async () => {
  const id = await aConference(world, { scheduledAt: later(20), registered: [lou!] })
  await minutePasses(world)
  await readAll(lou!)
  await services().db.update(conference).set({ startedAt: world.now() }).where(eq(conference.id, id))
  await minutePasses(world, 3)
  expect(await noticeOf(lou!, id)).toBe('soon')
  await minutePasses(world, 2)
  expect(await noticeOf(lou!, id)).toBe('soon, unread')
})

test('a member who registers after the first reminder gets the second', async () => {
  const id = await aConference(world, { scheduledAt: later(DAY) })
  await minutePasses(world)
  await as(lou!).conferences.register({ id })
  await minutePasses(world, 1)
  expect(await noticeOf(lou!, id)).toBeUndefined()
  await minutePasses(world, DAY - 16)
  expect(await noticeOf(lou!, id)).toBe('soon, unread')
})

test('a moved conference is announced at once and reminds anew; moved back, earlier reminders still count', async () => {
  const first = later(DAY)
  const id = await aConference(world, { scheduledAt: first, registered: [lou!], expert: expert! })
  await minutePasses(world)
  await readAll(lou!, expert!)
  await changing(id, { scheduledAt: later(4 * DAY) })
  await world.settle({ everyJobTwice: true })
  expect([await noticeOf(lou!, id), await noticeOf(expert!, id)]).toEqual(['changed, unread', 'changed, unread'])
  await readAll(lou!, expert!)
  await minutePasses(world, 60)
  expect(await noticeOf(lou!, id)).toBe('changed')
  await minutePasses(world, 3 * DAY - 60)
  expect(await noticeOf(lou!, id)).toBe('soon, unread')
  await readAll(lou!)
  expect(await services().db.$count(conferenceReminder, eq(conferenceReminder.conferenceId, id))).toBe(2)
})

test.each<[string, object, boolean]>([
  ['its duration', { durationMinutes: 90 }, true],
  ['its language', { language: 'en' }, true],
  ['its expert', { expertName: 'Pr Sacha Petit' }, true],
  ['its address', { url: 'https://autre.exemple.fr' }, true],
  ['a word of its description', { description: 'La même chose, mieux dite.' }, false],
  ['its topics', { tags: ['sommeil'] }, false],
  ['nothing', {}, false],
])('a change of %s is told to members who planned by it, and nobody else', async (_what, given, isTold) => {
  const id = await aConference(world, { scheduledAt: later(9 * DAY), registered: [lou!], expert: expert! })
  await changing(id, given)
  await world.settle()
  const said = isTold ? 'changed, unread' : undefined
  expect([await noticeOf(lou!, id), await noticeOf(expert!, id), await noticeOf(max!, id)]).toEqual([
    said,
    said,
    undefined,
  ])
})

test('a cancelled conference is told to all registered members, with one notice that says so, and reminds no more', async () => {
  const id = await aConference(world, { scheduledAt: later(DAY), registered: [lou!], expert: expert! })
  await minutePasses(world)
  await as(admin!).conferences.cancel({ id, reason: 'Souffrante' })
  await as(admin!).conferences.cancel({ id })
  await world.settle()
  expect([await noticeOf(lou!, id), await noticeOf(expert!, id)]).toEqual(['cancelled, unread', 'cancelled, unread'])
  await readAll(lou!)
  await minutePasses(world, DAY - 10)
  expect(await noticeOf(lou!, id)).toBe('cancelled')
})

test('mails go to members who wish them, one for each time, however often its job runs; others are told in the app, or not at all', async () => {
  const none = await world.person()
  await wishesMails(lou!)
  await as(none).notifications.setChannel({ kind: 'conference', channel: 'none' })
  const id = await aConference(world, { scheduledAt: later(DAY), registered: [lou!, max!, none] })
  const mailed = () => [lou!, max!, none].map(mailsTo)
  await minutePasses(world)
  await world.settle({ everyJobTwice: true })
  expect(mailed()).toEqual([1, 0, 0])
  expect([await noticeOf(lou!, id), await noticeOf(max!, id), await noticeOf(none, id)]).toEqual([
    'soon, unread',
    'soon, unread',
    undefined,
  ])
  // The mail does not say which conference: somebody who reads over a shoulder must not learn what the member cares about.
  expect(mailsOf(lou!).at(-1)).not.toContain('acouphènes')
  await minutePasses(world, DAY - 15)
  await world.settle({ everyJobTwice: true })
  expect(mailed()).toEqual([2, 0, 0])
  await changing(id, { url: 'https://autre.exemple.fr' })
  await world.settle({ everyJobTwice: true })
  expect(mailed()).toEqual([3, 0, 0])
})

test('all registered members are told, more than a page of them, and nobody else', { tags: 'long' }, async () => {
  const id = await aConference(world, { scheduledAt: later(DAY), registered: [lou!] })
  const crowd = Array.from({ length: 230 }, () => services().newId())
  const { db } = services()
  const [like] = await db.select().from(member).where(eq(member.id, max!.id))
  const [account] = await db.select().from(user).where(eq(user.id, max!.id))
  await db.insert(user).values(crowd.map((one) => ({ ...account!, id: one, email: `${one}@exemple.fr` })))
  await db.insert(member).values(crowd.map((one) => ({ ...like!, id: one, username: one, usernameKey: one })))
  await db
    .insert(registration)
    .values(crowd.map((memberId) => ({ conferenceId: id, memberId, registeredAt: world.now() })))
  await minutePasses(world)
  expect(await db.$count(notice, eq(notice.subjectId, id))).toBe(231)
  expect(await noticeOf(lou!, id)).toBe('soon, unread')
  await world.settle({ everyJobTwice: true })
  expect(await db.$count(notice, eq(notice.subjectId, id))).toBe(231)
  // A job that names a member goes with their account, and the rest of the registrants would not be told.
  const { rows } = await db.execute(
    sql`select distinct jsonb_object_keys(data) as said from pgboss.job where name = 'conferences.tell' order by 1`,
  )
  expect(rows).toEqual([{ said: 'at' }, { said: 'conferenceId' }])
})

test('a member who takes their registration back is told nothing any more, nor reads earlier notices', async () => {
  const id = await aConference(world, { scheduledAt: later(DAY), registered: [lou!] })
  await minutePasses(world)
  expect((await as(lou!).notifications.unread()).count).toBe(1)
  await as(lou!).conferences.unregister({ id })
  expect([await noticeOf(lou!, id), (await as(lou!).notifications.unread()).count]).toEqual([undefined, 0])
  await as(admin!).conferences.cancel({ id })
  await world.settle()
  expect(await noticeOf(lou!, id)).toBeUndefined()
})

test('a conference announced by the form is reminded of like any other', async () => {
  const { id } = await as(admin!).conferences.create(
    announcing(world, { scheduledAt: later(20), expertId: expert!.id }),
  )
  await as(lou!).conferences.register({ id })
  await minutePasses(world)
  expect([await noticeOf(lou!, id), await noticeOf(expert!, id)]).toEqual(['soon, unread', 'soon, unread'])
})
