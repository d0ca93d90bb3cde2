import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { passkey } from '#server/accounts/tables.ts'
import { codeIn, cookiesOf, jsonPost } from '#tests/support/json-post.ts'
import { device } from '#tests/support/passkey.ts'
import { faultsOf, refusalOf } from '#tests/support/refused.ts'
import { openWorld, PASSWORD, type Person } from '#tests/support/world.ts'

const world = openWorld()
const { as } = world
const run = (statement: ReturnType<typeof sql>) => world.services().db.execute(statement)

const post = (path: string, body: object, cookie = '') =>
  world.fetch(`/api/auth/passkey/${path}`, jsonPost(body, cookie ? { cookie } : {}))
const memberWith = async (cookie: string) =>
  ((await (await world.fetch('/api/me', { headers: { cookie } })).json()) as { member: { id: string } | null }).member

type Question = { challenge: string; userVerification?: string; authenticatorSelection?: object; rp?: object }
type PasskeyQuestion = { question: Question; cookie: string }

async function questionIn(response: Response, cookie = ''): Promise<PasskeyQuestion> {
  expect(response.status).toBe(200)
  const question = (await response.json()) as Question
  return { question, cookie: [cookie, cookiesOf(response)].filter(Boolean).join('; ') }
}
const askToMake = async (who: Person, password = PASSWORD) =>
  questionIn(await post('generate-register-options', { password }, who.cookie), who.cookie)
const askToUse = async (cookie = '') => questionIn(await post('generate-authenticate-options', {}, cookie))
const keep = ({ cookie }: PasskeyQuestion, response: object, name = 'Téléphone') =>
  post('verify-registration', { name, response }, cookie)
const enter = ({ cookie }: PasskeyQuestion, response: object) => post('verify-authentication', { response }, cookie)

async function added(who: Person) {
  const phone = device()
  const asked = await askToMake(who)
  expect((await keep(asked, phone.make(asked.question))).status).toBe(200)
  return phone
}

test('a passkey is made after the password, told by mail, and signs in without password or code', async () => {
  const lou = await world.person()
  await world.secondFactor(lou)
  const asked = await askToMake(lou)
  expect(asked.question).toMatchObject({
    rp: { name: 'Vécu', id: 'localhost' },
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  const phone = device()
  expect((await keep(asked, phone.make(asked.question), '  Mon téléphone ')).status).toBe(200)
  const { passkeys } = await as(lou).security.get()
  expect(passkeys).toMatchObject([{ name: 'Mon téléphone', createdAt: expect.any(Date) }])
  await world.settle()
  expect(world.mailsTo(lou.email).at(-1)).toContain('Une clé d’accès ouvre maintenant votre compte')

  const question = await askToUse()
  expect(question.question.userVerification).toBe('required')
  const entered = await enter(question, phone.use(question.question))
  expect(entered.status).toBe(200)
  expect(await memberWith(cookiesOf(entered))).toMatchObject({ id: lou.id })
})

test('without the session or its password no passkey is made, and one made for another member is not taken', async () => {
  const { lou, max } = await world.people('lou', 'max')
  expect((await post('generate-register-options', { password: PASSWORD })).status).toBe(401)
  const wrong = await post('generate-register-options', { password: 'pas-le-bon-mot' }, lou.cookie)
  expect([wrong.status, await codeIn(wrong)]).toEqual([403, 'WRONG_PASSWORD'])
  const asked = await askToMake(lou)
  const made = device().make(asked.question)
  const theirs = asked.cookie.replace(lou.cookie, max.cookie)
  expect((await keep({ ...asked, cookie: theirs }, made)).status).toBe(401)
  expect((await keep({ ...asked, cookie: max.cookie }, made)).status).toBe(400)
  expect((await post('verify-registration', { name: 'Téléphone', response: made })).status).toBe(401)
  for (const who of [lou, max]) expect((await as(who).security.get()).passkeys).toEqual([])
})

test('a passkey is accepted for its own challenge, once, from this site, with user verification', async () => {
  const lou = await world.person()
  const wrong = [
    { isVerified: false },
    { origin: 'https://ailleurs.example' },
    { rpId: 'ailleurs.example' },
    { challenge: 'YXV0cmU' },
  ]
  for (const given of wrong) {
    const asked = await askToMake(lou)
    expect([given, (await keep(asked, device().make(asked.question, given))).ok]).toEqual([given, false])
  }
  expect((await as(lou).security.get()).passkeys).toEqual([])

  const phone = await added(lou)
  for (const given of wrong) {
    const asked = await askToUse()
    const refused = await enter(asked, phone.use(asked.question, given))
    expect([given, refused.ok, cookiesOf(refused)]).toEqual([given, false, ''])
  }
  const asked = await askToUse()
  const used = phone.use(asked.question)
  expect((await enter(asked, used)).status).toBe(200)
  expect((await enter(asked, used)).status).toBe(400)
  const another = await askToUse()
  expect((await enter(another, used)).ok).toBe(false)
  expect((await enter({ ...another, cookie: '' }, phone.use(another.question))).ok).toBe(false)
})

test('the answer to one challenge is refused for another, and so is somebody else’s device', async () => {
  const lou = await world.person()
  const phone = await added(lou)
  const toMake = await askToMake(lou)
  expect((await enter(toMake, phone.use(toMake.question))).ok).toBe(false)
  const toUse = await askToUse(lou.cookie)
  expect((await keep({ ...toUse, cookie: `${lou.cookie}; ${toUse.cookie}` }, device().make(toUse.question))).ok).toBe(
    false,
  )
  const asked = await askToUse()
  expect((await enter(asked, device(phone.id).use(asked.question))).ok).toBe(false)
  const unknown = await askToUse()
  expect(await codeIn(await enter(unknown, device().use(unknown.question)))).toBe('PASSKEY_NOT_FOUND')
  expect(await world.services().db.$count(passkey, sql`user_id = ${lou.id}`)).toBe(1)
})

test('a passkey challenge names nobody’s passkeys, signed in or not', async () => {
  const lou = await world.person()
  await added(lou)
  for (const cookie of ['', lou.cookie]) {
    const { question } = await askToUse(cookie)
    expect(Object.keys(question)).not.toContain('allowCredentials')
  }
})

test('an account with an unconfirmed address does not sign in by a passkey either', async () => {
  const lou = await world.person()
  const phone = await added(lou)
  await run(sql`update "user" set email_verified = false where id = ${lou.id}`)
  const asked = await askToUse()
  const refused = await enter(asked, phone.use(asked.question))
  expect([refused.status, cookiesOf(refused), await codeIn(refused)]).toEqual([403, '', 'EMAIL_NOT_VERIFIED'])
})

test('a passkey is renamed and removed by its owner alone, with the password; once removed it signs in no more', async () => {
  const { lou, max } = await world.people('lou', 'max')
  const phone = await added(lou)
  const [{ id } = { id: '' }] = (await as(lou).security.get()).passkeys
  const { security: mine } = as(lou)
  const { security: theirs } = as(max)
  expect(await refusalOf(theirs.renamePasskey({ id, name: 'À moi' }))).toBe('NOT_FOUND')
  expect(await refusalOf(theirs.removePasskey({ id, password: PASSWORD }))).toBe('NOT_FOUND')
  expect((await mine.renamePasskey({ id, name: 'Clé <b>USB</b>' })).passkeys).toMatchObject([{ id, name: 'Clé USB' }])
  for (const name of ['', '  ', 'a'.repeat(51)])
    expect(await faultsOf(mine.renamePasskey({ id, name }))).toHaveLength(1)
  expect(await refusalOf(mine.removePasskey({ id, password: 'pas-le-bon-mot' }))).toBe('WRONG_PASSWORD')
  expect((await mine.removePasskey({ id, password: PASSWORD })).passkeys).toEqual([])
  expect(await refusalOf(mine.removePasskey({ id, password: PASSWORD }))).toBe('NOT_FOUND')
  await world.settle()
  expect(world.mailsTo(lou.email).at(-1)).toContain('Une clé d’accès a été retirée')
  const asked = await askToUse()
  expect(await codeIn(await enter(asked, phone.use(asked.question)))).toBe('PASSKEY_NOT_FOUND')
})

test('a request that no browser would send is refused by field or as an invalid passkey, and never fails the server', async () => {
  const lou = await world.person()
  const phone = device()
  const asked = await askToMake(lou)
  const made = phone.make(asked.question)
  const fields = async (body: object) => {
    const response = await post('verify-registration', body, asked.cookie)
    const { code, data } = (await response.json()) as { code: string; data: { fields: { path: string }[] } }
    return [response.status, code, ...data.fields.map(({ path }) => path)]
  }
  expect(await fields({ response: made })).toEqual([400, 'INVALID_INPUT', 'name'])
  expect(await fields({ name: ' ', response: { ...made, id: '<script>' } })).toEqual([
    400,
    'INVALID_INPUT',
    'name',
    'response.id',
  ])
  expect(await fields({ name: 'x', response: { ...made, id: 'a'.repeat(2_000) } })).toEqual([
    400,
    'INVALID_INPUT',
    'response.id',
  ])
  const garbled = { ...made, response: { ...made.response, attestationObject: 'AAAA' } }
  const refused = await keep(asked, garbled)
  expect([refused.status, await codeIn(refused)]).toEqual([400, 'PASSKEY_REFUSED'])

  const taken = device((await added(lou)).id)
  const again = await askToMake(lou)
  const stolen = await keep(again, taken.make(again.question))
  expect([stolen.status, await codeIn(stolen)]).toEqual([400, 'PASSKEY_REFUSED'])
  expect((await as(lou).security.get()).passkeys).toHaveLength(1)
})

test('a linked account elsewhere is listed to its owner, and removed with the password', async () => {
  const { lou, max } = await world.people('lou', 'max')
  const id = world.services().newId()
  await run(sql`insert into account (id, user_id, account_id, provider_id) values (${id}, ${lou.id}, 'x', 'pro-sante')`)
  expect((await as(lou).security.get()).identities).toMatchObject([{ id, provider: 'pro-sante' }])
  expect((await as(max).security.get()).identities).toEqual([])
  expect(await refusalOf(as(max).security.removeIdentity({ id, password: PASSWORD }))).toBe('NOT_FOUND')
  expect(await refusalOf(as(lou).security.removeIdentity({ id, password: 'non' }))).toBe('WRONG_PASSWORD')
  expect((await as(lou).security.removeIdentity({ id, password: PASSWORD })).identities).toEqual([])

  const { rows } = await run(sql`select id from account where user_id = ${lou.id}`)
  const own = { id: String(rows[0]!.id), password: PASSWORD }
  expect(await refusalOf(as(lou).security.removeIdentity(own))).toBe('NOT_FOUND') // the password itself
  await world.settle()
  expect(world.mailsTo(lou.email).at(-1)).toContain('Un compte lié a été retiré')
})
