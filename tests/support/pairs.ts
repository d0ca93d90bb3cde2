type Scored = { id: string; score: number }
type BestMatches<Subject> = (of: Subject, options: { among: readonly Subject[]; kept: number }) => readonly Scored[]

/** Every pair of these that is a match by the plain rule, as `pairs()` of a database writes them. */
export const pairsAmong = <Subject extends { id: string }>(
  all: readonly Subject[],
  bestMatches: BestMatches<Subject>,
): string[] =>
  all
    .flatMap((subject, index) =>
      bestMatches(subject, { among: all.slice(0, index), kept: index }).map(({ id, score }) =>
        [...[subject.id, id].sort(), score].join(' '),
      ),
    )
    .sort()

/** Works through `items` with so many at once, as that many members would. */
export async function workThrough<Item>(
  items: readonly Item[],
  atOnce: number,
  work: (item: Item) => Promise<unknown>,
): Promise<void> {
  const waiting = [...items]
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await work(item)
    }),
  )
}
