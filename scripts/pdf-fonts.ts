import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import subsetFont from 'subset-font'
import { everyLetter } from './fonts.ts'

const made = join(import.meta.dirname, '../dist/fonts')
const require = createRequire(import.meta.url)

/** PDF layout can embed only fonts of one weight that are not compressed. */
const FACES: { name: string; from: string; axis: string; axes: Record<string, number> }[] = [
  { name: 'title', from: 'fraunces', axis: 'opsz', axes: { wght: 600, opsz: 36 } },
  { name: 'text', from: 'atkinson-hyperlegible-next', axis: 'wght', axes: { wght: 400 } },
  { name: 'bold', from: 'atkinson-hyperlegible-next', axis: 'wght', axes: { wght: 700 } },
]
const ALPHABETS = ['latin', 'latin-ext']

export async function cutPdfFonts(): Promise<void> {
  mkdirSync(made, { recursive: true })
  for (const { name, from, axis, axes } of FACES) {
    const home = dirname(require.resolve(`@fontsource-variable/${from}/package.json`))
    for (const letters of ALPHABETS) {
      const whole = readFileSync(join(home, 'files', `${from}-${letters}-${axis}-normal.woff2`))
      const cut = await subsetFont(whole, everyLetter, { targetFormat: 'truetype', variationAxes: axes })
      writeFileSync(join(made, `${name}-${letters}.ttf`), cut)
    }
  }
}

/** Cuts the fonts of the PDFs unless they are there, for tests that run without the web. */
export async function ensurePdfFonts(): Promise<void> {
  const last = `${FACES.at(-1)!.name}-${ALPHABETS.at(-1)!}.ttf`
  if (!existsSync(join(made, last))) await cutPdfFonts()
}
