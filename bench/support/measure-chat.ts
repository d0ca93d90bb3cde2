import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { BenchServer } from './bench-server.ts'
import { type ChatMember, type ChatPair, writePairs } from './chat-members.ts'
import { type MemberSocket, openMemberSocket } from './load/member-socket.ts'
import { type Times, timesOf } from './measure.ts'

export type ChatLoad = { members: number; perSecond: number; seconds: number }
export type ChatResult = {
  load: ChatLoad
  sent: number
  refused: number
  /** Messages that both sides' sockets had to tell and did not, and those that they told more than once. */
  untold: number
  toldTwice: number
  /** Conversations that do not hold exactly what was said in them, in the order in which it was said. */
  wrong: number
  /** From the first byte of the request to what the other side's socket says. */
  delivery: Times
  /** Bytes that the server's process grew by for each socket. */
  perConnection: number
}

const CONNECTING_AT_ONCE = 50
const SETTLING_MS = 3_000

/** Members on one server, who talk two by two at a steady pace, whether or not it keeps up. */
export async function measureChat(server: BenchServer, load: ChatLoad): Promise<ChatResult> {
  const client = new pg.Client(server.databaseUrl)
  await client.connect()
  const pairs = await writePairs(client, { pairs: load.members / 2, secret: server.secret })
  const members = pairs.flatMap((pair) => pair.members)
  const arrivals = arrivalsOf(pairs)
  await warmUp(server, members)
  const before = server.memory()
  console.log(`${load.members} sockets are opened`)
  const sockets = await connectAll(server, members, arrivals)
  await sleep(SETTLING_MS)
  const perConnection = (server.memory() - before) / members.length
  console.log(`${load.perSecond} messages a second for ${load.seconds} s`)
  const { sent, refused, delays } = await talk(server, { pairs, arrivals, load })
  await sleep(SETTLING_MS)
  const counts = arrivals.counts()
  const wrong = await wrongConversations(client, pairs)
  for (const { socket } of sockets) socket.terminate()
  await client.end()
  return { load, sent, refused, ...counts, wrong, delivery: timesOf(delays()), perConnection }
}

/**
 * Counts what the sockets tell, and how long after it was said. Both of a pair hear of each message of it, in their order: the n-th time that one of them hears
 * is the n-th message.
 */
function arrivalsOf(pairs: readonly ChatPair[]) {
  const said = new Map<string, { toId: string; at: number }[]>(pairs.map(({ id }) => [id, []]))
  const heard = new Map<string, number>()
  const delays: number[] = []
  return {
    begin: (pairId: string, toId: string) => void said.get(pairId)!.push({ toId, at: performance.now() }),
    giveUp: (pairId: string) => void said.get(pairId)!.pop(),
    hear(memberId: string, message: Heard) {
      if (message.kind !== 'message' || !message.id) return
      const key = message.id + memberId
      const nth = heard.get(key) ?? 0
      heard.set(key, nth + 1)
      const told = said.get(message.id)?.[nth]
      if (told?.toId === memberId) delays.push(performance.now() - told.at)
    },
    counts() {
      const differences = pairs.flatMap(({ id, members }) =>
        members.map((member) => (heard.get(id + member.id) ?? 0) - said.get(id)!.length),
      )
      const sum = (sign: 1 | -1) => differences.reduce((total, each) => total + Math.max(0, sign * each), 0)
      return { untold: sum(-1), toldTwice: sum(1) }
    },
    delays: () => delays,
  }
}
type Arrivals = ReturnType<typeof arrivalsOf>

/** Opens and closes some sockets, so that memory which is loaded and cached once is not counted as the sockets'. */
async function warmUp(server: BenchServer, members: readonly ChatMember[]): Promise<void> {
  for (const member of members.slice(0, 200)) {
    const { socket } = await openMemberSocket(server.url, member, () => {})
    socket.terminate()
  }
  await sleep(SETTLING_MS)
}

async function connectAll(
  server: BenchServer,
  members: readonly ChatMember[],
  arrivals: Arrivals,
): Promise<MemberSocket[]> {
  const sockets: MemberSocket[] = []
  for (let i = 0; i < members.length; i += CONNECTING_AT_ONCE) {
    const some = members.slice(i, i + CONNECTING_AT_ONCE)
    const opened = some.map((member) =>
      openMemberSocket<Heard>(server.url, member, (message) => arrivals.hear(member.id, message)),
    )
    sockets.push(...(await Promise.all(opened)))
  }
  return sockets
}

type Heard = { kind: string; id?: string }

type Talk = { pairs: readonly ChatPair[]; arrivals: Arrivals; load: ChatLoad }

async function talk(server: BenchServer, { pairs, arrivals, load }: Talk) {
  const total = load.perSecond * load.seconds
  const start = performance.now()
  const underWay = new Set<Promise<void>>()
  let refused = 0
  for (let n = 0; n < total; n++) {
    const due = start + (n * 1000) / load.perSecond
    const early = due - performance.now()
    if (early > 1) await sleep(early)
    const pair = pairs[n % pairs.length]!
    const [from, to] = Math.floor(n / pairs.length) % 2 === 0 ? pair.members : pair.members.toReversed()
    const sending = sendChatLine(server, { pair, from: from!, to: to!, arrivals, body: `message ${n}` })
      .then((isSaid) => {
        if (!isSaid) refused += 1
      })
      .finally(() => underWay.delete(sending))
    underWay.add(sending)
  }
  await Promise.all(underWay)
  return { sent: total - refused, refused, delays: arrivals.delays }
}

type ChatLine = { pair: ChatPair; from: ChatMember; to: ChatMember; arrivals: Arrivals; body: string }

async function sendChatLine(server: BenchServer, { pair, from, to, arrivals, body }: ChatLine): Promise<boolean> {
  arrivals.begin(pair.id, to.id)
  const response = await fetch(`${server.url}/api/chat/conversations/${pair.id}/messages`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: from.cookie, 'x-forwarded-for': from.address },
    body: JSON.stringify({ requestId: crypto.randomUUID(), body }),
  }).catch(() => undefined)
  await response?.arrayBuffer()
  if (response?.ok) pair.said.push(body)
  else arrivals.giveUp(pair.id)
  return response?.ok ?? false
}

async function wrongConversations(client: pg.Client, pairs: readonly ChatPair[]): Promise<number> {
  const { rows } = await client.query<{ id: string; bodies: string[]; seqs: number[] }>(
    `select conversation_id as id, array_agg(body order by seq) as bodies, array_agg(seq order by seq) as seqs from message group by 1`,
  )
  const kept = new Map(rows.map((row) => [row.id, row]))
  return pairs.filter(({ id, said }) => {
    const row = kept.get(id) ?? { bodies: [], seqs: [] }
    const isWhole = row.seqs.every((seq, i) => seq === i + 1)
    return !isWhole || JSON.stringify(row.bodies) !== JSON.stringify(said)
  }).length
}
