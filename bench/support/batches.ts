/** All of these, so many at a time: a generator that `take` has read from is closed, and gives no second batch. */
export function* batchesOf<Item>(all: Iterable<Item>, size: number): Generator<Item[]> {
  let batch: Item[] = []
  for (const item of all) {
    batch.push(item)
    if (batch.length < size) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}
