import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readStory } from '#lexicon/readers/read-story.ts'
import { theLexicon } from '#server/closest/lexicon-files.ts'

type Sentence = { set: string; text: string; present: string[]; absent: string[] }

const idsIn = (column: string): string[] => column.split(' ').filter((id) => id !== '')

const SENTENCES = readFileSync(join(import.meta.dirname, '../../matching/sentences.txt'), 'utf8')
  .split('\n')
  .filter((line) => line.trim() !== '' && !line.startsWith('#'))
  .map((line): Sentence => {
    const [set = '', , text = '', present = '', absent = ''] = line.split('|').map((column) => column.trim())
    return { set, text, present: idsIn(present), absent: idsIn(absent) }
  })

const read = (text: string) => readStory(theLexicon(), { title: '', description: text })

/** The features that a sentence denies, and all that is broader: "pas mal au genou" denies a pain. */
const deniedIn = ({ absent }: ReturnType<typeof read>) =>
  new Set([...absent.keys()].flatMap((id) => theLexicon().broader(id)))
const of = (set: string) => SENTENCES.filter((sentence) => sentence.set === set)

describe('a sentence', () => {
  test.each(of('known'))('$text', ({ text, present, absent }) => {
    const reading = read(text)
    expect([...reading.present.keys()]).toEqual(expect.arrayContaining(present))
    expect([...deniedIn(reading)]).toEqual(expect.arrayContaining(absent))
    for (const id of absent) expect(reading.present).not.toContain(id)
    for (const id of present) expect(reading.absent).not.toContain(id)
  })

  test('unseen by the authors of the rules is nearly always read right', () => {
    const judged = of('held').flatMap(({ text, present, absent }) => {
      const reading = read(text)
      return [
        ...absent.map((id) => (deniedIn(reading).has(id) && !reading.present.has(id) ? 'right' : 'missed')),
        ...present.filter((id) => reading.absent.has(id)).map(() => 'wrong'),
      ]
    })
    const count = (verdict: string) => judged.filter((each) => each === verdict).length
    const precision = count('right') / (count('right') + count('wrong'))
    const recall = count('right') / (count('right') + count('missed'))
    expect(precision).toBeGreaterThanOrEqual(0.95)
    expect(recall).toBeGreaterThanOrEqual(0.85)
  })
})
