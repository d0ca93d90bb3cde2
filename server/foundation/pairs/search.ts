import { type SQL, sql } from 'drizzle-orm'
import type { Services } from '../context.ts'
import type { Reader, Tx } from '../db/database.ts'
import { transact } from '../transaction.ts'
import { PROMOTED, REWRITTEN } from './columns.ts'
import { type FindInput, type Found, isSql, keyArray, type PairKind, type Search } from './kind.ts'
import { amongBestOf } from './lists.ts'

/** Returns the ids in an array of owners. */
export async function ownersIn(reader: Reader, owners: FindInput['excludedOwnerIds']): Promise<readonly string[]> {
  if (!isSql(owners)) return owners
  const { rows } = await reader.execute<{ ids: string[] }>(sql`select ${owners} as ids`)
  return rows[0]!.ids
}

/**
 * Searches the best matches of a subject, stores the pairs that are new, and answers them; what it does not find of its outdated pairs goes. To be called when the transaction that wrote the subject has been
 * committed; calling it again changes nothing. Nothing is found of a subject that is not, or no longer, indexed.
 * @param input  `excludedOwnerIds` is asked again, in the transaction that stores: a block may have been made meanwhile
 * @param tell  called in the transaction that stores the new pairs, so that what must follow is written with them or not at all; where the owner became
 * established, also with the pairs that now stand before the new ones of another's list
 */
export async function searchAndStore<Criteria>(
  kind: PairKind<Criteria>,
  services: Pick<Services, 'db' | 'jobs' | 'live' | 'now' | 'reader'>,
  input: FindInput,
  tell: (tx: Tx, found: Found<Criteria>[], key: string) => Promise<void>,
): Promise<Found<Criteria>[]> {
  for (let attempt = 1; ; attempt++) {
    const search = await kind.find(services, input)
    if (!search || (search.found.length === 0 && (await markNothingFound(kind, services, search)))) return []
    const stored = await transact(services, async (tx) => {
      await kind.hold?.(tx, [input.subjectId, ...search.found.map((each) => each.subjectId)])
      const { held, matchedVer } = await holdUnchanged(kind, tx, search)
      // Only now: a block that is made later finds the pairs, for which it waits, and deletes them.
      const blocked = new Set(await ownersIn(tx, input.excludedOwnerIds))
      const unchanged = held.filter(({ ownerId }) => !blocked.has(ownerId))
      const isCurrent = unchanged.length === search.found.length
      if (!isCurrent && attempt < ATTEMPTS) return undefined
      if (matchedVer === REWRITTEN) await replaceOutdated(kind, tx, { key: search.key, found: unchanged })
      const found = await storePairs(kind, tx, { key: search.key, found: unchanged, at: services.now() })
      const told =
        matchedVer === PROMOTED ? await withPromoted(kind, tx, { key: search.key, all: unchanged, found }) : found
      if (told.length > 0) await tell(tx, told, search.key)
      return { found, isCurrent }
    })
    if (!stored) continue
    if (stored.isCurrent) await markSearched(kind, services, search)
    return stored.found
  }
}

/** A search whose findings are edited or removed before they are stored begins again; after so many times the rest is left to the sweep. */
const ATTEMPTS = 5

/**
 * The found subjects that are still what they were, held so until the transaction ends: an edit then waits, and deletes what is stored of it. None when the
 * searched subject itself is another, whose own search follows. Locked in one order everywhere, so that none waits in a circle.
 * `matchedVer`: of the searched row before this search; undefined where it is another or gone.
 */
async function holdUnchanged<Criteria>(
  kind: PairKind<Criteria>,
  tx: Tx,
  { key, ver, found }: Search<Criteria>,
): Promise<{ held: Found<Criteria>[]; matchedVer: number | undefined }> {
  const { keys } = kind
  const { rows } = await tx.execute<{ key: string; ver: number; matched_ver: number }>(sql`
    select ${keys.key} as key, ver, matched_ver from ${keys.table}
    where ${keys.key} = any (${keyArray(kind, [key, ...found.map((each) => each.key)])})
    order by ${keys.key} for share`)
  const standing = new Map(rows.map((row) => [row.key, row]))
  const own = standing.get(key)
  if (own?.ver !== ver) return { held: [], matchedVer: undefined }
  return {
    held: found.filter((each) => standing.get(each.key)?.ver === each.ver),
    matchedVer: own.matched_ver,
  }
}

type Promoted<Criteria> = { key: string; all: readonly Found<Criteria>[]; found: readonly Found<Criteria>[] }

/** Returns the new pairs of a subject whose owner became established, and those in whose other list it stood too far down while its owner was new. */
async function withPromoted<Criteria>(
  kind: PairKind<Criteria>,
  tx: Tx,
  { key, all, found }: Promoted<Criteria>,
): Promise<Found<Criteria>[]> {
  const limit = kind.places?.beforeNew
  if (limit === undefined) return [...found]
  const otherKeys = all.map((each) => each.key)
  const stoodBefore = await amongBestOf(kind, tx, { key, otherKeys, limit, asNew: true })
  const isNew = new Set(found.map((each) => each.key))
  return all.filter((each) => isNew.has(each.key) || !stoodBefore.has(each.key))
}

/**
 * The pairs of a subject become what was found of them, and its outdated ones that were not found are deleted; one that is not outdated was perhaps stored by a
 * search that had read the row of before. In the order in which pairs are locked everywhere.
 */
async function replaceOutdated<Criteria>(
  kind: PairKind<Criteria>,
  tx: Tx,
  { key, found }: { key: string; found: Found<Criteria>[] },
): Promise<void> {
  const own = sql`${key}::${sql.raw(kind.keys.key.getSQLType())}`
  await tx.execute(sql`
    with found as (${pairsFound(kind, key, found)}), standing as (
      select a, b, is_outdated from ${kind.pairs} where a = ${own} or b = ${own} order by a, b for update
    ), confirmed as (
      update ${kind.pairs} pair set score = found.score, criteria = found.criteria, is_outdated = false
      from standing join found using (a, b) where pair.a = standing.a and pair.b = standing.b
    )
    delete from ${kind.pairs} pair using standing
    where pair.a = standing.a and pair.b = standing.b and standing.is_outdated
      and not exists (select from found where found.a = pair.a and found.b = pair.b)`)
}

/** SQL: what was found, as rows of pairs (a, b, score, criteria), with the criteria as `a` sees them. */
function pairsFound<Criteria>({ keys, sides }: PairKind<Criteria>, key: string, found: Found<Criteria>[]): SQL {
  const type = sql.raw(keys.key.getSQLType())
  const own = sql`${key}::${type}`
  const pairs = JSON.stringify(found.map(({ key, score, criteria }) => ({ key, score, criteria })))
  const ofA = sides ? sql`case when key < ${own} then ${sides.turned(sql`criteria`)} else criteria end` : sql`criteria`
  return sql`
    select least(key, ${own}) as a, greatest(key, ${own}) as b, score, ${ofA} as criteria
    from jsonb_to_recordset(${pairs}::jsonb) as found (key ${type}, score smallint, criteria jsonb)`
}

type StorePairs<Criteria> = { key: string; found: Found<Criteria>[]; at: Date }

/** Both sides may store the same pairs at once: inserted in one order, each lands once. A pair that is there already has the same score and criteria. */
async function storePairs<Criteria>(
  kind: PairKind<Criteria>,
  tx: Tx,
  { key, found, at }: StorePairs<Criteria>,
): Promise<Found<Criteria>[]> {
  if (found.length === 0) return []
  const type = sql.raw(kind.keys.key.getSQLType())
  const { rows } = await tx.execute<{ key: string }>(sql`
    insert into ${kind.pairs} (a, b, score, criteria, created_at)
    select a, b, score, criteria, ${at.toISOString()}::timestamptz from (${pairsFound(kind, key, found)}) found
    order by a, b
    on conflict do nothing
    returning case when a = ${key}::${type} then b else a end as key`)
  const newKeys = new Set(rows.map((row) => row.key))
  return found.filter((each) => newKeys.has(each.key))
}

/** Marks a search that found nothing, and that has no outdated pairs to replace; false where it has, or where its subject is another by now. */
async function markNothingFound<Criteria>(
  { keys }: PairKind<Criteria>,
  { db, now }: Pick<Services, 'db' | 'now'>,
  { key, ver }: Search<Criteria>,
): Promise<boolean> {
  const { rows } = await db.execute(sql`
    update ${keys.table} set matched_ver = ${ver}, searched_at = ${now().toISOString()}::timestamptz
    where ${keys.key} = ${key} and ver = ${ver} and matched_ver <> ${REWRITTEN}
    returning ver`)
  return rows.length > 0
}

/**
 * In a transaction of its own: two searches that hold each other's subject for share could not both go on to change their own. Lost to a crash, the search is
 * only done again.
 */
async function markSearched<Criteria>(
  { keys }: PairKind<Criteria>,
  { db, now }: Pick<Services, 'db' | 'now'>,
  { key, ver }: Search<Criteria>,
): Promise<void> {
  await db.execute(sql`
    update ${keys.table} set matched_ver = ${ver}, searched_at = ${now().toISOString()}::timestamptz
    where ${keys.key} = ${key} and ver = ${ver}`)
}
