import { type SQL, sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  type PgColumnBuilderBase,
  pgTable,
  primaryKey,
  smallint,
  text,
} from 'drizzle-orm/pg-core'
import { instant } from '../tables.ts'

/** The columns of a table of keys beside those that its own search reads. */
export const searchColumns = () => ({
  /** The version of the subject this row was made of. */
  ver: integer().notNull(),
  /** The version whose search is stored; while it is lower than `ver`, that search is still to be done. See also `REWRITTEN` and `PROMOTED`. */
  matchedVer: integer().notNull().default(0),
  searchedAt: instant(),
})

/** Further columns of a table of keys where owners have only so many places in the lists of others. `refreshPlaces` keeps them up to date. */
export const placeColumns = () => ({
  /** The same in all rows whose owners share the places of one: a keyed digest, or the owner's id. */
  placeKey: text().notNull(),
  isEstablished: boolean().notNull(),
})

/** The values of `placeColumns` for the owner of a subject. */
export type OwnerPlace = { placeKey: string; isEstablished: boolean }

/** `matchedVer` of a row that was written again in the version it had: the pairs of before are shown until its search replaces them. */
export const REWRITTEN = -1

/** `matchedVer` of a row whose owner became established: its search tells also of pairs that stood behind the places of others. */
export const PROMOTED = -2

/** SQL: the search of this row's version is still to be done. */
export const isUnsearched: SQL = sql`matched_ver < ver`

/**
 * A table of pairs, each stored once, whichever search found it, by the keys of both. A pair belongs to the versions in both rows of keys: when either
 * changes, the pair is deleted in the same transaction; when a row is written again in its version, the pair is outdated until the search of that row confirms it.
 * @param least  the lowest score that is stored
 */
export const pairTable =
  <Criteria>() =>
  <OfKey extends PgColumnBuilderBase>(
    name: string,
    { ofKey, least, most }: { ofKey: () => OfKey; least: number; most: number },
  ) =>
    pgTable(
      name,
      {
        a: ofKey(),
        b: ofKey(),
        score: smallint().notNull(),
        criteria: jsonb().$type<Criteria>().notNull(),
        createdAt: instant().notNull(),
        isOutdated: boolean().notNull().default(false),
      },
      (table) => [
        primaryKey({ columns: [table.a, table.b] }),
        index().on(table.b, table.a),
        // For counts by day. The index stays small because rows come in the order of time.
        index(`${name}_created_at`).using('brin', table.createdAt),
        check(`${name}_once`, sql`a < b`),
        check(`${name}_score`, sql.raw(`score between ${least} and ${most}`)),
      ],
    )
