import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { openRelay, PORTS_PER_ROOM } from '#server/conferences/broadcast/relay-service.ts'
import { MediaFault, type MediaServer } from '#server/foundation/net/media-server.ts'
import { openLog } from '#server/foundation/observe/log.ts'
import { testPeers } from '#tests/support/fixtures/broadcast-peers.ts'
import { ownRelays } from '#tests/support/servers/processes.ts'

// The built-in media server by itself, with its processes; the rules of who may are in broadcast.test.ts.

const PORTS: [number, number] = [22_000, 22_399]
let relay: MediaServer | undefined
const peers = testPeers()
let heard: string[] = []

function open(given: Partial<Parameters<typeof openRelay>[0]> = {}): MediaServer {
  heard = []
  relay = openRelay({ address: undefined, ports: PORTS, log: openLog('silent'), ...given })
  relay.onSilent((roomId) => heard.push(`silent ${roomId}`))
  relay.onLeft((watchId) => heard.push(`left ${watchId}`))
  return relay
}

afterEach(async () => {
  await relay?.close()
  await peers.close()
  expect(ownRelays()).toEqual([])
})

const sending = (media: MediaServer, roomId: string) => peers.send((offer) => media.publish(roomId, offer))
const watching = async (media: MediaServer, roomId: string, watchId: string) =>
  peers.watch(await media.watch(roomId, watchId), (answer) => media.answer(watchId, answer))

const faultOf = (done: Promise<unknown>) =>
  done.then(
    () => 'done',
    (error: unknown) => (error instanceof MediaFault ? error.kind : error),
  )

test('the picture and voice of a sender reach the watchers', async () => {
  const media = open()
  await sending(media, 'a')
  const [one, other] = [await watching(media, 'a', 'w1'), await watching(media, 'a', 'w2')]
  for (const { received } of [one, other]) {
    await expect.poll(() => received.video).toBeGreaterThan(20)
    await expect.poll(() => received.audio).toBeGreaterThan(20)
  }
  media.unwatch('w1')
  await expect.poll(() => heard).toEqual(['left w1'])
  const before = other.received.video
  await expect.poll(() => other.received.video).toBeGreaterThan(before + 20)
  await media.unpublish('a')
  expect(media.isPublishing('a')).toBe(false)
  expect(heard).toEqual(['left w1', 'left w2'])
  expect(await faultOf(media.watch('a', 'w3'))).toBe('silent')
})

test('a sender who is gone without a word is noticed within seconds, and the watchers are let go', async () => {
  const media = open()
  const sender = await sending(media, 'a')
  const watcher = await watching(media, 'a', 'w1')
  await expect.poll(() => watcher.received.video).toBeGreaterThan(5)
  await sender.close()
  const began = Date.now()
  await expect.poll(() => heard).toEqual(['left w1', 'silent a'])
  expect(Date.now() - began).toBeLessThan(15_000)
  expect(media.isPublishing('a')).toBe(false)
  expect(ownRelays().length).toBeLessThanOrEqual(1)
})

test('a sender who comes back replaces their earlier broadcast: no silence, and everybody watches anew', async () => {
  const media = open()
  const first = await sending(media, 'a')
  await watching(media, 'a', 'w1')
  await sending(media, 'a')
  expect(heard).toEqual(['left w1'])
  await first.close()
  const again = await watching(media, 'a', 'w2')
  await expect.poll(() => again.received.video).toBeGreaterThan(300) // longer than silence would take to be found out
  expect(heard).toEqual(['left w1'])
})

test('a room whose process is killed is silent at once, another goes on, and sending again works', async () => {
  const media = open()
  await sending(media, 'a')
  const [pid, ...others] = ownRelays()
  expect(others).toEqual([])
  await sending(media, 'b')
  const [there, here] = [await watching(media, 'a', 'w1'), await watching(media, 'b', 'w2')]
  await expect.poll(() => there.received.video).toBeGreaterThan(5)
  process.kill(pid!, 'SIGKILL')
  await expect.poll(() => heard).toEqual(['left w1', 'silent a'])
  const before = here.received.video
  await expect.poll(() => here.received.video).toBeGreaterThan(before + 20)
  await sending(media, 'a')
  const again = await watching(media, 'a', 'w3')
  await expect.poll(() => again.received.video).toBeGreaterThan(5)
})

const HEAD = ['v=0', 'o=- 1 1 IN IP4 0.0.0.0', 's=-', 't=0 0']
const VIDEO = 'm=video 9 UDP/TLS/RTP/SAVPF 96'
const garbage: [string, string][] = [
  ['words', 'bonjour'],
  ['nothing but its head', [...HEAD, ''].join('\r\n')],
  ['a channel for data', [...HEAD, 'm=application 9 UDP/DTLS/SCTP webrtc-datachannel', ''].join('\r\n')],
  ['many pictures', [...HEAD, ...Array.from({ length: 400 }, () => VIDEO), ''].join('\r\n')],
  ['a picture without a key', [...HEAD, VIDEO, 'a=mid:0', 'a=rtpmap:96 VP8/90000', 'a=sendonly', ''].join('\r\n')],
  [
    'lines without what they should say',
    [...HEAD, VIDEO, 'a=fingerprint', 'a=extmap', 'a=rtpmap', 'a=rid', ''].join('\r\n'),
  ],
  ['bytes', `v=0\r\n${'\u0000ÿ\u{1F600}'.repeat(3_000)}`],
]

/** All that a connection needs, and nothing that it could carry. */
const SILENT = [
  ...HEAD,
  VIDEO,
  'a=mid:0',
  'a=rtpmap:96 VP8/90000',
  'a=recvonly',
  'a=ice-ufrag:abcd',
  'a=ice-pwd:abcdefghijklmnopqrstuv',
  `a=fingerprint:sha-256 ${Array.from({ length: 32 }, () => 'AB').join(':')}`,
  'a=setup:actpass',
  'a=rtcp-mux',
  '',
].join('\r\n')

test('garbage is refused as unusable, whoever sends it, and disturbs nobody', async () => {
  const media = open()
  for (const [what, sdp] of garbage) expect([what, await faultOf(media.publish('a', sdp))]).toEqual([what, 'unusable'])
  expect(await faultOf(media.publish('a', SILENT))).toBe('unusable')
  await sending(media, 'a')
  const watcher = await watching(media, 'a', 'w1')
  for (const [what, sdp] of garbage) {
    const watchId = crypto.randomUUID()
    await media.watch('a', watchId)
    expect([what, await faultOf(media.answer(watchId, sdp))]).toEqual([what, 'unusable'])
    expect([what, await faultOf(media.publish('a', sdp))]).toEqual([what, 'unusable'])
  }
  const before = watcher.received.video
  await expect.poll(() => watcher.received.video).toBeGreaterThan(before + 20)
  expect(heard.filter((each) => each.startsWith('silent') || each === 'left w1')).toEqual([])
  expect(await faultOf(media.answer('nobody', 'v=0'))).toBe('gone')
})

test('the same answer twice counts once; a watch that nobody answers is let go', async () => {
  const media = open({ connectedWithinMs: 4_000 })
  await sending(media, 'a')
  const watcher = await peers.watcher(await media.watch('a', 'w1'))
  await media.watch('a', 'w2')
  await Promise.all([media.answer('w1', watcher.answer), media.answer('w1', watcher.answer)])
  await expect.poll(() => watcher.received.video).toBeGreaterThan(20)
  await expect.poll(() => heard).toEqual(['left w2'])
  const before = watcher.received.video
  await expect.poll(() => watcher.received.video).toBeGreaterThan(before + 20)
})

test('a process whose server is gone ends by itself', async () => {
  const entry = join(import.meta.dirname, '../../../server/conferences/broadcast/relay-worker.ts')
  const settings = { place: { ports: PORTS }, connectedWithinMs: 1_000 }
  const child = fork(entry, [JSON.stringify(settings)])
  expect(await once(child, 'message')).toEqual([{ ready: true }, undefined])
  child.disconnect()
  expect(await once(child, 'exit')).toEqual([0, null])
})

test('many broadcasts that begin at the same instant get a port each', async () => {
  // On a machine that is busy, eight watchers in one process take long to connect.
  const media = open({ connectedWithinMs: 60_000 })
  await sending(media, 'a')
  const watchers = await Promise.all(Array.from({ length: 8 }, (_, at) => watching(media, 'a', `w${at}`)))
  for (const { received } of watchers) await expect.poll(() => received.video).toBeGreaterThan(20)
})

test('an announced address is told to browsers beside the machine’s own, each with the one port', async () => {
  const media = open({ address: '203.0.113.7' })
  const sender = await peers.sender()
  const answer = await media.publish('a', sender.offer)
  const candidates = answer.split('\r\n').filter((line) => line.startsWith('a=candidate:'))
  const [first] = candidates
  expect(first).toMatch(/ 203\.0\.113\.7 22\d\d\d typ host/)
  expect(new Set(candidates.map((line) => line.split(' ')[5])).size).toBe(1)
  expect(candidates.length).toBeGreaterThan(2) // of voice and picture, each at two addresses at least
})

test('a broadcast cannot begin, and says so, when all ports are taken or the relay is closed', async () => {
  const media = open({ ports: [PORTS[0], PORTS[0] + PORTS_PER_ROOM - 1] })
  await sending(media, 'a')
  const sender = await peers.sender()
  expect(await faultOf(media.publish('b', sender.offer))).toBe('away')
  await media.unpublish('a')
  await sender.take(await media.publish('b', sender.offer))
  await media.close()
  expect(await faultOf(media.publish('a', sender.offer))).toBe('away')
  expect(heard).toEqual([])
})
