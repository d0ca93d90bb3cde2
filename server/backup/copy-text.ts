import type { Readable } from 'node:stream'
import { linesOf } from '#server/foundation/text/byte-lines.ts'

export type TextRow = Record<string, string | null>

/** The longest line that is read, in bytes. PostgreSQL allows values of 1 GB, but the columns read here hold names and keys. */
const LINE_MOST = 1 << 20
const ESCAPED: Record<string, string> = { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t', v: '\v' }

export async function* rowsIn(copied: Readable, columns: readonly string[]): AsyncGenerator<TextRow> {
  for await (const { bytes } of linesOf(copied, LINE_MOST)) {
    if (!bytes) throw new Error(`a row of ${columns.join(', ')} is too long`)
    const values = bytes.toString().split('\t')
    yield Object.fromEntries(columns.map((name, i) => [name, unescaped(values[i] ?? '\\N')]))
  }
}

const unescaped = (text: string): string | null =>
  text === '\\N' ? null : text.replace(/\\(.)/gs, (_, letter: string) => ESCAPED[letter] ?? letter)
