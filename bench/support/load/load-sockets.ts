import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { PAGE_SIZE } from '#contract/foundation/limits.ts'
import type { Topic } from '#contract/foundation/live.ts'
import type { ChatMember, ChatPair } from '../chat-members.ts'
import type { LoadTarget } from './load-target.ts'
import { type MemberSocket, openMemberSocket, watchOn } from './member-socket.ts'

/** Counts of what the sockets of members online were told, and of what did not come. */
export type SocketCounts = {
  sockets: number
  /** The number of these sockets that stood to the end. */
  open: number
  /** Numbered events of the members' own, and signals on what they looked at. */
  events: number
  signals: number
  /** Numbered events that never came, and those that came again. */
  lost: number
  doubled: number
}

/** A message that one of the two is to hear of. Times are those of `performance.now()`. */
export type Expected = { answeredAt?: number; heardAt?: number }

/** One of four members is online, so that one of four messages finds the other there. */
const ONLINE = 4
const OPENED_AT_ONCE = 50
/** Every 20 s a server looks for what it was not told of. */
const HEARD_WITHIN_MS = 25_000

type Heard = { kind: string; id: string; seq?: number }
type Hearing = { heard: Set<number>; again: number; signals: number }
type Tab = Hearing & MemberSocket

/**
 * Opens a socket for each member who is online, as their one tab keeps it: it names what the page before them shows, and is told of what all others do while
 * they do it. The reads that a page would then do again are among the reads of the mix.
 */
export async function openSockets({ server, client, members, talks, postIds }: LoadTarget) {
  const online = members.filter((_, i) => i % ONLINE === 0)
  const talkOf = new Map(talks.flatMap(({ id, members: two }) => two.map((member) => [member.id, id] as const)))
  const feed: Topic[] = ['feed', ...postIds.slice(0, PAGE_SIZE).map((id): Topic => `post:${id}`)]
  /** Returns what a member looks at: six of ten are on the feed, two on a post, two in their talk. */
  const topicsOf = ({ id }: ChatMember, nth: number): Topic[] => {
    if (nth % 10 < 6) return feed
    return [nth % 10 < 8 ? `post:${postIds[nth]!}` : `conversation:${talkOf.get(id)!}`]
  }
  const tabs = new Map<string, Tab>()
  const expecting = openExpecting()

  async function open(member: ChatMember, nth: number): Promise<void> {
    const hearing: Hearing = { heard: new Set(), again: 0, signals: 0 }
    const hear = ({ kind, id, seq }: Heard) => {
      if (seq === undefined) hearing.signals += 1
      else if (hearing.heard.has(seq)) hearing.again += 1
      else {
        hearing.heard.add(seq)
        if (kind === 'message') expecting.heard(id, member.id)
      }
    }
    const socket = await openMemberSocket(server.url, member, hear)
    watchOn(socket, topicsOf(member, nth))
    tabs.set(member.id, Object.assign(hearing, socket))
  }
  for (let i = 0; i < online.length; i += OPENED_AT_ONCE)
    await Promise.all(online.slice(i, i + OPENED_AT_ONCE).map((member, nth) => open(member, i + nth)))

  const sum = (of: (tab: Tab) => number) => tabs.values().reduce((total, tab) => total + of(tab), 0)

  async function countLost(): Promise<number> {
    const last = await lastNumbers(client, [...tabs.keys()])
    return [...tabs].reduce((lost, [id, { seq, heard }]) => lost + (last.get(id) ?? seq) - seq - heard.size, 0)
  }
  return {
    /** Notes that a message is about to be said, which the other's socket is to tell, if they are online. Call `giveUp` where it was not said. */
    expect({ id, members: two }: ChatPair, byId: string): { byOther: Expected | undefined; giveUp: () => void } {
      const there = two.filter((member) => tabs.has(member.id))
      const said = there.map((member) => ({ member, ...expecting.begin(id, member.id) }))
      return {
        byOther: said.find(({ member }) => member.id !== byId)?.expected,
        giveUp() {
          for (const { forget } of said) forget()
        },
      }
    },
    /** Counts what was told. Call it when nobody writes any more, and what follows from the writes has been done. */
    async told(): Promise<SocketCounts> {
      const until = performance.now() + HEARD_WITHIN_MS
      let lost = await countLost()
      for (; lost > 0 && performance.now() < until; lost = await countLost()) await sleep(200)
      return {
        sockets: tabs.size,
        open: sum(({ socket }) => (socket.readyState === socket.OPEN ? 1 : 0)),
        events: sum(({ heard }) => heard.size),
        signals: sum(({ signals }) => signals),
        lost,
        doubled: sum(({ again }) => again),
      }
    },
    close() {
      for (const { socket } of tabs.values()) socket.terminate()
    },
  }
}
export type Sockets = Awaited<ReturnType<typeof openSockets>>

/** Keeps, for each talk, the messages that each of the two has yet to hear, their own too: they hear them in the order in which they were said. */
function openExpecting() {
  const awaited = new Map<string, Expected[]>()
  return {
    begin(talkId: string, memberId: string) {
      const expected: Expected = {}
      const theirs = awaited.get(talkId + memberId) ?? []
      awaited.set(talkId + memberId, theirs)
      theirs.push(expected)
      const forget = () => void (theirs.includes(expected) && theirs.splice(theirs.indexOf(expected), 1))
      return { expected, forget }
    },
    heard(talkId: string, memberId: string) {
      const expected = awaited.get(talkId + memberId)?.shift()
      if (expected) expected.heardAt = performance.now()
    },
  }
}

async function lastNumbers(client: pg.Client, ids: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await client.query<{ id: string; seq: number }>(
    'select member_id as id, last_seq::int as seq from member_stream where member_id = any ($1::uuid[])',
    [ids],
  )
  return new Map(rows.map(({ id, seq }) => [id, seq]))
}
