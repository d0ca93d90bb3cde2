import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { openJanus } from '#server/conferences/broadcast/janus-service.ts'
import type { MediaServer } from '#server/foundation/net/media-server.ts'
import { testPeers } from '#tests/support/fixtures/broadcast-peers.ts'
import { findJanus, type Janus, openJanusServer } from '#tests/support/servers/janus.ts'
import { openWorld } from '#tests/support/world.ts'

const world = openWorld()
const found = findJanus()
const SOON = { timeout: 20_000 }

describe.skipIf(!found.isHere)('through Janus', { timeout: 120_000 }, () => {
  let janus: Janus
  let media: MediaServer
  const silent: string[] = []
  const left: string[] = []
  const room = () => crypto.randomUUID()

  beforeAll(async () => {
    janus = await openJanusServer()
    media = openJanus({ ...janus, recordings: undefined, log: world.services().log })
    media.onSilent((roomId) => silent.push(roomId))
    media.onLeft((watchId) => left.push(watchId))
  }, 60_000)
  afterAll(async () => {
    await media?.close()
    await janus?.stop()
  })

  const peers = testPeers()
  afterEach(() => peers.close())
  const send = (roomId: string, through = media) => peers.send((offer) => through.publish(roomId, offer))
  async function see(roomId: string, watchId = crypto.randomUUID(), through = media) {
    const watcher = await peers.watch(await through.watch(roomId, watchId), (answer) => through.answer(watchId, answer))
    await expect.poll(() => Math.min(watcher.received.audio, watcher.received.video), SOON).toBeGreaterThan(10)
    return { ...watcher, watchId }
  }

  test('the camera of a sender reaches every watcher from their first moment on, also when it is sent again', async () => {
    const here = room()
    await expect(media.watch(here, room())).rejects.toMatchObject({ kind: 'silent' })
    const sender = await send(here)
    const one = await see(here)
    await see(here)
    expect(media.isPublishing(here)).toBe(true)

    await sender.close()
    await send(here)
    await see(here)
    media.unwatch(one.watchId)
    expect(left).toContain(one.watchId)
    await expect(media.answer(one.watchId, one.answer)).rejects.toMatchObject({ kind: 'gone' })
    await media.unpublish(here)
    await expect(media.watch(here, room())).rejects.toMatchObject({ kind: 'silent' })
  })

  test('a broadcast taken by one server is watched, taken over and ended through another, which knows of it', async () => {
    const other = openJanus({ ...janus, recordings: undefined, log: world.services().log })
    const silentThere: string[] = []
    other.onSilent((roomId) => silentThere.push(roomId))
    const here = room()
    expect([await media.isSent(here), await other.isSent(here)]).toEqual([false, false])
    await send(here)
    expect([await media.isSent(here), await other.isSent(here)]).toEqual([true, true])
    expect(other.isPublishing(here)).toBe(false)
    await see(here, crypto.randomUUID(), other)
    // The sender's page is opened again, and sends through the other server.
    await send(here, other)
    await expect.poll(() => silent, SOON).toContain(here)
    expect([media.isPublishing(here), await media.isSent(here)]).toEqual([false, true])
    await see(here)
    await media.unpublish(here)
    await expect.poll(() => silentThere, SOON).toContain(here)
    expect([await media.isSent(here), await other.isSent(here)]).toEqual([false, false])
    await other.close()
  })

  test('a malformed description is refused, and disturbs nobody', async () => {
    const here = room()
    await send(here)
    const watcher = await see(here)
    for (const sdp of ['v=0\r\n', 'x', `v=0\r\nm=application 9 UDP 0\r\n`, '\0'.repeat(1_000)])
      await expect(media.publish(room(), sdp)).rejects.toMatchObject({ kind: 'unusable' })
    const watchId = room()
    await media.watch(here, watchId)
    await expect(media.answer(watchId, 'v=0\r\n')).rejects.toMatchObject({ kind: 'unusable' })
    const before = watcher.received.video
    await expect.poll(() => watcher.received.video, SOON).toBeGreaterThan(before + 10)
    await media.unpublish(here)
  })

  test('a sender who is gone without a word leaves the room silent', async () => {
    const here = room()
    const sender = await send(here)
    await see(here)
    await sender.close()
    await expect.poll(() => silent, SOON).toContain(here)
    expect(media.isPublishing(here)).toBe(false)
  })

  test('a Janus that dies leaves its rooms silent, and makes them again once it is back', async () => {
    const here = room()
    const sender = await send(here)
    const watcher = await see(here)
    await janus.kill()
    await expect.poll(() => silent, SOON).toContain(here)
    expect(left).toContain(watcher.watchId)
    await expect(media.publish(here, sender.offer)).rejects.toMatchObject({ kind: 'away' })
    await janus.start()
    await send(here)
    await see(here)
  })
})
