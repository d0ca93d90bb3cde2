import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LIVE_CLOSE } from '#contract/foundation/live-kinds.ts'
import { grantRole } from '#server/accounts/commands/grant-role.ts'
import { mailUnlockLink } from '#server/accounts/security/commands/lock-codes.ts'
import { addressKey } from '#server/accounts/sign-in/address-key.ts'
import { codeOf } from '#tests/support/authenticator.ts'
import { codeIn, cookiesOf, jsonPost } from '#tests/support/json-post.ts'
import { openSocket } from '#tests/support/live-client.ts'
import { endingsOf, faultsOf, refusalOf } from '#tests/support/refused.ts'
import { openWorld, PASSWORD, type Person } from '#tests/support/world.ts'

const world = openWorld()
const { as } = world
const STEP_MS = 30_000
const MINUTE_MS = 60_000

// The library has no other clock than the computer's. It stands still in a test, so that a code lasts as long as the test wants.
beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => vi.useRealTimers())
const wait = (ms: number) => vi.setSystemTime(Date.now() + ms)
const now = () => new Date()

const post = (path: string, body: object, cookie = '') =>
  world.fetch(`/api/auth${path}`, jsonPost(body, cookie ? { cookie } : {}))
const withPassword = (who: Person, password = PASSWORD) => post('/sign-in/email', { email: who.email, password })

/** A sign-in whose password was right: its cookies. */
async function pending(who: Person): Promise<string> {
  const response = await withPassword(who)
  expect([response.status, await response.json()]).toMatchObject([200, { twoFactorRedirect: true }])
  return cookiesOf(response)
}
const withCode = (cookie: string, code: string) => post('/two-factor/verify-totp', { code }, cookie)
const withBackupCode = (cookie: string, code: string) => post('/two-factor/verify-backup-code', { code }, cookie)
const memberWith = async (cookie: string) =>
  ((await (await world.fetch('/api/me', { headers: { cookie } })).json()) as { member: { id: string } | null }).member

test('an authenticator app is asked for after the password once a first code has confirmed it', async () => {
  const lou = await world.person()
  expect(await as(lou).security.get()).toEqual({ secondFactor: null, passkeys: [], identities: [], provider: null })
  const { uri, secret } = await as(lou).security.beginSecondFactor({ password: PASSWORD })
  expect(uri).toMatch(/^otpauth:\/\/totp\/V%C3%A9cu:.+&issuer=V%C3%A9cu/)
  expect(uri).toContain(encodeURIComponent(lou.email))
  expect(secret).toMatch(/^[A-Z2-7]{40}$/)
  expect((await as(lou).accounts.me()).member?.hasSecondFactor).toBe(false)
  expect(cookiesOf(await withPassword(lou))).toContain('session_token=')

  for (const code of ['', '12345', '1234567', 'abcdef'])
    expect(await faultsOf(as(lou).security.confirmSecondFactor({ code }))).toHaveLength(1)
  const first = await codeOf(secret, now())
  const wrong = first === '000000' ? '000001' : '000000'
  expect(await refusalOf(as(lou).security.confirmSecondFactor({ code: wrong }))).toBe('WRONG_CODE')
  const { backupCodes } = await as(lou).security.confirmSecondFactor({
    code: ` ${first.slice(0, 3)} ${first.slice(3)} `,
  })
  expect(new Set(backupCodes).size).toBe(10)
  for (const code of backupCodes) expect(code).toMatch(/^[a-z2-9]{5}-[a-z2-9]{5}$/)
  expect((await as(lou).accounts.me()).member?.hasSecondFactor).toBe(true)
  expect((await as(lou).security.get()).secondFactor).toEqual({ backupCodesLeft: 10 })

  const cookie = await pending(lou)
  expect(await memberWith(cookie)).toBeNull()
  const entered = await withCode(cookie, await codeOf(secret, now(), 1))
  expect(entered.status).toBe(200)
  expect(await memberWith(cookiesOf(entered))).toMatchObject({ id: lou.id })
  expect((await withCode(cookie, await codeOf(secret, now(), -1))).status).toBe(401)
})

test('the second factor closes the other sessions and their sockets, is told by mail, and makes the granted roles apply at once', async () => {
  const lou = await world.person()
  await grantRole(world.services(), { email: lou.email, granted: 'moderator' })
  const other = { ...lou, cookie: cookiesOf(await withPassword(lou)) }
  const socket = await openSocket(world, other)
  expect((await as(lou).accounts.me()).member?.roles).toEqual([])

  await world.secondFactor(lou)
  expect(await socket.closed).toBe(LIVE_CLOSE.sessionEnded)
  expect((await as(lou).accounts.me()).member?.roles).toEqual(['moderator'])
  expect((await as(other).accounts.me()).member).toBeNull()

  expect(await refusalOf(as(lou).security.turnOffSecondFactor({ password: 'pas-le-bon-mot' }))).toBe('WRONG_PASSWORD')
  expect((await as(lou).accounts.me()).member?.roles).toEqual(['moderator'])
  expect((await as(lou).security.turnOffSecondFactor({ password: PASSWORD })).secondFactor).toBeNull()
  expect((await as(lou).accounts.me()).member).toMatchObject({ roles: [], hasSecondFactor: false })
  expect(cookiesOf(await withPassword(lou))).toContain('session_token=')
  await as(lou).security.turnOffSecondFactor({ password: PASSWORD })
  await world.settle()
  const told = world.mailsTo(lou.email).filter((mail) => mail.includes('La vérification en deux étapes est'))
  // Two mails of one moment may be sent in either order.
  expect(told.map((mail) => /est (activée|désactivée)/.exec(mail)?.[1]).sort()).toEqual(['activée', 'désactivée'])
})

test('a second factor is turned on once: neither a second setup nor a second first code does anything', async () => {
  const lou = await world.person()
  expect(await refusalOf(as(lou).security.confirmSecondFactor({ code: '123456' }))).toBe('SECOND_FACTOR_CHANGED')
  expect(await refusalOf(as(lou).security.renewBackupCodes({ password: PASSWORD }))).toBe('SECOND_FACTOR_CHANGED')
  const { secret: given } = await as(lou).security.beginSecondFactor({ password: PASSWORD })
  const { secret } = await as(lou).security.beginSecondFactor({ password: PASSWORD })
  expect(await refusalOf(as(lou).security.confirmSecondFactor({ code: await codeOf(given, now()) }))).toBe('WRONG_CODE')
  const codes = await Promise.all([-1, 0, 1].map((later) => codeOf(secret, now(), later)))
  const endings = await endingsOf(codes.map((code) => as(lou).security.confirmSecondFactor({ code })))
  expect(endings.toSorted()).toEqual(['SECOND_FACTOR_CHANGED', 'SECOND_FACTOR_CHANGED', 'done'])
  const again = as(lou).security.beginSecondFactor({ password: PASSWORD })
  expect(await refusalOf(again)).toBe('SECOND_FACTOR_CHANGED')
})

test('only a member with the password sets it up, and guesses at the first code end', async () => {
  const lou = await world.person()
  expect(await refusalOf(as(lou).security.beginSecondFactor({ password: 'pas-le-bon-mot' }))).toBe('WRONG_PASSWORD')
  const { secret } = await as(lou).security.beginSecondFactor({ password: PASSWORD })
  const wrong = await wrongFor(secret)
  for (let n = 0; n < 10; n++)
    expect(await refusalOf(as(lou).security.confirmSecondFactor({ code: wrong }))).toBe('WRONG_CODE')
  const right = as(lou).security.confirmSecondFactor({ code: await codeOf(secret, now()) })
  expect(await refusalOf(right)).toBe('TOO_MANY_REQUESTS')
  expect((await as(lou).accounts.me()).member?.hasSecondFactor).toBe(false)
})

/** Six digits that are none of the codes of now. */
async function wrongFor(secret: string): Promise<string> {
  const right = await Promise.all([-2, -1, 0, 1, 2].map((later) => codeOf(secret, now(), later)))
  return ['000000', '111111', '222222', '333333', '444444', '555555'].find((code) => !right.includes(code))!
}

test('a code of the app works once, within a step of now, and no further', async () => {
  const lou = await world.person()
  const { secret } = await world.secondFactor(lou)
  const spent = await codeOf(secret, now())
  const refusedWith = async (code: string) => codeIn(await withCode(await pending(lou), code))
  expect(await refusedWith(spent)).toBe('INVALID_CODE')
  for (const later of [-2, 2]) expect(await refusedWith(await codeOf(secret, now(), later))).toBe('INVALID_CODE')
  const next = await codeOf(secret, now(), 1)
  expect((await withCode(await pending(lou), next)).status).toBe(200)
  expect(await refusedWith(next)).toBe('INVALID_CODE')
  wait(2 * STEP_MS)
  expect(await refusedWith(next)).toBe('INVALID_CODE')

  const [one, two] = [await pending(lou), await pending(lou)]
  const code = await codeOf(secret, now())
  const statuses = (await Promise.all([one, two, one].map((cookie) => withCode(cookie, code)))).map(
    ({ status }) => status,
  )
  expect(statuses.filter((status) => status === 200)).toHaveLength(1)
})

test('after ten wrong codes the account takes none for a while, in no sign-in, not even the right one', async () => {
  const lou = await world.person()
  const { secret, backupCodes } = await world.secondFactor(lou)
  const wrong = await wrongFor(secret)
  const cookie = await pending(lou)
  for (let n = 0; n < 8; n++) expect(await codeIn(await withCode(cookie, wrong))).toBe('INVALID_CODE')
  for (let n = 0; n < 2; n++)
    expect(await codeIn(await withBackupCode(cookie, 'aaaaa-aaaaa'))).toBe('INVALID_BACKUP_CODE')
  for (const refused of [
    await withCode(cookie, await codeOf(secret, now(), 1)),
    await withCode(await pending(lou), await codeOf(secret, now(), 1)),
    await withBackupCode(await pending(lou), backupCodes[0]!),
  ]) {
    expect(refused.status).toBe(429)
    expect(await refused.json()).toMatchObject({ code: 'TOO_MANY_REQUESTS', data: { retryAfterSeconds: 900 } })
  }
  const [other] = Object.values(await world.people('autre'))
  const { secret: theirs } = await world.secondFactor(other!)
  expect((await withCode(await pending(other!), await codeOf(theirs, now(), 1))).status).toBe(200)

  wait(15 * MINUTE_MS + 1_000)
  expect((await withBackupCode(await pending(lou), backupCodes[0]!)).status).toBe(200)
})

test('at most ten of a hundred codes tried at once are checked', { tags: 'long' }, async () => {
  const lou = await world.person()
  const { secret } = await world.secondFactor(lou)
  const [wrong, cookies] = [await wrongFor(secret), await Promise.all(Array.from({ length: 5 }, () => pending(lou)))]
  const codes = await Promise.all(
    Array.from({ length: 100 }, async (_, n) => codeIn(await withCode(cookies[n % 5]!, wrong))),
  )
  expect(codes.filter((code) => code === 'INVALID_CODE')).toHaveLength(10)
  expect(codes.filter((code) => code === 'TOO_MANY_REQUESTS')).toHaveLength(90)
})

/** The cookie of a sign-in that waits, written as a browser would not, but as a reader may take it all the same. */
const WRITTEN_OTHERWISE: ((name: string, value: string) => string)[] = [
  (name, value) => `${name}=%${value.charCodeAt(0).toString(16)}${value.slice(1)}`,
  (name, value) => `${name}=${Array.from(value, (sign) => `%${sign.charCodeAt(0).toString(16)}`).join('')}`,
  (name, value) => `${name}="${value}"`,
  (name, value) => `${name}="%${value.charCodeAt(0).toString(16)}${value.slice(1)}"`,
  (name, value) => `${name}=x; ${name}=${value}`,
  (name, value) => `${name}=${value}; ${name}=x`,
  (name, value) => `${name}=x;${name}=${value}`,
  (name, value) => `a=b;${name}=${value};c=d`,
  (name, value) => ` ${name} = ${value} `,
  (name, value) => `a; ${name}=${value}`,
  (name, value) => `${name}=${value};vecu.session_token=x`,
  (name, value) => `=;${name}=${value}`,
]
const otherwise = (cookie: string, n: number) => {
  const [, name = '', value = ''] = /^([^=]+)=(.*)$/.exec(cookie) ?? []
  return WRITTEN_OTHERWISE[n % WRITTEN_OTHERWISE.length]!(name, decodeURIComponent(value))
}

test('ten codes are checked and no more, however the cookie of a sign-in is written', async () => {
  const lou = await world.person()
  const { secret, backupCodes } = await world.secondFactor(lou)
  const [wrong, begun] = [await wrongFor(secret), await pending(lou)]
  const codes = await Promise.all(
    Array.from({ length: 60 }, async (_, n) => codeIn(await withCode(otherwise(begun, n), wrong))),
  )
  expect(codes.filter((code) => code === 'INVALID_CODE')).toHaveLength(10)
  expect(new Set(codes)).toEqual(new Set(['INVALID_CODE', 'TOO_MANY_REQUESTS', 'INVALID_TWO_FACTOR_COOKIE']))
  for (const n of WRITTEN_OTHERWISE.keys())
    expect(cookiesOf(await withBackupCode(otherwise(begun, n), backupCodes[0]!))).toBe('')
})

test('one code opens one session, however the cookie of a sign-in is written', async () => {
  const lou = await world.person()
  const { secret } = await world.secondFactor(lou)
  const code = await codeOf(secret, now(), 1)
  const begun = await Promise.all(WRITTEN_OTHERWISE.slice(0, 9).map(() => pending(lou)))
  const answers = await Promise.all(begun.map((cookie, n) => withCode(otherwise(cookie, n), code)))
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
})

test('a passkey is made for the member who gave the password, however many sessions a request names', async () => {
  const { lou, max } = await world.people('lou', 'max')
  const begin = (cookie: string) => post('/passkey/generate-register-options', { password: PASSWORD }, cookie)
  await as(lou!).settings.setPassword({ currentPassword: PASSWORD, newPassword: 'galet-orange-52' })
  const [ofLou, ofMax] = [lou!.cookie, max!.cookie]
  for (const cookie of [`${ofLou}; ${ofMax}`, `${ofLou};${ofMax}`, `${ofMax}; ${ofLou}`, `${ofMax};${ofLou}`]) {
    const answer = await begin(cookie)
    const asked = (await answer.json()) as { user?: { name: string } }
    expect(answer.ok ? asked.user?.name : answer.status).toBe(answer.ok ? max!.email : 403)
  }
})

test('thirty wrong codes in a day lock codes until the owner opens the link that is mailed to them', async () => {
  const lou = await world.person()
  const { secret, backupCodes } = await world.secondFactor(lou)
  const unlockMails = async () => {
    await world.settle()
    return world.mailsTo(lou.email).filter((mail) => mail.includes('Trop de codes faux'))
  }
  const tryWrong = async () => {
    const [wrong, cookie] = [await wrongFor(secret), await pending(lou)]
    return Promise.all(Array.from({ length: 10 }, async () => codeIn(await withCode(cookie, wrong))))
  }
  for (let quarter = 0; quarter < 3; quarter++) {
    expect(await unlockMails()).toEqual([])
    expect(new Set(await tryWrong())).toEqual(new Set(['INVALID_CODE']))
    wait(15 * MINUTE_MS + 1_000)
  }
  const right = async () => withCode(await pending(lou), await codeOf(secret, now()))
  const refused = await right()
  expect([refused.status, await codeIn(refused)]).toEqual([403, 'CODES_LOCKED'])
  expect(await codeIn(await withBackupCode(await pending(lou), backupCodes[0]!))).toBe('CODES_LOCKED')
  // Mails that are on their way when another leaves may come in any order.
  await world.settle()
  wait(26 * 60 * MINUTE_MS)
  expect(await codeIn(await right())).toBe('CODES_LOCKED')

  const mails = await unlockMails()
  const tokenIn = (mail: string) => decodeURIComponent(/unlock=([^\s"]+)/.exec(mail)![1]!)
  const token = tokenIn(mails.at(-1)!)
  expect(tokenIn(mails[0]!)).toBe(tokenIn(mails[1]!))
  for (const forged of ['', 'x', `${lou.id}.x`, tokenIn(mails[0]!), `${token}x`, token.slice(0, -1)])
    expect(await refusalOf(as().security.unlockCodes({ token: forged }))).toBe('NOT_FOUND')
  expect(await as().security.unlockCodes({ token })).toEqual({ isUnlocked: true })
  expect(await refusalOf(as().security.unlockCodes({ token }))).toBe('NOT_FOUND')
  expect((await right()).status).toBe(200)
})

test('a stranger’s requests do not suppress the mail about locked codes, and links asked for at once are one', async () => {
  const lou = await world.person()
  await world.secondFactor(lou)
  await world
    .services()
    .db.execute(
      sql`insert into rate_limit (key, points, expire) values (${`mails-asked:${addressKey(lou.email)}`}, 10, ${Date.now() + 3_600_000})`,
    )
  await Promise.all(Array.from({ length: 3 }, () => mailUnlockLink(world.services(), lou.id)))
  await world.settle()
  const mails = world.mailsTo(lou.email).filter((mail) => mail.includes('Trop de codes faux'))
  const tokens = new Set(mails.map((mail) => decodeURIComponent(/unlock=([^\s"]+)/.exec(mail)![1]!)))
  expect([mails.length, tokens.size]).toEqual([3, 1])
  const [token] = tokens
  expect(await as().security.unlockCodes({ token: token! })).toEqual({ isUnlocked: true })
})

test('signing in again ends the earlier session of the browser, with a second factor too', async () => {
  const lou = await world.person()
  const { backupCodes } = await world.secondFactor(lou)
  const begun = await post('/sign-in/email', { email: lou.email, password: PASSWORD }, lou.cookie)
  // From here on the browser has nothing left to name that session by.
  expect(begun.headers.getSetCookie().join()).toContain('vecu.session_token=;')
  const entered = await withBackupCode(cookiesOf(begun), backupCodes[0]!)
  expect(await memberWith(cookiesOf(entered))).toMatchObject({ id: lou.id })
  expect(await memberWith(lou.cookie)).toBeNull()
})

test('a cookie that names no sign-in is refused, whatever its characters', async () => {
  for (const value of ['%00.x', '2fa-%00.x', '2fa-%0A.x', '2fa-%ED%A0%80.x', '.', '2fa-'])
    expect(await codeIn(await withCode(`vecu.two_factor=${value}`, '000000'))).toBe('INVALID_TWO_FACTOR_COOKIE')
})

test('a backup code works once, however it is typed, also in two requests at once', async () => {
  const lou = await world.person()
  const { backupCodes } = await world.secondFactor(lou)
  const [first, second] = backupCodes
  expect((await withBackupCode(await pending(lou), ` ${first!.toUpperCase().replace('-', ' ')} `)).status).toBe(200)
  expect((await as(lou).security.get()).secondFactor).toEqual({ backupCodesLeft: 9 })
  expect(await codeIn(await withBackupCode(await pending(lou), first!))).toBe('INVALID_BACKUP_CODE')

  const cookies = await Promise.all([pending(lou), pending(lou), pending(lou)])
  const answers = await Promise.all(cookies.map((cookie) => withBackupCode(cookie, second!)))
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
  expect((await as(lou).security.get()).secondFactor).toEqual({ backupCodesLeft: 8 })

  const { backupCodes: renewed } = await as(lou).security.renewBackupCodes({ password: PASSWORD })
  expect(renewed.filter((code) => backupCodes.includes(code))).toEqual([])
  expect(await codeIn(await withBackupCode(await pending(lou), backupCodes[2]!))).toBe('INVALID_BACKUP_CODE')
  expect((await withBackupCode(await pending(lou), renewed[0]!)).status).toBe(200)
  await world.settle()
  expect(world.mailsTo(lou.email).join()).toContain('Vous avez de nouveaux codes de secours')
})

test('a second step needs a sign-in that waits, which lasts ten minutes', async () => {
  const lou = await world.person()
  const { secret, backupCodes } = await world.secondFactor(lou)
  const code = await codeOf(secret, now(), 1)
  const forged = 'vecu.two_factor=2fa-abcdefghijklmnopqrst.c2lnbmVk'
  const begun = await pending(lou)
  for (const cookie of ['', forged, begun.replace(/.{6}$/, 'AAAA%3D'), lou.cookie]) {
    expect(await codeIn(await withCode(cookie, '000000'))).toMatch(/^INVALID_(TWO_FACTOR_COOKIE|CODE)$/)
    expect(cookiesOf(await withBackupCode(cookie, backupCodes[0]!))).toBe('')
  }
  expect((await as(lou).security.get()).secondFactor).toEqual({ backupCodesLeft: 10 })
  wait(10 * MINUTE_MS + 1_000)
  const late = await withCode(begun, await codeOf(secret, now()))
  expect([late.status, await codeIn(late)]).toEqual([401, 'INVALID_TWO_FACTOR_COOKIE'])
  expect((await withCode(await pending(lou), code)).status).toBe(401)
  expect((await withCode(await pending(lou), await codeOf(secret, now()))).status).toBe(200)
})

test('a session cannot be used to try codes, and a new password ends the open sign-ins', async () => {
  const lou = await world.person()
  const { secret } = await world.secondFactor(lou)
  const code = await codeOf(secret, now(), 1)
  expect(await codeIn(await withCode(lou.cookie, code))).toBe('INVALID_TWO_FACTOR_COOKIE')
  const begun = await pending(lou)
  await as(lou).settings.setPassword({ currentPassword: PASSWORD, newPassword: 'galet-orange-52' })
  expect(await codeIn(await withCode(begun, code))).toBe('INVALID_TWO_FACTOR_COOKIE')
})

test('no browser is trusted without a code, whatever it asks for', async () => {
  const lou = await world.person()
  const { secret } = await world.secondFactor(lou)
  const [begun, code] = [await pending(lou), await codeOf(secret, now(), 1)]
  expect((await post('/two-factor/verify-totp', { code, trustDevice: true }, begun)).status).toBe(400)
  const entered = await withCode(begun, code)
  expect(entered.status).toBe(200)
  expect(entered.headers.getSetCookie().join()).not.toContain('trust')
  const { rows } = await world
    .services()
    .db.execute(sql`select 1 from verification where identifier like 'trust-device-%'`)
  expect(rows).toEqual([])
  expect(await pending({ ...lou, cookie: cookiesOf(entered) })).toContain('two_factor=')
})

test('a cookie that names the count of tries in place of a sign-in opens nothing and is no failure of the server', async () => {
  const lou = await world.person()
  await world.secondFactor(lou)
  const cookie = await pending(lou)
  await withCode(cookie, '000000')
  const forged = cookie.replace(/(two_factor=)(2fa-)/, '$12fa-attempts-$2')
  expect(forged).not.toBe(cookie)
  for (const path of ['/two-factor/help', '/two-factor/verify-totp']) {
    const answer = await post(path, { code: '000000' }, forged)
    expect(answer.status).toBeLessThan(500)
    expect(cookiesOf(answer)).not.toContain('session_token=')
  }
})

test('only the right password tells that an account has a second factor, and its code reveals nothing of the secret', async () => {
  const lou = await world.person()
  const { secret } = await world.secondFactor(lou)
  const [known, unknown] = [
    await withPassword(lou, 'pas-le-bon-mot'),
    await post('/sign-in/email', { email: 'personne@exemple.fr', password: 'pas-le-bon-mot' }),
  ]
  expect([known.status, await known.text()]).toEqual([unknown.status, await unknown.text()])
  expect(known.headers.getSetCookie()).toEqual(unknown.headers.getSetCookie())
  const answer = await withPassword(lou)
  expect(await answer.json()).toEqual({ twoFactorRedirect: true, twoFactorMethods: ['totp'] })
  const { rows } = await world
    .services()
    .db.execute<{ kept: string }>(sql`select secret || backup_codes as kept from two_factor where user_id = ${lou.id}`)
  expect(rows[0]!.kept).not.toContain(secret)
  expect(rows[0]!.kept).toMatch(/^[0-9a-f]+$/)
})
