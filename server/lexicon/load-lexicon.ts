import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Lexicon, type LexiconSources, lexiconOf } from './lexicon.ts'
import { spellingTableOf } from './spelling.ts'
import { termsOf } from './term-lines.ts'

const FOLDER = join(import.meta.dirname, 'terms')
const SPELLING = 'spelling.txt'
const ONTOLOGY = 'hpo.tsv'

let lexicon: Lexicon | undefined

/** The lexicon that this process reads stories with; its files are read when it is asked for first. */
export function theLexicon(): Lexicon {
  lexicon ??= lexiconOf(lexiconSources())
  return lexicon
}

/** What stands in the files of `terms/`. */
export function lexiconSources(): LexiconSources {
  const files = readdirSync(FOLDER).filter((file) => file.endsWith('.txt') && file !== SPELLING)
  const read = (file: string) => readFileSync(join(FOLDER, file), 'utf8')
  return {
    terms: files.sort().flatMap((file) => termsOf(file, read(file))),
    ontology: read(ONTOLOGY),
    spelling: spellingTableOf(read(SPELLING)),
  }
}
