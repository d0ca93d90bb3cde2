import { gt, lt, or } from 'drizzle-orm'
import type pg from 'pg'
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible'
import { DAY_MS } from '#contract/foundation/durations.ts'
import type { Db } from '../db/database.ts'
import { Refusal } from '../refusal.ts'
import { rateLimit } from '../tables.ts'
import { siteOf } from './household.ts'
import type { Redis } from './redis.ts'

type Limiter = RateLimiterPostgres | RateLimiterMemory | RateLimiterRedis

export type Limit = { name: string; points: number; seconds: number }

export type Limits = {
  /**
   * Takes one point of a limit for `key`, in the database, so that all servers share it. If the key is an IPv6 network, one is also taken for the site
   * around it, which has sixteen times as many.
   * @throws Refusal TOO_MANY_REQUESTS
   */
  take(limit: Limit, key: string): Promise<void>
  /** Counts one more use of `key` (`add` 1), none (0), or takes one back (−1). Returns the uses within the limit's window. */
  count(limit: Limit, key: string, add?: -1 | 0 | 1): Promise<number>
  forget(limit: Limit, key: string): Promise<void>
  /**
   * Takes one point of a limit in memory, for requests that cost less than a query: in Redis, shared by all servers, or, without Redis or while it is
   * unavailable, in this process alone. The counts are lost with it.
   * @throws Refusal TOO_MANY_REQUESTS
   */
  takeInMemory(limit: Limit, key: string): Promise<void>
}

const tooMany = (ms: number) =>
  new Refusal('TOO_MANY_REQUESTS', { retryAfterSeconds: Math.max(1, Math.ceil(ms / 1000)) })

export function openLimits(pool: pg.Pool, redis?: Redis): Limits {
  const stored = new Map<string, RateLimiterPostgres>()
  const inMemory = new Map<string, RateLimiterMemory | RateLimiterRedis>()
  const storedOf = ({ name, points, seconds }: Limit) =>
    getOrMake(
      stored,
      name,
      () =>
        new RateLimiterPostgres({
          storeClient: pool,
          tableName: 'rate_limit',
          tableCreated: true,
          clearExpiredByTimeout: false,
          keyPrefix: name,
          points,
          duration: seconds,
        }),
    )
  const inMemoryOf = ({ name, points, seconds }: Limit) =>
    getOrMake(inMemory, name, () => {
      const alone = new RateLimiterMemory({ keyPrefix: name, points, duration: seconds })
      if (!redis) return alone
      return new RateLimiterRedis({
        storeClient: redis,
        useRedisPackage: true,
        keyPrefix: `vecu:${name}`,
        points,
        duration: seconds,
        insuranceLimiter: alone,
      })
    })

  const consume = async (limiter: Limiter, key: string) => {
    try {
      await limiter.consume(key)
    } catch (error) {
      if (error instanceof RateLimiterRes) throw tooMany(error.msBeforeNext)
      throw error
    }
  }
  const consumeAll = async (limiterOf: (limit: Limit) => Limiter, limit: Limit, key: string) => {
    await consume(limiterOf(limit), key)
    const wide = siteOf(key)
    if (wide) await consume(limiterOf({ ...limit, name: `${limit.name}-site`, points: SITE * limit.points }), wide)
  }
  return {
    take: (limit, key) => consumeAll(storedOf, limit, key),
    takeInMemory: (limit, key) => consumeAll(inMemoryOf, limit, key),
    async count(limit, key, add = 1) {
      if (add === 1) return (await storedOf(limit).penalty(key)).consumedPoints
      if (add === -1) return (await storedOf(limit).reward(key)).consumedPoints
      return (await storedOf(limit).get(key))?.consumedPoints ?? 0
    },
    async forget(limit, key) {
      await storedOf(limit).delete(key)
    },
  }
}

const SITE = 16

function getOrMake<Value>(map: Map<string, Value>, key: string, make: () => Value): Value {
  const found = map.get(key)
  if (found !== undefined) return found
  const made = make()
  map.set(key, made)
  return made
}

const WINDOW_DAYS = 7

/** Also deletes counters that end too late to be right, which a clock that was ahead wrote. */
export const forgetLimits = (db: Db, now: Date) =>
  db
    .delete(rateLimit)
    .where(or(lt(rateLimit.expire, now.getTime()), gt(rateLimit.expire, now.getTime() + WINDOW_DAYS * DAY_MS)))
