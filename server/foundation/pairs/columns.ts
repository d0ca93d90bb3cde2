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

export const searchColumns = () => ({
  ver: integer().notNull(),
  /** The version whose search is stored; while it is lower than `ver`, a search is still to be done. See also `REWRITTEN` and `PROMOTED`. */
  matchedVer: integer().notNull().default(0),
  searchedAt: instant(),
})

export const placeColumns = () => ({
  /** Equal in all rows whose owners share their places: a keyed digest of the household, or the owner's id. */
  placeKey: text().notNull(),
  isEstablished: boolean().notNull(),
})

export type OwnerPlace = { placeKey: string; isEstablished: boolean }

/** The `matchedVer` of a row that was rewritten in the same version: its earlier pairs are shown until its search replaces them. */
export const REWRITTEN = -1

/**
 * `matchedVer` of a row whose owner became established: its search also notifies of stored pairs that a place limit kept out of the other's list, and replaces
 * the pairs of a row that was rewritten meanwhile.
 */
export const PROMOTED = -2

export const isUnsearched: SQL = sql`matched_ver < ver`

/**
 * Makes a table of pairs. A pair is stored once, whichever side's search found it, by the keys of both. It belongs to the versions in both key rows: when
 * either changes, the pair is deleted in the same transaction; when a row is rewritten in its version, the pair is outdated until the search of that row
 * confirms it.
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
