import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { forgetUnconfirmed } from '#server/accounts/commands/forget-unconfirmed.ts'
import { codeIn, jsonPost } from '#tests/support/json-post.ts'
import { randomLetters } from '#tests/support/random-letters.ts'
import { linkIn } from '#tests/support/servers/mail.ts'
import { openWorld, PASSWORD } from '#tests/support/world.ts'

const world = openWorld()
const DAY_MS = 86_400_000
const STORY = '{"shape":1,"values":{"title":"Jambes en coton"}}'

const CONSENTS = { age: true, terms: true, healthData: true }
const newcomer = () => ({
  username: `Nouvelle ${randomLetters(8)}`,
  email: `${crypto.randomUUID().slice(0, 8)}@exemple.fr`,
  password: PASSWORD,
  consents: CONSENTS,
  next: '/#symptome',
  story: STORY,
})

const post = (path: string, body: object, cookie = '') =>
  world.fetch(path, jsonPost(body, { origin: 'http://localhost:3000', cookie }))
const cookiesOf = (response: Response): string[] => response.headers.getSetCookie()
const heldOf = (response: Response) => cookiesOf(response).map((each) => each.split(';')[0]!)
const proofOf = (response: Response) => heldOf(response).find((each) => each.startsWith('vecu.sign_up='))!

/** Signs up in a browser. @returns its cookie, and what the mailed link holds */
async function signUp(form: ReturnType<typeof newcomer>) {
  const response = await post('/api/accounts', form)
  expect(response.status).toBe(202)
  await world.settle()
  const token = new URL(linkIn(world.mailsTo(form.email).at(-1))).searchParams.get('confirm') ?? ''
  return { response, proof: proofOf(response), token }
}
const preview = async (token: string, cookie = '') =>
  (await post('/api/sign-up-confirmations/preview', { token }, cookie)).json()
const confirmHere = (token: string, cookie = '') => post('/api/auth/sign-up/enter', { token }, cookie)
const storyOf = async (cookie: string) => (await world.fetch('/api/me/waiting-story', { headers: { cookie } })).json()

test('the link signs in by pressing a button in the browser of the sign-up, once, and the story waits there', async () => {
  const form = newcomer()
  const { response, proof, token } = await signUp(form)
  expect(cookiesOf(response)[0]).toMatch(/^vecu\.sign_up=[\w-]{43}; Max-Age=86400; Path=\/; HttpOnly; SameSite=Strict$/)
  expect(await preview(token, proof)).toEqual({ email: form.email, username: form.username })
  const entered = await confirmHere(token, proof)
  expect(await entered.json()).toEqual({ next: '/#symptome' })
  const cookie = heldOf(entered).join('; ')
  const { member } = (await (await world.fetch('/api/me', { headers: { cookie } })).json()) as {
    member: { email: string; hasWaitingStory: boolean }
  }
  expect(member).toMatchObject({ email: form.email, hasWaitingStory: true })
  expect(await storyOf(cookie)).toEqual({ story: STORY })
  expect(cookiesOf(entered)).toContainEqual(expect.stringMatching(/^vecu\.sign_up=; Max-Age=0/))
  expect(await codeIn(await confirmHere(token, proof))).toBe('NOT_FOUND')

  const headers = { cookie, origin: 'http://localhost:3000' }
  await world.fetch('/api/me/waiting-story', { method: 'DELETE', headers })
  expect(await storyOf(cookie)).toEqual({ story: null })
})

test('another browser is asked for the password and told no name, and the story waits all the same', async () => {
  const form = newcomer()
  const { token } = await signUp(form)
  expect(await preview(token)).toEqual({ email: form.email, username: null })
  for (const cookie of ['', 'vecu.sign_up=', `vecu.sign_up=${'a'.repeat(43)}`])
    expect(await codeIn(await confirmHere(token, cookie))).toBe('WRONG_PASSWORD')
  expect(await world.as().accounts.confirmSignUp({ token, password: PASSWORD })).toEqual({
    email: form.email,
    next: '/#symptome',
  })
  const cookie = heldOf(await post('/api/auth/sign-in/email', { email: form.email, password: PASSWORD })).join('; ')
  expect(await storyOf(cookie)).toEqual({ story: STORY })
})

test('a stranger who signs up with somebody else’s address opens nothing in the owner’s browser, and leaves no story there', async () => {
  const form = newcomer()
  const stranger = await signUp({ ...form, story: 'words of a stranger' })
  // The owner reads the mail, in a browser that signed up with another address.
  const own = await signUp(newcomer())
  expect(await codeIn(await confirmHere(stranger.token, own.proof))).toBe('WRONG_PASSWORD')
  const anew = {
    username: `Propre ${randomLetters(8)}`,
    consents: { ...CONSENTS, research: false, emails: false },
  }
  const password = 'galet-orange-52'
  expect(await world.as().accounts.confirmSignUp({ token: stranger.token, password, anew })).toEqual({
    email: form.email,
    next: null,
  })
  const cookie = heldOf(await post('/api/auth/sign-in/email', { email: form.email, password })).join('; ')
  expect(await storyOf(cookie)).toEqual({ story: null })
  expect(await codeIn(await confirmHere(stranger.token, stranger.proof))).toBe('NOT_FOUND')
})

test('a later sign-up with the address takes the button away from the browser of the first', async () => {
  const form = newcomer()
  const first = await signUp(form)
  const second = await signUp({ ...form, username: `${form.username} bis` })
  expect(await preview(second.token, first.proof)).toEqual({ email: form.email, username: null })
  expect(await codeIn(await confirmHere(second.token, first.proof))).toBe('WRONG_PASSWORD')
  expect((await confirmHere(second.token, second.proof)).status).toBe(200)
})

test('an address with an account is answered alike, stores no story, and nothing signs in to it', async () => {
  const { ada } = await world.people('ada')
  const known = await post('/api/accounts', { ...newcomer(), email: ada.email })
  const unknown = await post('/api/accounts', newcomer())
  const shapeOf = (response: Response) => cookiesOf(response).map((each) => each.replace(/=[\w-]{43};/, '=…;'))
  expect([known.status, shapeOf(known)]).toEqual([unknown.status, shapeOf(unknown)])
  expect(await world.as(ada).accounts.waitingStory()).toEqual({ story: null })
})

test('the story is sealed, and forgotten after a day, confirmed or not', async () => {
  const form = newcomer()
  const { proof, token } = await signUp(form)
  const { db } = world.services()
  const kept = async () =>
    (
      await db.execute(sql`select * from pending_sign_up p join "user" u on u.id = p.member_id
    where u.email = ${form.email}`)
    ).rows
  expect(JSON.stringify(await kept())).not.toContain('Jambes')
  const cookie = heldOf(await confirmHere(token, proof)).join('; ')
  await forgetUnconfirmed(world.services())
  expect(await storyOf(cookie)).toEqual({ story: STORY })
  await forgetUnconfirmed({ ...world.services(), now: () => new Date(world.now().getTime() + DAY_MS + 1) })
  expect(await kept()).toEqual([])
})

test('an expired link confirms nothing, whatever cookie its holder has', async () => {
  const { proof } = await signUp(newcomer())
  expect(await codeIn(await post('/api/sign-up-confirmations/preview', { token: 'abc' }, proof))).toBe('NOT_FOUND')
  expect(await codeIn(await confirmHere('abc', proof))).toBe('NOT_FOUND')
})
