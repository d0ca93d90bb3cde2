import type { Db } from './database.ts'

type Recent<Answer> = ((db: Db, now: Date) => Promise<Answer>) & { forget: (db: Db) => void }

/**
 * Callers within `ms` milliseconds share an answer for each database. A failure is not kept, nor is an answer from the future, which a clock that was set
 * back leaves.
 */
export function recentOf<Answer>(ms: number, read: (db: Db, now: Date) => Promise<Answer>): Recent<Answer> {
  const kept = new WeakMap<Db, { at: number; answer: Promise<Answer> }>()
  const readRecent = (db: Db, now: Date): Promise<Answer> => {
    const known = kept.get(db)
    if (known && Math.abs(now.getTime() - known.at) < ms) return known.answer
    const answer = read(db, now)
    kept.set(db, { at: now.getTime(), answer })
    answer.catch(() => kept.get(db)?.answer === answer && kept.delete(db))
    return answer
  }
  return Object.assign(readRecent, { forget: (db: Db) => void kept.delete(db) })
}
