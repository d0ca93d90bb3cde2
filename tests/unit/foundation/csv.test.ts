import { expect, test } from 'vitest'
import { CSV_FORMATS, EXCEL_FORMATS } from '#contract/foundation/csv.ts'
import { csvLines, csvOf } from '#server/foundation/text/csv.ts'

/** A table as a spreadsheet splits it at this sign: quotes count at the beginning of a cell alone. */
function cellsOf(file: string, separator: string): string[][] {
  const rows: string[][] = [[]]
  for (let at = file.startsWith('\u{FEFF}') ? 1 : 0; at < file.length; ) {
    let cell = ''
    if (file[at] === '"') {
      for (at += 1; at < file.length; at += 1) {
        if (file[at] === '"' && file[at + 1] !== '"') break
        if (file[at] === '"') at += 1
        cell += file[at]
      }
      at += 1
    }
    while (at < file.length && file[at] !== separator && file[at] !== '\r' && file[at] !== '\n') cell += file[at++]
    rows.at(-1)!.push(cell)
    if (file[at] === separator) at += 1
    else {
      while (file[at] === '\r' || file[at] === '\n') at += 1
      if (at < file.length) rows.push([])
    }
  }
  return rows
}

const WORDS = [
  ['pseudonyme', 'détails'],
  ['Zoé', 'a, b; c\td'],
  ['dit "oui"', 'deux\r\nlignes'],
  ['', 'L’été = rien'],
]

test('a plain file is RFC 4180, without a mark', () => {
  expect(
    csvOf([
      ['a', 'b'],
      ['x, y', 12],
      ['"dit"', null],
      ['deux\nlignes', 0.5],
    ]),
  ).toBe('a,b\r\n"x, y",12\r\n"""dit""",\r\n"deux\nlignes",0.5\r\n')
})

test.each([
  ['fr', ';', '0,5'],
  ['en', ',', '0.5'],
] as const)('a file for Excel in %s begins with a mark, and is split at "%s"', (language, separator, half) => {
  const file = csvOf(WORDS, EXCEL_FORMATS[language])
  // Windows reads the bytes of the mark, and UTF-8 after them.
  expect([...Buffer.from(file).subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  expect(cellsOf(file, separator)).toEqual(WORDS)
  expect(csvOf([[0.5, -3]], EXCEL_FORMATS[language])).toBe(`\u{FEFF}${half}${separator}-3\r\n`)
  expect(csvLines([['Zoé']], EXCEL_FORMATS[language])).toBe('Zoé\r\n')
})

const BEGUN = ['=1+1', '+33 6', '-2', '@SUM(A1)', '\t=1', '\r=1', '\n=1', '＝1', '＋1', '－1', '＠A']
const FORMULAS = [
  ...BEGUN,
  ...BEGUN.flatMap((formula) => [`a;${formula}`, `a,${formula}`, `a\t${formula}`, `a; ${formula}`, `"x";${formula}`]),
  '=cmd|"/c calc"!A1',
  'a"\r\n=cmd|"/c calc"!A1',
  '";=1+1;"',
]

test.each(CSV_FORMATS)(
  'no cell of a file in %s is a formula, whichever character a spreadsheet splits it at',
  (format) => {
    const file = csvOf(
      FORMULAS.map((formula) => ['avant', formula, 'après']),
      format,
    )
    for (const separator of [',', ';', '\t'])
      for (const cell of cellsOf(file, separator).flat()) expect(cell.trimStart()).not.toMatch(/^[=+\-@＝＋－＠]/)
  },
)
