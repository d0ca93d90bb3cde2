import { setTimeout as sleep } from 'node:timers/promises'
import { chromium, type Page } from '@playwright/test'
import type { BenchServer } from './bench-server.ts'
import type { ChatMember } from './chat-members.ts'
import type { BenchRoom } from './room-members.ts'

export type BroadcastLoad = { receivers: number; seconds: number }
export type BroadcastResult = {
  load: BroadcastLoad
  /** Frames that each received in a second, on average over the time: fewest first. */
  frames: number[]
  /** Milliseconds from asking to watch until the first frame, longest last. */
  first: number[]
}

const PICTURE = { width: 320, height: 240, frameRate: 20 }
const PAGES = 2
const CONNECTED_WITHIN_MS = 60_000
const GATHERED_WITHIN_MS = 20_000
const SETTLING_MS = 5_000

/** One broadcast of the built-in relay, from a browser to receivers in two pages of it. */
export async function measureBroadcast(
  server: BenchServer,
  room: BenchRoom,
  load: BroadcastLoad,
): Promise<BroadcastResult> {
  const { id, expert } = room
  const members = room.members.slice(0, load.receivers)
  const browser = await chromium.launch({
    ...(process.env.CHROMIUM && { executablePath: process.env.CHROMIUM }),
    args: [
      '--no-sandbox',
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
      '--allow-loopback-in-peer-connection',
    ],
  })
  try {
    const context = await browser.newContext()
    // Spoken for by this process: each receiver is a member of their own.
    await context.exposeFunction('ask', (who: number, path: string, body: object, method = 'POST') =>
      ask(server, { member: who < 0 ? expert : members[who]!, path: `/conferences/${id}/room${path}`, method, body }),
    )
    const open = async () => {
      const page = await context.newPage()
      await page.goto(`${server.url.replace('127.0.0.1', 'localhost')}/api/health`)
      await page.evaluate(waitForAddresses, GATHERED_WITHIN_MS)
      return page
    }
    const sender = await open()
    await sender.evaluate(send, PICTURE)
    const pages = await Promise.all(Array.from({ length: Math.min(PAGES, load.receivers) }, open))
    console.log(`${load.receivers} receivers begin to watch`)
    for (const who of members.keys()) await pages[who % pages.length]!.evaluate(receive, who)
    await connected(pages, load.receivers)
    await sleep(SETTLING_MS)
    const before = await receivedBy(pages)
    const began = performance.now()
    await sleep(load.seconds * 1000)
    const after = await receivedBy(pages)
    const seconds = (performance.now() - began) / 1000
    const ascending = (one: number, other: number) => one - other
    return {
      load,
      frames: after.map(({ frames }, at) => (frames - before[at]!.frames) / seconds).sort(ascending),
      first: after.map(({ first }) => first ?? Number.POSITIVE_INFINITY).sort(ascending),
    }
  } finally {
    await browser.close()
  }
}

type Asking = { member: ChatMember; path: string; method: string; body: object }

async function ask(server: BenchServer, { member, path, method, body }: Asking): Promise<unknown> {
  const response = await fetch(`${server.url}/api${path}`, {
    method,
    headers: { 'content-type': 'application/json', cookie: member.cookie, 'x-forwarded-for': member.address },
    body: JSON.stringify(body),
  })
  const answer = await response.json()
  if (!response.ok) throw new Error(`${path}: ${JSON.stringify(answer)}`)
  return answer
}

async function connected(pages: readonly Page[], receivers: number): Promise<void> {
  for (const until = performance.now() + CONNECTED_WITHIN_MS; performance.now() < until; await sleep(250)) {
    const all = await receivedBy(pages)
    if (all.filter(({ frames }) => frames > 0).length === receivers) return
  }
  throw new Error('Not every receiver saw a frame in time.')
}

const receivedBy = async (pages: readonly Page[]) =>
  (await Promise.all(pages.map((page) => page.evaluate(count)))).flat()

// ---- what the pages do: sent to them as text, these know nothing but what they are given

type Answer = { answer: string; offer: string; watchId: string }
type Bench = {
  ask(who: number, path: string, body: object, method?: string): Promise<Answer>
  gathered(connection: RTCPeerConnection): Promise<void>
  receivers?: { connection: RTCPeerConnection; first?: number }[]
}

/** Lets the page wait until a connection has gathered its addresses. */
function waitForAddresses(withinMs: number): void {
  const bench = window as unknown as Bench
  bench.gathered = async (connection) => {
    const until = performance.now() + withinMs
    while (connection.iceGatheringState !== 'complete') {
      if (performance.now() > until)
        throw new Error(`Chromium has not gathered the addresses of a connection within ${withinMs} ms.`)
      await new Promise((settle) => setTimeout(settle, 20))
    }
  }
}

async function send({ width, height, frameRate }: typeof PICTURE): Promise<void> {
  const bench = window as unknown as Bench
  const stream = await navigator.mediaDevices.getUserMedia({ audio: true, video: { width, height, frameRate } })
  const connection = new RTCPeerConnection()
  for (const track of stream.getTracks()) connection.addTransceiver(track, { direction: 'sendonly', streams: [stream] })
  await connection.setLocalDescription()
  await bench.gathered(connection)
  const { answer } = await bench.ask(-1, '/broadcast', { offer: connection.localDescription!.sdp })
  await connection.setRemoteDescription({ type: 'answer', sdp: answer })
}

async function receive(who: number): Promise<void> {
  const bench = window as unknown as Bench
  bench.receivers ??= []
  const began = performance.now()
  const { watchId, offer } = await bench.ask(who, '/watches', {})
  const connection = new RTCPeerConnection()
  const receiver: { connection: RTCPeerConnection; first?: number } = { connection }
  bench.receivers.push(receiver)
  connection.addEventListener('track', ({ track, streams }) => {
    if (track.kind !== 'video') return
    const video = document.createElement('video')
    Object.assign(video, { muted: true, autoplay: true, playsInline: true, width: 80, srcObject: streams[0] })
    document.body.append(video)
    video.requestVideoFrameCallback(() => (receiver.first = performance.now() - began))
  })
  await connection.setRemoteDescription({ type: 'offer', sdp: offer })
  await connection.setLocalDescription()
  await bench.gathered(connection)
  await bench.ask(who, `/watches/${watchId}`, { answer: connection.localDescription!.sdp }, 'PUT')
}

async function count(): Promise<{ frames: number; first: number | undefined }[]> {
  const { receivers = [] } = window as unknown as Bench
  return Promise.all(
    receivers.map(async ({ connection, first }) => {
      let frames = 0
      for (const report of (await connection.getStats()).values())
        if (report.type === 'inbound-rtp' && report.kind === 'video') frames = report.framesReceived ?? 0
      return { frames, first }
    }),
  )
}
