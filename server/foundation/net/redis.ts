import type { RedisClientType } from '@redis/client'
import { ConfigError } from '../config.ts'
import type { Log } from '../observe/log.ts'

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
/** A line on which nothing is said is asked this often whether anybody is there. */
const PING_MS = 2_000
/** On which nothing goes either way for so long, not even the answer to that, has lost its other end without a word. */
const DEAD_MS = 5_000

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
  const make = await clientMaker(url)
  let isAway = false
  let silentUntil = 0
  const away = (error: unknown) => {
    if (!isAway)
      log.warn({ err: error }, 'Redis is away: limits of floods are each server’s own, hints go over PostgreSQL alone')
    isAway = true
  }
  const back = () => {
    if (isAway) log.info('Redis is back')
    isAway = false
  }
  function begin(): RedisClientType {
    const begun = make((tries) => Math.min(50 * 2 ** tries, LONGEST_RETRY_MS))
    begun.on('error', away).on('ready', back)
    begun.connect().catch(() => {}) // told to `away`; it goes on trying until it is closed
    return begun
  }
  let client = begin()

  function letGo(): void {
    // Somebody must hear its errors at every moment: what it was asked fails now, and one that nobody hears would end the process.
    client.on('error', () => {})
    client.off('error', away)
    client.off('ready', back)
    client.destroy()
  }

  async function ask<T>(question: (client: RedisClientType) => Promise<T>): Promise<T> {
    if (Date.now() < silentUntil) throw new Error('Redis is silent')
    const asked = client
    try {
      const answer = await within(ANSWER_MS, question(asked))
      back()
      return answer
    } catch (error) {
      if (error instanceof Silence) {
        silentUntil = Date.now() + SILENCE_MS
        away(error)
        // Perhaps it is its line alone that is dead: as long as it is written on, nothing else would tell.
        if (asked === client) {
          letGo()
          client = begin()
        }
      }
      throw error
    }
  }

  return {
    database: Number(new URL(url).pathname.slice(1)),
    publish: (channel, words) => ask(async (client) => void (await client.publish(channel, words))),
    eval: (script, given) => ask((client) => client.eval(script, given)),
    check: () => ask(async (client) => void (await client.ping())),
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
    close: letGo,
  }
}

/** A connection that is lost once: whoever wants another opens it. */
async function openLine(url: string): Promise<RedisClientType> {
  const line = (await clientMaker(url))(false)
  line.on('error', () => {}) // said by what fails
  try {
    await within(CONNECT_MS, line.connect())
    return line
  } catch (error) {
    line.destroy()
    throw error
  }
}

type Retrying = false | ((tries: number) => number)

/** Its client is large: whoever has no Redis does not load it. */
async function clientMaker(url: string): Promise<(reconnectStrategy: Retrying) => RedisClientType> {
  const { createClient } = await import('@redis/client')
  return (reconnectStrategy) =>
    createClient({
      url,
      name: 'vecu',
      disableOfflineQueue: true,
      pingInterval: PING_MS,
      socket: { connectTimeout: CONNECT_MS, socketTimeout: DEAD_MS, reconnectStrategy },
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
