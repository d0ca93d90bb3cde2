import { createServer } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { expect, test } from 'vitest'
import { LIVE_CLOSE, LIVE_REPLAY_MAX } from '#contract/foundation/live.ts'
import { openLive } from '#server/foundation/live.ts'
import { nudge, transact } from '#server/foundation/transaction.ts'
import { openSocket } from '#tests/support/live-client.ts'
import { openWorld } from '#tests/support/world.ts'

const world = openWorld()

/** Bytes waiting for one browser before its socket is closed. */
const BUFFER_MAX = 1 << 20

test('a browser that never reads costs the server a bounded buffer, then its socket', { timeout: 60_000 }, async () => {
  const memberId = world.services().newId()
  const { live, url, sides, close } = await liveFor(memberId)
  const happen = (count: number) =>
    transact({ ...world.services(), live }, async (tx) => {
      for (let i = 0; i < count; i++) nudge(tx, [memberId], { kind: 'notice', id: memberId })
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

  // What still happens is told to those who read, and waits no more for the one who does not.
  const full = side.bytesWritten
  const reading = await openSocket({ url }, undefined)
  await happen(3)
  await expect.poll(() => reading.seqs().length).toBe(3)
  expect(side.bytesWritten).toBe(full)

  stuck.ws.resume()
  expect(await stuck.closed).toBe(LIVE_CLOSE.tooSlow)
  await close()
})

/** A live socket of this test's own, which shows the server's side of each connection. Whoever comes is this member. */
async function liveFor(memberId: string) {
  const { db, config, log } = world.services()
  const live = openLive({
    url: config.databaseUrl ?? '',
    db,
    log,
    authenticate: async () => ({ memberId }),
    onSessionsChanged: () => {},
    originAllowed: () => true,
  })
  await live.ready
  const sides: Duplex[] = []
  const server = createServer().on('upgrade', (request, socket, head) => {
    sides.push(socket)
    void live.upgrade(request, socket, head)
  })
  await new Promise<void>((settle) => server.listen(0, '127.0.0.1', settle))
  const url = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const close = async () => {
    await live.close()
    await new Promise((settle) => server.close(settle))
  }
  return { live, url, sides, close }
}
