import { profileOf, type StoryContent, type Weights, weightsOf } from '#lexicon/readers/closeness.ts'
import { type Limits, type NearByPart, openClosestIndex } from '#lexicon/readers/closest-index.ts'
import { searchWeight } from '#lexicon/readers/search-weights.ts'
import { openPool } from '#server/foundation/db/database.ts'
import { contentOfRow, type StoredReading } from './reading-queries.ts'
import type { StoredFrequencies } from './tables.ts'

/** Readings that were committed before a question take part in its answer. */
export type KnownReadings = ReturnType<typeof openKnownReadings>

type Index = ReturnType<typeof openClosestIndex>
/** Rows of transactions from `seen` on may be missing; all rows that `snapshot` (pg_snapshot) shows are there. */
type IndexState = { version: number; index: Index; seen: string; snapshot: string }
type Row = Pick<StoredReading, 'features' | 'wordings' | 'spans'> & {
  key: string
  post_id: string
  author_id: string
  place_key: string
  is_established: boolean
  title_end: number
  digest: number
}

export type ClosestQuestion = {
  told: StoryContent
  withoutAuthors: readonly string[]
  limits: Limits
  perPlace: number
  floor: number
}

type MeaningQuestion = {
  parts: readonly (readonly string[])[]
  share: number
  limit: number
  prior: StoredFrequencies
}

/** `gone`: in memory, but no longer stored. `missing`: stored, but not in memory. `changed`: in memory in an earlier form. */
export type ReadingsCheck = { gone: number; missing: number; changed: number }

/** SQL: a digest of the columns that the index is made of. Only a defect changes a row without a new reading. */
const DIGEST = `hashtext(concat_ws('|', author_id, place_key, is_established, features, wordings, spans, title_end))`

export const NOTHING_FOUND: ReadingsCheck = { gone: 0, missing: 0, changed: 0 }

const ROWS_AT_ONCE = 5_000

export function openKnownReadings(database: string) {
  const pool = openPool(database, () => {}, 1)
  const weights = new Map<number, Weights>()
  let known: IndexState | undefined
  /** Questions are answered one after the other: two that read new rows at once would each keep half. */
  let turn: Promise<unknown> = Promise.resolve()

  async function weightsFor(version: number): Promise<Weights> {
    const made = weights.get(version)
    if (made) return made
    const { rows } = await pool.query<{ frequencies: StoredFrequencies }>(
      'select frequencies from reading_version where id = $1',
      [version],
    )
    const { stories, of } = rows[0]!.frequencies
    const weightOf = weightsOf({ stories, of: new Map(Object.entries(of)) })
    weights.set(version, weightOf)
    return weightOf
  }

  async function upToDate(version: number): Promise<IndexState> {
    const weightOf = await weightsFor(version)
    const { index, seen } = known?.version === version ? known : { index: openClosestIndex(weightOf), seen: '0' }
    // The horizon is read before the rows: a row that is still being written then is read again next time.
    const { rows } = await pool.query<{ horizon: string; snapshot: string }>(
      'select pg_snapshot_xmin(now)::text as horizon, now::text as snapshot from pg_current_snapshot() now',
    )
    for (let after = '0'; ; ) {
      const page = await pool.query<Row>(
        `select key, post_id, author_id, place_key, is_established, features, wordings, spans, title_end, ${DIGEST} as digest
        from story_reading where written_tx >= $1 and key > $2 order by key limit $3`,
        [seen, after, ROWS_AT_ONCE],
      )
      for (const row of page.rows) put(index, row, weightOf)
      if (page.rows.length < ROWS_AT_ONCE) break
      after = page.rows.at(-1)!.key
    }
    const { horizon, snapshot } = rows[0]!
    known = { version, index, seen: horizon, snapshot }
    return known
  }

  /** Returns the ids of stored stories, with the digests of those that were written before the last question, so that they must be in memory. */
  async function storedBefore(seen: string): Promise<Map<string, number | undefined>> {
    const stored = new Map<string, number | undefined>()
    for (let after = '0'; ; ) {
      const { rows } = await pool.query<{ key: string; post_id: string; digest: number | null }>(
        `select key, post_id, case when written_tx < $1 then ${DIGEST} end as digest from story_reading
        where key > $2 order by key limit $3`,
        [seen, after, ROWS_AT_ONCE],
      )
      for (const { post_id, digest } of rows) stored.set(post_id, digest ?? undefined)
      if (rows.length < ROWS_AT_ONCE) return stored
      after = rows.at(-1)!.key
    }
  }

  const inTurn = <Answer>(work: () => Promise<Answer>): Promise<Answer> => {
    const done = turn.then(work)
    turn = done.catch(() => {})
    return done
  }

  return {
    weightsOf: weightsFor,

    /** A story that is gone may be among the answers until it is forgotten. */
    closest: (version: number, { told, withoutAuthors, ...question }: ClosestQuestion): Promise<NearByPart> =>
      inTurn(async () => {
        const { index } = await upToDate(version)
        const profile = profileOf(told, await weightsFor(version))
        return index.closest({ ...question, profile, withoutAuthors: new Set(withoutAuthors) })
      }),

    /** A story that is gone, or was read anew after `snapshot`, may be among the answers. */
    meant: (
      version: number,
      { parts, prior, ...asked }: MeaningQuestion,
    ): Promise<{ ids: string[]; snapshot: string }> =>
      inTurn(async () => {
        const { index, snapshot } = await upToDate(version)
        const weightOf = (feature: string) =>
          searchWeight(feature, {
            stories: prior.stories + index.size(),
            of: new Map([[feature, (prior.of[feature] ?? 0) + index.storiesWith(feature)]]),
          })
        const weighed = parts.map((part) => new Map(part.map((feature) => [feature, weightOf(feature)])))
        return { ids: index.meant({ ...asked, parts: weighed }), snapshot }
      }),

    forget: (ids: readonly string[]): Promise<void> =>
      inTurn(async () => {
        for (const id of ids) known?.index.remove(id)
      }),

    hold: (lexicon: string): Promise<number> =>
      inTurn(async () => {
        const { rows } = await pool.query<{ id: number }>(
          'select id from reading_version where lexicon = $1 order by id desc limit 1',
          [lexicon],
        )
        return rows[0] ? (await upToDate(rows[0].id)).index.size() : 0
      }),

    /** Removes every story that is gone. Where one is missing or has changed, removes all, to be read again. */
    check: (): Promise<ReadingsCheck> =>
      inTurn(async () => {
        if (!known) return NOTHING_FOUND
        const { index, seen } = await upToDate(known.version)
        const stored = await storedBefore(seen)
        const held = index.digests()
        const gone = [...held.keys()].filter((id) => !stored.has(id))
        for (const id of gone) index.remove(id)
        const seenRows = [...stored].filter(([, digest]) => digest !== undefined)
        const missing = seenRows.filter(([id]) => !held.has(id))
        const changed = seenRows.filter(([id, digest]) => held.has(id) && held.get(id) !== digest)
        if (missing.length + changed.length > 0) known = undefined
        return { gone: gone.length, missing: missing.length, changed: changed.length }
      }),

    close: () => pool.end(),
  }
}

/** Ids of posts sort by time, so that the newest comes first among equally close stories. */
const put = (
  index: Index,
  { post_id, author_id, place_key, is_established, title_end, digest, ...told }: Row,
  weightOf: Weights,
): void =>
  index.put({
    id: post_id,
    authorId: author_id,
    placeKey: place_key,
    isEstablished: is_established,
    digest,
    profile: profileOf(contentOfRow({ ...told, titleEnd: title_end }), weightOf),
    silent: told.features.filter((feature) => weightOf(feature) === 0),
  })
