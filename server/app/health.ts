import { sql } from 'drizzle-orm'
import type { Services } from '#server/foundation/context.ts'

export type Health = { status: 'ok' | 'unavailable'; checks: Record<'database' | 'storage', 'ok' | 'failing'> }

const PATIENCE_MS = 2_000

/** Whether this server can do its work now, part by part. */
export async function healthOf({ db, storage: files }: Pick<Services, 'db' | 'storage'>): Promise<Health> {
  const [database, storage] = await Promise.all([works(db.execute(sql`select 1`)), works(files.check())])
  return {
    status: database && storage ? 'ok' : 'unavailable',
    checks: { database: word(database), storage: word(storage) },
  }
}

const word = (isFine: boolean) => (isFine ? 'ok' : 'failing')

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
