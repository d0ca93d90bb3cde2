import { randomUUID } from 'node:crypto'
import { WebSocket } from 'ws'

export type JanusMessage = {
  janus: string
  transaction?: string
  sender?: number
  data?: { id: number }
  plugindata?: { data: Record<string, unknown> }
  jsep?: { type: string; sdp: string }
  error?: { code: number; reason: string }
  type?: string
  receiving?: boolean
}

/** The session ends with the connection. */
export type JanusLine = {
  attach(plugin: string, heard: (message: JanusMessage) => void): Promise<JanusHandle>
  close(): void
}

export type JanusHandle = {
  ask(body: object, jsep?: { type: 'offer' | 'answer'; sdp: string }): Promise<JanusMessage>
  detach(): void
}

const ANSWERS_WITHIN_MS = 8_000
const ALIVE_MS = 20_000
const PAYLOAD_MAX = 1 << 20

/**
 * When the connection breaks, the waiting requests fail, and `broke` is called once.
 * @source https://janus.conf.meetecho.com/docs/rest.html
 */
export async function openJanusLine(
  { url, secret }: { url: string; secret: string | undefined },
  broke: () => void,
): Promise<JanusLine> {
  const socket = new WebSocket(url, 'janus-protocol', { handshakeTimeout: ANSWERS_WITHIN_MS, maxPayload: PAYLOAD_MAX })
  const waiting = new Map<string, PromiseWithResolvers<JanusMessage>>()
  const handles = new Map<number, (message: JanusMessage) => void>()
  let sessionId: number | undefined

  const isOver = Promise.withResolvers<never>()
  isOver.promise.catch(() => {})
  socket.on('error', () => socket.terminate())
  socket.on('close', () => {
    clearInterval(alive)
    const gone = new Error('the line to Janus is closed')
    isOver.reject(gone)
    for (const answer of waiting.values()) answer.reject(gone)
    if (sessionId !== undefined) broke()
  })
  socket.on('message', (data) => {
    const message = JSON.parse(String(data)) as JanusMessage
    const answer = message.transaction === undefined ? undefined : waiting.get(message.transaction)
    if (message.janus === 'ack') return // the plugin has the request; its answer comes later
    if (answer) answer.resolve(message)
    else if (message.janus === 'timeout') socket.close()
    else if (message.sender !== undefined) handles.get(message.sender)?.(message)
  })

  const say = (words: object, transaction: string = randomUUID()) => {
    const request = { ...words, transaction, ...(secret && { apisecret: secret }) }
    if (socket.readyState === socket.OPEN)
      socket.send(JSON.stringify(sessionId === undefined ? request : { ...request, session_id: sessionId }))
  }
  async function ask(words: object): Promise<JanusMessage> {
    const transaction = randomUUID()
    const answered = Promise.withResolvers<JanusMessage>()
    answered.promise.catch(() => {})
    waiting.set(transaction, answered)
    const late = setTimeout(() => answered.reject(new Error('Janus did not answer')), ANSWERS_WITHIN_MS)
    say(words, transaction)
    try {
      const message = await Promise.race([answered.promise, isOver.promise])
      if (message.error) throw new Error(`Janus: ${message.error.code}`)
      return message
    } finally {
      clearTimeout(late)
      waiting.delete(transaction)
    }
  }

  const alive = setInterval(() => say({ janus: 'keepalive' }), ALIVE_MS)
  alive.unref()
  await Promise.race([new Promise((settle) => socket.once('open', settle)), isOver.promise])
  const made = await ask({ janus: 'create' })
  sessionId = made.data!.id

  return {
    async attach(plugin, heard) {
      const { data } = await ask({ janus: 'attach', plugin })
      const handle = { handle_id: data!.id }
      handles.set(handle.handle_id, heard)
      return {
        ask: (body, jsep) => ask({ janus: 'message', ...handle, body, ...(jsep && { jsep }) }),
        detach() {
          handles.delete(handle.handle_id)
          say({ janus: 'detach', ...handle })
        },
      }
    },
    close() {
      say({ janus: 'destroy' })
      socket.close()
    },
  }
}
