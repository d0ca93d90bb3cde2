import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { drugKey } from '#contract/medication/rules.ts'
import type { Db, Tx } from '#server/foundation/db/database.ts'
import { linesOf } from '#server/foundation/text/byte-lines.ts'
import { type Ingredient, ingredientIn, type Read, type Speciality, specialityIn, substanceOf } from '../bdpm.ts'
import { drug } from '../tables.ts'
import { nameKeyOf } from './rekey-medications.ts'

const SPECIALITIES = 'CIS_bdpm.txt'
const INGREDIENTS = 'CIS_COMPO_bdpm.txt'

const LINE_BYTES_MAX = 1_000_000
const FILE_BYTES_MAX = 200_000_000
const TOLD_MAX = 20
const PROGRESS_LINES = 5_000
const ROWS_AT_ONCE = 1_000

export type ImportFault =
  | 'MISSING'
  | 'UNREADABLE'
  | 'EMPTY'
  | 'TOO_LARGE'
  | 'LINE_TOO_LONG'
  | 'WRONG_ENCODING'
  | 'WRONG_LINES'

/** The message is a sentence for the operator. Nothing was changed. */
export class ImportRefused extends Error {
  readonly fault: ImportFault

  constructor(fault: ImportFault, message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'ImportRefused'
    this.fault = fault
  }
}

export type Imported = { specialities: number; added: number; changed: number; removed: number }

type Order = { folder: string; say: (progress: string) => void }

/**
 * Both files are read completely before anything is written, in one transaction. Medications that are gone from the base are removed, unchanged ones are
 * left alone.
 * @throws ImportRefused
 */
export async function importBdpm({ db }: { db: Db }, { folder, say }: Order): Promise<Imported> {
  const specialities = await rowsIn(join(folder, SPECIALITIES), { name: SPECIALITIES, read: specialityIn, say })
  const ingredients = await rowsIn(join(folder, INGREDIENTS), { name: INGREDIENTS, read: ingredientIn, say })
  const rows = drugRows(specialities, ingredients)
  say(`Writing ${rows.length} specialities…`)
  return db.transaction((tx) => replaceDrugs(tx, rows))
}

type Source<Row extends object> = { name: string; read: (line: string) => Read<Row>; say: Order['say'] }

async function rowsIn<Row extends object>(path: string, { name, read, say }: Source<Row>): Promise<Row[]> {
  const rows: Row[] = []
  const wrong: string[] = []
  let wrongLines = 0
  let bytes = 0
  try {
    for await (const line of linesOf(createReadStream(path), LINE_BYTES_MAX)) {
      const { number } = line
      if (!line.bytes)
        throw new ImportRefused(
          'LINE_TOO_LONG',
          `${name}, line ${number}: longer than ${LINE_BYTES_MAX} bytes. This is no file of the public drug base.`,
        )
      bytes += line.bytes.length + 1
      if (bytes > FILE_BYTES_MAX)
        throw new ImportRefused('TOO_LARGE', `${name}: larger than ${FILE_BYTES_MAX} bytes, found at line ${number}.`)
      const text = decodeLine(line.bytes, { name, number })
      if (text.trim() === '') continue
      const row = read(text)
      if (typeof row === 'string') {
        wrongLines++
        if (wrong.length < TOLD_MAX) wrong.push(`  line ${number}: ${REASONS[row]}`)
      } else rows.push(row)
      if (number % PROGRESS_LINES === 0) say(`${name}: ${number} lines read…`)
    }
  } catch (error) {
    throw error instanceof ImportRefused ? error : unreadable(error, path)
  }
  if (wrongLines > 0) {
    const others = wrongLines > wrong.length ? [`  and ${wrongLines - wrong.length} more`] : []
    throw new ImportRefused('WRONG_LINES', [`${name}: ${wrongLines} wrong lines.`, ...wrong, ...others].join('\n'))
  }
  if (rows.length === 0) throw new ImportRefused('EMPTY', `${name}: no line in it.`)
  say(`${name}: ${rows.length} lines.`)
  return rows
}

const REASONS = {
  columns: 'columns are missing',
  code: 'its first column is no code CIS of eight digits',
  name: 'it has no name',
} as const satisfies Record<Read<never>, string>

function unreadable(error: unknown, path: string): ImportRefused {
  const { code } = error as NodeJS.ErrnoException
  return code === 'ENOENT' || code === 'ENOTDIR'
    ? new ImportRefused('MISSING', `${path} is not there.`, { cause: error })
    : new ImportRefused('UNREADABLE', `${path} cannot be read (${code ?? 'unknown reason'}).`, { cause: error })
}

const utf8 = new TextDecoder('utf-8', { fatal: true })
const windows1252 = new TextDecoder('windows-1252')

/** Decodes a line of the base, which is in Windows-1252: there letters with accents are never valid UTF-8. */
function decodeLine(bytes: Buffer, { name, number }: { name: string; number: number }): string {
  const refuse = (found: string) =>
    new ImportRefused(
      'WRONG_ENCODING',
      `${name}, line ${number}: in ${found}. The public drug base publishes Latin-1 (Windows-1252): import its files as they are.`,
    )
  if (number === 1 && (startsWith(bytes, [0xff, 0xfe]) || startsWith(bytes, [0xfe, 0xff]))) throw refuse('UTF-16')
  if (number === 1 && startsWith(bytes, [0xef, 0xbb, 0xbf])) throw refuse('UTF-8 with a byte order mark')
  if (bytes.some((byte) => byte >= 0x80) && isUtf8(bytes)) throw refuse('UTF-8')
  return windows1252.decode(bytes)
}

const startsWith = (bytes: Buffer, mark: readonly number[]) => mark.every((byte, i) => bytes[i] === byte)

function isUtf8(bytes: Buffer): boolean {
  try {
    utf8.decode(bytes)
    return true
  } catch {
    return false
  }
}

type DrugRow = typeof drug.$inferInsert

function drugRows(specialities: readonly Speciality[], ingredients: readonly Ingredient[]): DrugRow[] {
  const ingredientsOf = Map.groupBy(ingredients, ({ cis }) => cis)
  const rows = specialities.map((speciality) => {
    const substance = substanceOf(ingredientsOf.get(speciality.cis) ?? [])
    return {
      ...speciality,
      nameKey: nameKeyOf(speciality.name),
      substance,
      substanceKey: drugKey(substance ?? ''),
    }
  })
  return [...new Map(rows.map((row) => [row.cis, row])).values()]
}

async function replaceDrugs(tx: Tx, rows: readonly DrugRow[]): Promise<Imported> {
  // A second import waits for the first one; reading is not blocked.
  await tx.execute(sql`lock table ${drug} in share row exclusive mode`)
  const codes = sql`${sql.param(rows.map(({ cis }) => cis))}::int[]`
  const removed = await tx.delete(drug).where(sql`${drug.cis} <> all(${codes})`)
  let added = 0
  let changed = 0
  for (let i = 0; i < rows.length; i += ROWS_AT_ONCE) {
    const written = await tx
      .insert(drug)
      .values(rows.slice(i, i + ROWS_AT_ONCE))
      .onConflictDoUpdate({
        target: drug.cis,
        set: {
          name: sql`excluded.name`,
          nameKey: sql`excluded.name_key`,
          substance: sql`excluded.substance`,
          substanceKey: sql`excluded.substance_key`,
          dosage: sql`excluded.dosage`,
          route: sql`excluded.route`,
          isMarketed: sql`excluded.is_marketed`,
        },
        setWhere: sql`${drug} is distinct from excluded`,
      })
      // An updated row has this transaction as its xmax; an inserted one has none.
      .returning({ isNew: sql<boolean>`xmax = 0` })
    added += written.filter(({ isNew }) => isNew).length
    changed += written.filter(({ isNew }) => !isNew).length
  }
  return { specialities: rows.length, added, changed, removed: removed.rowCount ?? 0 }
}
