import { sql } from 'drizzle-orm'
import { hasRelay } from '#server/foundation/config.ts'
import type { Services } from '#server/foundation/context.ts'

type Word = 'ok' | 'failing'

export type Health = {
  status: 'ok' | 'unavailable'
  checks: Record<'database' | 'storage', Word> & { redis?: Word; turn: 'ok' | 'missing' }
}

const PATIENCE_MS = 2_000

/**
 * Without Redis the server still works, alone. Without a TURN relay, calls show each side the other's address, to which both members agree first. Whether the
 * relay answers is not checked.
 */
export async function healthOf({
  config,
  db,
  storage: files,
  redis,
}: Pick<Services, 'config' | 'db' | 'storage'> & Partial<Pick<Services, 'redis'>>): Promise<Health> {
  const [database, storage, shared] = await Promise.all([
    works(db.execute(sql`select 1`)),
    works(files.check()),
    redis && works(redis.check()),
  ])
  return {
    status: database && storage ? 'ok' : 'unavailable',
    checks: {
      database: word(database),
      storage: word(storage),
      ...(shared !== undefined && { redis: word(shared) }),
      turn: hasRelay(config) ? 'ok' : 'missing',
    },
  }
}

const word = (isFine: boolean): Word => (isFine ? 'ok' : 'failing')

async function works(check: PromiseLike<unknown>): Promise<boolean> {
  const timeout = Promise.withResolvers<never>()
  const timer = setTimeout(() => timeout.reject(new Error('no answer')), PATIENCE_MS)
  try {
    await Promise.race([check, timeout.promise])
    return true
  } catch {
    return false
  } finally {
    clearTimeout(timer)
  }
}
