import { deserialize, serialize } from 'node:v8'
import type { ErrorCode } from '#contract/foundation/errors.ts'
import { ConfigError } from '../config.ts'
import { Refusal } from '../refusal.ts'
import { withinTime } from './time-limit.ts'

/** Inputs and answers are copied; the signal is aborted once nobody waits for the answer. */
export type Procedures = Record<string, (input: never, signal: AbortSignal) => unknown>

export type Channel<Theirs extends Procedures> = {
  /**
   * @throws what the procedure threw: a Refusal or a ConfigError as it was, of any other error its message. Refusal TOO_MANY_REQUESTS where too many calls
   *         wait; MessageTooLarge where the input or the answer takes more than MESSAGE_BYTES_MAX; ChannelClosed; Error where the answer takes longer than
   *         `limitMs`
   */
  ask<Name extends keyof Theirs & string>(
    name: Name,
    input: Parameters<Theirs[Name]>[0],
    limitMs?: number,
  ): Promise<Awaited<ReturnType<Theirs[Name]>>>
}

export type ChannelEnd = {
  send?(message: object, handle: undefined, options: undefined, sent: () => void): boolean
  on(event: 'message', listener: (message: unknown) => void): unknown
  once(event: 'disconnect', listener: () => void): unknown
}

export class ChannelClosed extends Error {
  constructor() {
    super('the other process has ended')
    this.name = 'ChannelClosed'
  }
}

/**
 * The most bytes of one input or answer. A pipe carries one message after the other, so that a large one holds up all calls. The largest body of a request
 * (1 MiB) takes up to twice as much here: whatever is refused for its size is a defect, not somebody's long text.
 */
export const MESSAGE_BYTES_MAX = 4 << 20

export class MessageTooLarge extends Error {
  readonly what: string
  readonly bytes: number

  constructor(what: string, bytes: number) {
    super(`${what} takes ${bytes} bytes, and ${MESSAGE_BYTES_MAX} are the most between two processes`)
    this.name = 'MessageTooLarge'
    this.what = what
    this.bytes = bytes
  }
}

type Failure =
  | { refused: ErrorCode; data: unknown }
  | { sentence: string }
  | { tooLarge: string; bytes: number }
  | { message: string }
type Call = { ask: number; name: string; input: Uint8Array }
type Message = Call | { cancel: number } | { answer: number; value: Uint8Array } | { answer: number; failure: Failure }

const LIMIT_MS = 10_000
const WAITING_MAX = 2_000
const RETRY_SECONDS = 3

export function openChannel<Theirs extends Procedures>(end: ChannelEnd, mine: Procedures): Channel<Theirs> {
  const waiting = new Map<number, PromiseWithResolvers<unknown>>()
  const working = new Map<number, AbortController>()
  let lastId = 0
  let isOpen = true
  const say = (message: Message) => end.send?.(message, undefined, undefined, () => {})

  async function answer({ ask, name, input }: Call) {
    const work = new AbortController()
    working.set(ask, work)
    const answered = await Promise.try(async () => {
      const value = await mine[name]!(deserialize(input) as never, work.signal)
      return { answer: ask, value: bytesOf(value, `the answer of ${name}`) }
    }).catch((error: unknown) => ({ answer: ask, failure: failureOf(error) }))
    working.delete(ask)
    if (!work.signal.aborted) say(answered)
  }

  end.on('message', (heard) => {
    const message = heard as Message
    if ('ask' in message) return void answer(message)
    if ('cancel' in message) return working.get(message.cancel)?.abort()
    const asked = waiting.get(message.answer)
    if ('failure' in message) asked?.reject(errorOf(message.failure))
    else asked?.resolve(deserialize(message.value))
  })
  end.once('disconnect', () => {
    isOpen = false
    for (const work of working.values()) work.abort()
    for (const { reject } of waiting.values()) reject(new ChannelClosed())
  })

  return {
    async ask(name, input, limitMs = LIMIT_MS) {
      if (!isOpen) throw new ChannelClosed()
      if (waiting.size >= WAITING_MAX) throw new Refusal('TOO_MANY_REQUESTS', { retryAfterSeconds: RETRY_SECONDS })
      const given = bytesOf(input, `the input of ${name}`)
      const id = ++lastId
      const asked = Promise.withResolvers<unknown>()
      waiting.set(id, asked)
      say({ ask: id, name, input: given })
      const late = () => {
        say({ cancel: id })
        return new Error(`${name} was not answered within ${limitMs} ms`)
      }
      try {
        return (await withinTime(limitMs, asked.promise, late)) as never
      } finally {
        waiting.delete(id)
      }
    },
  }
}

function bytesOf(value: unknown, what: string): Uint8Array {
  const bytes = serialize(value)
  if (bytes.length > MESSAGE_BYTES_MAX) throw new MessageTooLarge(what, bytes.length)
  return bytes
}

function failureOf(error: unknown): Failure {
  if (error instanceof Refusal) return { refused: error.code, data: error.data }
  if (error instanceof ConfigError) return { sentence: error.message }
  if (error instanceof MessageTooLarge) return { tooLarge: error.what, bytes: error.bytes }
  return { message: error instanceof Error ? `${error.name}: ${error.message}` : 'not an error' }
}

function errorOf(failure: Failure): Error {
  // The casts are safe: code and data were together where the refusal was made.
  if ('refused' in failure)
    return new Refusal(failure.refused as 'TOO_MANY_REQUESTS', failure.data as { retryAfterSeconds: number })
  if ('tooLarge' in failure) return new MessageTooLarge(failure.tooLarge, failure.bytes)
  return 'sentence' in failure ? new ConfigError(failure.sentence) : new Error(failure.message)
}
