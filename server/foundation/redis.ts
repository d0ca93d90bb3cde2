import type { RedisClientType } from '@redis/client'
import { ConfigError } from './config.ts'
import type { Log } from './log.ts'

/** The Redis of REDIS_URL. Everything but `subscribe` fails soon where it is away: whoever asks does without meanwhile. */
export type Redis = {
  /** The number of its database that is ours. */
  database: number
  publish(channel: string, words: string): Promise<void>
  eval(script: string, given: { keys: string[]; arguments: string[] }): Promise<unknown>
  /** Hears what is published from now on, on a line of its own. @throws where it cannot now */
  subscribe(channel: string, hear: (words: string) => void): Promise<RedisLine>
  /** Fails where Redis cannot be used now. */
  check(): Promise<void>
  close(): void
}

export type RedisLine = {
  /** Settles once nothing is heard any more. */
  broken: Promise<unknown>
  /** Fails where the line is cut without a word. */
  check(): Promise<unknown>
  close(): void
}

const CONNECT_MS = 5_000
/** Whoever asks is a request under way, which waits no longer. */
const ANSWER_MS = 500
/** A Redis that did not answer is left alone for so long: or every request would wait for it. */
const SILENCE_MS = 2_000
const LONGEST_RETRY_MS = 2_000

/**
 * Knocks at the Redis of the operator.
 * @throws ConfigError when REDIS_URL does not lead into one
 */
export async function demandRedis(url: string): Promise<void> {
  try {
    const line = await openLine(url)
    line.destroy()
  } catch (cause) {
    throw new ConfigError(
      `REDIS_URL cannot be reached (${reason(cause)}): check the address, the name and the password.`,
      {
        cause,
      },
    )
  }
}

/** What Redis or the network says, without anything of the URL. */
function reason(error: unknown): string {
  const words = error instanceof Error ? ('code' in error ? String(error.code) : error.message) : ''
  return /^[A-Z]{2,}/.exec(words)?.[0] ?? 'no answer'
}

/** Comes back by itself whenever it can. Going and coming back are logged once. */
export async function openRedis(url: string, log: Log): Promise<Redis> {
  const client = await clientOf(url, (tries) => Math.min(50 * 2 ** tries, LONGEST_RETRY_MS))
  let isAway = false
  let silentUntil = 0
  const away = (error: unknown) => {
    if (!isAway)
      log.warn({ err: error }, 'Redis is away: limits of floods are each server’s own, hints go over PostgreSQL')
    isAway = true
  }
  const back = () => {
    if (isAway) log.info('Redis is back')
    isAway = false
  }
  client.on('error', away)
  client.on('ready', back)
  client.connect().catch(() => {}) // told to `away`; it goes on trying until it is closed

  async function ask<T>(question: () => Promise<T>): Promise<T> {
    if (Date.now() < silentUntil) throw new Error('Redis is silent')
    try {
      const answer = await within(ANSWER_MS, question())
      back()
      return answer
    } catch (error) {
      if (error instanceof Silence) {
        silentUntil = Date.now() + SILENCE_MS
        away(error)
      }
      throw error
    }
  }

  return {
    database: Number(new URL(url).pathname.slice(1)),
    publish: (channel, words) => ask(async () => void (await client.publish(channel, words))),
    eval: (script, given) => ask(() => client.eval(script, given)),
    check: () => ask(async () => void (await client.ping())),
    async subscribe(channel, hear) {
      const line = await openLine(url)
      const broken = new Promise((settle) => line.once('end', settle).on('error', settle))
      try {
        await within(CONNECT_MS, line.subscribe(channel, hear))
      } catch (error) {
        line.destroy()
        throw error
      }
      return { broken, check: () => within(CONNECT_MS, line.ping()), close: () => line.destroy() }
    },
    close: () => client.destroy(),
  }
}

/** A connection that is lost once: whoever wants another opens it. */
async function openLine(url: string): Promise<RedisClientType> {
  const line = await clientOf(url, false)
  line.on('error', () => {}) // said by what fails
  try {
    await within(CONNECT_MS, line.connect())
    return line
  } catch (error) {
    line.destroy()
    throw error
  }
}

/** Its client is large: whoever has no Redis does not load it. */
async function clientOf(url: string, reconnectStrategy: false | ((tries: number) => number)): Promise<RedisClientType> {
  const { createClient } = await import('@redis/client')
  return createClient({
    url,
    name: 'vecu',
    disableOfflineQueue: true,
    socket: { connectTimeout: CONNECT_MS, reconnectStrategy },
  }) as RedisClientType
}

class Silence extends Error {}

async function within<T>(ms: number, answer: Promise<T>): Promise<T> {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => late.reject(new Silence(`no answer within ${ms} ms`)), ms)
  try {
    return await Promise.race([answer, late.promise])
  } finally {
    clearTimeout(timer)
  }
}
