import { and, asc, count, desc, eq, inArray, like, or, type SQL, sql } from 'drizzle-orm'
import { foldText } from '#contract/foundation/fold.ts'
import type { DrugSignals, SignalOrder, SignalsRequest, SignalTable } from '#contract/medication/schema.ts'
import { SYMPTOMS } from '#contract/posts/symptoms.ts'
import type { Reader } from '#server/foundation/db/database.ts'
import { signalOf } from './signal-views.ts'
import { signalPair } from './tables.ts'

/**
 * Returns the matching pairs of the last night, in the requested order. `asOf` is null while there is no pair at all, because nothing was counted yet or
 * nothing may be shown.
 */
export async function signalTable(
  db: Reader,
  { search, order, only, offset, limit }: SignalsRequest,
): Promise<SignalTable> {
  const fits = and(only === 'signals' ? signalPair.isSignal : undefined, search ? speaksOf(search) : undefined)
  const [rows, [found], [counted]] = await Promise.all([
    db
      .select()
      .from(signalPair)
      .where(fits)
      .orderBy(...ORDERS[order], asc(signalPair.drugKey), asc(signalPair.reactionKey))
      .offset(offset)
      .limit(limit),
    db.select({ total: count() }).from(signalPair).where(fits),
    db.select().from(signalPair).limit(1),
  ])
  return {
    asOf: counted?.asOf ?? null,
    members: counted ? counted.a + counted.b + counted.c + counted.d : 0,
    total: found!.total,
    pairs: rows.map(signalOf),
  }
}

/** As of the last night: live counts would change during the day, and the difference of two answers would reveal a single report. */
export async function drugSignals(db: Reader, drugKey: string): Promise<DrugSignals> {
  const rows = await db
    .select()
    .from(signalPair)
    .where(eq(signalPair.drugKey, drugKey))
    .orderBy(...ORDERS.ic, asc(signalPair.reactionKey))
  const [first] = rows
  return { members: first ? first.a + first.b : null, pairs: rows.map(signalOf) }
}

const ORDERS: Record<SignalOrder, SQL[]> = {
  ic: [sql`${signalPair.icLow} desc nulls last`],
  prr: [sql`${signalPair.prr} desc nulls last`, desc(signalPair.a)],
  cases: [desc(signalPair.a), sql`${signalPair.icLow} desc nulls last`],
}

function speaksOf(search: string): SQL | undefined {
  const part = foldText(search)
  // Punctuation alone leaves nothing to look for.
  if (part === '') return sql`false`
  const listed = SYMPTOMS.filter(({ en }) => foldText(en).includes(part)).map(({ fr }) => foldText(fr))
  return or(
    like(signalPair.drugKey, `%${part}%`),
    like(signalPair.reactionKey, `%${part}%`),
    listed.length > 0 ? inArray(signalPair.reactionKey, listed) : undefined,
  )
}
