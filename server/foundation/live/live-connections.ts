import type { WebSocket } from 'ws'
import type { LiveMessage } from '#contract/foundation/live.ts'
import { LIVE_CLOSE } from '#contract/foundation/live-kinds.ts'
import { LIVE_HEARTBEAT_MS } from '#contract/foundation/live-limits.ts'

export type Holder = { memberId: string; sessionId: string }

export type Connection = Holder & {
  ws: WebSocket
  seq: number
  isAlive: boolean
  turn: number
}

export type Connections = {
  made(ws: WebSocket, holder: Holder): Connection
  add(connection: Connection): void
  remove(connection: Connection): void
  of(memberId: string): ReadonlySet<Connection>
  all(): Iterable<Connection>
  memberIds(): Iterable<string>
  send(connection: Connection, message: LiveMessage): void
  stats(): { sockets: number; sent: number }
  close(): void
}

const HEARTBEAT_TURNS = 25
const BUFFER_MAX = 1 << 20
const NONE: ReadonlySet<Connection> = new Set()

export function openConnections(onPresence: (memberId: string, isHere: boolean) => void): Connections {
  const byMember = new Map<string, Set<Connection>>()
  let turn = 0
  let sockets = 0
  let sent = 0

  function* all() {
    for (const theirs of byMember.values()) yield* theirs
  }

  function send({ ws }: Connection, message: LiveMessage) {
    if (ws.readyState !== ws.OPEN) return
    if (ws.bufferedAmount > BUFFER_MAX) return ws.close(LIVE_CLOSE.tooSlow)
    ws.send(JSON.stringify(message))
    sent += 1
  }

  // Browsers answer pings without telling the page, so a beat tells it. Sockets are pinged a few at a time, because thousands at once would delay everybody's
  // events.
  const beating = setInterval(() => {
    turn = (turn + 1) % HEARTBEAT_TURNS
    for (const connection of all()) if (connection.turn === turn) beat(connection)
  }, LIVE_HEARTBEAT_MS / HEARTBEAT_TURNS)
  beating.unref()

  function beat(connection: Connection) {
    if (!connection.isAlive) connection.ws.terminate()
    connection.isAlive = false
    connection.ws.ping()
    send(connection, { kind: 'beat' })
  }

  return {
    made: (ws, holder) => ({ ...holder, ws, seq: 0, isAlive: true, turn }),
    add(connection) {
      const { memberId, ws } = connection
      const theirs = byMember.get(memberId) ?? new Set()
      if (theirs.size === 0) onPresence(memberId, true)
      byMember.set(memberId, theirs.add(connection))
      sockets += 1
      ws.on('pong', () => (connection.isAlive = true))
    },
    remove(connection) {
      const { memberId } = connection
      const theirs = byMember.get(memberId)
      if (!theirs?.delete(connection)) return
      sockets -= 1
      if (theirs.size > 0) return
      byMember.delete(memberId)
      onPresence(memberId, false)
    },
    of: (memberId) => byMember.get(memberId) ?? NONE,
    all,
    memberIds: () => byMember.keys(),
    send,
    stats: () => ({ sockets, sent }),
    close() {
      clearInterval(beating)
      for (const { ws } of all()) ws.terminate()
    },
  }
}
