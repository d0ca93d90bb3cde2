import { isDefinedError, safe } from '@orpc/client'
import { getAuthTables } from 'better-auth/db'
import { eq, getTableColumns, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { CONSENT_VERSIONS } from '#contract/accounts/limits.ts'
import type { SignUpInput } from '#contract/accounts/schema.ts'
import { forgetUnconfirmed } from '#server/accounts/commands/forget-unconfirmed.ts'
import { addressKey } from '#server/accounts/sign-in/address-key.ts'
import { storedReset } from '#server/accounts/sign-in/reset-link-store.ts'
import { usernameKey } from '#server/accounts/sign-in/username.ts'
import { account, passkey, session, twoFactor, user, verification } from '#server/accounts/tables.ts'
import { codeIn, cookiesOf, jsonPost } from '#tests/support/json-post.ts'
import { randomLetters } from '#tests/support/random-letters.ts'
import { refusalOf } from '#tests/support/refused.ts'
import { linkIn } from '#tests/support/servers/mail.ts'
import { openWorld, PASSWORD, type Person } from '#tests/support/world.ts'

const world = openWorld()
const DAY_MS = 86_400_000

const form = (given: Partial<SignUpInput> = {}): SignUpInput => ({
  username: `Nouvelle ${randomLetters(8)}`,
  email: `${crypto.randomUUID().slice(0, 8)}@exemple.fr`,
  password: PASSWORD,
  consents: { age: true, terms: true, healthData: true, research: false, emails: false },
  language: 'fr',
  ...given,
})

const post = (path: string, body: object, headers: Record<string, string> = {}) =>
  world.fetch(`/api/auth${path}`, jsonPost(body, { origin: 'http://localhost:3000', ...headers }))

/** Returns the cookie by which the server recognises a browser that signed in before. */
const browserCookieOf = (response: Response) =>
  cookiesOf(response)
    .split('; ')
    .find((cookie) => cookie.startsWith('vecu.browser='))!

const confirmTokenIn = (mail: string | undefined) => new URL(linkIn(mail)).searchParams.get('confirm') ?? ''

const ours = { user, session, account, verification, twoFactor, passkey }

test('our tables hold every column that Better Auth asks for', () => {
  for (const [name, { fields }] of Object.entries(getAuthTables(world.appServices().auth.options)))
    expect(Object.keys(getTableColumns(ours[name as 'user'])), name).toEqual(
      expect.arrayContaining(Object.keys(fields)),
    )
})

test('members whom tests make at once have the rows of those who come in by the door', async () => {
  const { db } = world.services()
  const rowsOf = async ({ id, email, username }: Person) => {
    const { rows } = await db.execute(sql`
      select (select json_agg("user") from "user" where id = ${id}), (select json_agg(account) from account where user_id = ${id}) as account,
        (select json_agg(member) from member where id = ${id}) as member, (select json_agg(to_jsonb(session) - '{ip_address,user_agent}'::text[]) from session where user_id = ${id}) as session,
        (select json_agg(consent order by kind) from consent where member_id = ${id}) as consent`)
    return JSON.stringify(rows)
      .replaceAll(email, 'an address')
      .replaceAll(id, 'the member')
      .replaceAll(usernameKey(username), 'its key')
      .replaceAll(username, 'a name')
      .replace(/[\da-f]{8}-[\da-f-]{27}/g, 'an id')
      .replace(/\d{4}-\d\d-\d\dT[\d:.+]+/g, 'a time')
      .replace(/[\da-f]{32}:[\da-f]{128}/g, 'a hash')
      .replace(/[\da-f]{64}/g, 'a token')
  }
  const asAtTheDoor = await rowsOf(await world.newcomer('porte_bleue'))
  const crowd = [await world.person(), ...(await world.crowd(2))]
  for (const who of crowd) {
    expect(await rowsOf(who)).toBe(asAtTheDoor)
    expect(await world.as(who).accounts.me()).toMatchObject({ member: { id: who.id } })
  }
  expect(new Set(crowd.map(({ id }) => id)).size).toBe(3)
})

test('a newcomer signs up, confirms by the mail in their language, signs in and out', async () => {
  const newcomer = form({ language: 'en', username: 'Ada <b>Lovelace</b>' })
  await world.as().accounts.signUp(newcomer)
  expect(await codeIn(await post('/sign-in/email', { email: newcomer.email, password: PASSWORD }))).toBe(
    'EMAIL_NOT_VERIFIED',
  )
  await world.settle()
  const [mail, ...others] = world.mailsTo(newcomer.email)
  expect(others).toEqual([])
  expect(mail).toContain('Confirm your email address')
  expect(mail).toContain('Hello,')
  expect(mail).not.toContain('Lovelace')
  const token = confirmTokenIn(mail)
  const confirm = (password: string) => world.as().accounts.confirmSignUp({ token, password })
  expect(await refusalOf(confirm('pas-le-bon-mot'))).toBe('WRONG_PASSWORD')
  expect(await confirm(PASSWORD)).toEqual({ email: newcomer.email, next: null })
  expect(await refusalOf(confirm(PASSWORD))).toBe('NOT_FOUND')
  const response = await post('/sign-in/email', { email: newcomer.email.toUpperCase(), password: PASSWORD })
  expect(response.status).toBe(200)
  expect(response.headers.getSetCookie()[0]).toMatch(/^vecu\.session_token=.*; Path=\/; HttpOnly; SameSite=Lax$/)
  const cookie = cookiesOf(response)
  const me = async () => (await world.fetch('/api/me', { headers: { cookie } })).json()
  expect(await me()).toMatchObject({
    member: { username: 'Ada Lovelace', email: newcomer.email, language: 'en', roles: [], isReadOnly: false },
  })
  await post('/sign-out', {}, { cookie })
  expect(await me()).toEqual({ member: null })
})

test('a known and an unknown address cannot be told apart at sign-up, reset and resend', async () => {
  const known = await world.person()
  const [fresh, taken] = [form(), form({ email: known.email })]
  expect(await world.as().accounts.signUp(fresh)).toEqual(await world.as().accounts.signUp(taken))
  for (const { username } of [fresh, taken]) {
    const again = await safe(world.as().accounts.signUp(form({ username: username.toUpperCase() })))
    expect(again.error).toMatchObject({ code: 'USERNAME_TAKEN' })
  }
  for (const path of ['/request-password-reset', '/send-verification-email']) {
    const [one, two] = [
      await post(path, { email: known.email }),
      await post(path, { email: `${crypto.randomUUID()}@exemple.fr` }),
    ]
    expect([one.status, await one.text()]).toEqual([two.status, await two.text()])
  }
  const [wrong, unknown] = [
    await post('/sign-in/email', { email: known.email, password: 'pas-le-bon-mot' }),
    await post('/sign-in/email', { email: 'personne@exemple.fr', password: 'pas-le-bon-mot' }),
  ]
  expect([wrong.status, await wrong.text()]).toEqual([unknown.status, await unknown.text()])
  await world.settle()
  expect(world.mailsTo(known.email).some((mail) => mail.includes('Vous avez déjà un compte'))).toBe(true)
})

test('an address gets at most three mails of a kind within an hour and ten in a day, with the same link each time', async () => {
  const known = await world.person()
  const received = async (word: string) => {
    await world.settle()
    return world.mailsTo(known.email).filter((mail) => mail.includes(word))
  }
  for (let n = 0; n < 5; n++)
    await post('/request-password-reset', { email: known.email }, { 'x-forwarded-for': `203.0.113.${n}` })
  const resets = await received('Choisissez un nouveau mot de passe')
  expect(resets).toHaveLength(3)
  expect(new Set(resets.map(linkIn)).size).toBe(1)

  for (let n = 0; n < 5; n++) await world.as().accounts.signUp(form({ email: known.email }))
  expect(await received('Vous avez déjà un compte')).toHaveLength(3)
  for (let hour = 0; hour < 3; hour++) {
    await world
      .services()
      .db.execute(sql`delete from rate_limit where key like 'mails-reset:%' or key like 'mails-exists:%'`)
    for (let n = 0; n < 2; n++)
      await post('/request-password-reset', { email: known.email }, { 'x-forwarded-for': `203.0.113.${n}` })
  }
  expect((await received('')).length).toBe(10)
  // Strangers who ask for mails do not use up those of a browser that signed in before.
  const own = browserCookieOf(await post('/sign-in/email', { email: known.email, password: PASSWORD }))
  await post('/request-password-reset', { email: known.email }, { cookie: own })
  expect((await received('')).length).toBe(11)
  await world.as(known).settings.setPassword({ currentPassword: PASSWORD, newPassword: 'galet-orange-52' })
  expect(await received('vient de changer')).toHaveLength(1)
})

test('links to choose a password that are asked for at the same moment all work', async () => {
  for (let round = 0; round < 4; round++) {
    const { email } = await world.person()
    await Promise.all(Array.from({ length: 3 }, () => post('/request-password-reset', { email })))
    await world.settle()
    const tokens = world.mailsTo(email).map((mail) => new URL(linkIn(mail)).searchParams.get('reset'))
    expect(tokens).toHaveLength(3)
    for (const token of tokens)
      expect(await world.services().db.$count(verification, eq(verification.identifier, storedReset(token!)))).toBe(1)
  }
})

test('a stranger who signs up with somebody else’s address cannot learn by signing in whether it has an account', async () => {
  const known = await world.person()
  const [fresh, taken] = [
    form({ password: 'galet-orange-52' }),
    form({ email: known.email, password: 'galet-orange-52' }),
  ]
  for (const first of [fresh, taken]) {
    await world.as().accounts.signUp(first)
    await world.as().accounts.signUp({ ...form(), email: first.email, password: 'galet-orange-53' })
  }
  const answers = async (password: string) => {
    const each = await Promise.all([fresh, taken].map(({ email }) => post('/sign-in/email', { email, password })))
    return Promise.all(
      each.map(async (response) => {
        const { date: _, 'set-cookie': __, 'x-request-id': ___, ...headers } = Object.fromEntries(response.headers)
        return { status: response.status, text: await response.text(), headers }
      }),
    )
  }
  for (const [password, status] of [
    ['galet-orange-53', 403],
    ['galet-orange-52', 401],
  ] as const) {
    const [one, two] = await answers(password)
    expect(one).toEqual(two)
    expect(one!.status).toBe(status)
  }
  expect((await post('/sign-in/email', { email: known.email, password: PASSWORD })).status).toBe(200)

  world.advance(DAY_MS - 60_000)
  await forgetUnconfirmed(world.services())
  world.advance(2 * 60_000) // a day has passed, and nothing of it is forgotten yet
  const [one, two] = await answers('galet-orange-53')
  expect(one).toEqual(two)
  for (const { username } of [fresh, taken])
    expect((await safe(world.as().accounts.signUp(form({ username })))).error).toMatchObject({ code: 'USERNAME_TAKEN' })
  await forgetUnconfirmed(world.services())
  for (const { status } of await answers('galet-orange-53')) expect(status).toBe(401)
})

/** Signs up, and answers what the mail's link holds. */
async function signedUp(newcomer: SignUpInput): Promise<string> {
  await world.as().accounts.signUp(newcomer)
  await world.settle()
  return confirmTokenIn(world.mailsTo(newcomer.email).at(-1))
}

const signIn = (email: string, password: string) => post('/sign-in/email', { email, password })

test('a stranger who chose a password for somebody else’s address owns nothing once its owner confirms it', async () => {
  const [stranger, owner] = [form({ password: 'galet-orange-52' }), form()]
  const token = await signedUp({ ...stranger, email: owner.email })
  expect(await refusalOf(world.as().accounts.confirmSignUp({ token, password: PASSWORD }))).toBe('WRONG_PASSWORD')
  const { username, consents } = owner
  const anew = { username, consents: { ...consents, research: true } }
  for (const [refused, code] of [
    [{ password: 'court', anew }, 'WEAK_PASSWORD'],
    [{ password: PASSWORD, anew: { ...anew, username: (await world.person()).username } }, 'USERNAME_TAKEN'],
    [{ password: PASSWORD, anew: { ...anew, consents: { ...consents, healthData: false } } }, 'INVALID_INPUT'],
  ] as const)
    expect(await refusalOf(world.as().accounts.confirmSignUp({ token, ...refused }))).toBe(code)
  await world.as().accounts.confirmSignUp({ token, password: PASSWORD, anew })

  const entered = await signIn(owner.email, PASSWORD)
  const me = await (await world.fetch('/api/me', { headers: { cookie: cookiesOf(entered) } })).json()
  expect(me).toMatchObject({ member: { username } })
  const { rows } = await world
    .services()
    .db.execute(sql`select kind from consent c join "user" u on u.id = c.member_id where u.email = ${owner.email}`)
  expect(rows.map(({ kind }) => kind).sort()).toEqual(['age', 'healthData', 'research', 'terms'])
  // To the stranger all is as before, for a day: that their sign-up came to nothing is not told.
  expect(await codeIn(await signIn(owner.email, 'galet-orange-52'))).toBe('EMAIL_NOT_VERIFIED')
  expect(await refusalOf(world.as().accounts.signUp(form({ username: stranger.username })))).toBe('USERNAME_TAKEN')
})

test('a second sign-up replaces the one that waits, and the link of the first mail confirms it', async () => {
  const first = form({ password: 'galet-orange-52' })
  const [token, second] = [await signedUp(first), form({ email: first.email })]
  expect(await signedUp(second)).toBe(token)
  expect(await codeIn(await signIn(first.email, 'galet-orange-52'))).toBe('INVALID_EMAIL_OR_PASSWORD')
  expect(await refusalOf(world.as().accounts.confirmSignUp({ token, password: 'galet-orange-52' }))).toBe(
    'WRONG_PASSWORD',
  )
  await world.as().accounts.confirmSignUp({ token, password: PASSWORD })
  expect((await signIn(first.email, PASSWORD)).status).toBe(200)
  expect(await world.services().db.$count(user, sql`email = ${first.email}`)).toBe(1)
})

test('the link of a second sign-up works for its whole day, whenever the first was', async () => {
  const first = form({ password: 'galet-orange-52' })
  await signedUp(first)
  world.advance(DAY_MS - 60_000)
  const token = await signedUp(form({ email: first.email }))
  world.advance(DAY_MS - 60_000)
  expect(await world.as().accounts.confirmSignUp({ token, password: PASSWORD })).toEqual({
    email: first.email,
    next: null,
  })
})

test('an open sign-up gets a link to confirm, not one to choose a password', async () => {
  const newcomer = form()
  const token = await signedUp(newcomer)
  await post('/request-password-reset', { email: newcomer.email })
  await post('/send-verification-email', { email: newcomer.email })
  await world.settle()
  const mails = world.mailsTo(newcomer.email)
  expect(mails.map(confirmTokenIn)).toEqual([token, token, token])
  // Programs open the links of mails: no address of the library confirms by that alone.
  expect((await world.fetch(`/api/auth/verify-email?token=${token}`)).status).toBe(404)
  expect(await codeIn(await signIn(newcomer.email, PASSWORD))).toBe('EMAIL_NOT_VERIFIED')
})

test('the password of a sign-up cannot be guessed by its link, and a forged link is refused', async () => {
  const newcomer = form()
  const token = await signedUp(newcomer)
  const confirm = (given: string, password = PASSWORD) =>
    refusalOf(world.as().accounts.confirmSignUp({ token: given, password }))
  for (const forged of ['', 'x', '.', token.slice(0, -1), `${token}x`, token.replace(/\..*/, '.x')])
    expect(await confirm(forged)).toBe('NOT_FOUND')
  expect(await confirm(`\u0000${token.slice(0, 9)}\u0000.x`)).toBe('NOT_FOUND')
  for (let n = 0; n < 10; n++) expect(await confirm(token, 'pas-le-bon-mot')).toBe('WRONG_PASSWORD')
  expect(await confirm(token)).toBe('TOO_MANY_REQUESTS')
})

test('a site on the loopback lets its members in under each of its names, and refuses pages of another site', async () => {
  const { email } = await world.person()
  const attempt = (origin: string) =>
    post('/sign-in/email', { email, password: PASSWORD }, { origin, 'sec-fetch-site': 'same-origin' })
  for (const name of ['localhost', '127.0.0.1', '[::1]'])
    expect((await attempt(`http://${name}:3000`)).status).toBe(200)
  expect((await attempt('http://ailleurs.example')).status).toBe(403)
})

test('a malformed sign-in is refused by field, and neither a form nor the query bypasses the checks', async () => {
  const person = await world.person()
  const attempt = async (path: string, body: string, type = 'application/json') => {
    const headers = { 'content-type': type, origin: 'http://localhost:3000' }
    const response = await world.fetch(`/api/auth${path}`, { method: 'POST', headers, body })
    const { code, data } = (await response.json()) as { code: string; data?: { fields: { path: string }[] } }
    return [response.status, code, ...(data?.fields ?? []).map((field) => field.path)]
  }
  expect(await attempt('/sign-in/email', '{')).toEqual([400, 'INVALID_INPUT', ''])
  expect(await attempt('/sign-in/email', '{"email":3}')).toEqual([400, 'INVALID_INPUT', 'email', 'password'])
  expect(
    await attempt('/sign-in/email', JSON.stringify({ email: 'x'.repeat(100_000), password: 'y'.repeat(100_000) })),
  ).toEqual([400, 'INVALID_INPUT', 'email', 'password'])
  const asForm = String(new URLSearchParams({ email: person.email, password: PASSWORD }))
  expect(await attempt('/sign-in/email', asForm, 'application/x-www-form-urlencoded')).toEqual([
    400,
    'INVALID_INPUT',
    '',
  ])
  const choice = { token: 'rien\u0000', newPassword: 'galet-orange-52' }
  expect(await attempt('/reset-password', JSON.stringify(choice))).toEqual([400, 'INVALID_TOKEN'])
  expect(await attempt('/reset-password?token=x', '{"newPassword":"galet-orange-52"}')).toEqual([
    400,
    'INVALID_INPUT',
    'token',
  ])
})

test('a username reserved and never confirmed is free again after a day, and the unconfirmed account is gone', async () => {
  const known = await world.person()
  const [pending, refused] = [form(), form({ email: known.email })]
  await world.as().accounts.signUp(pending)
  await world.as().accounts.signUp(refused)
  world.advance(DAY_MS + 60_000)
  await forgetUnconfirmed(world.services())
  for (const { username } of [pending, refused]) await world.as().accounts.signUp(form({ username }))
  expect(await world.services().db.$count(user, sql`email = ${pending.email}`)).toBe(0)
  expect(await world.services().db.$count(user, sql`email = ${known.email}`)).toBe(1)
})

test('the same name at the same instant goes to one person only', async () => {
  const username = 'Léa du Matin'
  const outcomes = await Promise.all(
    ['léa du matin', username, 'LEA DU  MATIN', 'Lea  du matin', 'Léa\u200b du matin'].map((name) =>
      safe(world.as().accounts.signUp(form({ username: name }))),
    ),
  )
  expect(outcomes.filter(({ error }) => error === null)).toHaveLength(1)
  for (const { error } of outcomes) if (error) expect(error).toMatchObject({ code: 'USERNAME_TAKEN' })
})

test('a username that claims to be the operator, or looks like somebody else’s, is refused like a taken one', async () => {
  const known = await world.person('Capucine Iris')
  const taken = (username: string) => refusalOf(world.as().accounts.signUp(form({ username })))
  for (const username of ['Modérateur', 'Équipe Vécu', 'Dr Morel', 'Capuclne lris', 'Сарucine Iris', 'CAPUCINE 1RIS'])
    expect([username, await taken(username)]).toEqual([username, 'USERNAME_TAKEN'])
  const lou = await world.person()
  for (const username of ['admin', 'Docteur Lou', `${known.username} `, 'Capucine Ιris'])
    expect(await refusalOf(world.as(lou).settings.setUsername({ username }))).toBe('USERNAME_TAKEN')
  await world.as(lou).settings.setUsername({ username: 'Lou du Matin' })
})

test('a username that contains a link is refused, because mails greet by it', async () => {
  for (const username of ['Gagnez https://exemple.fr', 'WWW.exemple.fr'])
    await expect(world.as().accounts.signUp(form({ username }))).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      data: { fields: [{ path: 'username', code: 'invalid' }] },
    })
})

test('a weak password is refused with every reason', async () => {
  const reasons = async (given: Partial<SignUpInput>) => {
    const { error } = await safe(world.as().accounts.signUp(form(given)))
    return isDefinedError(error) && error.code === 'WEAK_PASSWORD' ? error.data.reasons : undefined
  }
  expect(await reasons({ password: 'court' })).toEqual(['tooShort'])
  expect(await reasons({ password: 'motdepasse' })).toBeDefined()
  expect(await reasons({ password: 'password1234' })).toEqual(['common'])
  expect(await reasons({ password: 'aaaaaaaaaaaa' })).toEqual(['common'])
  expect(await reasons({ password: 'x'.repeat(64) + 'y'.repeat(65) })).toEqual(['tooLong'])
  expect(await reasons({ password: 'le-camélia-bleu-7', username: 'Camelia' })).toEqual(['personal'])
  expect(await reasons({ email: 'jeanne.morel@exemple.fr', password: 'JEANNE.MOREL-1975' })).toEqual(['personal'])
})

test('the three required consents are each needed, and stored with their version', async () => {
  for (const kind of ['age', 'terms', 'healthData'] as const) {
    const input = form()
    const { error } = await safe(
      world.as().accounts.signUp({ ...input, consents: { ...input.consents, [kind]: false } }),
    )
    expect(error).toMatchObject({
      code: 'INVALID_INPUT',
      data: { fields: [{ path: `consents.${kind}`, code: 'mustAccept' }] },
    })
  }
  const { id } = await world.person('consentante', {
    consents: { age: true, terms: true, healthData: true, research: true, emails: false },
  })
  const { rows } = await world
    .services()
    .db.execute(sql`select kind, version from consent where member_id = ${id} and withdrawn_at is null order by kind`)
  const kinds = ['age', 'healthData', 'research', 'terms'] as const
  expect(rows).toEqual(kinds.map((kind) => ({ kind, version: CONSENT_VERSIONS[kind] })))
})

test('a reset link works once, refuses a weak password, and closes every session', async () => {
  const person = await world.person()
  await post('/request-password-reset', { email: person.email })
  await world.settle()
  const token = new URL(linkIn(world.mailsTo(person.email).at(-1))).searchParams.get('reset')
  const weak = await post('/reset-password', { token, newPassword: 'password1234' })
  expect([weak.status, await weak.json()]).toMatchObject([422, { code: 'WEAK_PASSWORD' }])
  expect((await post('/reset-password', { token, newPassword: 'galet-orange-52' })).status).toBe(200)
  expect((await post('/reset-password', { token, newPassword: 'galet-orange-53' })).status).toBe(400)
  expect(await (await world.fetch('/api/me', {}, person)).json()).toEqual({ member: null })
  expect((await post('/sign-in/email', { email: person.email, password: PASSWORD })).status).toBe(401)
  expect((await post('/sign-in/email', { email: person.email, password: 'galet-orange-52' })).status).toBe(200)
})

test('one address gets six tries a minute, however it presents itself; others are not held up', async () => {
  const address = world.newAddress()
  const attempt = (forwarded: string) =>
    post(
      '/sign-in/email',
      { email: 'personne@exemple.fr', password: 'faux-faux-faux' },
      { 'x-forwarded-for': forwarded },
    )
  const statuses = (await Promise.all(Array.from({ length: 9 }, (_, i) => attempt(`203.0.113.${i}, ${address}`)))).map(
    ({ status }) => status,
  )
  expect(statuses.filter((status) => status === 401)).toHaveLength(6)
  const refused = await attempt(address)
  expect([refused.status, await codeIn(refused)]).toEqual([429, 'TOO_MANY_REQUESTS'])
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await attempt(world.newAddress())).status).toBe(401)
})

test('an account under attack answers more slowly and still lets its owner in', { tags: 'long' }, async () => {
  const owner = await world.person()
  const attempt = (password: string) => post('/sign-in/email', { email: owner.email, password })
  // Attempts that arrive at one moment from many addresses wait for each other, too.
  const beganAtOnce = performance.now()
  const guesses = await Promise.all(Array.from({ length: 10 }, (_, i) => attempt(`faux-faux-${i}`)))
  expect(guesses.map(({ status }) => status)).toEqual(guesses.map(() => 401))
  expect(performance.now() - beganAtOnce).toBeGreaterThan(2_000)
  const began = performance.now()
  expect((await attempt(PASSWORD)).status).toBe(200)
  expect(performance.now() - began).toBeGreaterThan(1_000)
})

test('a browser that signed in before is not slowed by guesses, until the password changes', {
  tags: 'long',
}, async () => {
  const owner = await world.person()
  const attempt = async (password: string, cookie = '') => {
    const began = performance.now()
    const response = await post('/sign-in/email', { email: owner.email, password }, cookie ? { cookie } : {})
    return { response, ms: performance.now() - began }
  }
  /** The counter of failed sign-ins, as that many wrong passwords of others leave it. */
  const failures = { name: 'sign-in-failures', points: 1_000_000, seconds: 3_600 }
  const fail = async (times: number) => {
    for (let n = 0; n < times; n++) await world.services().limits.count(failures, addressKey(owner.email))
  }
  const own = browserCookieOf((await attempt(PASSWORD)).response)
  const other = browserCookieOf(
    await post('/sign-in/email', { email: (await world.person()).email, password: PASSWORD }),
  )
  await fail(9)
  const [known, stranger] = await Promise.all([attempt('faux-faux-3', own), attempt('faux-faux-3', other)])
  expect([known.response.status, stranger.response.status]).toEqual([401, 401])
  expect(known.ms).toBeLessThan(stranger.ms / 2)
  const entered = await attempt(PASSWORD, own)
  expect(entered.response.status).toBe(200)
  // The owner's sign-in leaves the count as it is, so attackers go on waiting: for an address without an account the wait never ends either.
  expect(await world.services().limits.count(failures, addressKey(owner.email), 0)).toBe(11)

  await world.as(owner).settings.setPassword({ currentPassword: PASSWORD, newPassword: 'galet-orange-52' })
  await fail(9)
  const [before, anybody] = await Promise.all([attempt('faux-faux-3', own), attempt('faux-faux-3')])
  expect(before.ms).toBeGreaterThan(anybody.ms / 2)
})

test('an invalid value in the cookie of a known browser is neither compared nor written again', async () => {
  const { email } = await world.person()
  for (const value of ['é'.repeat(43), 'a; Domain=exemple.fr', 'a\r\nX-Other: 1', 'x'.repeat(5_000), '~'.repeat(99)]) {
    const cookie = `vecu.browser=${encodeURIComponent(value)}`
    const response = await post('/sign-in/email', { email, password: PASSWORD }, { cookie })
    expect([value.slice(0, 9), response.status]).toEqual([value.slice(0, 9), 200])
    expect(browserCookieOf(response)).toMatch(/^vecu\.browser=[\w-]{43}~[\w-]{43}$/)
  }
})

test('signing in again in a browser ends its former session, whoever’s, and the answer holds no token', async () => {
  const { lou, max } = await world.people('lou', 'max')
  const enter = async (who: Person, cookie?: string) => {
    const response = await post('/sign-in/email', { email: who.email, password: PASSWORD }, cookie ? { cookie } : {})
    expect(await response.json()).toEqual({ isSignedIn: true })
    return cookiesOf(response)
  }
  const isIn = async (cookie: string) =>
    (await (await world.fetch('/api/me', { headers: { cookie } })).json()).member !== null
  const first = await enter(lou!)
  const elsewhere = await enter(lou!)
  const again = await enter(lou!, first)
  expect([await isIn(first), await isIn(elsewhere), await isIn(again)]).toEqual([false, true, true])
  const others = await enter(max!, again)
  expect([await isIn(again), await isIn(elsewhere), await isIn(others)]).toEqual([false, true, true])
})

test('routes of the account library that are not in use do not exist', async () => {
  const { cookie } = await world.person()
  for (const [method, path] of [
    ['POST', '/sign-up/email'],
    ['POST', '/sign-in/social'],
    ['POST', '/change-email'],
    ['POST', '/update-user'],
    ['POST', '/delete-user'],
    ['GET', '/get-session'],
    ['GET', '/list-sessions'],
    ['GET', '/sign-out'],
    ['GET', '/ok'],
    ['GET', '/error'],
    ['GET', '/admin/list-users'],
    ['POST', '/is-username-available'],
    ['POST', '/two-factor/enable'],
    ['POST', '/two-factor/disable'],
    ['POST', '/two-factor/get-totp-uri'],
    ['POST', '/two-factor/generate-backup-codes'],
    ['POST', '/two-factor/send-otp'],
    ['POST', '/two-factor/verify-otp'],
    ['GET', '/passkey/generate-register-options'],
    ['GET', '/passkey/generate-authenticate-options'],
    ['GET', '/passkey/list-user-passkeys'],
    ['POST', '/passkey/delete-passkey'],
    ['POST', '/passkey/update-passkey'],
  ] as const) {
    const response = await world.fetch(`/api/auth${path}`, {
      method,
      headers: { cookie, origin: 'http://localhost:3000', 'content-type': 'application/json' },
      ...(method === 'POST' && { body: '{}' }),
    })
    expect([path, response.status, await codeIn(response)]).toEqual([path, 404, 'NOT_FOUND'])
  }
})

test('language and theme stay with the account', async () => {
  const person = await world.person()
  expect(await world.as(person).accounts.setPreferences({ language: 'en', theme: 'dark' })).toMatchObject({
    language: 'en',
    theme: 'dark',
  })
  expect((await world.as(person).accounts.me()).member).toMatchObject({ language: 'en', theme: 'dark' })
  expect((await safe(world.as().accounts.setPreferences({ language: 'en' }))).error).toMatchObject({
    code: 'UNAUTHORIZED',
  })
})

test('a forged cookie is a visitor', async () => {
  const { cookie } = await world.person()
  for (const forged of [
    'vecu.session_token=nothing.at.all',
    cookie.replace(/.{6}$/, 'AAAAAA'),
    `vecu.session_token=${'x'.repeat(4000)}`,
  ])
    expect(await (await world.fetch('/api/me', { headers: { cookie: forged } })).json()).toEqual({ member: null })
})

test('an address with an invisible character is refused, after however many tries', async () => {
  for (let n = 0; n < 8; n++) expect((await signIn('lou\u0000@exemple.fr', PASSWORD)).status).toBe(400)
})

test.each([
  ['/request-password-reset', { email: 'lou\u0000@exemple.fr' }],
  ['/request-password-reset', { email: ['lou@exemple.fr'] }],
  ['/reset-password', { token: 'jeton\u0000', newPassword: 'galet-orange-52' }],
  ['/sign-in/email', { email: 'lou\u0000@exemple.fr', password: 'galet-orange-52' }],
])('%s refuses a value that can be neither an address nor a token', async (path, body) => {
  const { status } = await post(path, body, { origin: world.services().config.baseUrl })
  expect(status).toBeGreaterThanOrEqual(400)
  expect(status).toBeLessThan(500)
})
