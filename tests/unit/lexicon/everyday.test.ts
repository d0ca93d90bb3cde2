import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readStory } from '#lexicon/readers/read-story.ts'
import { narrowest } from '#lexicon/readers/vocabulary.ts'
import { theLexicon } from '#server/closest/lexicon-files.ts'

const FOLDER = join(import.meta.dirname, '../../matching')

/**
 * Sentences of everyday life and figures of speech, written by somebody who did not see the lexicon. The lexicon was corrected by them since, so that they hold
 * what was reached: "everyday-unseen", which the benchmark reads alone, tells what members meet. After a tab stands, in a few words, what is said of a body or
 * a mind; where there is none, nothing is.
 */
const sentencesIn = (language: 'fr' | 'en') =>
  readFileSync(join(FOLDER, `everyday-${language}.txt`), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => line.split('\t'))

/**
 * How many findings and circumstances are read in a thousand of these sentences, where there is nothing to read. To be lowered; raised once, when figures of
 * speech that were these very sentences left the lexicon.
 */
const MOST = { fr: { findings: 48, circumstances: 203 }, en: { findings: 45, circumstances: 200 } } as const

describe.each(['fr', 'en'] as const)('everyday sentences in %s', (language) => {
  const readOf = (sentence: string) => {
    const { present, text } = readStory(theLexicon(), { title: '', description: sentence }, { language })
    return [...narrowest(theLexicon(), present.keys())].map((id) => {
      const { at, end } = present.get(id)!
      return { id, line: `${id} « ${text.slice(at, end)} » in: ${sentence}` }
    })
  }

  test.each([
    ['findings', 'f:'],
    ['circumstances', 'c:'],
  ] as const)('yield few false readings of %s', (kind, prefix) => {
    const plain = sentencesIn(language).filter(([, said]) => said === undefined)
    expect(plain.length).toBeGreaterThan(500)
    const read = plain.flatMap(([sentence]) => readOf(sentence!)).filter(({ id }) => id.startsWith(prefix))
    const most = Math.floor((MOST[language][kind] * plain.length) / 1000)
    expect(read.length, read.map(({ line }) => line).join('\n')).toBeLessThanOrEqual(most)
  })

  test('yield a reading where they describe something', () => {
    const telling = sentencesIn(language).filter(([, said]) => said !== undefined)
    expect(telling.length).toBeGreaterThan(30)
    const silent = telling.filter(([sentence]) => readOf(sentence!).every(({ id }) => id.startsWith('s:')))
    expect(silent.length / telling.length, silent.join('\n')).toBeLessThan(0.2)
  })
})
