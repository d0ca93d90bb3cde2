import { z } from 'zod'
import { Id } from '#contract/foundation/ids.ts'
import { invalidInput } from './refusal.ts'

type PageOf<Row> = { rows: Row[]; nextCursor: string | null }

/**
 * Splits rows, of which one more than `limit` was asked for, into those of the page and the cursor of the next page; null where there is none.
 * @param limit     at least 1
 * @param cursorOf  the cursor after the last row of the page; its id where none is given
 */
export function pageFrom<Row extends { id: string }>(found: readonly Row[], limit: number): PageOf<Row>
export function pageFrom<Row>(found: readonly Row[], limit: number, cursorOf: (last: Row) => string): PageOf<Row>
export function pageFrom<Row>(
  found: readonly Row[],
  limit: number,
  cursorOf = (last: Row) => (last as { id: string }).id,
): PageOf<Row> {
  const rows = found.slice(0, limit)
  return { rows, nextCursor: found.length > limit ? cursorOf(rows.at(-1)!) : null }
}

export type TimeCursor = { at: Date; id: string }

export const timeCursorOf = ({ at, id }: TimeCursor): string => `${at.toISOString()}_${id}`

/** The database has no year of more than four digits, and no year 0. */
const Instant = z.iso.datetime().regex(/^[1-9]\d{3}-/)
const ReadTimeCursor = z.object({ at: Instant.transform((text) => new Date(text)), id: Id })

/** @throws Refusal INVALID_INPUT */
export function readTimeCursor(cursor: string | undefined): TimeCursor | undefined {
  if (cursor === undefined) return undefined
  const [at, id] = cursor.split('_')
  const read = ReadTimeCursor.safeParse({ at, id })
  if (!read.success) throw invalidInput({ path: 'cursor', code: 'invalid' })
  return read.data
}
