import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { BenchServer } from './bench-server.ts'
import { writeMembers } from './chat-members.ts'
import { type Times, timesOf } from './measure.ts'

const CALM = 40
const EVERY_MS = 50

type Waits = Times & { count: number; longest: number }

/**
 * Health and the feed, read by a member by turns: alone, and while a crowd signs in with wrong passwords, half of it to one address that has an account.
 * Every one of the crowd must be answered, and health and feed be read while it is.
 */
export async function measureDoors(server: BenchServer, crowd: number) {
  const client = new pg.Client(server.databaseUrl)
  await client.connect()
  const [reader] = await writeMembers(client, { members: 1, secret: server.secret })
  await client.end()
  const read = async (path: string): Promise<number> => {
    const began = performance.now()
    const { status } = await fetch(server.url + path, {
      headers: { cookie: reader!.cookie, 'x-forwarded-for': reader!.address },
    })
    if (status !== 200) throw new Error(`${path} answered ${status}`)
    return performance.now() - began
  }
  const readBoth = async () => Math.max(await read('/api/health'), await read('/api/feed'))
  const calm: number[] = []
  for (let n = 0; n < CALM; n++) calm.push(await readBoth())

  const statuses = new Map<number, number>()
  let isOver = false
  const began = performance.now()
  const asking = Promise.all(
    Array.from({ length: crowd }, async (_, n) => {
      const status = await ask(server, { n, email: n % 2 ? `${randomUUID()}@bench.example` : '1@bench.example' })
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
    }),
  ).finally(() => (isOver = true))
  const crowded: number[] = []
  while (!isOver) {
    crowded.push(await readBoth())
    await sleep(EVERY_MS)
  }
  await asking
  const seconds = (performance.now() - began) / 1_000
  const [lookedAt, refused] = [statuses.get(401) ?? 0, statuses.get(429) ?? 0]
  if (lookedAt + refused !== crowd || lookedAt === 0)
    throw new Error(`Of ${crowd} sign-ins came ${JSON.stringify(Object.fromEntries(statuses))}`)
  return { calm: waitsOf(calm), crowded: waitsOf(crowded), lookedAt, refused, seconds }
}

async function ask({ url }: BenchServer, { n, email }: { n: number; email: string }): Promise<number> {
  const { status } = await fetch(`${url}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      origin: url,
      'x-forwarded-for': `10.7.${Math.floor(n / 250)}.${n % 250}`,
    },
    body: JSON.stringify({ email, password: 'faux-faux-faux' }),
  })
  return status
}

const waitsOf = (times: readonly number[]): Waits => ({
  ...timesOf(times),
  count: times.length,
  longest: Math.max(...times),
})
