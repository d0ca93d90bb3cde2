import { expect, test } from 'vitest'
import { wordBreaches } from '../../../scripts/check-words.ts'

const breachesOf = (text: string) => wordBreaches([{ path: 'server/a.ts', text }])

test.each([
  ['// Of a post, its author.', 'Of'],
  ['/** By room: who is in it. */', 'By'],
  ['/**\n * Returns nothing. Whoever asks is told.\n */', 'Whoever'],
  ['/**\n * What cannot be had.\n */', 'What'],
])('a comment that begins no sentence is refused: %s', (text, word) => {
  expect(breachesOf(`${text}\nconst a = 1\n`)).toEqual([
    expect.stringMatching(new RegExp(`^server/a\\.ts:[12]  a sentence begins with "${word}"`)),
  ])
})

test.each([
  '/** Returns what was read, by room. */',
  '// What does a stranger learn from it?',
  'const said = "What cannot be had. Of all things."',
  '/** Whatever happens, the page is served. */',
])('other comments and strings are left: %s', (text) => {
  expect(breachesOf(`${text}\nconst a = 1\n`)).toEqual([])
})

test('a name that was replaced is refused by the name that took its place', () => {
  expect(breachesOf('const openWorkshop = 1\n')).toEqual([expect.stringContaining('"workshop" is called worker pool')])
})
