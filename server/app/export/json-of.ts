type Section<Source> = (source: Source) => PromiseLike<object> | AsyncIterable<object>

export async function* jsonOf<Source>(
  head: object,
  sections: Record<string, Section<Source>>,
  source: Source,
): AsyncGenerator<string> {
  yield JSON.stringify(head, null, 2).replace(/\n\}$/, '')
  for (const [name, section] of Object.entries(sections)) {
    yield `,\n  ${JSON.stringify(name)}: `
    const said = section(source)
    if (Symbol.asyncIterator in said) yield* listOf(said)
    else yield indented(await said, 2)
  }
  yield '\n}\n'
}

async function* listOf(rows: AsyncIterable<object>): AsyncGenerator<string> {
  let before = '[\n    '
  for await (const row of rows) {
    yield before + indented(row, 4)
    before = ',\n    '
  }
  yield before.startsWith('[') ? '[]' : '\n  ]'
}

const indented = (value: object, by: number): string =>
  JSON.stringify(value, null, 2).replaceAll('\n', `\n${' '.repeat(by)}`)
