import type { RedisClientType } from '@redis/client'
import { ConfigError } from '../config.ts'
import type { Log } from '../observe/log.ts'
import { withinTime } from '../work/time-limit.ts'

/** The Redis of REDIS_URL. While it is unavailable, everything except `subscribe` fails quickly, and callers do without it. */
export type Redis = {
  database: number
  publish(channel: string, words: string): Promise<void>
  eval(script: string, given: { keys: string[]; arguments: string[] }): Promise<unknown>
  /** @throws where Redis is unavailable */
  subscribe(channel: string, hear: (words: string) => void): Promise<RedisLine>
  check(): Promise<void>
  close(): void
}

export type RedisLine = {
  broken: Promise<unknown>
  check(): Promise<unknown>
  close(): void
}

const CONNECT_MS = 5_000
const ANSWER_MS = 500
/** A Redis that did not answer is not used for this long, because every request would wait for it. */
const SILENCE_MS = 2_000
const LONGEST_RETRY_MS = 2_000
const PING_MS = 2_000
const DEAD_MS = 5_000

/** @throws ConfigError when REDIS_URL cannot be reached */
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

function reason(error: unknown): string {
  const words = error instanceof Error ? ('code' in error ? String(error.code) : error.message) : ''
  return /^[A-Z]{2,}/.exec(words)?.[0] ?? 'no answer'
}

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
    begun.connect().catch(() => {})
    return begun
  }
  let client = begin()

  function letGo(): void {
    // The client needs an error listener at every moment: pending requests fail now, and an error without a listener would end the process.
    client.on('error', () => {})
    client.off('error', away)
    client.off('ready', back)
    client.destroy()
  }

  async function ask<T>(question: (client: RedisClientType) => Promise<T>): Promise<T> {
    if (Date.now() < silentUntil) throw new Error('Redis is silent')
    const asked = client
    try {
      const answer = await withinTime(ANSWER_MS, question(asked), silence)
      back()
      return answer
    } catch (error) {
      if (error instanceof Silence) {
        silentUntil = Date.now() + SILENCE_MS
        away(error)
        // Only this connection may be dead: while commands are written to it, its own timeout does not fire.
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
        await withinTime(CONNECT_MS, line.subscribe(channel, hear), silence)
      } catch (error) {
        line.destroy()
        throw error
      }
      return { broken, check: () => withinTime(CONNECT_MS, line.ping(), silence), close: () => line.destroy() }
    },
    close: letGo,
  }
}

async function openLine(url: string): Promise<RedisClientType> {
  const line = (await clientMaker(url))(false)
  line.on('error', () => {})
  try {
    await withinTime(CONNECT_MS, line.connect(), silence)
    return line
  } catch (error) {
    line.destroy()
    throw error
  }
}

type Retrying = false | ((tries: number) => number)

/** Loads the client only where there is a Redis, because it is large. */
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

const silence = (ms: number): Error => new Silence(`no answer within ${ms} ms`)
