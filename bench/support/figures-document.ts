import type { Figure, Measured } from './record.ts'
import type { Source } from './trust-sources.ts'

/** The rows of one command, in the order in which they stand; the first row of a command names it. */
type Group = { command: string; rows: string[] }

const RULE = /^\|(?:-+\|)+$/
const FIRST_ROW = /^\| `([^`]+)` \|/

/**
 * Returns docs/FIGURES.md with what was measured here in place of what stood there of the same command. A command that was not measured here, or earlier than
 * what stands there, keeps its rows; so does a figure that came out without a value. The text around the table stays.
 */
export function withFigures(
  document: string,
  sources: readonly Source[],
  measured: ReadonlyMap<string, Measured>,
): string {
  const { before, groups, after } = partsOf(document)
  const known = new Map(groups.map((group) => [group.command, group]))
  const commands = new Set(sources.map(({ command }) => command))
  const rows = [
    ...sources.flatMap(({ name, command }) => {
      const stands = known.get(command)
      const found = measured.get(name)
      if (!found || found.at.slice(0, 10) < dayOf(stands)) return stands?.rows ?? []
      return rowsOf({ command, found, stands, head: before })
    }),
    ...groups.filter(({ command }) => !commands.has(command)).flatMap((group) => group.rows),
  ]
  return [before, ...rows, after].join('\n')
}

function partsOf(document: string): { before: string; groups: Group[]; after: string } {
  const lines = document.split('\n')
  const rule = lines.findIndex((line) => RULE.test(line))
  if (rule === -1) throw new Error('docs/FIGURES.md has no table')
  const length = lines.slice(rule + 1).findIndex((line) => !line.startsWith('|'))
  const end = length === -1 ? lines.length : rule + 1 + length
  const groups: Group[] = []
  for (const row of lines.slice(rule + 1, end)) {
    const command = FIRST_ROW.exec(row)?.[1]
    if (command !== undefined) groups.push({ command, rows: [row] })
    else groups.at(-1)!.rows.push(row)
  }
  return { before: lines.slice(0, rule + 1).join('\n'), groups, after: lines.slice(end).join('\n') }
}

/** The latest day of a group's rows, as ISO 8601; empty where no row says one. */
const dayOf = (group: Group | undefined): string =>
  (group?.rows ?? [])
    .flatMap((row) => /\d{4}-\d{2}-\d{2}/.exec(cellsOf(row)[5] ?? '')?.[0] ?? [])
    .toSorted()
    .at(-1) ?? ''

type Replacing = { command: string; found: Measured; stands: Group | undefined; head: string }

function rowsOf({ command, found: { at, machine, load, figures }, stands, head }: Replacing): string[] {
  const loads = load.map((average) => average.toFixed(1)).join(' → ')
  const elsewhere = head.includes(machine) ? '' : `; ${machine}`
  const when = `${at.slice(0, 10)}, load ${loads}${elsewhere}`
  const before = new Map((stands?.rows ?? []).map((row) => [cellsOf(row)[1], row]))
  let isSaid = false
  const rows = figures.flatMap((figure) => {
    const kept = before.get(escaped(figure.name))
    if (!isMissing(figure)) {
      const cells = [escaped(figure.name), escaped(figure.value), escaped(figure.bar ?? ''), held(figure)]
      const said = isSaid ? '' : when
      isSaid = true
      return [[...cells, said]]
    }
    if (!kept) return []
    // The next row has to say again when it was measured.
    isSaid = false
    return [[...cellsOf(kept).slice(1, 5), dated(kept, stands)]]
  })
  return rows.map((cells, n) => row([n === 0 ? `\`${command}\`` : '', ...cells]))
}

/** When a row of before was measured: its own cell says it, or that of its group. */
const dated = (kept: string, stands: Group | undefined): string => cellsOf(kept)[5] || dayOf(stands)

const held = ({ isHeld }: Figure): string => (isHeld === undefined ? '' : isHeld ? 'yes' : 'no')

/** A measurement that counted nothing divides by nothing. */
const isMissing = ({ value }: Figure): boolean => /^[-–\s]*$|\bNaN\b/.test(value)

const escaped = (cell: string): string => cell.trim().replaceAll('|', '\\|')

const cellsOf = (line: string): string[] =>
  line
    .split(/(?<!\\)\|/)
    .slice(1, -1)
    .map((cell) => cell.trim())

const row = (cells: readonly string[]): string =>
  `|${cells.map((cell) => (cell === '' ? ' ' : ` ${cell} `)).join('|')}|`
