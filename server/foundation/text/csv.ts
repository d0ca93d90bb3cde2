import type { CsvFormat } from '#contract/foundation/csv.ts'

/** Excel reads a file without a byte order mark in an encoding without accents. */
const START: Record<CsvFormat, string> = { plain: '', 'excel-semicolon': '\u{FEFF}', 'excel-comma': '\u{FEFF}' }
const SEPARATOR: Record<CsvFormat, string> = { plain: ',', 'excel-semicolon': ';', 'excel-comma': ',' }

export type CsvRow = readonly (string | number | null)[]

/** @source  RFC 4180 */
export const csvOf = (rows: readonly CsvRow[], format: CsvFormat = 'plain'): string =>
  START[format] + csvLines(rows, format)

export const csvLines = (rows: readonly CsvRow[], format: CsvFormat): string =>
  rows.map((row) => `${row.map((value) => field(value, format)).join(SEPARATOR[format])}\r\n`).join('')

function field(value: string | number | null, format: CsvFormat): string {
  if (typeof value === 'number') return inFormat(value, format)
  const text = disarmed(value ?? '')
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

const inFormat = (value: number, format: CsvFormat): string =>
  format === 'excel-semicolon' ? String(value).replace('.', ',') : String(value)

/**
 * Puts an apostrophe before a text that a spreadsheet would run as a formula. A spreadsheet that splits at another separator than the file's sees the beginning
 * of a cell after that separator and after a line break too, even within quotes.
 * @source  OWASP, CSV injection
 */
const disarmed = (text: string): string =>
  text.replace(/^(?=[=+\-@\t\r\n＝＋－＠])/, "'").replace(/([,;\t\r\n] *)(?=[=+\-@＝＋－＠])/g, "$1'")
