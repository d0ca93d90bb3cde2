/**
 * One line of comma-separated values (RFC 4180). A text that a spreadsheet would take for a formula begins with an apostrophe, so that it is read and
 * not run; see https://owasp.org/www-community/attacks/CSV_Injection.
 */
export const csvLine = (cells: readonly (string | null)[]): string => `${cells.map(cellOf).join(',')}\r\n`

function cellOf(cell: string | null): string {
  if (cell === null) return ''
  const text = /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
