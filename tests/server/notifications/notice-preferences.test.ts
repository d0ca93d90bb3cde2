import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { NOTICE_KINDS } from '#contract/notifications/schema.ts'
import { noticeChoice, noticeRhythm } from '#server/notifications/tables.ts'
import { unsubscribeToken } from '#server/notifications/unsubscribe-token.ts'
import { endOfDay } from '#tests/support/fixtures/end-of-day.ts'
import { heard } from '#tests/support/fixtures/heard.ts'
import { vertigo } from '#tests/support/fixtures/scenes.ts'
import { saying } from '#tests/support/fixtures/sharing.ts'
import { faultsOf, refusalOf } from '#tests/support/refused.ts'
import { openWorld, type Person } from '#tests/support/world.ts'

const world = openWorld()
const { as } = world

const preferences = (who: Person) => as(who).notifications.preferences()
const agreeToMails = (who: Person, isGiven = true) => as(who).settings.setConsent({ kind: 'emails', isGiven })
const kindsOf = async (who: Person) => (await as(who).notifications.list({})).items.map(({ kind }) => kind)
const nothingChosen = Object.fromEntries(NOTICE_KINDS.map((kind) => [kind, 'app']))

test('a member is told of every kind in the app until they choose otherwise, kind by kind, for themselves alone', async () => {
  const { lou, max } = await world.people('lou', 'max')
  expect(await preferences(lou)).toEqual({ channels: nothingChosen, rhythm: null, mayMail: false })
  expect((await as(lou).notifications.setChannel({ kind: 'match', channel: 'none' })).channels.match).toBe('none')
  await as(lou).notifications.setChannel({ kind: 'comment', channel: 'app' })
  await as(lou).notifications.setChannel({ kind: 'match', channel: 'app' })
  const chosen = await as(lou).notifications.setChannel({ kind: 'reply', channel: 'none' })
  expect(chosen).toEqual({ channels: { ...nothingChosen, reply: 'none' }, rhythm: null, mayMail: false })
  expect(await preferences(lou)).toEqual(chosen)
  expect((await preferences(max)).channels).toEqual(nothingChosen)
})

test('a read-only account may choose', async () => {
  const lou = await world.person()
  await as(lou).settings.setConsent({ kind: 'healthData', isGiven: false })
  await as(lou).notifications.setChannel({ kind: 'match', channel: 'none' })
  await as(lou).notifications.setRhythm({ digest: 'daily', quiet: null, timeZone: 'Europe/Paris' })
  expect(await preferences(lou)).toMatchObject({ channels: { match: 'none' }, rhythm: { digest: 'daily' } })
})

test('a member who switched a kind off is not told of it, nor counted as told; other kinds still come', async () => {
  const { lou, max, zoe } = await world.people('lou', 'max', 'zoe')
  const scene = { tags: [`vertige ${crypto.randomUUID()}`] }
  const post = await as(lou).posts.publishSymptom(vertigo(scene))
  await as(max).notifications.setChannel({ kind: 'recovery', channel: 'none' })
  await as(max).notifications.setChannel({ kind: 'comment', channel: 'none' })
  const theirs = await as(max).posts.publishSymptom(vertigo(scene))
  await as(zoe).posts.publishSymptom(vertigo(scene))
  await endOfDay(world)
  await heard(world.services().db, lou)
  await as(lou).posts.resolve({ id: post.id, treatment: 'Repos' })
  const { id: commentId } = await as(max).comments.add(saying(theirs.id))
  await as(zoe).comments.add(saying(theirs.id))
  await as(zoe).comments.add(saying(theirs.id, { parentId: commentId }))
  await world.settle({ everyJobTwice: true })
  expect((await kindsOf(max)).toSorted()).toEqual(['match', 'reply'])
  expect(await kindsOf(zoe)).toContain('recovery')
  expect(await as(lou).notifications.told()).toEqual({ members: 1 })
})

test('mails need the consent to them; without it all notices are in the app again, and a new consent starts no mail by itself', async () => {
  const { lou } = await world.people('lou')
  const mailed = () => as(lou).notifications.setChannel({ kind: 'match', channel: 'email' })
  expect(await refusalOf(mailed())).toBe('CONSENT_NEEDED')
  expect((await preferences(lou)).channels.match).toBe('app')
  await agreeToMails(lou)
  expect(await mailed()).toMatchObject({ channels: { match: 'email' }, mayMail: true })
  await agreeToMails(lou, false)
  expect(await preferences(lou)).toMatchObject({ channels: { match: 'app' }, mayMail: false })
  await world.settle({ everyJobTwice: true })
  await agreeToMails(lou)
  expect(await preferences(lou)).toMatchObject({ channels: { match: 'app' }, mayMail: true })
})

test('a withdrawal that is handled late, or twice, takes nothing from a member who gave the consent again', async () => {
  const { lou } = await world.people('lou')
  await agreeToMails(lou)
  await as(lou).notifications.setChannel({ kind: 'match', channel: 'email' })
  await agreeToMails(lou, false)
  await world.settle()
  await agreeToMails(lou)
  await as(lou).notifications.setChannel({ kind: 'match', channel: 'email' })
  await world.settle({ everyJobTwice: true })
  expect((await preferences(lou)).channels.match).toBe('email')
})

test('a rhythm is kept as it was chosen, in any zone under any of its names, and replaced as a whole', async () => {
  const { lou, max } = await world.people('lou', 'max')
  const quiet = { from: 22 * 60, to: 7 * 60 + 30 }
  for (const timeZone of ['Europe/Paris', 'Asia/Kolkata', 'America/Argentina/Buenos_Aires', 'UTC'])
    expect((await as(lou).notifications.setRhythm({ digest: 'weekly', quiet, timeZone })).rhythm).toEqual({
      digest: 'weekly',
      quiet,
      timeZone,
    })
  const plain = { digest: 'each', quiet: null, timeZone: 'America/New_York' } as const
  expect((await as(lou).notifications.setRhythm(plain)).rhythm).toEqual(plain)
  expect((await preferences(max)).rhythm).toBeNull()
})

test.each([
  [{ timeZone: 'Europe/Atlantis' }, ['timeZone: invalid']],
  [{ timeZone: '+02:00' }, ['timeZone: invalid']],
  [{ timeZone: `Europe/${'P'.repeat(100)}` }, ['timeZone: tooLong', 'timeZone: invalid']],
  [{ quiet: { from: 480, to: 480 } }, ['quiet.to: invalid']],
  [{ quiet: { from: -1, to: 480 } }, ['quiet.from: outOfRange']],
  [{ quiet: { from: 0, to: 1440 } }, ['quiet.to: outOfRange']],
  [{ quiet: { from: 0.5, to: 60 } }, ['quiet.from: invalid']],
  [{ digest: 'hourly' }, ['digest: invalid']],
])('a rhythm of %j is refused, and nothing is kept', async (wrong, faults) => {
  const lou = await world.person()
  const asked = { digest: 'each', quiet: null, timeZone: 'Europe/Paris', ...wrong } as never
  expect(await faultsOf(as(lou).notifications.setRhythm(asked))).toEqual(faults)
  expect((await preferences(lou)).rhythm).toBeNull()
})

test('an unknown kind or place is refused', async () => {
  const lou = await world.person()
  const choose = (kind: string, channel: string) => as(lou).notifications.setChannel({ kind, channel } as never)
  expect(await faultsOf(choose('poke', 'app'))).toEqual(['kind: invalid'])
  expect(await faultsOf(choose('match', 'pigeon'))).toEqual(['channel: invalid'])
})

test('the member’s other tabs are told of a choice, and nobody else is', async () => {
  const { lou, max } = await world.people('lou', 'max')
  await agreeToMails(lou)
  await as(lou).notifications.setChannel({ kind: 'match', channel: 'email' })
  await as(lou).notifications.setRhythm({ digest: 'daily', quiet: null, timeZone: 'Europe/Paris' })
  await unsubscribe(unsubscribeToken(world.services().secret, lou.id))
  const { events } = await as(lou).live.events({ since: 0 })
  expect(events.map(({ kind, id }) => ({ kind, id }))).toEqual(Array(3).fill({ kind: 'notice', id: lou.id }))
  expect((await as(max).live.events({ since: 0 })).events).toEqual([])
})

test('two tabs that choose at once both succeed, and one choice stays', async () => {
  const lou = await world.person()
  const channels = ['none', 'app', 'none', 'app'] as const
  await Promise.all([
    ...channels.map((channel) => as(lou).notifications.setChannel({ kind: 'match', channel })),
    ...(['daily', 'weekly'] as const).map((digest) =>
      as(lou).notifications.setRhythm({ digest, quiet: null, timeZone: 'Europe/Paris' }),
    ),
  ])
  const { db } = world.services()
  expect(await db.select().from(noticeChoice).where(eq(noticeChoice.memberId, lou.id))).toHaveLength(1)
  expect(await db.select().from(noticeRhythm).where(eq(noticeRhythm.memberId, lou.id))).toHaveLength(1)
})

/** As the providers of mailboxes do it (RFC 8058). */
const unsubscribe = (token: string, method = 'POST') =>
  world.fetch(`/api/notifications/unsubscribe/${token}`, {
    method,
    ...(method === 'POST' && {
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    }),
  })

test('the link of a mail ends all mails of notices, signed in or not, once or twice; opening it changes nothing', async () => {
  const { lou, max } = await world.people('lou', 'max')
  for (const who of [lou, max]) {
    await agreeToMails(who)
    await as(who).notifications.setChannel({ kind: 'match', channel: 'email' })
  }
  await as(lou).notifications.setChannel({ kind: 'recovery', channel: 'email' })
  await as(lou).notifications.setChannel({ kind: 'reply', channel: 'none' })
  const token = unsubscribeToken(world.services().secret, lou.id)

  const opened = await unsubscribe(token, 'GET')
  expect([opened.status, opened.headers.get('location')]).toEqual([303, `/desinscription?lien=${token}`])
  expect((await preferences(lou)).channels.match).toBe('email')

  for (const _ of ['once', 'twice']) {
    const answer = await unsubscribe(token)
    expect([answer.status, await answer.json()]).toEqual([200, { isUnsubscribed: true }])
    expect((await preferences(lou)).channels).toEqual({ ...nothingChosen, reply: 'none' })
  }
  expect((await preferences(max)).channels.match).toBe('email')
  await as(lou).notifications.setChannel({ kind: 'match', channel: 'email' })
  expect(await as().notifications.unsubscribe({ token })).toEqual({ isUnsubscribed: true })
  expect((await preferences(lou)).channels.match).toBe('app')
})

test('a link that the server did not write ends nothing', async () => {
  const { lou, max } = await world.people('lou', 'max')
  await agreeToMails(lou)
  await as(lou).notifications.setChannel({ kind: 'match', channel: 'email' })
  const [, signature] = unsubscribeToken(world.services().secret, lou.id).split('.')
  const ofMax = unsubscribeToken(world.services().secret, max.id).split('.')[1]
  const elsewhere = unsubscribeToken('another-secret-another-secret-another', lou.id)
  for (const forged of [
    lou.id,
    `${lou.id}.`,
    `${lou.id}.${ofMax}`,
    `${max.id}.${signature}`,
    elsewhere,
    `.${signature}`,
  ])
    expect([forged, (await unsubscribe(forged)).status]).toEqual([forged, 404])
  expect((await unsubscribe(`${lou.id}.${signature}.x`)).status).toBe(404)
  expect((await unsubscribe('x'.repeat(300))).status).toBe(400)
  expect((await preferences(lou)).channels.match).toBe('email')
})

test('the link of an erased account is accepted, and leaves no trace of it', async () => {
  const gone = crypto.randomUUID()
  expect((await unsubscribe(unsubscribeToken(world.services().secret, gone))).status).toBe(200)
  const traces = await world.services().db.execute(sql`select from member_stream where member_id = ${gone}`)
  expect(traces.rows).toEqual([])
})
