import { scryptSync } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { account } from '#server/accounts/tables.ts'
import { jsonPost } from '#tests/support/json-post.ts'
import { openWorld, PASSWORD } from '#tests/support/world.ts'

const world = openWorld()

const post = (path: string, body: object, headers: Record<string, string> = {}) =>
  world.fetch(`/api/auth${path}`, jsonPost(body, { origin: 'http://localhost:3000', ...headers }))

test('six hundred sign-ins at once from six hundred addresses leave the site answering', async () => {
  const { email, cookie } = await world.person()
  const changing = await world.person()
  const order: string[] = []
  const guesses = Array.from({ length: 600 }, async (_, n) => {
    const address = `10.9.${Math.floor(n / 250)}.${n % 250}`
    // An address of its own, too: whoever guesses at one account waits for eight seconds besides.
    const given = `${crypto.randomUUID()}@exemple.fr`
    const { status } = await post(
      '/sign-in/email',
      { email: given, password: 'faux-faux' },
      { 'x-forwarded-for': address },
    )
    order.push(String(status))
    return status
  })
  const read = async (path: string) => {
    const { status } = await world.fetch(path, { headers: { cookie } })
    order.push(path)
    return status
  }
  const answers = [
    await read('/api/health'),
    await read('/api/feed'),
    await read('/api/health'),
    await read('/api/feed'),
  ]
  // A member's own change of password does not queue with them.
  await world.as(changing).settings.setPassword({ currentPassword: PASSWORD, newPassword: 'galet-orange-52' })
  order.push('changed')
  const statuses = await Promise.all(guesses)
  expect(answers).toEqual([200, 200, 200, 200])
  expect(new Set(statuses)).toEqual(new Set([401, 429]))
  expect(statuses.filter((status) => status === 401).length).toBeGreaterThan(2)
  // Before those who were let in had all been looked at.
  expect(order.lastIndexOf('changed')).toBeLessThan(order.lastIndexOf('401'))
  expect((await post('/sign-in/email', { email, password: PASSWORD })).status).toBe(200)
})

test.each([300, 600])(
  'while %d guesses are made at any moment, a member signs in where they signed in before',
  // Each guess costs a password's real price, whatever else the machine does.
  { timeout: 600_000 },
  async (guessing) => {
    const { email } = await world.person()
    const other = await world.person()
    const attempt = async (cookie: string, password = PASSWORD) =>
      (await post('/sign-in/email', { email, password }, cookie ? { cookie } : {})).status
    const known = browserOf(await post('/sign-in/email', { email, password: PASSWORD }))
    const foreign = browserOf(await post('/sign-in/email', { email: other.email, password: PASSWORD }))
    const forged = `vecu.browser=${'x'.repeat(43)}`
    const crowd = openCrowd(guessing)
    try {
      await crowd.isThere
      const refused = [['', forged, foreign].map((cookie) => attempt(cookie))]
      for (let n = 0; n < 8; n++) {
        expect(await attempt(known)).toBe(200)
        refused.push(['', forged, foreign].map((cookie) => attempt(cookie)))
      }
      // The crowd was there, and what spares its queue is this browser's mark of this address alone.
      const rounds = await Promise.all(refused.map((round) => Promise.all(round)))
      for (const n of [0, 1, 2]) expect(rounds.map((round) => round[n])).toContain(429)
      // A wrong password is a wrong one here too, and after twenty tries the mark spares nothing.
      expect(await attempt(known, 'faux-faux')).toBe(401)
      const further = await Promise.all(Array.from({ length: 24 }, () => attempt(known, 'faux-faux')))
      expect(further).toContain(429)
    } finally {
      await crowd.leave()
    }
  },
)

test('ten members who send at once what each may from browsers of theirs leave another member the way in', async () => {
  const { email } = await world.person()
  const known = browserOf(await post('/sign-in/email', { email, password: PASSWORD }))
  const marked = await Promise.all(
    Array.from({ length: 10 }, async () => {
      const other = await world.person()
      const cookie = browserOf(await post('/sign-in/email', { email: other.email, password: PASSWORD }))
      return { email: other.email, cookie }
    }),
  )
  const tries = marked.flatMap(({ email, cookie }) =>
    Array.from({ length: 20 }, () => post('/sign-in/email', { email, password: 'faux-faux' }, { cookie })),
  )
  const entered = await Promise.all(
    Array.from({ length: 2 }, () => post('/sign-in/email', { email, password: PASSWORD }, { cookie: known })),
  )
  expect(entered.map(({ status }) => status)).toEqual([200, 200])
  const statuses = (await Promise.all(tries)).map(({ status }) => status)
  expect(statuses).toContain(401)
  expect(statuses).toContain(429)
})

const browserOf = (response: Response) =>
  response.headers
    .getSetCookie()
    .find((cookie) => cookie.startsWith('vecu.browser='))!
    .split(';')[0]!

/** So many guesses at once, each at an address of its own, and another as soon as one is answered, until it leaves. */
function openCrowd(guessing: number) {
  let [isLeaving, made] = [false, 0]
  const refused = Promise.withResolvers<void>()
  const guess = async () => {
    while (!isLeaving) {
      const address = `10.8.${Math.floor(made / 250) % 250}.${made++ % 250}`
      const given = { email: `${crypto.randomUUID()}@exemple.fr`, password: 'faux-faux' }
      const { status } = await post('/sign-in/email', given, { 'x-forwarded-for': address })
      if (status === 429) {
        await sleep(250)
        refused.resolve()
      }
    }
  }
  const guesses = Promise.all(Array.from({ length: guessing }, guess))
  return {
    isThere: refused.promise,
    leave() {
      isLeaving = true
      return guesses
    },
  }
}

test('the password of a member costs what the account library makes it cost', async () => {
  const { id } = await world.person()
  const rows = await world.services().db.select({ hash: account.password }).from(account).where(eq(account.userId, id))
  const [salt, key] = rows[0]!.hash!.split(':')
  const full = scryptSync(PASSWORD.normalize('NFKC'), salt!, 64, {
    N: 16_384,
    r: 16,
    p: 1,
    maxmem: 128 * 16_384 * 16 * 2,
  })
  expect(key).toBe(full.toString('hex'))
})
