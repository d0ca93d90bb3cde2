import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from '#contract/foundation/languages.ts'
import type { Lexicon } from '#lexicon/lexicon.ts'
import { readStory } from '#lexicon/read-story.ts'
import { narrowest } from '#lexicon/vocabulary.ts'

const FOLDER = join(import.meta.dirname, '../../../tests/matching')

/**
 * Counts what is read of everyday sentences in which there is nothing to read: tests/matching/everyday-*.txt without the lines that say something after a tab.
 * @returns  findings and circumstances a thousand sentences
 */
export function everydayReadings(lexicon: Lexicon, language: Language) {
  const sentences = readFileSync(join(FOLDER, `everyday-${language}.txt`), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.includes('\t'))
  if (sentences.length === 0) throw new Error(`There is no everyday sentence in ${language}.`)
  const read = sentences.flatMap((description) => {
    const { present } = readStory(lexicon, { title: '', description }, { language })
    return [...narrowest(lexicon, present.keys())]
  })
  const aThousand = (prefix: string) => (1000 * read.filter((id) => id.startsWith(prefix)).length) / sentences.length
  return { sentences: sentences.length, findings: aThousand('f:'), circumstances: aThousand('c:') }
}
