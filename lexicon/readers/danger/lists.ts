import type { Language } from '#contract/foundation/languages.ts'
import type { Spelling } from './words.ts'

/** The content of vocabulary/danger.*.txt: vocabulary/README.md says what each list is. */
export type DangerLists = Spelling & {
  lists: Record<string, string>
  sections: readonly Section[]
  idioms: readonly string[]
  contexts: readonly string[]
  denials: readonly string[]
  denialPhrases: readonly string[]
  notDenials: readonly string[]
  turns: readonly string[]
  pasts: readonly string[]
  recoveries: readonly string[]
}

export type Section = { isDeniable: boolean; isDated: boolean; phrases: readonly string[] }

type Block = { kind: string; name: string; lines: string[] }

const HEADING =
  /^(shorthand|fillers|list|danger(?:, deniable)?(?:, dated)?|idioms|contexts|denials|denial phrases|not denials|turns|pasts|recoveries)(?:: (.+))?$/

/** @throws Error that names a heading which the lists do not have */
export function dangerListsOf(language: Language, text: string): DangerLists {
  const blocks = blocksOf(text)
  const linesOf = (kind: string) => blocks.flatMap((block) => (block.kind === kind ? block.lines : []))
  return {
    language,
    shorthand: Object.fromEntries(linesOf('shorthand').map((line) => line.split(' = ') as [string, string])),
    fillers: linesOf('fillers'),
    lists: Object.fromEntries(
      blocks.filter(({ kind }) => kind === 'list').map(({ name, lines }) => [name, lines.join('|')]),
    ),
    sections: blocks
      .filter(({ kind }) => kind.startsWith('danger'))
      .map(({ kind, lines }) => ({
        isDeniable: kind.includes('deniable'),
        isDated: kind.includes('dated'),
        phrases: lines,
      })),
    idioms: linesOf('idioms'),
    contexts: linesOf('contexts'),
    denials: linesOf('denials'),
    denialPhrases: linesOf('denial phrases'),
    notDenials: linesOf('not denials'),
    turns: linesOf('turns'),
    pasts: linesOf('pasts'),
    recoveries: linesOf('recoveries'),
  }
}

function blocksOf(text: string): Block[] {
  const [, ...blocks] = `\n${withWholeLines(text)}`.split('\n== ')
  return blocks.map((block) => {
    const [heading = '', ...lines] = block.split('\n')
    const [, kind, name = ''] = HEADING.exec(heading) ?? []
    if (kind === undefined) throw new Error(`"== ${heading}" is no heading of the lists of danger`)
    return { kind, name, lines: lines.filter((line) => line !== '') }
  })
}

/** Joins the lines that begin with two spaces to those above. */
const withWholeLines = (text: string): string => text.replaceAll('|\n  ', '|').replaceAll('\n  ', ' ')
