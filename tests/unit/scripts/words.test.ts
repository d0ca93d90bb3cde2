import { expect, test } from 'vitest'
import { languageBreaches, namedFiles, wordBreaches } from '../../../scripts/check-words.ts'

const breachesOf = (text: string) => wordBreaches([{ path: 'server/a.ts', text }])

test.each([
  ['// Of a post, its author.', 'Of'],
  ['/** By room: who is in it. */', 'By'],
  ['/**\n * Returns nothing. Whoever asks is told.\n */', 'Whoever'],
  ['/**\n * What cannot be had.\n */', 'What'],
  ['/** The same for a visitor. */', 'The same'],
  ['/**\n * The same, later.\n */', 'The same'],
])('a comment that begins no sentence is refused: %s', (text, word) => {
  expect(breachesOf(`${text}\nconst a = 1\n`)).toEqual([
    expect.stringMatching(new RegExp(`^server/a\\.ts:[12]  a sentence begins with "${word}"`)),
  ])
})

test('a line of a comment that is wider than 160 characters is refused, and a line of code is not', () => {
  const wide = `Returns ${'a very long list, '.repeat(9)}`
  expect(breachesOf(`const a = 1\n/** ${wide} */\nconst said = '${wide}'\n`)).toEqual([
    expect.stringMatching(/^server\/a\.ts:2 {2}a comment of over 160 characters/),
  ])
})

test.each([
  '/** Returns what was read, by room. */',
  '// What does a stranger learn from it?',
  'const said = "What cannot be had. Of all things."',
  '/** Whatever happens, the page is served. */',
  '/** The same id as on the home page. */',
  '/** Locks the post. The same of a comment. */',
])('other comments and strings are left: %s', (text) => {
  expect(breachesOf(`${text}\nconst a = 1\n`)).toEqual([])
})

const breachesOfTest = (text: string) => wordBreaches([{ path: 'tests/unit/a.test.ts', text }])

test.each([
  ["test('what is left stays', () => {})", 'what'],
  ["describe('whoever asks', () => {})", 'whoever'],
  ["test.each([[1]])('of %d none is read', () => {})", 'of'],
  ['test.skipIf(isAbsent())(\n    `by hand it is kept`,\n    () => {},\n)', 'by'],
])('a title of a test that begins no sentence is refused: %s', (text, word) => {
  expect(breachesOfTest(text)).toEqual([
    expect.stringMatching(new RegExp(`^tests/unit/a\\.test\\.ts:[12]  a title begins with "${word}"`)),
  ])
})

test.each([
  "test('a member keeps what is left', () => {})",
  "test('a member asks', () => say('what is left'))",
  "test('offers nothing', () => {})",
  'const said = "test(\'what is left\')"',
])('other titles and strings of a test are left: %s', (text) => {
  expect(breachesOfTest(text)).toEqual([])
})

test('a name that was replaced is refused by the name that took its place', () => {
  expect(breachesOf('const openWorkshop = 1\n')).toEqual([expect.stringContaining('"workshop" is called worker pool')])
})

test.each([
  ['server/matching/told.ts', 'const a = 1', '"told" is called match-disclosure'],
  ['server/a.ts', 'const toldMatch = 1', 'toldMatch: it is called matchDisclosure'],
  ['server/medication/commands/turn-day.ts', 'const a = 1', '"turn-day" is called publish-daily-pairs'],
  ['server/a.ts', 'await sayMeToo(ctx, input)', 'sayMeToo: it is called setMeToo'],
  ['server/a.ts', 'const maskedId = veiledId', '"veiled" is called masked'],
  ['server/matching/telling-words.ts', 'const a = 1', '"telling-words" is called distinctive-words'],
  ['server/a.ts', 'const openDayKeeper = 1', '"keeper" is called store'],
  ['web/a.tsx', 'const t = <VisitorsWall />', 'VisitorsWall: it is called SignInGatePage'],
  ['scripts/tasks/day-keeper.mjs', 'const a = 1', '"day-keeper" is called day-store'],
  ['server/a.ts', 'type Told = string', 'Told: name what it is of'],
  ['server/a.ts', 'type Found = string', 'Found: name what it is of'],
  ['web/a.tsx', 'function told() {}', 'told: name what it is of'],
  ['web/a.tsx', 'function parsed(text: string) {}', 'parsed: name what it is of'],
  ['server/posts/commands/like.ts', 'export async function like() {}', 'like: name its object too'],
])('%s: "%s" is refused', (path, text, why) => {
  expect(wordBreaches([{ path, text: `${text}\n` }])).toEqual(expect.arrayContaining([expect.stringContaining(why)]))
})

test('names are read in scripts too', () => {
  const paths = namedFiles().map(({ path }) => path)
  expect(paths).toEqual(
    expect.arrayContaining(['scripts/layer-rules.ts', 'scripts/tasks/near.mjs', 'web/app/main.tsx']),
  )
  expect(paths).not.toContain('scripts/check-words.ts')
})

test.each([
  ['server/a.ts', 'const told = kept.map(({ written }) => written)'],
  ['server/a.ts', 'type MatchPlace = { zone: string }'],
  ['server/posts/commands/like-post.ts', 'export async function likePost() {}\nexport const LIKES = 1'],
])('%s: "%s" is left', (path, text) => {
  expect(wordBreaches([{ path, text: `${text}\n` }])).toEqual([])
})

test.each([`language === 'fr' ? a : b`, `if ('en' !== language) return`, `lang == "fr"`])(
  'a comparison with one language is refused: %s',
  (text) => {
    expect(languageBreaches([{ path: 'web/posts/a.ts', text }])).toEqual([
      expect.stringMatching(/^web\/posts\/a\.ts:1 {2}.*use a Record<Language, …>$/),
    ])
    expect(languageBreaches([{ path: 'contract/foundation/languages.ts', text }])).toEqual([])
  },
)

test.each([`['fr', 'en']`, `[ "en",\n "fr", ]`])('a list of all languages is refused: %j', (text) => {
  expect(languageBreaches([{ path: 'web/posts/a.ts', text: `const all = ${text}` }])).toEqual([
    expect.stringMatching(/^web\/posts\/a\.ts:1 {2}[\s\S]*: use LANGUAGES$/),
  ])
})

test.each([`words[language]`, `const said = { fr: 'oui', en: 'yes' }`, `language === chosen`, `['fr', 'be']`])(
  'other words of languages are left: %s',
  (text) => {
    expect(languageBreaches([{ path: 'web/posts/a.ts', text }])).toEqual([])
  },
)
