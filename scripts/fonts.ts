import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import subsetFont from 'subset-font'

export const fonts = join(import.meta.dirname, '../.cache/fonts')

const require = createRequire(import.meta.url)
const SHEET = join(import.meta.dirname, '../web/foundation/theme/fonts.css')

const TITLES = { opsz: 36 }
const TEXT = 'atkinson-hyperlegible-next'

const SOURCES: Record<string, { family: string; file: string; axes: Record<string, number> }> = {
  'fraunces-latin': { family: 'fraunces', file: 'fraunces-latin-opsz-normal', axes: TITLES },
  'fraunces-latin-rest': { family: 'fraunces', file: 'fraunces-latin-opsz-normal', axes: TITLES },
  'fraunces-latin-ext': { family: 'fraunces', file: 'fraunces-latin-ext-opsz-normal', axes: TITLES },
  'fraunces-italic': { family: 'fraunces', file: 'fraunces-latin-opsz-italic', axes: TITLES },
  'atkinson-latin': { family: TEXT, file: `${TEXT}-latin-wght-normal`, axes: {} },
  'atkinson-latin-rest': { family: TEXT, file: `${TEXT}-latin-wght-normal`, axes: {} },
  'atkinson-latin-ext': { family: TEXT, file: `${TEXT}-latin-ext-wght-normal`, axes: {} },
}

export type FontFace = { name: string; family: string; weights: string; range: string; letters: string }

/** A phone on a slow network waits half a second less. */
export async function cutFonts(): Promise<void> {
  mkdirSync(fonts, { recursive: true })
  await Promise.all(
    fontFaces().map(async (face) => writeFileSync(join(fonts, `${face.name}.woff2`), await cutFont(face))),
  )
}

export async function cutFont({ name, weights, letters }: FontFace): Promise<Buffer> {
  const source = SOURCES[name]
  if (!source) throw new Error(`The style sheet names a font that nothing is cut from: ${name}`)
  const home = dirname(require.resolve(`@fontsource-variable/${source.family}/package.json`))
  const [min, max = min] = weights.split(' ').map(Number) as [number, number?]
  const wght = min === max ? min : { min, max }
  const whole = readFileSync(join(home, 'files', `${source.file}.woff2`))
  return await subsetFont(whole, letters, { targetFormat: 'woff2', variationAxes: { ...source.axes, wght } })
}

export const fontFaces = (): FontFace[] =>
  [...readFileSync(SHEET, 'utf8').matchAll(/@font-face \{(.*?)\n\}/gs)].map(([, rules = '']) => {
    const read = (pattern: RegExp) => {
      const found = pattern.exec(rules)?.[1]
      if (!found) throw new Error(`A face of ${SHEET} lacks ${pattern}`)
      return found
    }
    const range = read(/unicode-range:\s*([^;]+);/).replaceAll(/\s+/g, ' ')
    return {
      name: read(/"@fonts\/([\w-]+)\.woff2"/),
      family: read(/font-family: "([^"]+)"/),
      weights: read(/font-weight: ([\d ]+);/),
      range,
      letters: lettersIn(range),
    }
  })

const lettersIn = (range: string): string =>
  range
    .split(', ')
    .map((part) => {
      const [first = 0, last = first] = part
        .slice('U+'.length)
        .split('-')
        .map((code) => Number.parseInt(code, 16))
      return lettersBetween(first, last)
    })
    .join('')

const lettersBetween = (first: number, last: number): string =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index))

type Bundle = Record<string, { type: string; names?: string[] }>

export function builtFont(bundle: Bundle | undefined, name: string): string {
  const [path] = Object.entries(bundle ?? {}).find(([, { names }]) => names?.includes(`${name}.woff2`)) ?? []
  if (!path) throw new Error(`The font ${name} is not part of the build`)
  return `/${path}`
}

/** A font file has no letters outside what its name says: all are kept. */
export const everyLetter = [
  [0x20, 0x7e],
  [0xa0, 0x36f],
  [0x1e00, 0x1eff],
  [0x2000, 0x2215],
  [0x2c60, 0x2c7f],
  [0xa720, 0xa7ff],
]
  .map(([first, last]) => lettersBetween(first!, last!))
  .join('')
