import type { ErrorCode } from '#contract/foundation/errors.ts'
import { ConfigError } from '../config.ts'
import { Refusal } from '../refusal.ts'
import { withinTime } from './time-limit.ts'

/** Functions that one process runs for another. Inputs and answers are copied; the signal is aborted once nobody waits for the answer. */
export type Procedures = Record<string, (input: never, signal: AbortSignal) => unknown>

/** Calls procedures of another process, which may call some of this one. */
export type Channel<Theirs extends Procedures> = {
  /**
   * @throws what the procedure threw: a Refusal or a ConfigError as it was, of any other error its message. Refusal TOO_MANY_REQUESTS where too many calls
   *         wait; ChannelClosed; Error where the answer takes longer than `limitMs`
   */
  ask<Name extends keyof Theirs & string>(
    name: Name,
    input: Parameters<Theirs[Name]>[0],
    limitMs?: number,
  ): Promise<Awaited<ReturnType<Theirs[Name]>>>
}

/** One end of the pipe between two processes: `process` in the forked one, the child in the one that forked it. */
export type ChannelEnd = {
  send?(message: object, handle: undefined, options: undefined, sent: () => void): boolean
  on(event: 'message', listener: (message: unknown) => void): unknown
  once(event: 'disconnect', listener: () => void): unknown
}

/** Thrown where the other process has ended, or is about to. */
export class ChannelClosed extends Error {
  constructor() {
    super('the other process has ended')
    this.name = 'ChannelClosed'
  }
}

type Failure = { refused: ErrorCode; data: unknown } | { sentence: string } | { message: string }
type Call = { ask: number; name: string; input: unknown }
type Message = Call | { cancel: number } | { answer: number; value: unknown } | { answer: number; failure: Failure }

const LIMIT_MS = 10_000
/** The most calls that wait for their answers at a time. */
const WAITING_MAX = 2_000
const RETRY_SECONDS = 3

/** @param mine  what this process does for the other; procedures may be added until the first call of them */
export function openChannel<Theirs extends Procedures>(end: ChannelEnd, mine: Procedures): Channel<Theirs> {
  const waiting = new Map<number, PromiseWithResolvers<unknown>>()
  const working = new Map<number, AbortController>()
  let lastId = 0
  let isOpen = true
  const say = (message: Message) => end.send?.(message, undefined, undefined, () => {}) // where it cannot be sent, the other process is gone

  async function answer({ ask, name, input }: Call) {
    const work = new AbortController()
    working.set(ask, work)
    const answered = await Promise.try(async () => mine[name]!(input as never, work.signal)).then(
      (value) => ({ answer: ask, value }),
      (error: unknown) => ({ answer: ask, failure: failureOf(error) }),
    )
    working.delete(ask)
    if (!work.signal.aborted) say(answered)
  }

  end.on('message', (heard) => {
    const message = heard as Message
    if ('ask' in message) return void answer(message)
    if ('cancel' in message) return working.get(message.cancel)?.abort()
    const asked = waiting.get(message.answer)
    if ('failure' in message) asked?.reject(errorOf(message.failure))
    else asked?.resolve(message.value)
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
      const id = ++lastId
      const asked = Promise.withResolvers<unknown>()
      waiting.set(id, asked)
      say({ ask: id, name, input })
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

function failureOf(error: unknown): Failure {
  if (error instanceof Refusal) return { refused: error.code, data: error.data }
  if (error instanceof ConfigError) return { sentence: error.message }
  return { message: error instanceof Error ? `${error.name}: ${error.message}` : 'not an error' }
}

function errorOf(failure: Failure): Error {
  // The code and its data belong together, whichever they are, because they were together where the refusal was made.
  if ('refused' in failure)
    return new Refusal(failure.refused as 'TOO_MANY_REQUESTS', failure.data as { retryAfterSeconds: number })
  return 'sentence' in failure ? new ConfigError(failure.sentence) : new Error(failure.message)
}
