import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { HEARD_HEADER } from '#contract/foundation/live-kinds.ts'
import { REPLICA_AGE_MAX_MS } from '#server/foundation/db/read-replica.ts'
import { symptom } from '#tests/support/fixtures/symptoms.ts'
import { openPrimaryWithStandby } from '#tests/support/servers/standby.ts'
import { openWorld, type Person } from '#tests/support/world.ts'

// A PostgreSQL and a real hot standby of it. The clock stands, so that the age of the standby is what a test makes of it.

const databases = await openPrimaryWithStandby()
afterAll(() => databases.close())
const world = openWorld(
  { DATABASE_URL: databases.url, DATABASE_REPLICA_URL: databases.standbyUrl, METRICS_PORT: '9464' },
  undefined,
  async () => databases.url,
)
const { as } = world

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
})

const stats = () => world.services().replica!.stats()

/** Reads as somebody who wrote nothing until the replica has answered, and no older than it may be. */
async function untilReplicaAnswers(reader: Person): Promise<void> {
  const before = stats().replica
  await expect
    .poll(
      async () => {
        world.advance(600)
        await as(reader).posts.feed({})
        await sleep(20)
        return stats().replica
      },
      { timeout: 20_000 },
    )
    .toBeGreaterThan(before)
}

const idsSeenBy = async (reader: Person): Promise<string[]> =>
  (await as(reader).posts.feed({})).items.map(({ id }) => id)

describe('a read replica', () => {
  test('a reader who just wrote sees their own post while the replica is behind, and others soon', async () => {
    const { ada, bob, carol } = await world.people('ada', 'bob', 'carol')
    const old = await as(ada).posts.publishSymptom(symptom())
    await untilReplicaAnswers(carol)
    await expect.poll(() => idsSeenBy(carol)).toContain(old.id)

    await databases.pause()
    const post = await as(ada).posts.publishSymptom(
      symptom({ title: 'Sueurs la nuit', description: 'Je me réveille trempée depuis deux semaines, sans fièvre.' }),
    )
    const { replica } = stats()
    expect(await idsSeenBy(ada)).toContain(post.id)
    expect(stats().replica).toBe(replica)
    // Others read what was there a moment ago; whoever writes anything reads the primary from then on.
    expect(await idsSeenBy(carol)).not.toContain(post.id)
    expect(await idsSeenBy(bob)).not.toContain(post.id)
    expect(stats().replica).toBe(replica + 2)
    await as(bob).posts.like({ id: old.id, isLiked: true })
    expect(await idsSeenBy(bob)).toContain(post.id)
    expect((await as(bob).posts.feed({})).items.find(({ id }) => id === old.id)).toMatchObject({ isLiked: true })

    // A replica that stays behind is not read any more.
    const { primary } = stats()
    world.advance(REPLICA_AGE_MAX_MS + 1)
    expect(await idsSeenBy(carol)).toContain(post.id)
    expect(stats().primary).toBe(primary + 1)
    await databases.resume()
    await untilReplicaAnswers(carol)
    expect(await idsSeenBy(carol)).toContain(post.id)
  })

  test('a browser that was just told of a change reads it, though another browser of its member made it', async () => {
    const { gil, hana } = await world.people('gil', 'hana')
    const post = await as(hana).posts.publishSymptom(symptom({ title: 'Toux du matin' }))
    await untilReplicaAnswers(gil)
    await expect.poll(() => idsSeenBy(gil)).toContain(post.id)
    const elsewhere = { ...gil }
    await databases.pause()
    await as(gil).accounts.block({ memberId: hana.id })
    const seenBy = async (headers: Record<string, string>) => {
      const page = await (await world.fetch('/api/feed', { headers }, elsewhere)).json()
      return page.items.map(({ id }: { id: string }) => id)
    }
    expect(await seenBy({})).toContain(post.id)
    expect(await seenBy({ [HEARD_HEADER]: '1' })).not.toContain(post.id)
    await databases.resume()
  })

  test('an answer to what may write marks the browser for some seconds, and one to a read does not', async () => {
    const { dora } = await world.people('dora')
    const headers = { 'x-csrf-token': 'orpc', 'content-type': 'application/json' }
    const cookiesOf = async (path: string, init?: RequestInit) =>
      (await world.fetch(path, { headers, ...init }, dora)).headers.getSetCookie()
    expect(await cookiesOf('/api/feed')).toEqual([])
    const written = await cookiesOf('/api/posts/symptoms', { method: 'POST', body: JSON.stringify(symptom()) })
    expect(written).toEqual(['vecu.wrote=1; Max-Age=10; Path=/; HttpOnly; SameSite=Lax'])
    // Refused, it may have been written by an earlier try.
    expect(await cookiesOf('/api/posts/symptoms', { method: 'POST', body: '{}' })).toEqual(written)
  })

  test('nobody notices a replica that dies', async () => {
    const { erin } = await world.people('erin')
    const reads: Record<string, () => Promise<unknown>> = {
      'figures, read in one snapshot': () => as().observatory.read({}),
      'the feed': () => as(erin).posts.feed({}),
      'a search': () => as(erin).posts.feed({ search: 'sueurs' }),
      'what helped': () => as().whatHelped.read({}),
    }
    for (const [what, read] of Object.entries(reads)) {
      await untilReplicaAnswers(erin)
      const [before, { failed }] = [await read(), stats()]
      await databases.stopStandby()
      expect(await read(), what).toEqual(before)
      expect(stats().failed, what).toBeGreaterThan(failed)
      // It is not asked again until it is known to be there.
      const { replica } = stats()
      expect(await read(), what).toEqual(before)
      expect(stats().replica, what).toBe(replica)
      await databases.startStandby()
    }
  })

  test('reads, failures and the age of the replica are figures', async () => {
    const { finn } = await world.people('finn')
    await untilReplicaAnswers(finn)
    const told = await (await fetch(world.metricsUrl())).text()
    expect(told).toMatch(/^vecu_replica_reads_total\{from="replica"\} [1-9]/m)
    expect(told).toMatch(/^vecu_replica_reads_total\{from="primary"\} [1-9]/m)
    expect(told).toMatch(/^vecu_replica_failures_total [1-9]/m)
    expect(told).toMatch(/^vecu_replica_age_seconds\{of="replica"\} [0-2]/m)
  })
})
