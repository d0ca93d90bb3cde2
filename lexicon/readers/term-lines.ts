import { LANGUAGES, type Language } from '#contract/foundation/languages.ts'
import { refuseBroken } from '#lexicon/text/broken-lines.ts'

export const TERM_KINDS = ['site', 'find', 'local', 'ctx', 'ignore'] as const
export type TermKind = (typeof TERM_KINDS)[number]

export type Term = {
  kind: TermKind
  /** The id as features are written: `s:knee`, `f:tremor`, `c:night`, `x:idiom-hand`. */
  id: string
  parents: string[]
  concepts: string[]
  /** The name shown to people where that is no expression, because alone it says too little: "(parler)". */
  names: Partial<Record<Language, string>>
  said: Record<Language, string[]>
  isSilentIn: Record<Language, boolean>
  place: string
}

const PREFIX: Record<TermKind, string> = { site: 's', find: 'f', local: 'f', ctx: 'c', ignore: 'x' }

/**
 * The format is in vocabulary/README.md.
 * @throws Error that names a line which is not written as terms are, unless `onBroken` leaves it out
 */
export function termsOf(file: string, text: string, onBroken = refuseBroken): Term[] {
  return linesByTerm(text).flatMap(({ lines, first }) => {
    const placeAt = (index: number) => `${file}:${first + index}`
    try {
      return [termOf(lines, placeAt)]
    } catch (error) {
      onBroken(error as Error)
      return []
    }
  })
}

type Lines = { lines: string[]; first: number }

const CONTINUES = '  '

/** Groups the lines of a file by term. Empty lines and comments belong to none, and nothing continues them. */
function linesByTerm(text: string): Lines[] {
  const terms: Lines[] = []
  let above: string[] | undefined
  for (const [index, line] of text.split('\n').entries()) {
    const isRead = line.trim() !== '' && !line.startsWith('#')
    if (!isRead) above = undefined
    else if (above && line.startsWith(CONTINUES)) above.push(line)
    else {
      above = [line]
      terms.push({ lines: above, first: index + 1 })
    }
  }
  return terms
}

/** Ends a line that may be continued: after an expression, a choice in brackets, or where a column begins. */
const MAY_BREAK = [',', '/', '|']

/**
 * Puts the lines of a term together.
 * @throws Error that names the line which ends within an expression, or has a column too many
 */
function wholeOf(lines: readonly string[], placeAt: (index: number) => string): string {
  let whole = ''
  let columns = 0
  let last = '|'
  for (const [index, line] of lines.entries()) {
    const text = line.trim()
    if (text.includes('|')) columns += text.split('|').length - 1
    if (columns > LANGUAGES.length) throw new Error(`${placeAt(index)}: ${NO_TERM}`)
    if (!text.startsWith('|') && !MAY_BREAK.includes(last))
      throw new Error(`${placeAt(index - 1)}: continued by the next line, and ends with no comma`)
    whole += last === '/' ? text : ` ${text}`
    last = text.at(-1)!
  }
  return whole
}

function termOf(lines: readonly string[], placeAt: (index: number) => string): Term {
  const place = placeAt(0)
  if (lines[0]!.startsWith(CONTINUES)) throw new Error(`${place}: continues no line`)
  const [head = '', ...columns] = wholeOf(lines, placeAt).split('|')
  const [kind, id, ...links] = head.trim().split(/\s+/)
  if (!isKind(kind) || id === undefined) throw new Error(`${place}: ${NO_TERM}`)
  const term: Term = {
    kind,
    id: `${PREFIX[kind]}:${id}`,
    parents: [],
    concepts: [],
    names: { ...nameIn('fr', columns[0]), ...nameIn('en', columns[1]) },
    said: { fr: saidIn(columns[0]), en: saidIn(columns[1]) },
    isSilentIn: { fr: isDash(columns[0]), en: isDash(columns[1]) },
    place,
  }
  for (const link of links) {
    if (link.startsWith('<')) term.parents.push(featureOf(link.slice(1), kind))
    else if (/^=HP:\d{7}$/.test(link)) term.concepts.push(link.slice(1))
    else throw new Error(`${place}: "${link}" is neither <broader nor =HP:0000000`)
  }
  return term
}

const NO_TERM = 'not "kind id links | French | English"'

/** Returns the feature of a parent as it is written: of the line's own kind, unless it names another (`s:knee`), or a finding at a site (`pain@knee`). */
function featureOf(written: string, kind: TermKind): string {
  if (/^[sfc]:/.test(written)) return written
  return `${written.includes('@') ? 'f' : PREFIX[kind]}:${written}`
}

const isKind = (kind: string | undefined): kind is TermKind => TERM_KINDS.some((known) => known === kind)

const isDash = (column = ''): boolean => column.replace(NAME, '').trim() === '-'

const NAME = /^\s*\(([^()]+)\),?/

const nameIn = (language: Language, column = ''): Term['names'] => {
  const name = NAME.exec(column)?.[1]?.trim()
  return name ? { [language]: name } : {}
}

const saidIn = (column = ''): string[] =>
  (isDash(column) ? '' : column)
    .replace(NAME, '')
    .split(',')
    .map((said) => said.trim())
    .filter((said) => said !== '')
