import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import subsetFont from 'subset-font'

/** Where the cut fonts are put; style sheets name them `@fonts/…`. */
export const fonts = join(import.meta.dirname, '../.cache/fonts')

/** The titles' weights, at one optical size: between those of a card's title and of the largest heading. */
const TITLES = { wght: { min: 400, max: 700 }, opsz: 36 }

const CUTS = [
  { name: 'fraunces-latin', from: 'fraunces-latin-opsz-normal', axes: TITLES },
  { name: 'fraunces-latin-ext', from: 'fraunces-latin-ext-opsz-normal', axes: TITLES },
  // The italic sets a single word: its letters in either language.
  {
    name: 'fraunces-italic',
    from: 'fraunces-latin-opsz-italic',
    axes: TITLES,
    text: 'abcdefghijklmnopqrstuvwxyzéèêàç',
  },
]

const files = join(
  dirname(createRequire(import.meta.url).resolve('@fontsource-variable/fraunces/package.json')),
  'files',
)

/** Cuts the title font down to what is drawn with it: a phone on a slow network waits half a second less. */
export async function cutFonts(): Promise<void> {
  mkdirSync(fonts, { recursive: true })
  await Promise.all(
    CUTS.map(async ({ name, from, axes, text }) => {
      const whole = readFileSync(join(files, `${from}.woff2`))
      const cut = await subsetFont(whole, text ?? everyLetter, { targetFormat: 'woff2', variationAxes: axes })
      writeFileSync(join(fonts, `${name}.woff2`), cut)
    }),
  )
}

/** A font file has no letters outside what its name says: all are kept. */
const RANGES: [first: number, last: number][] = [
  [0x20, 0x7e],
  [0xa0, 0x36f],
  [0x1e00, 0x1eff],
  [0x2000, 0x2215],
  [0x2c60, 0x2c7f],
  [0xa720, 0xa7ff],
]
export const everyLetter = String.fromCodePoint(
  ...RANGES.flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, index) => first + index)),
)
