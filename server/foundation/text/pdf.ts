import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import PDFDocument from 'pdfkit'
import type { Language } from '#contract/foundation/languages.ts'
import { normalized } from '#contract/foundation/normalized.ts'

export const A4 = { width: 595.28, height: 841.89 } as const

export type Face = 'title' | 'text' | 'bold'
export type Style = { face: Face; size: number; color: string; leading?: number }
export type Point = readonly [x: number, y: number]

export type Line = readonly { font: string; text: string }[]

export type PdfPage = {
  linesOf(text: string, style: Style, width: number, most?: number): Line[]
  heightOf(lines: readonly Line[], style: Style): number
  write(
    lines: readonly Line[],
    style: Style,
    place: { x: number; y: number; width?: number; align?: 'right' | 'center' },
  ): number
  stroke(points: readonly Point[], look: { color: string; width: number; dash?: number }): void
  dot(center: Point, radius: number, color: string): void
  panel(place: { x: number; y: number; width: number; height: number }, color: string): void
  turn(): void
  hasGaps(): boolean
  finish(): Promise<Uint8Array<ArrayBuffer>>
}

const GAP = '[…]'
const LEADING = 1.35
/** More characters than any line has: a longer text does not fit, without being shaped. */
const LINE_MAX = 1000
const FACES: Record<Face, readonly string[]> = {
  title: ['title-latin', 'title-latin-ext'],
  text: ['text-latin', 'text-latin-ext'],
  bold: ['bold-latin', 'bold-latin-ext'],
}

/** The metadata holds title and language, but neither an author nor the program. */
export function openPdfPage({ title, language, madeAt }: { title: string; language: Language; madeAt: Date }): PdfPage {
  const document = new PDFDocument({
    size: 'A4',
    margin: 0,
    pdfVersion: '1.7',
    lang: language,
    displayTitle: true,
    // Set explicitly, because the library would name itself.
    info: { Title: title, CreationDate: madeAt, Producer: 'Vécu', Creator: 'Vécu' },
  })
  for (const name of Object.values(FACES).flat()) document.registerFont(name, fontFile(name))
  const pieces: Buffer[] = []
  document.on('data', (piece: Buffer) => pieces.push(piece))
  const ended = new Promise<void>((settle, fail) => document.on('end', settle).on('error', fail))
  let gaps = false

  const has = (font: string, sign: string): boolean => {
    const { _font } = document.font(font) as unknown as {
      _font: { font: { hasGlyphForCodePoint(code: number): boolean } }
    }
    return [...sign].every((letter) => _font.font.hasGlyphForCodePoint(letter.codePointAt(0)!))
  }

  const fontOf = memoized((face: Face, sign: string) => FACES[face].find((font) => has(font, sign)) ?? null)

  function drawable(text: string, face: Face): string {
    let found = ''
    for (const sign of signsOf(normalized(text, 'NFC').replaceAll('\u202f', '\u00a0'))) {
      if (/^\s+$/u.test(sign) || fontOf(face, sign) !== null) found += sign
      else if (!/^\p{Default_Ignorable_Code_Point}+$/u.test(sign)) {
        gaps = true
        found += GAP
      }
    }
    return found.replace(/\[…\](?:\s*\[…\])+/g, GAP)
  }

  function runsOf(text: string, face: Face): Line {
    const runs: { font: string; text: string }[] = []
    for (const sign of signsOf(text)) {
      const font = fontOf(face, sign) ?? FACES[face][0]!
      const last = runs.at(-1)
      if (last?.font === font) last.text += sign
      else runs.push({ font, text: sign })
    }
    return runs
  }

  const widthOf = (line: Line, size: number): number =>
    line.reduce((sum, { font, text }) => sum + document.font(font).fontSize(size).widthOfString(text), 0)

  const signWidth = memoized((face: Face, sign: string) => widthOf(runsOf(sign, face), 1))

  function linesOf(text: string, style: Style, width: number, most = Number.POSITIVE_INFINITY): Line[] {
    const { face, size } = style
    const fits = (words: string) => words.length <= LINE_MAX && widthOf(runsOf(words, face), size) <= width
    const lines: string[] = []
    for (const word of drawable(text, face)
      .split(/[ \t\n]+/)
      .filter(Boolean)) {
      const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word
      if (lines.length > 0 && fits(longer)) lines[lines.length - 1] = longer
      else if (fits(word)) lines.push(word)
      else lines.push(...broken(word, { widthOfSign: (sign) => signWidth(face, sign) * size, width, fits }))
      if (lines.length > most) break
    }
    const kept = lines.slice(0, most)
    if (lines.length > most) kept[most - 1] = ended(kept[most - 1]!, fits)
    return kept.map((line) => runsOf(line, face))

    function ended(line: string, fitsHere: (words: string) => boolean): string {
      let shorter = signsOf(line.replace(/…$/, ''))
      while (shorter.length > 0 && !fitsHere(`${shorter.join('')}…`)) shorter = shorter.slice(0, -1)
      return `${shorter.join('').trimEnd()}…`
    }
  }

  return {
    linesOf,
    heightOf: (lines, { size, leading = LEADING }) => lines.length * size * leading,
    write(lines, { size, color, leading = LEADING }, { x, y, width = 0, align }) {
      document.fillColor(color)
      for (const [i, line] of lines.entries()) {
        const spare = align ? width - widthOf(line, size) : 0
        let at = x + (align === 'center' ? spare / 2 : spare)
        for (const { font, text } of line) {
          document.font(font).fontSize(size)
          document.text(text, at, y + i * size * leading, { lineBreak: false })
          at += document.widthOfString(text)
        }
      }
      return y + lines.length * size * leading
    },
    stroke(points, { color, width, dash }) {
      const [first, ...others] = points
      if (!first || others.length === 0) return
      document.moveTo(...first)
      for (const point of others) document.lineTo(...point)
      if (dash) document.dash(dash, { space: dash })
      document.lineWidth(width).lineJoin('round').lineCap('round').strokeColor(color).stroke().undash()
    },
    dot([x, y], radius, color) {
      document.circle(x, y, radius).fill(color)
    },
    panel({ x, y, width, height }, color) {
      document.roundedRect(x, y, width, height, 8).fill(color)
    },
    turn() {
      document.addPage()
    },
    hasGaps: () => gaps,
    async finish() {
      document.end()
      await ended
      return new Uint8Array(Buffer.concat(pieces))
    },
  }
}

type Breaking = { widthOfSign: (sign: string) => number; width: number; fits: (words: string) => boolean }

/** Breaks a word that is wider than a line. The widths of signs add up but for kerning, so that few beginnings of it have to be shaped. */
function broken(word: string, { widthOfSign, width, fits }: Breaking): string[] {
  const signs = signsOf(word)
  const parts: string[] = []
  for (let from = 0, to = 0; from < signs.length; from = to) {
    let filled = 0
    for (to = from; to < signs.length && filled <= width; to++) filled += widthOfSign(signs[to]!)
    while (to > from + 1 && !fits(signs.slice(from, to).join(''))) to--
    parts.push(signs.slice(from, to).join(''))
  }
  return parts
}

function memoized<Answer extends string | number | null>(answer: (face: Face, sign: string) => Answer): typeof answer {
  const known = new Map<string, Answer>()
  return (face, sign) => {
    const key = `${face} ${sign}`
    const found = known.get(key)
    if (found !== undefined) return found
    const made = answer(face, sign)
    known.set(key, made)
    return made
  }
}

const graphemes = new Intl.Segmenter('fr', { granularity: 'grapheme' })
const signsOf = (text: string): string[] => [...graphemes.segment(text)].map(({ segment }) => segment)

const FONTS = join(import.meta.dirname, '../../../dist/fonts')
const files = new Map<string, Buffer>()

function fontFile(name: string): Buffer {
  const file = files.get(name) ?? readFileSync(join(FONTS, `${name}.ttf`))
  files.set(name, file)
  return file
}
