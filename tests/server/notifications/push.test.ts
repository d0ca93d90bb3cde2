import tls from 'node:tls'
import { count, eq } from 'drizzle-orm'
import { afterAll, afterEach, expect, test } from 'vitest'
import { PUSHED_BROWSERS_MAX } from '#contract/notifications/push-limits.ts'
import { markAllRead } from '#server/notifications/commands/mark-read.ts'
import { PUSH_QUEUE } from '#server/notifications/push-jobs.ts'
import { notice, pushSubscription } from '#server/notifications/tables.ts'
import { memberActor, noBrowser } from '#tests/support/actor.ts'
import { signedInAgain } from '#tests/support/fixtures/signed-in-again.ts'
import { jsonPost } from '#tests/support/json-post.ts'
import { endingsOf, faultsOf, refusalOf } from '#tests/support/refused.ts'
import { linkIn } from '#tests/support/servers/mail.ts'
import { openPushService, type PushBrowser, pushBrowser, senderOf } from '#tests/support/servers/push-service.ts'
import { openWorld, PASSWORD, type Person } from '#tests/support/world.ts'

const service = await openPushService()
tls.setDefaultCACertificates([...tls.getCACertificates('default'), service.cert])

const world = openWorld({
  PUSH_HOSTS: `push.example, *.browsers.example, ${service.origin}`,
  CONTACT_MAIL: 'aide@vecu.example',
})
const { as } = world
const NEXT = 'galet-orange-52'

afterEach(() => service.takeEverything())
afterAll(() => service.close())

const post = (path: string, body: object, who?: Person) =>
  world.fetch(path, jsonPost(body, { origin: 'http://localhost:3000' }), who)
const elsewhere = (who: Person) => signedInAgain(world, who)

/** A browser of this person's, told of what is new. */
async function listening(who: Person): Promise<PushBrowser> {
  const browser = service.browser()
  await as(who).push.subscribe(browser.told)
  return browser
}

/** Something new for this member, of which their browsers are to be told. */
async function tell(recipient: Person, sender: Person) {
  const { db, jobs, newId, now } = world.services()
  const ids = { id: newId(), recipientId: recipient.id, senderId: sender.id, subjectId: newId() }
  await db.insert(notice).values({ ...ids, kind: 'match', createdAt: now() })
  await jobs.sendNow(db, PUSH_QUEUE, { memberId: recipient.id })
}

const isKept = async ({ endpoint }: PushBrowser) => {
  const [row] = await world
    .services()
    .db.select({ rows: count() })
    .from(pushSubscription)
    .where(eq(pushSubscription.endpoint, endpoint))
  return row!.rows === 1
}

test('each browser of a member is told once that there is something new, and nothing else; nobody else is told', async () => {
  const { lou, max } = await world.people('lou', 'max')
  const phone = await listening(lou)
  const desk = await listening(await elsewhere(lou))
  const stranger = await listening(max)
  await tell(lou, max)
  await world.settle()
  for (const browser of [phone, desk]) {
    const [only, ...more] = service.pushedTo(browser)
    expect(more).toEqual([])
    expect(browser.read(only!.body)).toBe('{"kind":"news"}')
    expect(only!.headers).toMatchObject({
      ttl: '86400',
      urgency: 'normal',
      topic: 'news',
      'content-encoding': 'aes128gcm',
    })
    const { publicKey } = await as(lou).push.get()
    expect(senderOf(only!, publicKey)).toMatchObject({ aud: service.origin, sub: 'mailto:aide@vecu.example' })
    for (const told of [lou.id, max.id, lou.username, max.username])
      expect(JSON.stringify(only!.headers)).not.toContain(told)
  }
  expect(service.pushedTo(stranger)).toEqual([])
})

test('a notice that was read meanwhile alerts nobody', async () => {
  const { lou, max } = await world.people('lou', 'max')
  const phone = await listening(lou)
  await tell(lou, max)
  await world.settle()
  const services = world.services()
  const actor = memberActor(lou.id)
  await markAllRead({ ...services, actor, clientAddress: '', browser: noBrowser() })
  await services.jobs.sendNow(services.db, PUSH_QUEUE, { memberId: lou.id })
  await world.settle()
  expect(service.pushedTo(phone)).toHaveLength(1)
})

test('only an address of a known push service is accepted, by https, on its own port', async () => {
  const { lou } = await world.people('lou')
  const { keys } = pushBrowser('')
  const port = new URL(service.origin).port
  for (const endpoint of [
    'http://push.example/1',
    'https://push.example:8443/1',
    'https://me:secret@push.example/1',
    'https://push.example.evil.test/1',
    'https://evilpush.example/1',
    'https://browsers.example/1',
    'https://evil.test/push.example',
    'https://evil.test#@push.example/1',
    'https://127.0.0.1/1',
    'https://[::1]/1',
    'https://169.254.169.254/latest',
    `https://localhost:${port}/1`,
    `http://127.0.0.1:${port}/1`,
    'file:///etc/passwd',
    'push.example',
    '',
    `https://push.example/${'a'.repeat(2_000)}`,
  ])
    expect(
      (await faultsOf(as(lou).push.subscribe({ endpoint, keys }))).map((fault) => fault.split(':')[0]),
      endpoint,
    ).toEqual(['endpoint'])
  expect((await as(lou).push.get()).endpoint).toBeNull()
  for (const endpoint of ['https://push.example/1', 'https://fr.browsers.example/1', 'https://push.example:443/2'])
    expect((await as(lou).push.subscribe({ endpoint, keys: pushBrowser('').keys })).endpoint).toBe(endpoint)
})

test('keys that no browser makes are refused', async () => {
  const { lou } = await world.people('lou')
  const { endpoint, keys } = service.browser()
  const offCurve = Buffer.concat([Buffer.from([4]), Buffer.alloc(64, 1)]).toString('base64url')
  for (const p256dh of ['', keys.p256dh.slice(1), `${keys.p256dh}A`, `A${keys.p256dh.slice(1)}`, offCurve])
    expect(await refusalOf(as(lou).push.subscribe({ endpoint, keys: { ...keys, p256dh } })), p256dh).toBe(
      'INVALID_INPUT',
    )
  for (const auth of ['', `${keys.auth}AA`, keys.auth.slice(2), '!'.repeat(22)])
    expect(await refusalOf(as(lou).push.subscribe({ endpoint, keys: { ...keys, auth } })), auth).toBe('INVALID_INPUT')
})

test('a browser that its push service no longer knows is forgotten', async () => {
  const { lou, max } = await world.people('lou', 'max')
  for (const status of [404, 410]) {
    const phone = await listening(lou)
    service.answer(status, { of: phone })
    await tell(lou, max)
    await world.settle()
    expect(service.pushedTo(phone)).toHaveLength(1)
    expect(await isKept(phone)).toBe(false)
  }
  expect((await as(lou).push.get()).endpoint).toBeNull()
})

test('a busy push service is asked again, and a browser told already is not told twice', async () => {
  const { lou, max } = await world.people('lou', 'max')
  const phone = await listening(lou)
  const desk = await listening(await elsewhere(lou))
  for (const [turn, status] of [503, 429].entries()) {
    service.answer(status, { of: desk })
    await tell(lou, max)
    await expect.poll(() => service.pushedTo(desk).length).toBe(2 * turn + 1)
    service.takeEverything()
    await world.settle()
    expect(service.pushedTo(desk)).toHaveLength(2 * turn + 2)
    expect(service.pushedTo(phone)).toHaveLength(turn + 1)
  }
  expect(await isKept(desk)).toBe(true)
})

test('a browser that is refused time and again is given up; one that succeeds in between is not', async () => {
  const { lou, max } = await world.people('lou', 'max')
  const phone = await listening(lou)
  const refuse = async (times: number) => {
    service.answer(400, { of: phone })
    for (let time = 0; time < times; time++) {
      await tell(lou, max)
      await world.settle()
    }
    service.takeEverything()
  }
  await refuse(4)
  await tell(lou, max)
  await world.settle()
  await refuse(4)
  expect(await isKept(phone)).toBe(true)
  await refuse(1)
  expect(await isKept(phone)).toBe(false)
})

test('a redirect is not followed', async () => {
  const { lou, max } = await world.people('lou', 'max')
  const phone = await listening(lou)
  const elsewhere = `${service.origin}/elsewhere`
  service.answer(307, { of: phone, location: elsewhere })
  await tell(lou, max)
  await world.settle()
  expect(service.pushedTo(phone)).toHaveLength(1)
  expect(service.pushed.filter(({ path }) => path === '/elsewhere')).toEqual([])
})

test('an address that the operator has taken off the list is not sent to, and is forgotten', async () => {
  const { lou, max } = await world.people('lou', 'max')
  const phone = await listening(lou)
  const moved = phone.endpoint.replace('127.0.0.1', 'localhost')
  await world
    .services()
    .db.update(pushSubscription)
    .set({ endpoint: moved })
    .where(eq(pushSubscription.endpoint, phone.endpoint))
  await tell(lou, max)
  await world.settle()
  expect(service.pushedTo(phone)).toEqual([])
  expect((await as(lou).push.get()).endpoint).toBeNull()
})

test('a stranger can neither switch off another’s browser nor take it; the same browser follows its user', async () => {
  const { lou, max } = await world.people('lou', 'max')
  const phone = await listening(lou)
  expect((await as(max).push.unsubscribe()).endpoint).toBeNull()
  expect((await as(lou).push.get()).endpoint).toBe(phone.endpoint)
  expect((await as(max).push.get()).endpoint).toBeNull()
  const { keys } = service.browser()
  expect(await refusalOf(as(max).push.subscribe({ endpoint: phone.endpoint, keys }))).toBe('FORBIDDEN')
  expect((await as(lou).push.get()).endpoint).toBe(phone.endpoint)

  expect((await as(max).push.subscribe(phone.told)).endpoint).toBe(phone.endpoint)
  expect((await as(lou).push.get()).endpoint).toBeNull()
  await tell(lou, max)
  await world.settle()
  expect(service.pushedTo(phone)).toEqual([])
})

test('a session has one browser, switched on again or at once; switched off it has none, also the second time', async () => {
  const { lou } = await world.people('lou')
  const first = await listening(lou)
  const second = await listening(lou)
  expect([await isKept(first), await isKept(second)]).toEqual([false, true])
  const third = service.browser()
  expect(await endingsOf([third, third, third].map(({ told }) => as(lou).push.subscribe(told)))).toEqual(
    Array(3).fill('done'),
  )
  expect(await isKept(third)).toBe(true)
  for (const _ of [1, 2]) expect((await as(lou).push.unsubscribe()).endpoint).toBeNull()
  expect(await isKept(third)).toBe(false)
})

test('a member with too many browsers loses those told longest ago', async () => {
  const { lou } = await world.people('lou')
  const { id: sessionId } = (await as(lou).settings.sessions()).sessions[0]!
  const { db, newId, now } = world.services()
  const olds = Array.from({ length: PUSHED_BROWSERS_MAX }, () => service.browser())
  for (const { endpoint, keys } of olds) {
    world.advance(1_000)
    await db
      .insert(pushSubscription)
      .values({ id: newId(), memberId: lou.id, sessionId, endpoint, ...keys, createdAt: now() })
  }
  world.advance(1_000)
  const other = await elsewhere(lou)
  const newest = await listening(other)
  expect(await Promise.all([...olds.slice(0, 2), newest].map(isKept))).toEqual([false, true, true])
})

test('signing out, a new password and a device that is signed out end their alerts', async () => {
  const { lou, max } = await world.people('lou', 'max')
  const here = await listening(lou)
  const signedOut = await elsewhere(lou)
  const [ended, changed] = [await elsewhere(lou), await elsewhere(lou)]
  const there = [await listening(signedOut), await listening(ended), await listening(changed)]
  expect((await post('/api/auth/sign-out', {}, signedOut)).status).toBe(200)
  expect(await isKept(there[0]!)).toBe(false)
  const { sessions } = await as(ended).settings.sessions()
  await as(lou).settings.endSession({ id: sessions.find(({ isCurrent }) => isCurrent)!.id })
  expect(await isKept(there[1]!)).toBe(false)
  await as(lou).settings.setPassword({ currentPassword: PASSWORD, newPassword: NEXT })
  expect(await isKept(there[2]!)).toBe(false)
  expect(await isKept(here)).toBe(true)

  await tell(lou, max)
  await world.settle()
  expect([here, ...there].map((browser) => service.pushedTo(browser).length)).toEqual([1, 0, 0, 0])

  await post('/api/auth/request-password-reset', { email: lou.email })
  await world.settle()
  const token = new URL(linkIn(world.mailsTo(lou.email).at(-1))).searchParams.get('reset')
  const reset = await post('/api/auth/reset-password', { token, newPassword: PASSWORD })
  expect(reset.status).toBe(200)
  expect(await isKept(here)).toBe(false)
})

test('a session that is over gets no alert', async () => {
  const { lou, max } = await world.people('lou', 'max')
  const phone = await listening(lou)
  const { db } = world.services()
  await db.execute(`update session set expires_at = now() - interval '1 minute' where user_id = '${lou.id}'`)
  await tell(lou, max)
  await world.settle()
  expect(service.pushedTo(phone)).toEqual([])
})
