import { LANGUAGES, type Language } from '#contract/foundation/languages.ts'
import { refuseBroken } from './text/broken-lines.ts'

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
 * The format is in terms/README.md.
 * @throws Error that names a line which is not written as terms are, unless `onBroken` leaves it out
 */
export function termsOf(file: string, text: string, onBroken = refuseBroken): Term[] {
  return text.split('\n').flatMap((line, index) => {
    const isTerm = line.trim() !== '' && !line.startsWith('#')
    if (!isTerm) return []
    try {
      return [termOf(line, `${file}:${index + 1}`)]
    } catch (error) {
      onBroken(error as Error)
      return []
    }
  })
}

function termOf(line: string, place: string): Term {
  const [head = '', ...columns] = line.split('|')
  const [kind, id, ...links] = head.trim().split(/\s+/)
  if (!isKind(kind) || id === undefined || columns.length > LANGUAGES.length)
    throw new Error(`${place}: not "kind id links | French | English"`)
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
