import { readFileSync } from 'node:fs'

/** Words that a thing is never called by, and the phrases in which they stand all the same. */
export type Vocabulary = { never: readonly string[]; except: readonly string[] }

const PAGE = new URL('../docs/vocabulary.md', import.meta.url)

export function vocabularyOf(page = readFileSync(PAGE, 'utf8')): Vocabulary {
  const rows = page
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| thing'))
    .map((line) => line.split('|').slice(1, -1))
  const quoted = (column: number) =>
    rows.flatMap((cells) => [...(cells[column] ?? '').matchAll(/`([^`]+)`/g)].map(([, word]) => word!))
  return { never: quoted(3), except: quoted(4) }
}

export function wrongWords(text: string, { never, except }: Vocabulary): string[] {
  const rest = except.reduce((left, phrase) => left.replaceAll(phrase, ''), text.replaceAll(/\{\{[^}]*\}\}/g, ''))
  return never.filter((word) => (word.startsWith('=') ? rest.trim() === word.slice(1) : patternOf(word).test(rest)))
}

const patternOf = (phrase: string): RegExp =>
  new RegExp(
    `(?<!\\p{L})${phrase
      .split(' ')
      .map((word) => `${word}s?`)
      .join('\\s+')}(?!\\p{L})`,
    'iu',
  )
