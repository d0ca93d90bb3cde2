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
