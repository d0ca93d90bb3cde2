import { getTableName, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { askBuilt } from '../db/batched-reads.ts'
import type { Reader, Tx } from '../db/database.ts'
import { nameLock } from '../db/name-lock.ts'
import { isUnsearched, PROMOTED, REWRITTEN } from './columns.ts'
import { idArray, keyArray, type PairKind } from './kind.ts'

type WrittenKey = { key: string; isNew: boolean; isRewritten: boolean; beside?: unknown }

/**
 * Writes a subject's key in its current version, in the current transaction, and deletes the pairs of its older version. The pairs of the new version come with
 * its search, which must begin after the commit: two subjects written at once would otherwise miss each other.
 * @param isStale  SQL: the row of this same version must be rewritten. Its pairs stay until the search replaces them, because its owner changed nothing
 * @param beside  SQL: a write of one row that is sent with it, and done whether or not the key is written
 * @returns its key, whether it had none before, and the row of `beside` as JSON; undefined when this version or a newer one was already written
 */
export async function writeKey<Criteria, Keys extends PgTable>(
  kind: PairKind<Criteria, Keys>,
  tx: Tx,
  row: Keys['$inferInsert'] & { ver: number },
  isStale: SQL = sql`false`,
  beside?: SQL,
): Promise<{ key: string; isNew: boolean; beside?: unknown } | undefined> {
  const { table } = kind.keys
  const writing = tx
    .with(...(beside ? [tx.$with('beside', {}).as(beside)] : []))
    .insert(table)
    .values(row)
    .onConflictDoUpdate({
      target: kind.keys.subject,
      set: {
        ...row,
        // A promotion that is still to be searched stays one: its search replaces the outdated pairs too.
        matchedVer: sql`case when ${table}.ver <> ${row.ver} then 0 when ${table}.matched_ver = ${PROMOTED} then ${PROMOTED}::int else ${REWRITTEN}::int end`,
      },
      setWhere: sql`${table}.ver < ${row.ver} or (${table}.ver = ${row.ver} and ${isStale})`,
    })
    .returning({
      key: sql`${kind.keys.key}::text`.as('key'),
      isRewritten: sql`${table}.matched_ver in (${REWRITTEN}, ${PROMOTED})`.as('isRewritten'),
      isNew: sql`${table}.xmax = 0`.as('isNew'),
      ...(beside && { beside: sql`(select to_jsonb(beside) from beside)`.as('beside') }),
    })
  const [written] = await askBuilt<WrittenKey>(tx, 'write_key', writing.getSQL())
  if (!written) return undefined
  const { isNew, key } = written
  if (written.isRewritten) await outdatePairs(kind, tx, key)
  else if (!isNew) await dropPairs(kind, tx, [key])
  return { key, isNew, beside: written.beside }
}

/**
 * Locks the decision whether a subject takes part, until the transaction ends. Otherwise a transaction that found that it does could write its key after
 * another found that it no longer does.
 */
export async function lockSubject(
  tx: Tx,
  subjectId: string,
  ...kinds: readonly { keys: Pick<PairKind<never>['keys'], 'table'> }[]
): Promise<void> {
  const locks = kinds.map(({ keys }) => nameLock(`${getTableName(keys.table)}:${subjectId}`))
  await askBuilt(tx, 'lock_subject', sql`select ${sql.join(locks, sql`, `)}`)
}

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

/** Locks keys in the order in which a search locks its matches, so that the two do not wait for each other. */
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
 * Deletes all pairs of subjects whose rows this transaction has locked. It is a statement of its own, after the locks, so that it sees the pairs of a search
 * that held them before. Pairs are locked in one order, because three subjects that are removed at once could otherwise wait in a circle.
 */
async function dropPairs<Criteria>(kind: PairKind<Criteria>, tx: Tx, keys: readonly string[]): Promise<void> {
  const ofThese = sql`any (${keyArray(kind, keys)})`
  await tx.execute(sql`
    delete from ${kind.pairs} pair using (
      select a, b from ${kind.pairs} where a = ${ofThese} or b = ${ofThese} order by a, b for update
    ) held
    where pair.a = held.a and pair.b = held.b`)
}

/** Locks in the order of `dropPairs`. The subject's search confirms or deletes the pairs. */
async function outdatePairs<Criteria>({ pairs, ...kind }: PairKind<Criteria>, tx: Tx, key: string): Promise<void> {
  const own = sql`${key}::${sql.raw(kind.keys.key.getSQLType())}`
  await tx.execute(sql`
    update ${pairs} pair set is_outdated = true from (
      select a, b from ${pairs} where a = ${own} or b = ${own} order by a, b for update
    ) held
    where pair.a = held.a and pair.b = held.b`)
}

/**
 * Deletes the pairs between the subjects of two sides. A search that stores such a pair locks both subjects' rows until it commits: either it waits for this
 * transaction, or this one waits for it and then sees the pair.
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

/** Returns subjects whose search in the current version is not stored yet, because it is under way or a server died. Oldest first. */
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

/** A search of a row that was only rewritten is not owed. Undefined for a subject without a key. */
export async function isSearchOwed<Criteria>(
  { keys }: PairKind<Criteria>,
  reader: Reader,
  subjectId: string,
): Promise<boolean | undefined> {
  const { rows } = await reader.execute<{ isOwed: boolean }>(sql`
    select ${isUnsearched} and matched_ver <> ${REWRITTEN} as "isOwed" from ${keys.table} where ${keys.subject} = ${subjectId}`)
  return rows[0]?.isOwed
}

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
