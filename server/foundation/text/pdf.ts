import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import PDFDocument from 'pdfkit'
import type { Language } from '#contract/foundation/languages.ts'

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

  function drawable(text: string, face: Face): string {
    let found = ''
    for (const sign of signsOf(text.normalize('NFC').replaceAll('\u202f', '\u00a0'))) {
      if (/^\s+$/u.test(sign) || FACES[face].some((font) => has(font, sign))) found += sign
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
      const font = FACES[face].find((each) => has(each, sign)) ?? FACES[face][0]!
      const last = runs.at(-1)
      if (last?.font === font) last.text += sign
      else runs.push({ font, text: sign })
    }
    return runs
  }

  const widthOf = (line: Line, size: number): number =>
    line.reduce((sum, { font, text }) => sum + document.font(font).fontSize(size).widthOfString(text), 0)

  function linesOf(text: string, style: Style, width: number, most = Number.POSITIVE_INFINITY): Line[] {
    const { face, size } = style
    const fits = (words: string) => widthOf(runsOf(words, face), size) <= width
    const lines: string[] = []
    for (const word of drawable(text, face)
      .split(/[ \t\n]+/)
      .filter(Boolean)) {
      const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word
      if (lines.length > 0 && fits(longer)) lines[lines.length - 1] = longer
      else lines.push(...broken(word, fits))
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

function broken(word: string, fits: (words: string) => boolean): string[] {
  if (fits(word)) return [word]
  const parts = ['']
  for (const sign of signsOf(word)) {
    if (parts.at(-1) === '' || fits(parts.at(-1)! + sign)) parts[parts.length - 1] += sign
    else parts.push(sign)
  }
  return parts
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
