import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { expect, test } from 'vitest'

const WEB = join(import.meta.dirname, '../../../web')
const IMPORT = /import (\w+) from '([^']+\.module\.css)'/g

const filesOf = (names: RegExp) =>
  readdirSync(WEB, { recursive: true, encoding: 'utf8' }).filter((name) => names.test(name))
const components = filesOf(/\.tsx?$/).map((file) => ({ file, source: readFileSync(join(WEB, file), 'utf8') }))

function classesOf(sheet: string): Set<string> {
  const css = readFileSync(join(WEB, sheet), 'utf8').replace(/\/\*.*?\*\//gs, '')
  const own = css.replace(/:global\((?:[^()]|\([^()]*\))*\)/g, '')
  return new Set([...own.matchAll(/\.([A-Za-z_][\w-]*)(?=[^{};]*\{)/g)].map(([, each]) => each!))
}

/** The classes that each component names, by sheet. */
const named = components.flatMap(({ file, source }) => {
  const body = source.replace(/import [^;'()]*'[^']*'|import\('[^']*'\)/g, '')
  return [...source.matchAll(IMPORT)].map(([, name, path]) => ({
    file,
    sheet: path!.startsWith('.') ? join(dirname(file), path!) : relative('#web', path!),
    classes: [...body.matchAll(new RegExp(`(?<![\\w.'])${name}\\.([A-Za-z_]\\w*)`, 'g'))].map(([, each]) => each!),
    isDynamic: new RegExp(`(?<![\\w.'])${name}(?:\\[|[,)} ])`).test(body),
  }))
})

test('every class that a component names is in its style sheet', () => {
  expect(named.reduce((sum, { classes }) => sum + classes.length, 0)).toBeGreaterThan(500)
  const missing = named.flatMap(({ file, sheet, classes }) => {
    const styled = classesOf(sheet)
    return classes.filter((each) => !styled.has(each)).map((each) => `${file}: ${each}`)
  })
  expect(missing).toEqual([])
})

test('every class of a style sheet is named by a component', () => {
  const sheets = filesOf(/\.module\.css$/)
  const dynamic = new Set(named.filter(({ isDynamic }) => isDynamic).map(({ sheet }) => sheet))
  expect(sheets.length - dynamic.size).toBeGreaterThan(200)
  const unnamed = sheets.flatMap((sheet) => {
    const by = named.filter((each) => each.sheet === sheet)
    if (by.some(({ isDynamic }) => isDynamic)) return []
    const used = new Set(by.flatMap(({ classes }) => classes))
    return [...classesOf(sheet)].filter((each) => !used.has(each)).map((each) => `${sheet}: ${each}`)
  })
  expect(unnamed).toEqual([])
})

/** The classes that components name as words, and not by a style sheet of their own. */
const plain = new Set(
  components.flatMap(({ source }) =>
    [...source.matchAll(/[cC]lassName=(?:"([^"]*)"|\{`([^`]*)`\})/g)].flatMap(([, words = '', parts = '']) =>
      (words + parts.replace(/\$\{[^}]*\}/g, ' ')).split(/\s+/).filter(Boolean),
    ),
  ),
)

test('every class that a component names as a word is in a sheet of the whole site', () => {
  expect(plain.size).toBeGreaterThan(100)
  const styled = new Set(filesOf(/(?<!\.module)\.css$/).flatMap((sheet) => [...classesOf(sheet)]))
  expect([...plain].filter((each) => !styled.has(each))).toEqual([])
})

test('every piece of layout is used', () => {
  const words = new Set(
    components
      .flatMap(({ source }) => source.match(/(['"`])(?:(?!\1)[^\n])*\1/g) ?? [])
      .flatMap((text) => text.split(/[^\w-]+/)),
  )
  expect([...classesOf('foundation/theme/layout.css')].filter((each) => !plain.has(each) && !words.has(each))).toEqual(
    [],
  )
})
