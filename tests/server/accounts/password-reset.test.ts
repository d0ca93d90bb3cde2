import { eq, sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ResetPreview } from '#contract/accounts/security-schema.ts'
import { grantRole } from '#server/accounts/commands/grant-role.ts'
import { linkIdentity } from '#server/accounts/security/commands/link-identity.ts'
import { resetSecondFactorOf } from '#server/accounts/security/commands/reset-second-factor.ts'
import { tellRecoveries } from '#server/accounts/security/commands/tell-recoveries.ts'
import { forgetRecoveries } from '#server/accounts/security/factor-recovery-store.ts'
import { factorRecovery, passkey } from '#server/accounts/tables.ts'
import { codeOf } from '#tests/support/authenticator.ts'
import { type CookieJar, cookieJar } from '#tests/support/cookie-jar.ts'
import { device } from '#tests/support/passkey.ts'
import { randomLetters } from '#tests/support/random-letters.ts'
import { endingsOf, refusalOf } from '#tests/support/refused.ts'
import { PROVIDER_NAME, throughProvider } from '#tests/support/servers/identity-provider.ts'
import { linkIn } from '#tests/support/servers/mail.ts'
import { openWorldWithProvider } from '#tests/support/servers/world-with-provider.ts'
import { PASSWORD } from '#tests/support/world.ts'

const { world, issuer } = await openWorldWithProvider()

// The library has no other clock than the computer's.
beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => vi.useRealTimers())
const wait = (ms: number) => vi.setSystemTime(Date.now() + ms)
const now = () => new Date()
const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const NEXT = 'galet-orange-52'

const tokenIn = (mail: string | undefined, name: string) => new URL(linkIn(mail)).searchParams.get(name) ?? ''
const mailsTo = async (email: string, words: string) => {
  await world.settle()
  return world.mailsTo(email).filter((mail) => mail.includes(words))
}
const meIn = async (browser: CookieJar) =>
  ((await (await browser.get('/api/me')).json()) as { member: { id: string; recoveryDueAt: string | null } | null })
    .member
const signIn = (browser: CookieJar, email: string, password = PASSWORD) =>
  browser.post('/api/auth/sign-in/email', { email, password })
const codeIn = async (response: Response) => ((await response.json()) as { code?: string }).code

/** An account opened as a newcomer opens one: signed up, confirmed by the link that was mailed, and signed in, all in one browser. */
async function owner() {
  const browser = cookieJar(world)
  const mark = randomLetters(8)
  const email = `${mark}@exemple.fr`
  const consents = { age: true, terms: true, healthData: true }
  await world.as().accounts.signUp({ username: `Membre ${mark}`, email, password: PASSWORD, consents })
  await world.settle()
  const token = tokenIn(world.mailsTo(email).at(-1), 'confirm')
  expect((await browser.post('/api/sign-up-confirmations', { token, password: PASSWORD })).status).toBe(200)
  expect((await signIn(browser, email)).status).toBe(200)
  const { id } = (await meIn(browser))!
  return { id, email, browser }
}
/** Signs in somebody else who knows the password of an account, in a browser of their own. */
async function thief(email: string, password = PASSWORD) {
  const browser = cookieJar(world)
  expect(await (await signIn(browser, email, password)).json()).toEqual({ isSignedIn: true })
  return browser
}

async function addFactor(browser: CookieJar, password = PASSWORD) {
  const { secret } = (await (await browser.post('/api/me/second-factor/setup', { password })).json()) as {
    secret: string
  }
  const confirmed = await browser.post('/api/me/second-factor', { code: await codeOf(secret, now()) })
  expect(confirmed.status).toBe(200)
  wait(90_000) // the next code is another
  return secret
}
async function addPasskey(browser: CookieJar, password = PASSWORD, name = 'Téléphone') {
  wait(1_000)
  const made = device()
  const question = await browser.post('/api/auth/passkey/generate-register-options', { password })
  const response = made.make((await question.json()) as { challenge: string })
  expect((await browser.post('/api/auth/passkey/verify-registration', { name, response })).status).toBe(200)
  return made
}
async function withPasskey(browser: CookieJar, made: ReturnType<typeof device>) {
  const question = await browser.post('/api/auth/passkey/generate-authenticate-options', {})
  const response = made.use((await question.json()) as { challenge: string })
  return browser.post('/api/auth/passkey/verify-authentication', { response })
}
const backFrom = async (browser: CookieJar, left: Response, login: string) => {
  const { url } = (await left.json()) as { url: string }
  const { pathname, search } = new URL(await throughProvider(url, login))
  return (await browser.get(`${pathname}${search}`)).headers.get('location')
}
const linkElsewhere = async (browser: CookieJar, login: string, password = PASSWORD) =>
  backFrom(browser, await browser.post('/api/auth/identity/link', { password }), login)
const enterElsewhere = async (browser: CookieJar, login: string) =>
  backFrom(browser, await browser.post('/api/auth/identity/leave', {}), login)
/** Signs in with password and code. */
async function enterWithCode(browser: CookieJar, email: string, secret: string, password = PASSWORD) {
  expect(await (await signIn(browser, email, password)).json()).toMatchObject({ twoFactorRedirect: true })
  const response = await browser.post('/api/auth/two-factor/verify-totp', { code: await codeOf(secret, now()) })
  wait(90_000)
  return response
}

async function askReset(email: string) {
  wait(1_000) // mails are in the order of their time
  await cookieJar(world).post('/api/auth/request-password-reset', { email })
  return tokenIn((await mailsTo(email, 'Vous avez demandé à changer de mot de passe')).at(-1), 'reset')
}
const choose = (browser: CookieJar, token: string, newPassword = NEXT) =>
  browser.post('/api/auth/reset-password', { token, newPassword })
const outcomes = async (token: string) => {
  const { methods } = await world.as().security.previewReset({ token })
  return methods.map(({ kind, outcome }) => [kind, outcome])
}

test('credentials that a thief with the password added are listed as going, go with the new password, and open nothing any more', async () => {
  const lou = await owner()
  const theirs = await thief(lou.email)
  const key = await addPasskey(theirs, PASSWORD, 'Allez sur exemple.com')
  expect(await linkElsewhere(theirs, 'voleur')).toBe('/settings/security?identity=linked')
  const secret = await addFactor(theirs)
  expect((await withPasskey(cookieJar(world), key)).status).toBe(200)
  // The owner is locked out.
  expect(await (await signIn(cookieJar(world), lou.email)).json()).toMatchObject({ twoFactorRedirect: true })

  const token = await askReset(lou.email)
  const preview: ResetPreview = await world.as().security.previewReset({ token })
  expect(preview).toMatchObject({
    email: lou.email,
    recoveryDueAt: null,
    methods: [
      { kind: 'secondFactor', name: null, since: expect.any(Date), outcome: 'unused' },
      { kind: 'passkey', name: 'Allez sur exemple.com', since: expect.any(Date), outcome: 'unused' },
      { kind: 'identity', name: PROVIDER_NAME, since: expect.any(Date), outcome: 'unused' },
    ],
  })
  expect((await choose(lou.browser, token)).status).toBe(200)
  expect(await meIn(theirs)).toBeNull()
  expect(await codeIn(await withPasskey(cookieJar(world), key))).toBe('PASSKEY_NOT_FOUND')
  expect(await enterElsewhere(cookieJar(world), 'voleur')).toBe('/auth?identity=unknown')
  expect(await (await signIn(cookieJar(world), lou.email, NEXT)).json()).toEqual({ isSignedIn: true })
  expect((await enterWithCodeAlone(theirs, secret)).status).toBe(401)
  const [mail] = await mailsTo(lou.email, 'Un nouveau mot de passe vient d’être choisi')
  expect(mail).toMatch(/Retiré, car jamais utilisé[^.]*deux étapes[^.]*clé d’accès[^.]*compte extérieur/)
  expect(mail).not.toContain('exemple.com')
  expect(mail).not.toContain('Toujours en place')
})
const enterWithCodeAlone = async (browser: CookieJar, secret: string) =>
  browser.post('/api/auth/two-factor/verify-totp', { code: await codeOf(secret, now()) })

test('credentials that the member added in their own browser stay, whoever chooses the password, and a thief’s beside them go', {
  tags: ['long'],
}, async () => {
  const lou = await owner()
  const own = await addPasskey(lou.browser)
  await linkElsewhere(lou.browser, 'lou-elle-meme')
  const theirs = await thief(lou.email)
  const foreign = await addPasskey(theirs, PASSWORD, 'Voleur')
  const secret = await addFactor(lou.browser)

  const token = await askReset(lou.email)
  expect(await outcomes(token)).toEqual([
    ['secondFactor', 'kept'],
    ['passkey', 'unused'],
    ['passkey', 'kept'],
    ['identity', 'kept'],
  ])
  // Any browser may choose the password: somebody who only reads the mailbox gets past none of these methods.
  const reader = cookieJar(world)
  expect((await choose(reader, token)).status).toBe(200)
  expect(await (await signIn(reader, lou.email, NEXT)).json()).toMatchObject({ twoFactorRedirect: true })
  expect(await codeIn(await withPasskey(cookieJar(world), foreign))).toBe('PASSKEY_NOT_FOUND')
  expect((await withPasskey(cookieJar(world), own)).status).toBe(200)
  expect(await enterElsewhere(cookieJar(world), 'lou-elle-meme')).toMatch(/view=code/)
  expect((await enterWithCode(cookieJar(world), lou.email, secret, NEXT)).status).toBe(200)
  const [mail] = await mailsTo(lou.email, 'Un nouveau mot de passe vient d’être choisi')
  expect(mail).toMatch(/Toujours en place[^.]*deux étapes[^.]*clé d’accès[^.]*compte extérieur/)
})

test('a credential added elsewhere becomes the member’s once used in their browser, and makes other browsers theirs', async () => {
  const lou = await owner()
  const office = await thief(lou.email) // as anybody's browser, for all that is known
  const key = await addPasskey(office)
  expect(await outcomes(await askReset(lou.email))).toEqual([['passkey', 'unused']])
  expect((await withPasskey(lou.browser, key)).status).toBe(200)
  expect(await outcomes(await askReset(lou.email))).toEqual([['passkey', 'kept']])

  // A proven passkey makes any browser in which it is used one of the member's own.
  expect((await withPasskey(office, key)).status).toBe(200)
  const secret = await addFactor(office)
  expect(await outcomes(await askReset(lou.email))).toEqual([
    ['secondFactor', 'kept'],
    ['passkey', 'kept'],
  ])
  const phone = cookieJar(world)
  expect((await enterWithCode(phone, lou.email, secret)).status).toBe(200)
  await linkElsewhere(phone, 'lou-au-telephone')
  expect((await outcomes(await askReset(lou.email))).at(-1)).toEqual(['identity', 'kept'])
})

test('an account elsewhere linked in another browser is proven by signing in with it in the member’s own', async () => {
  const lou = await owner()
  await linkElsewhere(await thief(lou.email), 'lou-ailleurs')
  expect(await outcomes(await askReset(lou.email))).toEqual([['identity', 'unused']])
  expect(await enterElsewhere(lou.browser, 'lou-ailleurs')).toBe('/auth?')
  expect(await outcomes(await askReset(lou.email))).toEqual([['identity', 'kept']])
})

test('a reader of the mailbox is taken for the member only where no other credential contradicts it', async () => {
  const lou = await owner()
  const own = await addPasskey(lou.browser)
  const reader = cookieJar(world)
  expect((await choose(reader, await askReset(lou.email))).status).toBe(200)
  await signIn(reader, lou.email, NEXT)
  const secret = await addFactor(reader, NEXT)
  const token = await askReset(lou.email)
  expect(await outcomes(token)).toEqual([
    ['secondFactor', 'unused'],
    ['passkey', 'kept'],
  ])
  expect((await choose(lou.browser, token, PASSWORD)).status).toBe(200)
  expect((await withPasskey(cookieJar(world), own)).status).toBe(200)
  expect(await (await signIn(cookieJar(world), lou.email)).json()).toEqual({ isSignedIn: true })
  expect(secret).not.toBe('')

  // Without any other method the mailbox decides alone: the browser of its reader becomes the member's, until the address changes.
  const max = await owner()
  const laptop = cookieJar(world)
  await choose(laptop, await askReset(max.email))
  await signIn(laptop, max.email, NEXT)
  await addPasskey(laptop, NEXT)
  expect(await outcomes(await askReset(max.email))).toEqual([['passkey', 'kept']])
})

test('a change of address makes every browser a stranger’s but the one that opens its link', async () => {
  const lou = await owner()
  const former = cookieJar(world)
  await choose(former, await askReset(lou.email))
  await signIn(former, lou.email, NEXT)
  await signIn(lou.browser, lou.email, NEXT)
  const email = `${crypto.randomUUID().slice(0, 8)}@exemple.fr`
  await lou.browser.post('/api/me/email', { email, password: NEXT })
  await world.settle()
  const link = tokenIn(world.mailsTo(email).at(-1), 'email')
  expect((await lou.browser.post('/api/email-confirmations', { token: link })).status).toBe(200)
  await signIn(former, email, NEXT)
  await addPasskey(former, NEXT)
  await addPasskey(lou.browser, NEXT)
  expect(await outcomes(await askReset(email))).toEqual([
    ['passkey', 'kept'], // the later
    ['passkey', 'unused'],
  ])
})

test('a link to choose a password works once, at once too, and only its holder sees its list', async () => {
  const lou = await owner()
  await addFactor(lou.browser)
  const token = await askReset(lou.email)
  for (const forged of ['', 'x', lou.id, `${token}x`, token.slice(1), `reset-password:${token}`]) {
    const asked = world.as().security.previewReset({ token: forged })
    expect(await refusalOf(asked)).toBe('NOT_FOUND')
  }
  const answers = await Promise.all(
    ['a', 'b', 'c'].map((letter) => choose(cookieJar(world), token, `${NEXT}-${letter}`)),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400])
  expect(await refusalOf(world.as().security.previewReset({ token }))).toBe('NOT_FOUND')
  expect(await mailsTo(lou.email, 'Un nouveau mot de passe vient d’être choisi')).toHaveLength(1)
})

test('nothing is added by a session that a new password has closed, however late the request comes', async () => {
  const lou = await owner()
  const theirs = await thief(lou.email)
  const made = device()
  const question = await theirs.post('/api/auth/passkey/generate-register-options', { password: PASSWORD })
  const response = made.make((await question.json()) as { challenge: string })
  const setup = await theirs.post('/api/me/second-factor/setup', { password: PASSWORD })
  const { secret } = (await setup.json()) as { secret: string }
  const { url } = (await (await theirs.post('/api/auth/identity/link', { password: PASSWORD })).json()) as {
    url: string
  }
  const back = new URL(await throughProvider(url, 'trop-tard'))
  const token = await askReset(lou.email)
  const code = await codeOf(secret, now())
  // Each of these comes at the same moment as the new password, and after it.
  const late = () => [
    theirs.post('/api/auth/passkey/verify-registration', { name: 'x', response }),
    theirs.post('/api/me/second-factor', { code }),
    theirs.get(`${back.pathname}${back.search}`),
  ]
  await Promise.all([choose(lou.browser, token), ...late()])
  await Promise.all(late())
  expect(await outcomes(await askReset(lou.email))).toEqual([])
  expect(await (await signIn(cookieJar(world), lou.email, NEXT)).json()).toEqual({ isSignedIn: true })
})

test('a passkey and a link in progress when the session was closed are not stored', async () => {
  const lou = await owner()
  const { db } = world.services()
  const gone = { memberId: lou.id, sessionId: world.services().newId() }
  const linked = { provider: issuer, subject: 'en-cours' }
  expect(await linkIdentity(world.services(), { ...gone, ...linked })).toBe('over')

  const made = device()
  const question = await lou.browser.post('/api/auth/passkey/generate-register-options', { password: PASSWORD })
  const response = made.make((await question.json()) as { challenge: string })
  // The trigger acts as a new password does that is chosen between the library's look at the session and its writing of the passkey.
  await db.execute(sql`create function close_sessions() returns trigger language plpgsql as
    'begin delete from session where user_id = new.user_id; return new; end'`)
  await db.execute(
    sql`create trigger close_sessions after insert on passkey for each row execute function close_sessions()`,
  )
  const kept = await lou.browser.post('/api/auth/passkey/verify-registration', { name: 'x', response })
  await db.execute(sql`drop function close_sessions cascade`)
  expect(kept.status).toBe(401)
  expect(await db.$count(passkey, eq(passkey.userId, lou.id))).toBe(0)
})

test('the rights of a member wait once a new password has removed their second factor', async () => {
  const lou = await owner()
  await grantRole(world.services(), { email: lou.email, granted: 'moderator' })
  const theirs = await thief(lou.email)
  await addFactor(theirs)
  expect(await meIn(theirs)).toMatchObject({ roles: ['moderator'] })
  await choose(lou.browser, await askReset(lou.email))
  await signIn(lou.browser, lou.email, NEXT)
  expect(await meIn(lou.browser)).toMatchObject({ roles: [], rolesWaiting: ['moderator'], hasSecondFactor: false })
})

// ---- a second factor that its member lost ------------------------------------------------------------------------------------

const help = (browser: CookieJar) => browser.post('/api/auth/two-factor/help', {})
const RECOVERY = 'dit ne plus pouvoir passer'

/** A member whose second factor is their own, and who has lost it. */
async function withoutPhone() {
  const lou = await owner()
  const secret = await addFactor(lou.browser)
  const elsewhere = cookieJar(world)
  await signIn(elsewhere, lou.email)
  return { ...lou, secret, elsewhere }
}
async function beganRecovery({ email, elsewhere }: { email: string; elsewhere: CookieJar }) {
  wait(1_000)
  expect(await (await help(elsewhere)).json()).toEqual({ next: 'mailed' })
  const token = tokenIn((await mailsTo(email, RECOVERY)).at(-1), 'recovery')
  return { token, ...(await world.as().security.beginRecovery({ token })) }
}

test('a member who lost their second factor has it removed by the mailed link, after three days, with a new password', async () => {
  const lou = await withoutPhone()
  const { token, dueAt } = await beganRecovery(lou)
  expect(dueAt.getTime() - Date.now()).toBe(72 * HOUR_MS)
  expect(await refusalOf(world.as().security.beginRecovery({ token }))).toBe('NOT_FOUND')
  expect(await mailsTo(lou.email, 'vient d’être demandé')).toHaveLength(1)
  expect(await (await help(lou.elsewhere)).json()).toEqual({ next: 'waiting', dueAt: dueAt.toISOString() })
  expect(await meIn(lou.browser)).toMatchObject({ recoveryDueAt: dueAt.toISOString() })

  wait(72 * HOUR_MS - MINUTE_MS)
  await tellRecoveries(world.services())
  expect(await mailsTo(lou.email, 'Les 72 heures sont passées')).toEqual([])
  expect(await outcomes(await askReset(lou.email))).toEqual([['secondFactor', 'kept']])
  wait(MINUTE_MS)
  await Promise.all([tellRecoveries(world.services()), tellRecoveries(world.services())])
  expect(await mailsTo(lou.email, 'Les 72 heures sont passées')).toHaveLength(1)

  const reset = await askReset(lou.email)
  expect(await outcomes(reset)).toEqual([['secondFactor', 'waited']])
  expect((await choose(lou.elsewhere, reset)).status).toBe(200)
  expect(await (await signIn(lou.elsewhere, lou.email, NEXT)).json()).toEqual({ isSignedIn: true })
  expect(await meIn(lou.elsewhere)).toMatchObject({ hasSecondFactor: false, recoveryDueAt: null })
  expect((await mailsTo(lou.email, 'comme demandé il y a plus de 72 heures')).length).toBe(1)
  expect(await (await signIn(cookieJar(world), lou.email)).json()).toMatchObject({ code: 'INVALID_EMAIL_OR_PASSWORD' })
})

test('a reader of the mailbox cannot remove a second factor before three days; its member is told and can stop it', async () => {
  const lou = await withoutPhone()
  const { dueAt } = await beganRecovery(lou)
  // A new password chosen sooner ends the wait, and leaves the second factor.
  const reader = cookieJar(world)
  expect((await world.as().security.previewReset({ token: await askReset(lou.email) })).recoveryDueAt).toEqual(dueAt)
  await choose(reader, await askReset(lou.email))
  wait(73 * HOUR_MS)
  expect(await outcomes(await askReset(lou.email))).toEqual([['secondFactor', 'kept']])
  expect(await (await signIn(reader, lou.email, NEXT)).json()).toMatchObject({ twoFactorRedirect: true })

  // Begun anew with the password of the reader, the member stops it by entering with a code.
  await beganRecovery({ email: lou.email, elsewhere: reader })
  expect((await enterWithCode(lou.browser, lou.email, lou.secret, NEXT)).status).toBe(200)
  expect(await meIn(lou.browser)).toMatchObject({ recoveryDueAt: null })
  expect(await mailsTo(lou.email, 'est annulée')).toHaveLength(1)
  wait(73 * HOUR_MS)
  expect(await outcomes(await askReset(lou.email))).toEqual([['secondFactor', 'kept']])

  // And once more, by a button wherever they are signed in.
  await signIn(reader, lou.email, NEXT)
  await beganRecovery({ email: lou.email, elsewhere: reader })
  const cancel = () => lou.browser.post('/api/me/second-factor/recovery/cancellation', {})
  expect([(await cancel()).status, (await cancel()).status]).toEqual([200, 200])
  expect(await mailsTo(lou.email, 'est annulée')).toHaveLength(2)
  expect(await meIn(lou.browser)).toMatchObject({ recoveryDueAt: null })
  wait(73 * HOUR_MS)
  expect(await outcomes(await askReset(lou.email))).toEqual([['secondFactor', 'kept']])
})

test('a passkey ends the wait too, as does any change of password or second factor', async () => {
  const lou = await withoutPhone()
  const key = await addPasskey(lou.browser)
  const running = () => world.services().db.$count(factorRecovery, eq(factorRecovery.memberId, lou.id))
  const begun = async (password = PASSWORD) => {
    await signIn(lou.elsewhere, lou.email, password)
    await beganRecovery(lou)
    expect(await running()).toBe(1)
  }
  await begun()
  expect((await withPasskey(lou.browser, key)).status).toBe(200)
  expect(await running()).toBe(0)
  await begun()
  await lou.browser.put('/api/me/password', { currentPassword: PASSWORD, newPassword: NEXT })
  expect(await running()).toBe(0)
  wait(HOUR_MS)
  await begun(NEXT)
  await lou.browser.post('/api/me/second-factor/removal', { password: NEXT })
  expect(await running()).toBe(0)
  await addFactor(lou.browser, NEXT)
  await begun(NEXT)
  expect(await resetSecondFactorOf(world.services(), lou.email)).toBe(true)
  expect(await running()).toBe(0)
})

test('a wait to which nobody comes back is over after a week', async () => {
  const lou = await withoutPhone()
  await beganRecovery(lou)
  wait((72 + 7 * 24) * HOUR_MS + 1_000)
  expect(await outcomes(await askReset(lou.email))).toEqual([['secondFactor', 'kept']])
  await signIn(lou.elsewhere, lou.email)
  expect((await (await help(lou.elsewhere)).json()).next).toBe('mailed')
  await forgetRecoveries(world.services().db, now())
  expect(await meIn(lou.browser)).toMatchObject({ recoveryDueAt: null })
})

test('only a member who gave the password gets help, and the mail goes three times an hour', async () => {
  const lou = await withoutPhone()
  const statuses = [(await help(cookieJar(world))).status, (await help(lou.browser)).status]
  expect(statuses).toEqual([401, 401])
  expect(await mailsTo(lou.email, RECOVERY)).toEqual([])
  for (let n = 0; n < 5; n++) expect((await help(lou.elsewhere)).status).toBe(200)
  const mails = await mailsTo(lou.email, RECOVERY)
  expect([mails.length, new Set(mails.map((mail) => tokenIn(mail, 'recovery'))).size]).toEqual([3, 1])
  const token = tokenIn(mails[0], 'recovery')
  for (const forged of ['', 'x', `${lou.id}.x`, `${token}x`, token.slice(0, -1)])
    expect(await refusalOf(world.as().security.beginRecovery({ token: forged }))).toBe('NOT_FOUND')
  const begun = await endingsOf([1, 2, 3].map(() => world.as().security.beginRecovery({ token })))
  expect(begun.toSorted()).toEqual(['NOT_FOUND', 'NOT_FOUND', 'done'])
  expect(await mailsTo(lou.email, 'vient d’être demandé')).toHaveLength(1)
})

test('a member locked out by a stranger’s second factor is led to a new password, which removes it', async () => {
  const lou = await owner()
  await addFactor(await thief(lou.email))
  await signIn(lou.browser, lou.email)
  expect(await (await help(lou.browser)).json()).toEqual({ next: 'reset' })
  expect(await mailsTo(lou.email, RECOVERY)).toEqual([])
})
