import { getTableName, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Reader, Tx } from '../db/database.ts'
import { isUnsearched, REWRITTEN } from './columns.ts'
import { idArray, keyArray, type PairKind } from './kind.ts'

/**
 * Makes a subject findable as it now is, in the transaction under way. The pairs of its older version go, in the same transaction; those of the new one come
 * with its search, which must begin after the commit: two subjects written at once would otherwise miss each other.
 * @param isStale  SQL: the row of this very version is to be written all the same; its owner said nothing else, so its pairs stay until the search replaces them
 * @returns its key, and whether it had none before; undefined when this version, or a newer one, was there already
 */
export async function writeKey<Criteria, Keys extends PgTable>(
  kind: PairKind<Criteria, Keys>,
  tx: Tx,
  row: Keys['$inferInsert'] & { ver: number },
  isStale: SQL = sql`false`,
): Promise<{ key: string; isNew: boolean } | undefined> {
  const { table } = kind.keys
  const [written] = await tx
    .insert(table)
    .values(row)
    .onConflictDoUpdate({
      target: kind.keys.subject,
      set: { ...row, matchedVer: sql`case when ${table}.ver = ${row.ver} then ${REWRITTEN}::int else 0 end` },
      setWhere: sql`${table}.ver < ${row.ver} or (${table}.ver = ${row.ver} and ${isStale})`,
    })
    .returning({
      key: kind.keys.key,
      isRewritten: sql<boolean>`${table}.matched_ver = ${REWRITTEN}`,
      isNew: sql<boolean>`${table}.xmax = 0`,
    })
  if (!written) return undefined
  const { isNew } = written
  const key = String(written.key)
  if (written.isRewritten) await outdatePairs(kind, tx, key)
  else if (!isNew) await dropPairs(kind, tx, [key])
  return { key, isNew }
}

/**
 * Lets one transaction at a time decide, until it ends, whether and how a subject takes part. Otherwise one that found that it does, and wrote its key only
 * after another found that it no longer does, would leave it in.
 */
export async function lockSubject(
  tx: Tx,
  subjectId: string,
  ...kinds: readonly { keys: Pick<PairKind<never>['keys'], 'table'> }[]
): Promise<void> {
  const locks = kinds.map(
    ({ keys }) => sql`pg_advisory_xact_lock(hashtextextended(${`${getTableName(keys.table)}:${subjectId}`}, 0))`,
  )
  await tx.execute(sql`select ${sql.join(locks, sql`, `)}`)
}

/** Takes subjects out of matching, and their pairs with them: gone, or their owner does not want to be matched. */
export async function dropKeys<Criteria>(
  kind: PairKind<Criteria>,
  tx: Tx,
  subjectIds: readonly string[],
): Promise<void> {
  const keys = await lockKeys(kind, tx, { subjectIds, strength: 'update' })
  if (keys.length === 0) return
  await dropPairs(kind, tx, keys)
  await tx.execute(sql`delete from ${kind.keys.table} where ${kind.keys.key} = any (${keyArray(kind, keys)})`)
}

type Locking = { subjectIds: readonly string[]; strength: 'update' | 'no key update' }

/** Locks keys in the order in which a search locks its matches: otherwise the two could wait for each other. */
async function lockKeys<Criteria>(
  { keys }: PairKind<Criteria>,
  tx: Tx,
  { subjectIds, strength }: Locking,
): Promise<string[]> {
  if (subjectIds.length === 0) return []
  const { rows } = await tx.execute<{ key: string }>(sql`
    select ${keys.key} as key from ${keys.table} where ${keys.subject} = any (${idArray(subjectIds)})
    order by ${keys.key} for ${sql.raw(strength)}`)
  return rows.map(({ key }) => key)
}

/**
 * Deletes all pairs of subjects whose rows this transaction holds. It is a statement of its own, run once the rows are locked, so that it sees the pairs of a
 * search that held them before. It locks in one order: each pair has two subjects, and three that leave at once could otherwise wait in a circle.
 */
async function dropPairs<Criteria>(kind: PairKind<Criteria>, tx: Tx, keys: readonly string[]): Promise<void> {
  const ofThese = sql`any (${keyArray(kind, keys)})`
  await tx.execute(sql`
    delete from ${kind.pairs} pair using (
      select a, b from ${kind.pairs} where a = ${ofThese} or b = ${ofThese} order by a, b for update
    ) held
    where pair.a = held.a and pair.b = held.b`)
}

/** Marks all pairs of a subject whose row this transaction holds, in the order of `dropPairs`, for its search to confirm or delete. */
async function outdatePairs<Criteria>({ pairs, ...kind }: PairKind<Criteria>, tx: Tx, key: string): Promise<void> {
  const own = sql`${key}::${sql.raw(kind.keys.key.getSQLType())}`
  await tx.execute(sql`
    update ${pairs} pair set is_outdated = true from (
      select a, b from ${pairs} where a = ${own} or b = ${own} order by a, b for update
    ) held
    where pair.a = held.a and pair.b = held.b`)
}

/**
 * Deletes the pairs between subjects of one side and of the other. A search that stores such a pair holds the rows of both subjects until it commits: either it
 * waits for this transaction, or this one waits for it and then sees the pair.
 */
export async function dropPairsBetween<Criteria>(
  kind: PairKind<Criteria>,
  tx: Tx,
  { ones, others }: { ones: readonly string[]; others: readonly string[] },
): Promise<void> {
  const keys = await lockKeys(kind, tx, { subjectIds: ones, strength: 'no key update' })
  if (keys.length === 0) return
  const ofOnes = sql`any (${keyArray(kind, keys)})`
  const ofOthers = sql`any (array(select ${kind.keys.key} from ${kind.keys.table} where ${kind.keys.subject} = any (${idArray(others)})))`
  await tx.execute(sql`
    delete from ${kind.pairs} pair using (
      select a, b from ${kind.pairs}
      where (a = ${ofOnes} and b = ${ofOthers}) or (a = ${ofOthers} and b = ${ofOnes}) order by a, b for update
    ) held
    where pair.a = held.a and pair.b = held.b`)
}

/** Subjects whose search, as they now are, is not stored yet: a server ended in between, or it is on its way. Oldest first. */
export async function pendingSubjects<Criteria>(
  { keys }: PairKind<Criteria>,
  reader: Reader,
  limit: number,
): Promise<string[]> {
  const { rows } = await reader.execute<{ id: string }>(
    sql`select ${keys.subject} as id from ${keys.table} where ${isUnsearched} order by ${keys.key} limit ${limit}`,
  )
  return rows.map(({ id }) => id)
}

/** Whether the search of this version of a subject has been stored. */
export async function isSearched<Criteria>(
  { keys }: PairKind<Criteria>,
  reader: Reader,
  { subjectId, version }: { subjectId: string; version: number },
): Promise<boolean> {
  const { rows } = await reader.execute(
    sql`select from ${keys.table} where ${keys.subject} = ${subjectId} and matched_ver >= ${version}`,
  )
  return rows.length > 0
}
