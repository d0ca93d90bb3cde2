const AT_ONCE = 200

type PageAfter<Row> = (after: string | undefined, limit: number) => PromiseLike<Row[]>

/** Yields a list page by page, so that it is never in memory as a whole. */
export async function* eachPage<Row extends { id: string }>(pageAfter: PageAfter<Row>): AsyncGenerator<Row[]> {
  for (let after: string | undefined; ; ) {
    const rows = await pageAfter(after, AT_ONCE)
    if (rows.length > 0) yield rows
    if (rows.length < AT_ONCE) return
    after = rows.at(-1)!.id
  }
}

export async function* eachRow<Row extends { id: string }>(pageAfter: PageAfter<Row>): AsyncGenerator<Row> {
  for await (const page of eachPage(pageAfter)) yield* page
}
