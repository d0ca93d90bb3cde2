import { expect, test } from 'vitest'
import { reporting } from '#tests/support/fixtures/moderation.ts'
import { sharing } from '#tests/support/fixtures/sharing.ts'
import { jsonPost } from '#tests/support/json-post.ts'
import { randomLetters } from '#tests/support/random-letters.ts'
import { openWorld, PASSWORD } from '#tests/support/world.ts'

const world = openWorld()
const { as } = world

const post = (path: string, body: object) =>
  world.fetch(`/api/auth${path}`, jsonPost(body, { origin: 'http://localhost:3000' }))
const nobody = () => `${crypto.randomUUID().slice(0, 8)}@exemple.fr`
const signingUp = (email: string) => ({
  username: `Nouvelle ${randomLetters(8)}`,
  email,
  password: PASSWORD,
  consents: { age: true, terms: true, healthData: true, research: false, emails: false } as const,
  language: 'fr' as const,
})

/** Makes ready what a door is asked of, which there is or there is not, and returns how it is asked. */
type Door = (isThere: boolean) => Promise<() => Promise<unknown>>
const doors: [string, Door][] = []
const ask = (name: string, door: Door) => doors.push([name, door])

ask('sign-up', async (isThere) => {
  const { email } = await world.person()
  return () => as().accounts.signUp(signingUp(isThere ? email : nobody()))
})
ask('sign-in with a wrong password', async (isThere) => {
  const { email } = await world.person()
  return () => post('/sign-in/email', { email: isThere ? email : nobody(), password: 'pas-le-bon-mot' })
})
ask('sign-in of an account with a second factor', async (isThere) => {
  const who = await world.person()
  await world.secondFactor(who)
  return () => post('/sign-in/email', { email: who.email, password: isThere ? PASSWORD : 'pas-le-bon-mot' })
})
ask('a new password', async (isThere) => {
  const { email } = await world.person()
  return () => post('/request-password-reset', { email: isThere ? email : nobody() })
})
ask('another mail to confirm an address', async (isThere) => {
  const { email } = await world.person()
  return () => post('/send-verification-email', { email: isThere ? email : nobody() })
})
ask('another address of an account', async (isThere) => {
  const [who, other] = [await world.person(), await world.person()]
  return () => as(who).settings.askEmail({ email: isThere ? other.email : nobody(), password: PASSWORD })
})
ask('a report of a visitor', async (isThere) => {
  const author = await world.person()
  const { id } = await as(author).posts.publishCommunity(sharing())
  const named = { kind: 'post' as const, id: isThere ? id : crypto.randomUUID() }
  return () => as().moderation.report(reporting(named, { email: nobody() }))
})

test.each(doors)('%s takes 400 ms at least, whether the account exists or not', async (_, door) => {
  for (const isThere of [true, false]) {
    const pressed = await door(isThere)
    const began = performance.now()
    await pressed().catch(() => undefined)
    expect(performance.now() - began).toBeGreaterThan(395)
  }
})
