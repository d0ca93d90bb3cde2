import { WebSocket } from 'ws'
import type { Topic } from '#contract/foundation/live.ts'
import type { ChatMember } from '../chat-members.ts'

export type MemberSocket = {
  socket: WebSocket
  /** The number of the last event before the socket stood. */
  seq: number
}

/** Many sockets are told the same words: they are read once. */
const read = { text: '', message: {} as unknown }

/** The live socket of a member's tab, once it is greeted; what it is told from then on goes to `hear`. */
export function openMemberSocket<Heard extends { kind: string }>(
  url: string,
  { cookie, address }: ChatMember,
  hear: (message: Heard) => void,
): Promise<MemberSocket> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/api/live`, {
    headers: { cookie, 'x-forwarded-for': address },
  })
  return new Promise((settle, fail) => {
    socket.on('error', fail)
    socket.on('message', (data) => {
      const text = String(data)
      if (text !== read.text) Object.assign(read, { text, message: JSON.parse(text) })
      const message = read.message as Heard | { kind: 'hello'; seq: number }
      if (isHello(message)) settle({ socket, seq: message.seq })
      else if (message.kind !== 'beat') hear(message)
    })
  })
}

const isHello = (message: { kind: string }): message is { kind: 'hello'; seq: number } => message.kind === 'hello'

/** Names the topics that the page before the member shows: their tab is told of changes to these. */
export const watchOn = ({ socket }: MemberSocket, topics: readonly Topic[]): void =>
  socket.send(JSON.stringify({ watch: topics }))
