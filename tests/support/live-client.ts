import { WebSocket } from 'ws'
import { z } from 'zod'
import { type LiveHeartbeat, LiveMessage, LiveRefusal } from '#contract/foundation/live.ts'
import type { Person, World } from './world.ts'

type Given = {
  since?: number
  origin?: string
  cookie?: string
  /** Answers as soon as it is open: for a server that cannot greet yet. */
  isUngreeted?: boolean
}

/** A socket as a browser's tab opens it. */
export type LiveClient = {
  ws: WebSocket
  /** Everything heard so far but that the line lives; whatever breaks the contract throws. */
  heard: Exclude<LiveMessage, LiveHeartbeat>[]
  /** Answers to messages that are no request. */
  refusals: LiveRefusal[]
  /** How often it was heard that the line lives. */
  beats: () => number
  /** Numbers of the events heard so far. */
  seqs: () => number[]
  /** The close code, once it is closed. */
  closed: Promise<number>
}

/** Says it now, and when called again only once it is so long ago that whoever begins to watch may not hear of it. */
export function saidAgain(say: () => Promise<void>): () => Promise<void> {
  let saidAt = Number.NEGATIVE_INFINITY
  return async () => {
    if (performance.now() - saidAt < 4_000) return
    saidAt = performance.now()
    await say()
  }
}

/**
 * Opens the live socket as this person, or as a visitor, and waits for the greeting: what is committed before it is read by HTTP, and not told. Rejects with
 * the HTTP status when it is refused.
 */
export function openSocket(
  { url }: Pick<World, 'url'>,
  who: Person | undefined,
  given: Given = {},
): Promise<LiveClient> {
  const { since, origin, cookie = who?.cookie, isUngreeted = false } = given
  const address = new URL(`${url().replace('http', 'ws')}/api/live`)
  if (since !== undefined) address.searchParams.set('since', String(since))
  const ws = new WebSocket(address, { ...(origin && { origin }), headers: { ...(cookie && { cookie }) } })
  const heard: LiveClient['heard'] = []
  const refusals: LiveRefusal[] = []
  let beats = 0
  ws.on('message', (data) => {
    const message = z.union([LiveRefusal, LiveMessage]).parse(JSON.parse(String(data)))
    if (message.kind === 'refused') refusals.push(message)
    else if (message.kind === 'beat') beats += 1
    else heard.push(message)
  })
  const closed = new Promise<number>((settle) => ws.on('close', settle))
  const seqs = () => heard.flatMap((message) => ('id' in message && 'seq' in message ? [message.seq] : []))
  return new Promise((settle, reject) => {
    const client = { ws, heard, refusals, beats: () => beats, seqs, closed }
    ws.once(isUngreeted ? 'open' : 'message', () => settle(client))
    ws.once('close', () => settle(client))
    ws.on('unexpected-response', (request, response) => {
      request.destroy()
      reject(new Error(`refused: ${response.statusCode}`))
    })
    ws.on('error', reject)
  })
}
