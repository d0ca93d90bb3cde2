import { setTimeout as sleep } from 'node:timers/promises'
import { PRESENCE_HEARTBEAT_SECONDS } from '#contract/conferences/limits.ts'
import type { RoomNews } from '#contract/conferences/schema.ts'
import type { BenchServer } from './bench-server.ts'
import type { ChatMember } from './chat-members.ts'
import { openMemberSocket, watchOn } from './load/member-socket.ts'
import { type Times, timesOf } from './measure.ts'
import type { BenchRoom } from './room-members.ts'

export type RoomLoad = { members: number; perSecond: number; seconds: number }
export type RoomResult = {
  load: RoomLoad
  sent: number
  refused: number
  /** Messages that members of the room had to learn and did not, over all members. */
  lost: number
  /** How often a browser had to ask for what it was not told. */
  asked: number
  /** From the first byte of the request until a member of the room knows the words, over all messages and members. */
  delivery: Times
}

const ENTERING_AT_ONCE = 25
const SETTLING_MS = 3_000
const NUMBER = /^message (\d+)$/

/** Members in the room of one conference, each with a socket and a presence as a browser has them, who talk at a steady pace. */
export async function measureRoom(server: BenchServer, all: BenchRoom, load: RoomLoad): Promise<RoomResult> {
  const room = { ...all, members: all.members.slice(0, load.members) }
  const total = load.perSecond * load.seconds
  const saidAt = new Float64Array(total)
  const delays: number[] = []
  console.log(`${load.members} members enter the room`)
  const present = await enterAll(server, room, { total, saidAt, delays })
  await sleep(SETTLING_MS)
  const beating = beatOf(server, room, present)
  console.log(`${load.perSecond} messages a second for ${load.seconds} s`)
  const sent = await talk(server, room, { load, saidAt })
  await sleep(SETTLING_MS)
  await Promise.all(present.map(({ isAsking }) => isAsking()))
  clearInterval(beating)
  const lost = present.reduce((sum, { knows }) => sum + sent.reduce((missing, n) => missing + (knows(n) ? 0 : 1), 0), 0)
  const asked = present.reduce((sum, each) => sum + each.asked(), 0)
  for (const { socket } of present) socket.terminate()
  return { load, sent: sent.length, refused: total - sent.length, lost, asked, delivery: timesOf(delays) }
}

type Counting = { total: number; saidAt: Float64Array; delays: number[] }
type Present = Awaited<ReturnType<typeof enter>>

async function enterAll(server: BenchServer, room: BenchRoom, counting: Counting): Promise<Present[]> {
  const present: Present[] = []
  for (let i = 0; i < room.members.length; i += ENTERING_AT_ONCE) {
    const some = room.members.slice(i, i + ENTERING_AT_ONCE)
    present.push(...(await Promise.all(some.map((member) => enter(server, { room, member, counting })))))
  }
  return present
}

type RoomEntry = { room: BenchRoom; member: ChatMember; counting: Counting }

/** Watches the room, reads it, and from then on knows what it is told; where that leaves a gap, it asks. */
async function enter(server: BenchServer, { room, member, counting }: RoomEntry) {
  const known = new Uint8Array(counting.total)
  let seq: number | undefined // none until it has read the room
  let asking: Promise<void> | undefined
  let isBehind = false
  let asked = 0
  const learn = (messages: readonly { body: string | null }[]) => {
    for (const { body } of messages) {
      const n = Number(NUMBER.exec(body ?? '')?.[1] ?? Number.NaN)
      if (Number.isNaN(n) || known[n]) continue
      known[n] = 1
      counting.delays.push(performance.now() - counting.saidAt[n]!)
    }
  }
  const ask = async () => {
    while (isBehind) {
      isBehind = false
      asked += 1
      const page = await get<{ items: { seq: number; body: string }[]; hasMore: boolean }>(
        server,
        member,
        `/conferences/${room.id}/room/messages?after=${seq}`,
      )
      learn(page.items)
      seq = Math.max(seq ?? 0, ...page.items.map((item) => item.seq))
      isBehind ||= page.hasMore
    }
    asking = undefined
  }
  const opened = await openMemberSocket<Heard>(server.url, member, (message) => {
    if (message.kind !== 'room' || message.id !== room.id || seq === undefined) return
    const { news } = message
    if (news && news.from <= seq) {
      learn(news.messages)
      seq = Math.max(seq, news.seq)
    } else {
      isBehind = true
      asking ??= ask()
    }
  })
  watchOn(opened, [`room:${room.id}`])
  seq = (await get<{ seq: number }>(server, member, `/conferences/${room.id}/room`)).seq
  const { socket } = opened
  return { member, socket, knows: (n: number) => known[n] === 1, asked: () => asked, isAsking: async () => asking }
}

type Heard = { kind: string; id?: string; news?: RoomNews }

/** Each browser says every so often that it is there: spread over that time, as they are when they entered one by one. */
function beatOf(server: BenchServer, room: BenchRoom, present: readonly Present[]): NodeJS.Timeout {
  let next = 0
  return setInterval(
    () => {
      const { member } = present[next++ % present.length]!
      void fetch(`${server.url}/api/conferences/${room.id}/room/presence`, {
        method: 'PUT',
        headers: { 'content-type': 'application/json', ...headersOf(member) },
        body: '{}',
      }).then((response) => response.arrayBuffer())
    },
    (PRESENCE_HEARTBEAT_SECONDS * 1000) / present.length,
  )
}

type Talk = { load: RoomLoad; saidAt: Float64Array }

/** Answers the numbers of the messages that were taken. */
async function talk(server: BenchServer, room: BenchRoom, { load, saidAt }: Talk): Promise<number[]> {
  const start = performance.now()
  const underWay: Promise<number | undefined>[] = []
  for (let n = 0; n < load.perSecond * load.seconds; n++) {
    const early = start + (n * 1000) / load.perSecond - performance.now()
    if (early > 1) await sleep(early)
    saidAt[n] = performance.now()
    underWay.push(sendRoomLine(server, room, n).then((isTaken) => (isTaken ? n : undefined)))
  }
  return (await Promise.all(underWay)).filter((n) => n !== undefined)
}

async function sendRoomLine(server: BenchServer, room: BenchRoom, n: number): Promise<boolean> {
  const response = await fetch(`${server.url}/api/conferences/${room.id}/room/messages`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headersOf(room.members[n % room.members.length]!) },
    body: JSON.stringify({ requestId: crypto.randomUUID(), body: `message ${n}` }),
  }).catch(() => undefined)
  await response?.arrayBuffer()
  return response?.ok ?? false
}

async function get<T>(server: BenchServer, member: ChatMember, path: string): Promise<T> {
  const response = await fetch(`${server.url}/api${path}`, { headers: headersOf(member) })
  if (!response.ok) throw new Error(`${path}: ${response.status}`)
  return (await response.json()) as T
}

const headersOf = ({ cookie, address }: ChatMember) => ({ cookie, 'x-forwarded-for': address })
