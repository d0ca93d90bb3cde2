/**
 * A table as CSV: comma, CRLF, quotes where they are needed, UTF-8 without a mark.
 * @source  RFC 4180
 */
export const csvOf = (rows: readonly (readonly (string | number | null)[])[]): string =>
  rows.map((row) => `${row.map(field).join(',')}\r\n`).join('')

function field(value: string | number | null): string {
  const text = typeof value === 'string' ? disarmed(value) : String(value ?? '')
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/**
 * A spreadsheet takes what begins so for a formula, and runs it: with an apostrophe before it, it is text.
 * @source  OWASP, CSV injection
 */
const disarmed = (text: string): string => (/^[=+\-@\t\r\n＝＋－＠]/.test(text) ? `'${text}` : text)
