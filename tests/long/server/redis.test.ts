import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openRedis, type Redis } from '#server/foundation/net/redis.ts'
import { openLog } from '#server/foundation/observe/log.ts'
import { openWire, type Wire } from '#tests/faults/wire.ts'
import { findRedis, openRedisServer, type TestRedis } from '#tests/support/servers/redis.ts'

const found = findRedis()

describe.skipIf(!found.isHere)('a line to Redis whose other end is gone without a word', () => {
  let server: TestRedis
  let wire: Wire
  let redis: Redis
  const said: string[] = []
  beforeAll(async () => {
    server = await openRedisServer()
    wire = await openWire({ host: '127.0.0.1', port: Number(new URL(server.url).port) })
    const url = Object.assign(new URL(server.url), { host: `${wire.host}:${wire.port}` }).href
    redis = await openRedis(url, openLog('info', { write: (line) => said.push(JSON.parse(line).msg) }))
  })
  afterAll(async () => {
    redis?.close()
    await wire?.close()
    await server?.kill()
  })
  const answers = () => expect.poll(() => redis.check().then(() => 'yes', String)).toBe('yes')

  test('is given up when a request waits, however many do, and another is opened; both are logged once', async () => {
    await answers()
    said.length = 0
    wire.abandon()
    await sleep(2_500) // by then it has asked by itself, too
    // All that wait for an answer, and all that ask while another line is opened, are told soon.
    const asked = await Promise.allSettled(Array.from({ length: 20 }, () => redis.check()))
    expect(new Set(asked.map(({ status }) => status))).toEqual(new Set(['rejected']))
    await answers()
    const pair = [expect.stringMatching(/^Redis is away/), 'Redis is back']
    // One that is slow to answer afterwards is told too, by a pair of its own.
    expect(said).toEqual(Array.from({ length: Math.max(1, said.length / 2) }, () => pair).flat())
  })

  test('is given up without a request too, and by a subscriber that only listens', async () => {
    said.length = 0
    const heard: string[] = []
    const line = await redis.subscribe('here', (words) => heard.push(words))
    await redis.publish('here', 'one')
    await expect.poll(() => heard).toEqual(['one'])
    let isBroken = false
    void line.broken.then(() => (isBroken = true))
    wire.abandon()
    await expect.poll(() => [said.at(-1), isBroken]).toEqual(['Redis is back', true])
    line.close()
    await answers()
  })
})
