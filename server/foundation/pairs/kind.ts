import { is, SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Services } from '../context.ts'
import type { Tx } from '../db/database.ts'

/**
 * A kind of pairs. Its subjects are things of one sort, each with an owner; similar ones are found and stored. The kind provides everything that the engine
 * does not decide itself.
 */
export type PairKind<Criteria, Keys extends PgTable = PgTable> = {
  /** One row for each subject that takes part, with what the search reads and the columns of `searchColumns`. */
  keys: { table: Keys; key: AnyPgColumn; subject: AnyPgColumn; owner: AnyPgColumn }
  /** Made by `pairTable`. */
  pairs: PgTable
  /** Pairs that a member called not relevant: hidden from that member alone, through edits and new searches. */
  dismissals: { table: PgTable; member: AnyPgColumn; own: AnyPgColumn; other: AnyPgColumn }
  /**
   * Locks the subjects themselves until the transaction ends, in the order of their ids and before their keys, as their deletion does. Needed where rows about
   * pairs refer to the subjects, because inserting those locks the subjects too.
   */
  hold?: (tx: Tx, subjectIds: readonly string[]) => Promise<void>
  /** Finds the best pairs of a subject, exactly; undefined where it has no key. */
  find: (services: Finding, input: FindInput) => Promise<Search<Criteria> | undefined>
  /** Compares two matches; 0 where only their ids decide. */
  compare: (one: Scored<Criteria>, other: Scored<Criteria>) => number
  /** SQL: the same order among pairs of one score, by this column of criteria. */
  rank: (criteria: SQL) => SQL
  /**
   * For kinds whose two sides see a pair differently: criteria are stored as `a` sees them, `turned` (SQL) converts them to those of `b`, and `score` (SQL)
   * gives the score that a side sees. Absent where both sides see the same.
   */
  sides?: { turned: (criteria: SQL) => SQL; score: (criteria: SQL) => SQL }
  /** SQL: the owner in this column takes part now. Where absent, every owner with keys does. */
  takesPart?: (owner: SQL) => SQL
  /** SQL: the pair of the rows `own` and `other` (see `keysOf`) must not be shown to the owner of `own`. Where absent, every pair may be. */
  isWithheld?: (own: SQL, other: SQL) => SQL
  /** Limits that keep an owner from filling the lists of others; absent where there are none. */
  places?: Places
}

/**
 * The places that owners have in others' lists. Established and new owners are listed apart: a list keeps the best of the established ones, and as many of the
 * new ones as places are left, and `ofNew` more.
 */
export type Places = PlaceLimits & {
  /** Columns of the table of keys, made by `placeColumns`. */
  placeKey: AnyPgColumn
  isEstablished: AnyPgColumn
  /** SQL: further columns that an update sets where a row's place changes. */
  onPlaceChange?: SQL
  /** SQL: the owner of `own` was told of its pair with `other`, which therefore always stays in the list. */
  isKept: SQL
}

export type PlaceLimits = {
  /** The most subjects of one place key in a list, counted apart for established and new owners. */
  perOwner: number
  /** How many subjects of established owners come before those of new ones. */
  beforeNew: number
  /** How many places new owners have of their own. */
  ofNew: number
}

/** The services that a search may use. */
export type Finding = Pick<Services, 'db' | 'reader'>

export type FindInput = {
  subjectId: string
  /** Owners whose subjects are left out because a block stands between. The owner's own subjects are never found. */
  excludedOwnerIds: readonly string[] | SQL
  /** How many matches a search keeps. */
  kept: number
}

export type Scored<Criteria> = { score: number; criteria: Criteria }

/** A found subject and its version. Keys are text, whatever their type in the database. */
export type FoundPair<Criteria> = Scored<Criteria> & { key: string; subjectId: string; ownerId: string; ver: number }

/** The row of a subject behind `key` as a search met it, with the id of the transaction that wrote it. */
export type SearchedRow = { key: string; ver: number; matchedVer: number; rowVersion: string }

/** The matches that a search of version `ver` of the subject behind `key` found, best first. */
export type Search<Criteria> = SearchedRow & { found: FoundPair<Criteria>[] }

type Tables = Pick<PairKind<never>, 'keys' | 'pairs' | 'dismissals' | 'sides' | 'places'>

export const keyArray = ({ keys }: Tables, values: readonly string[]): SQL =>
  sql`${sql.param([...values])}::${sql.raw(keys.key.getSQLType())}[]`

export const idArray = (ids: readonly string[] | SQL): SQL => (isSql(ids) ? ids : sql`${sql.param([...ids])}::uuid[]`)

export const isSql = (ids: readonly string[] | SQL): ids is SQL => is(ids, SQL)

/**
 * SQL: all keys as (key, subject_id, owner_id, place_key, is_established), whatever the columns are called. Where a kind has no places, all are established.
 */
export const keysOf = ({ keys, places }: Tables): SQL => sql`(
  select ${keys.key} as key, ${keys.subject} as subject_id, ${keys.owner} as owner_id,
    ${places?.placeKey ?? sql`${keys.owner}::text`} as place_key, ${places?.isEstablished ?? sql`true`} as is_established
  from ${keys.table})`

/** SQL: the pairs of the key `own`, from both sides, as (key, score, criteria) of the other: as the side of `own` sees them. */
export function pairsOfOwn({ pairs, sides }: Tables): SQL {
  const score = (criteria: SQL) => sides?.score(criteria) ?? sql`score`
  const turned = sides?.turned(sql`criteria`) ?? sql`criteria`
  return sql`
    select b as key, ${score(sql`criteria`)} as score, criteria from ${pairs} where a = own.key
    union all
    select a, ${score(turned)}, ${turned} from ${pairs} where b = own.key`
}

/** SQL: the owner of one of the two, `own` and `other`, called the pair not relevant. */
export function isDismissed({ dismissals }: Tables, by: 'own' | 'other' = 'own'): SQL {
  const [mine, theirs] = by === 'own' ? [sql`own`, sql`other`] : [sql`other`, sql`own`]
  return sql`exists (
    select from ${dismissals.table}
    where ${dismissals.member} = ${mine}.owner_id and ${dismissals.own} = ${mine}.subject_id and ${dismissals.other} = ${theirs}.subject_id
  )`
}
