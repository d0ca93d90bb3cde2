import { makeSignature } from 'better-auth/crypto'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { hashOfToken } from '#server/accounts/security/session-tokens.ts'
import { storedReset } from '#server/accounts/sign-in/reset-link-store.ts'
import { session, verification } from '#server/accounts/tables.ts'
import { statementsOf } from '#tests/support/asked-statements.ts'
import { jsonPost } from '#tests/support/json-post.ts'
import { linkIn } from '#tests/support/servers/mail.ts'
import { openWorld, PASSWORD, type Person } from '#tests/support/world.ts'
import { columnsOf } from '../../../scripts/check-erasure.ts'

const world = openWorld()

const memberWith = async (cookie: string) =>
  ((await (await world.fetch('/api/me', { headers: { cookie } })).json()) as { member: { id: string } | null }).member

/** Signs in by the form: the cookie, and the token in it. */
async function signedIn({ email }: Person) {
  const response = await world.fetch('/api/auth/sign-in/email', jsonPost({ email, password: PASSWORD }))
  const cookie = response.headers
    .getSetCookie()
    .find((each) => each.startsWith('vecu.session_token='))!
    .split(';')[0]!
  return { cookie, token: decodeURIComponent(cookie.slice(cookie.indexOf('=') + 1)).split('.')[0]! }
}

test('the stored form of a session signs nobody in, in any form of cookie, not even with the right signature', async () => {
  const { lou } = await world.people('lou')
  const { cookie, token } = await signedIn(lou)
  expect(await memberWith(cookie)).toMatchObject({ id: lou.id })
  const rows = await world.services().db.select().from(session).where(eq(session.userId, lou.id))
  expect(rows.map((row) => row.token)).toContain(hashOfToken(token))
  const { secret } = world.services()
  for (const value of rows.flatMap((row) => [row.token, row.id])) {
    const signed = `${value}.${await makeSignature(value, secret)}`
    for (const form of [value, signed, encodeURIComponent(signed), `"${signed}"`, `${cookie.split('=')[1]}.${signed}`])
      for (const name of ['vecu.session_token', '__Host-vecu.session_token', 'vecu.session_data'])
        expect([name, form, await memberWith(`${name}=${form}`)]).toEqual([name, form, null])
    const bearer = await world.fetch('/api/me', { headers: { authorization: `Bearer ${signed}` } })
    expect(await bearer.json()).toEqual({ member: null })
  }
})

/** The tables that hold one of these words, done jobs among them. */
async function tablesWith(words: readonly string[]): Promise<string[]> {
  const { db } = world.services()
  const holding: string[] = []
  for (const table of new Set((await columnsOf(db)).map((column) => column.table))) {
    const name = sql.raw(
      table
        .split('.')
        .map((part) => `"${part}"`)
        .join('.'),
    )
    const { rowCount } = await db.execute(
      sql`select from ${name} as held where exists (select from unnest(${sql.param(words)}::text[]) word where strpos(held::text, word) > 0)`,
    )
    if (rowCount) holding.push(table)
  }
  return holding
}

test('the token of a signed-in member is in no table, and none could be written there', async () => {
  const { max } = await world.people('max')
  const { token } = await signedIn(max)
  expect(await tablesWith([hashOfToken(token)])).toEqual(['public.session'])
  expect(await tablesWith([token])).toEqual([])
  const plain = { id: crypto.randomUUID(), userId: max.id, token, expiresAt: new Date(Date.now() + 60_000) }
  await expect(world.services().db.insert(session).values(plain)).rejects.toThrow()
})

test('the database holds no link that was mailed, and no stored value works as a link', async () => {
  const { kim } = await world.people('kim')
  const send = (path: string, body: object) =>
    world.fetch(`/api/auth${path}`, jsonPost(body, { 'x-forwarded-for': world.newAddress() }))
  await send('/request-password-reset', { email: kim.email })
  const wished = `${crypto.randomUUID()}@exemple.fr`
  await world.as(kim).settings.askEmail({ email: wished, password: PASSWORD })
  await world.settle()
  const links = [world.mailsTo(kim.email).at(-1), world.mailsTo(wished).at(-1)].map((mail) => new URL(linkIn(mail)))
  const [reset, email] = [links[0]!.searchParams.get('reset')!, links[1]!.searchParams.get('email')!]
  expect(await tablesWith([reset, email, encodeURIComponent(email)])).toEqual([])

  const newPassword = 'galet-orange-52'
  const rows = await world.services().db.select().from(verification).where(eq(verification.value, kim.id))
  expect(rows.map(({ identifier }) => identifier)).toContain(storedReset(reset))
  const { rows: jobs } = await world
    .services()
    .db.execute<{ link: string }>(
      sql`select data ->> 'link' as link from pgboss.job where data ->> 'userId' = ${kim.id}`,
    )
  const held = rows.flatMap(({ id, identifier }) => [id, identifier, identifier.slice(identifier.indexOf(':') + 1)])
  for (const token of [...held, ...jobs.map(({ link }) => link?.slice(0, 200)).filter(Boolean)])
    expect([token, (await send('/reset-password', { token, newPassword })).status]).toEqual([token, 400])
  expect((await send('/reset-password', { token: reset, newPassword })).status).toBe(200)
})

test('a session is looked up in as many statements as without the hash, and renewed and closed by its token', async () => {
  const { eve } = await world.people('eve')
  const { cookie, token } = await signedIn(eve)
  const { services, auth } = world.appServices()
  const { internalAdapter } = await auth.$context
  const asked = await statementsOf(() => auth.api.getSession({ headers: new Headers({ cookie }) }))
  // The session and its user.
  expect(asked.map(({ text }) => /from "(\w+)"/.exec(text)?.[1])).toEqual(['session', 'user'])
  const row = () =>
    services.db
      .select()
      .from(session)
      .where(eq(session.token, hashOfToken(token)))

  // In its second day it is renewed, and the cookie with it holds the same token.
  await services.db
    .update(session)
    .set({ expiresAt: sql`now() + interval '20 days'` })
    .where(eq(session.userId, eve.id))
  const { headers } = await auth.api.getSession({ headers: new Headers({ cookie }), returnHeaders: true })
  expect(decodeURIComponent(headers.getSetCookie().join())).toContain(`session_token=${token}.`)
  expect((await row())[0]!.expiresAt.getTime()).toBeGreaterThan(Date.now() + 29 * 86_400_000)

  const found = await internalAdapter.findSessions([token, 'nobody’s'])
  expect(found.map((each) => each.session.token)).toEqual([token])
  expect((await world.fetch('/api/auth/sign-out', jsonPost({}, { cookie }))).status).toBe(200)
  expect([await row(), await memberWith(cookie)]).toEqual([[], null])
})
