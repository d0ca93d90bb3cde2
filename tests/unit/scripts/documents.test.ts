import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { allowedImports, freeName } from '../../../scripts/layer-rules.ts'

const root = join(import.meta.dirname, '../../..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const documents = ['README.md', ...globSync('docs/*.md', { cwd: root })]

/** The operator makes it from an example. */
const MADE_BY_OPERATOR = ['deploy/.env']

/** Every path in back-ticks that begins at a folder of the repository; `<module>` and `*` stand for any name. */
const pathsIn = (text: string): string[] =>
  [...text.matchAll(/`((?:contract|lexicon|server|web|tests|bench|scripts|deploy|docs)\/[^\s`]*)`/g)].map(
    ([, path]) => path!,
  )

const exists = (path: string): boolean =>
  ['', '.test.ts'].some((ending) => globSync(path.replaceAll(/<[^>]+>/g, '*') + ending, { cwd: root }).length > 0)

test.each(documents)('every path that %s names exists', (document) => {
  const missing = pathsIn(read(document)).filter((path) => !exists(path) && !MADE_BY_OPERATOR.includes(path))
  expect(missing).toEqual([])
})

test('the paths are found, and a false one is seen', () => {
  expect(pathsIn(read('docs/ARCHITECTURE.md')).length).toBeGreaterThan(40)
  expect(exists('server/<module>/*.sql')).toBe(true)
  expect(exists('server/app/media-uploads.ts')).toBe(false)
})

test('README and ARCHITECTURE are short enough to be read', () => {
  expect(read('docs/ARCHITECTURE.md').trimEnd().split('\n').length).toBeLessThanOrEqual(120)
  expect(read('README.md').split(/\s+/).length).toBeLessThanOrEqual(1_300)
})

test('the words for files in ARCHITECTURE are those that the layer check knows', () => {
  const [, table] = /## Names of files[^|]*((?:\|.*\n)+)/.exec(read('docs/ARCHITECTURE.md'))!
  const named = [...table!.matchAll(/`([a-z]+)\.ts`/g)].map(([, name]) => name!)
  expect(named.length).toBeGreaterThan(15)
  for (const name of named) expect([name, freeName(`server/posts/${name}.ts`)]).toEqual([name, undefined])
})

test('the modules in ARCHITECTURE and what each may import are those that the layer check holds', () => {
  const [, table] = /## Modules[^|]*((?:\|.*\n)+)/.exec(read('docs/ARCHITECTURE.md'))!
  const rows = table!
    .trim()
    .split('\n')
    .slice(2)
    .map((row) => row.split('|').map((cell) => cell.trim()))
  const above: string[] = []
  for (const [, module, , imports] of rows) {
    const named = imports === 'all above' ? above : imports!.split(', ').filter(Boolean)
    expect([module, named.toSorted()]).toEqual([module, allowedImports[module!]?.toSorted()])
    above.push(module!)
  }
  expect(above.toSorted()).toEqual(Object.keys(allowedImports).toSorted())
})

test('the glossary has few enough words to be read', () => {
  const rows = read('docs/GLOSSARY.md')
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| word '))
  expect(rows.length).toBeGreaterThan(20)
  expect(rows.length).toBeLessThanOrEqual(40)
})

const OPENINGS = /(?:^|[.!?] |\n(?:- )?)(?:Of|By|Whoever|What) (?![^.!?\n]*\?)/g

test.each(documents)('no sentence of %s begins with a word after which no subject and verb follow', (document) => {
  const text = read(document)
  const found = [...text.matchAll(OPENINGS)].filter(({ 0: opening, index }) => {
    // A line may go on with a sentence of the line above.
    const before = text.slice(0, index).split('\n').at(-1)!
    return !opening.startsWith('\n') || before === '' || /[.!?:|]\s*$|^#/.test(before)
  })
  expect(found.map(({ 0: opening, index }) => text.slice(index, index + opening.length + 40))).toEqual([])
})
