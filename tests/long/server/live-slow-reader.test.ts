import type { Socket } from 'node:net'
import { expect, test, vi } from 'vitest'
import { LIVE_CLOSE } from '#contract/foundation/live-kinds.ts'
import { LIVE_HEARTBEAT_MS, LIVE_REPLAY_MAX } from '#contract/foundation/live-limits.ts'
import { broadcast, pushEvent, transact } from '#server/foundation/transaction.ts'
import { vertigo } from '#tests/support/fixtures/scenes.ts'
import { openSocket } from '#tests/support/live-client.ts'
import { openLiveServer } from '#tests/support/servers/live-server.ts'
import { openWorld } from '#tests/support/world.ts'

const world = openWorld()

/** Bytes waiting for one browser before its socket is closed, and before it is told no more signals. */
const BUFFER_MAX = 1 << 20
const SIGNALS_MAX = 64 * 1024

test('a browser that never reads costs the server a bounded buffer, then its socket', { timeout: 60_000 }, async () => {
  // The member exists, because what is kept about nobody is swept away.
  const { id: memberId } = await world.person()
  const { live, url, sides, close } = await openLiveServer(world, memberId)
  const happen = (count: number) =>
    transact({ ...world.services(), live }, async (tx) => {
      for (let i = 0; i < count; i++) pushEvent(tx, [memberId], { kind: 'notice', id: memberId })
    })

  const stuck = await openSocket({ url }, undefined)
  await expect.poll(() => stuck.heard).toEqual([{ kind: 'hello', seq: 0 }])
  stuck.ws.pause()
  const [side] = sides as [Socket]
  for (let sent = 0; side.writableLength <= BUFFER_MAX && sent < 300_000; sent += LIVE_REPLAY_MAX) {
    const before = side.bytesWritten
    await happen(LIVE_REPLAY_MAX)
    await expect.poll(() => side.bytesWritten, { interval: 1 }).toBeGreaterThan(before)
  }
  expect(side.writableLength).toBeGreaterThan(BUFFER_MAX)
  expect(side.writableLength).toBeLessThan(BUFFER_MAX * 1.1)

  // Later events are still told to those who read, and no more of them wait for the browser that does not.
  const full = side.bytesWritten
  const reading = await openSocket({ url }, undefined)
  await happen(3)
  await expect.poll(() => reading.seqs().length).toBe(3)
  expect(side.bytesWritten).toBe(full)

  stuck.ws.resume()
  expect(await stuck.closed).toBe(LIVE_CLOSE.tooSlow)
  await close()
})

test('a browser that reads too slowly gets no signals, and gets them again once it reads', {
  timeout: 60_000,
}, async () => {
  const { slow, quick } = await world.people('slow', 'quick')
  const post = await world.as(slow).posts.publishSymptom(vertigo())
  const { live, url, sides, close } = await openLiveServer(world, slow.id)
  const appServices = { ...world.services(), live }
  const liked = () => transact(appServices, async (tx) => broadcast(tx, { kind: 'post', id: post.id }))
  const [stuck, reading] = [await openSocket({ url }, undefined), await openSocket(world, quick)]
  const likes = ({ heard }: typeof stuck) => heard.filter(({ kind }) => kind === 'post').length
  await liked()
  for (const { ws, heard } of [stuck, reading]) {
    // Other messages may follow the greeting: the new post is compared with others meanwhile, and its author told.
    await expect.poll(() => heard[0]?.kind).toBe('hello')
    ws.send(JSON.stringify({ watch: [`post:${post.id}`] }))
  }
  for (const each of [stuck, reading]) await expect.poll(() => likes(each)).toBeGreaterThan(0)

  stuck.ws.pause()
  const [side] = sides as [Socket]
  for (let sent = 0; side.writableLength <= SIGNALS_MAX && sent < 300_000; sent += LIVE_REPLAY_MAX) {
    const before = side.bytesWritten
    await transact(appServices, async (tx) => {
      for (let i = 0; i < LIVE_REPLAY_MAX; i++) pushEvent(tx, [slow.id], { kind: 'notice', id: post.id })
    })
    await expect.poll(() => side.bytesWritten, { interval: 1 }).toBeGreaterThan(before)
  }
  const full = side.bytesWritten
  const [before, missed] = [likes(reading), likes(stuck)]
  await liked()
  await expect.poll(() => likes(reading)).toBe(before + 1)
  expect(side.bytesWritten).toBe(full)

  stuck.ws.resume()
  await expect.poll(() => side.writableLength).toBe(0)
  await liked()
  await expect.poll(() => likes(stuck)).toBe(missed + 1)
  expect(stuck.ws.readyState).toBe(stuck.ws.OPEN)
  reading.ws.terminate()
  await close()
})

test('every tab gets a regular beat; a tab that answers no ping is given up at the second', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  try {
    const { id: memberId } = await world.person()
    const { live, url, close } = await openLiveServer(world, memberId)
    const [well, deaf] = [await openSocket({ url }, undefined), await openSocket({ url }, undefined)]
    for (const { heard } of [well, deaf]) await expect.poll(() => heard).toEqual([{ kind: 'hello', seq: 0 }])
    await expect.poll(() => live.stats().sockets).toBe(2)
    deaf.ws.pause()
    for (const beats of [1, 2]) {
      const pinged = new Promise((settle) => well.ws.once('ping', settle))
      vi.advanceTimersByTime(LIVE_HEARTBEAT_MS)
      await pinged
      await expect.poll(well.beats).toBe(beats)
      // The pong shows that the browser's answer to the beat has arrived.
      await new Promise((settle) => well.ws.once('pong', settle).ping())
    }
    await expect.poll(() => live.stats().sockets).toBe(1)
    expect(well.heard).toHaveLength(1)
    deaf.ws.terminate()
    well.ws.terminate()
    await close()
  } finally {
    vi.useRealTimers()
  }
})
