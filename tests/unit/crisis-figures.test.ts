import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { DEMO_POSTS } from '#server/demo/community.ts'
import { CONFERENCES } from '#server/demo/conferences.ts'
import { JOURNALS } from '#server/demo/journals.ts'
import { REPORTS } from '#server/demo/medication.ts'
import { MEMBERS } from '#server/demo/members.ts'
import { PRIVATE_TALKS } from '#server/demo/private-talks.ts'
import { SHARINGS } from '#server/demo/sharings.ts'
import { TALKS } from '#server/demo/talks.ts'
import { dangerPhrasesIn } from '#web/foundation/crisis/danger-phrases.ts'

const DATA = join(import.meta.dirname, '../data')
/**
 * The least recall of each set, and the largest share of false alarms among its texts that were written to look like a crisis: a little worse than
 * measured. The fourth and the fifth say much that only a careful reader understands.
 */
const BARS: Record<string, { recall: number; alarms: number }> = {
  'crisis-tune.tsv': { recall: 0.97, alarms: 0.05 },
  'crisis-tune-2.tsv': { recall: 0.95, alarms: 0.06 },
  'crisis-tune-3.tsv': { recall: 0.94, alarms: 0.11 },
  'crisis-tune-4.tsv': { recall: 0.78, alarms: 0.13 },
  'crisis-tune-5.tsv': { recall: 0.77, alarms: 0.15 },
  'crisis-unseen.tsv': { recall: 0.9, alarms: 0.18 },
}
const UNSEEN = 'crisis-unseen.tsv'
const FALSE_ALARMS_MAX = 0.02
/** The largest share of long ordinary stories that may raise an alarm; some of them do tell of a wish to die. */
const STORIES_MAX = 0.08
/** Texts labelled by somebody else, one file a set: language, `crisis` or `none`, text. */
const SETS = readdirSync(DATA).filter((name) => /^crisis-.*\.tsv$/.test(name))

type Labelled = { language: string; isCrisis: boolean; text: string }

function labelledIn(name: string): Labelled[] {
  const [, ...rows] = readFileSync(join(DATA, name), 'utf8').trim().split('\n')
  return rows.map((row) => {
    const [language, expected, text] = row.split('\t')
    if (!language || !text || (expected !== 'crisis' && expected !== 'none')) throw new Error(`${name}: ${row}`)
    return { language, isCrisis: expected === 'crisis', text }
  })
}

const isFound = (text: string) => dangerPhrasesIn(text).length > 0
const share = <Item>(items: readonly Item[], is: (item: Item) => boolean) => items.filter(is).length / items.length
/** Prints a measured figure beside the results. */
const print = (line: string) => process.stdout.write(`${line}\n`)
const percent = (value: number) => `${(value * 100).toFixed(1)} %`

function expectFound(name: string) {
  const all = labelledIn(name).map((each) => ({ ...each, isFound: isFound(each.text) }))
  for (const language of ['fr', 'en', undefined]) {
    const texts = all.filter((each) => language === undefined || each.language === language)
    const recall = share(
      texts.filter(({ isCrisis }) => isCrisis),
      (each) => each.isFound,
    )
    const falseAlarms = share(
      texts.filter(({ isCrisis }) => !isCrisis),
      (each) => each.isFound,
    )
    print(
      `${name}, ${language ?? 'both'}: ${texts.length} texts, found ${percent(recall)}, false alarms ${percent(falseAlarms)}`,
    )
    expect(recall).toBeGreaterThanOrEqual(BARS[name]!.recall)
    expect(falseAlarms).toBeLessThanOrEqual(BARS[name]!.alarms)
  }
}

const MOST_FOUND = 'most texts about a crisis in %s are found, and few others'
test.each([UNSEEN])(MOST_FOUND, expectFound)
test.each(SETS.filter((name) => name !== UNSEEN))(MOST_FOUND, { tags: 'long' }, expectFound)

test('an unseen set of texts exists', () => {
  expect(SETS).toContain(UNSEEN)
})

test('at most two in a hundred texts of the demo show the help numbers', () => {
  const texts = demoTexts()
  const alarms = texts.filter(isFound)
  print(`the demo: ${texts.length} texts, false alarms ${percent(alarms.length / texts.length)}`)
  expect(texts.length).toBeGreaterThan(700)
  expect(alarms.length / texts.length, alarms.join('\n')).toBeLessThanOrEqual(FALSE_ALARMS_MAX)
})

test('few stories of illness that nobody looked at show the help numbers', () => {
  const texts = ['fitted-1.jsonl', 'unseen-2.jsonl'].flatMap(storiesIn)
  const alarms = share(texts, isFound)
  print(`stories that nobody looked at: ${texts.length} texts, whom to call is shown with ${percent(alarms)}`)
  expect(texts.length).toBeGreaterThan(250)
  expect(alarms).toBeLessThanOrEqual(STORIES_MAX)
})

const storiesIn = (name: string): string[] =>
  readFileSync(join(import.meta.dirname, '../matching/stories', name), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { title: string; description: string })
    .map(({ title, description }) => `${title}\n${description}`)

/** Returns the texts that a person reads in the demo, field by field: every text with a blank in it. */
function demoTexts(): string[] {
  const told = [DEMO_POSTS, TALKS, SHARINGS, PRIVATE_TALKS, JOURNALS, CONFERENCES, REPORTS, MEMBERS]
  return told.flatMap(textsWithin)
}

function textsWithin(value: unknown): string[] {
  if (typeof value === 'string') return /\s/.test(value) ? [value] : []
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsWithin) : []
}
