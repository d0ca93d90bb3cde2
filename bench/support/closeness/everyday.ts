import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from '#contract/foundation/languages.ts'
import { type Confidences, uncertainOf } from '#lexicon/readers/confidence.ts'
import type { Lexicon } from '#lexicon/readers/lexicon.ts'
import { readStory } from '#lexicon/readers/read-story.ts'
import { narrowest } from '#lexicon/readers/vocabulary.ts'

const FOLDER = join(import.meta.dirname, '../../../tests/matching')

/** The sentences that the lexicon was corrected by, and those that nobody corrects it by: only the second tell what members meet. */
export const EVERYDAY_SETS = ['everyday', 'everyday-unseen'] as const

/**
 * Counts what is read of everyday sentences in which there is nothing to read: tests/matching/<set>-*.txt without the lines that say something after a tab.
 * @returns  findings and circumstances a thousand sentences: all that are read, and those that are told as understood
 */
export function everydayReadings(
  lexicon: Lexicon,
  language: Language,
  set: (typeof EVERYDAY_SETS)[number],
  confidencesIn: Confidences,
) {
  const sentences = readFileSync(join(FOLDER, `${set}-${language}.txt`), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.includes('\t'))
  if (sentences.length === 0) throw new Error(`There is no everyday sentence in ${language}.`)
  const read = sentences.flatMap((description) => {
    const reading = readStory(lexicon, { title: '', description }, { language })
    const uncertain = uncertainOf(confidencesIn(reading), reading)
    return [...narrowest(lexicon, reading.present.keys())].map((id) => ({ id, isTold: !uncertain.has(id) }))
  })
  const aThousand = (prefix: string) => {
    const own = read.filter(({ id }) => id.startsWith(prefix))
    const [all, told] = [own.length, own.filter(({ isTold }) => isTold).length]
    return { read: (1000 * all) / sentences.length, told: (1000 * told) / sentences.length }
  }
  return { sentences: sentences.length, findings: aThousand('f:'), circumstances: aThousand('c:') }
}
