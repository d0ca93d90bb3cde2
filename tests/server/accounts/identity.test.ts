import { and, eq, ne, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { closeAccount } from '#server/accounts/commands/erase.ts'
import { account } from '#server/accounts/tables.ts'
import { codeOf } from '#tests/support/authenticator.ts'
import { cookiesOf, jsonPost } from '#tests/support/json-post.ts'
import { PROVIDER_NAME, throughProvider } from '#tests/support/servers/identity-provider.ts'
import { BASE_URL, openWorldWithProvider } from '#tests/support/servers/world-with-provider.ts'
import { PASSWORD, type Person } from '#tests/support/world.ts'

const { world } = await openWorldWithProvider()

const post = (path: string, body: object, who?: Person) =>
  world.fetch(`/api/auth${path}`, jsonPost(body, { origin: BASE_URL }), who)

/** Sends a browser to the provider: where it goes, and the cookie that it keeps. */
async function left(response: Response) {
  expect(response.status).toBe(200)
  const { url } = (await response.json()) as { url: string }
  return { url, cookie: cookiesOf(response) }
}
/** Comes back with an answer of the provider. */
const back = (address: string, cookie: string, from?: Person) => {
  const { pathname, search } = new URL(address)
  return world.fetch(`${pathname}${search}`, { headers: { cookie } }, from && { ...from, cookie })
}
const placeOf = (response: Response) => [response.status, response.headers.get('location')]

async function link(who: Person, login: string) {
  const { url, cookie } = await left(await post('/identity/link', { password: PASSWORD }, who))
  return back(await throughProvider(url, login), `${cookie}; ${who.cookie}`)
}
async function enter(login: string, next?: string) {
  const { url, cookie } = await left(await post('/identity/leave', { ...(next && { next }) }))
  return back(await throughProvider(url, login), cookie)
}
const memberWith = async (cookie: string) =>
  ((await (await world.fetch('/api/me', { headers: { cookie } })).json()) as { member: { id: string } | null }).member

test('an account elsewhere is linked with the password, told by mail, and opens the account from then on', async () => {
  const ada = await world.person()
  expect(await world.as(ada).security.get()).toMatchObject({ identities: [], provider: PROVIDER_NAME })
  expect(placeOf(await link(ada, 'ada'))).toEqual([303, '/settings/security?identity=linked'])
  const { identities } = await world.as(ada).security.get()
  expect(identities.map((each) => each.provider)).toEqual([PROVIDER_NAME])
  await world.settle()
  expect(world.mailsTo(ada.email).filter((mail) => mail.includes('compte ext'))).toHaveLength(1)

  const entered = await enter('ada', '/feed?q=a')
  expect(placeOf(entered)).toEqual([303, '/auth?next=%2Ffeed%3Fq%3Da'])
  expect(await memberWith(cookiesOf(entered))).toMatchObject({ id: ada.id })

  // Again changes nothing, and says so in the same words.
  expect(placeOf(await link(ada, 'ada'))).toEqual([303, '/settings/security?identity=linked'])
  expect((await world.as(ada).security.get()).identities).toHaveLength(1)
  await world.as(ada).security.removeIdentity({ id: identities[0]!.id, password: PASSWORD })
  expect(placeOf(await enter('ada'))).toEqual([303, '/auth?identity=unknown'])
})

test('an account elsewhere that nobody linked opens no account and creates none; one opens one account only', async () => {
  const { bob, eve } = await world.people('bob', 'eve')
  const before = await world.services().db.$count(sql`member`)
  const entered = await enter('nobody')
  expect(placeOf(entered)).toEqual([303, '/auth?identity=unknown'])
  expect(cookiesOf(entered)).toBe('')
  expect(await world.services().db.$count(sql`member`)).toBe(before)
  await link(bob, 'shared')
  expect(placeOf(await link(eve, 'shared'))).toEqual([303, '/settings/security?identity=taken'])
  expect((await world.as(eve).security.get()).identities).toEqual([])
  expect(await memberWith(cookiesOf(await enter('shared')))).toMatchObject({ id: bob.id })
})

test('an account with a second factor asks for its code after the provider too', async () => {
  const lou = await world.person()
  await link(lou, 'lou')
  const { secret } = await world.secondFactor(lou)
  const entered = await enter('lou', '/feed')
  expect(placeOf(entered)).toEqual([303, '/auth?view=code&next=%2Ffeed'])
  const pending = cookiesOf(entered)
  expect(await memberWith(pending)).toBeNull()
  const code = await codeOf(secret, new Date(Date.now() + 30_000))
  const answer = await world.fetch(
    '/api/auth/two-factor/verify-totp',
    jsonPost({ code }, { origin: BASE_URL, cookie: pending }),
  )
  expect(answer.status).toBe(200)
  expect(await memberWith(cookiesOf(answer))).toMatchObject({ id: lou.id })
})

test('an answer of the provider counts once, in the browser that left, for ten minutes; a forged answer never counts', async () => {
  const max = await world.person()
  await link(max, 'max')
  const { url, cookie } = await left(await post('/identity/leave', {}))
  const answer = await throughProvider(url, 'max')
  const over = [303, '/auth?identity=over']
  expect(placeOf(await back(answer, ''))).toEqual(over)
  const another = await left(await post('/identity/leave', {}))
  expect(placeOf(await back(answer, another.cookie))).toEqual(over)
  expect(await memberWith(cookiesOf(await back(answer, cookie)))).toMatchObject({ id: max.id })
  expect(placeOf(await back(answer, cookie))).toEqual(over)

  const state = new URL(another.url).searchParams.get('state')
  for (const made of ['code=made-up', 'error=server_error', 'error=access_denied', ''])
    expect(
      (await back(`${BASE_URL}/api/auth/identity/callback?${made}&state=x`, another.cookie)).headers.get('location'),
    ).toBe('/auth?identity=over')
  expect(
    placeOf(await back(`${BASE_URL}/api/auth/identity/callback?code=made-up&state=${state}`, another.cookie)),
  ).toEqual([303, '/auth?identity=away'])
  const refused = await left(await post('/identity/leave', {}))
  const { searchParams } = new URL(refused.url)
  expect(
    placeOf(
      await back(
        `${BASE_URL}/api/auth/identity/callback?error=access_denied&state=${searchParams.get('state')}`,
        refused.cookie,
      ),
    ),
  ).toEqual([303, '/auth?identity=refused'])

  const late = await left(await post('/identity/leave', {}))
  const tooLate = await throughProvider(late.url, 'max')
  world.advance(601_000)
  expect(placeOf(await back(tooLate, late.cookie))).toEqual(over)

  // Again and again from one address: still a page, which says to try again in a moment.
  const returns = Array.from({ length: 8 }, () => back(tooLate, late.cookie, max))
  expect((await Promise.all(returns)).map((each) => placeOf(each)[1])).toContain('/auth?identity=away')
})

test('linking takes the password and the member’s own session, at its start and at its end', async () => {
  const { ida, tom } = await world.people('ida', 'tom')
  expect((await post('/identity/link', { password: PASSWORD })).status).toBe(401)
  expect((await post('/identity/link', { password: 'faux' }, ida)).status).toBe(403)
  const { url, cookie } = await left(await post('/identity/link', { password: PASSWORD }, ida))
  const answer = await throughProvider(url, 'ida')
  expect(placeOf(await back(answer, `${cookie}; ${tom.cookie}`))).toEqual([303, '/auth?identity=over'])
  for (const who of [ida, tom]) expect((await world.as(who).security.get()).identities).toEqual([])
})

test('the internal route that opens sessions is closed to everybody else', async () => {
  const ada = await world.person()
  expect((await post('/identity/enter', { userId: ada.id })).status).toBe(404)
  expect((await post('/sign-in/social', { provider: 'google' })).status).toBe(404)
})

test('an account that is being erased is opened by no account elsewhere, not even one being linked meanwhile', async () => {
  const leaver = await world.person()
  await link(leaver, 'leaver')
  const { db } = world.services()
  const linked = await db
    .select()
    .from(account)
    .where(and(eq(account.userId, leaver.id), ne(account.providerId, 'credential')))
  await world.as(leaver).rights.askErasure({ password: PASSWORD })
  world.advance(8 * 86_400_000)
  expect(await closeAccount(world.services(), leaver.id)).toMatchObject({ id: leaver.id })
  expect(placeOf(await enter('leaver'))).toEqual([303, '/auth?identity=unknown'])
  await db.insert(account).values(linked)
  const entered = await enter('leaver')
  expect([placeOf(entered), cookiesOf(entered)]).toEqual([[303, '/auth?identity=unknown'], ''])
  const { rows } = await db.execute(sql`select from session where user_id = ${leaver.id}`)
  expect(rows).toEqual([])
})
