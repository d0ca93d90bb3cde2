const AT_ONCE = 8

export async function* inGroups<Thing>(things: AsyncIterable<Thing>): AsyncGenerator<Thing[]> {
  let group: Thing[] = []
  for await (const thing of things) {
    group.push(thing)
    if (group.length < AT_ONCE) continue
    yield group
    group = []
  }
  if (group.length > 0) yield group
}
