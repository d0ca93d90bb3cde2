import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '../../..')
/** Where the tests of each kind are. */
const FOLDERS: Record<string, RegExp> = {
  J: /^tests\/(long\/)?journeys\//,
  S: /^tests\/(long\/)?server\//,
  U: /^tests\/(long\/)?unit\//,
  'long:': /^tests\/long\//,
}
/** A kind, files of it, and titles in them, shortened. */
const SHOWN_BY = /(?<![\w-])(J|S|U|long:) (`?[\w-]+`?(?:, `?[\w-]+`?)*)(?:: (\*[^*]+\*(?:, \*[^*]+\*)*))?/g

const plain = (text: string) => text.replace(/[’‘]/g, "'").replace(/\s+/g, ' ')
/** A title as the page shortens it, with … where words are left out. */
const asPattern = (title: string) =>
  new RegExp(
    plain(title)
      .split('…')
      .map((part) => RegExp.escape(part.trim()))
      .join('.*'),
    'i',
  )

test('the files and the titles that docs/coverage.md names are among the tests', () => {
  const files = globSync('tests/**/*.test.{ts,tsx}', { cwd: ROOT })
  const missing: string[] = []
  const counted = { files: 0, titles: 0 }
  for (const [index, line] of readFileSync(join(ROOT, 'docs/coverage.md'), 'utf8').split('\n').entries()) {
    const cell = line.startsWith('|') ? line.split(' | ').at(-1)! : ''
    for (const [, kind, names, titles = ''] of cell.matchAll(SHOWN_BY)) {
      const named = names!.split(', ').map((name) => {
        const found = files.filter(
          (file) =>
            FOLDERS[kind!]!.test(file) && basename(file).replace(/\.test\.tsx?$/, '') === name.replaceAll('`', ''),
        )
        counted.files++
        if (found.length === 0) missing.push(`line ${index + 1}: ${kind} ${name}`)
        return found
      })
      const sources = named.flat().map((file) => readFileSync(join(ROOT, file), 'utf8').split('\n').map(plain))
      for (const [, title] of titles.matchAll(/\*([^*]+)\*/g)) {
        counted.titles++
        const pattern = asPattern(title!)
        if (!sources.some((lines) => lines.some((each) => pattern.test(each))))
          missing.push(`line ${index + 1}: ${names} *${title}*`)
      }
    }
  }
  expect(missing).toEqual([])
  expect(counted.files).toBeGreaterThan(600)
  expect(counted.titles).toBeGreaterThan(400)
})
