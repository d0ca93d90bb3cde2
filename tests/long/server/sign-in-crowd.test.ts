import { scryptSync } from 'node:crypto'
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
