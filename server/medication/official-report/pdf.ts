import { utcDayOf } from '#contract/foundation/days.ts'
import type { Language } from '#contract/foundation/languages.ts'
import {
  type OfficialReportField,
  type OfficialReportFrame,
  type OfficialReportPart,
  officialReportFrame,
  officialReportOf,
} from '#contract/medication/official-report.ts'
import { OFFICIAL_REPORT_WORDS } from '#contract/medication/official-report-words.ts'
import type { Report } from '#contract/medication/schema.ts'
import { A4, type Line, openPdfPage, type PdfPage, type Style } from '#server/foundation/text/pdf.ts'
import { INK, LINE, MUTED, PRUNE, SHEET_STYLES } from '#server/foundation/text/pdf-styles.ts'
import type { OfficialReportTask } from './pdf-messages.ts'
import { PDF_WORDS } from './texts.ts'

const MARGIN = 42
const WIDTH = A4.width - 2 * MARGIN
const LABEL_WIDTH = 172
const VALUE_X = MARGIN + LABEL_WIDTH + 12
const VALUE_WIDTH = WIDTH - LABEL_WIDTH - 12
const BOTTOM = A4.height - MARGIN - 38

const STYLES = {
  ...SHEET_STYLES,
  heading: { face: 'title', size: 12.5, color: INK },
  part: { face: 'bold', size: 10, color: PRUNE },
  label: { face: 'text', size: 10, color: MUTED },
  text: { face: 'text', size: 10, color: INK },
  absent: { face: 'text', size: 10, color: MUTED },
} as const satisfies Record<string, Style>

type Making = { language: Language; now: Date }

export const drawOfficialReport = ({ report, language, now }: OfficialReportTask): Promise<File> =>
  officialReportPdf(
    { ...report, createdAt: new Date(report.createdAt), updatedAt: new Date(report.updatedAt) },
    { language, now: new Date(now) },
  )

type Piece = { height: number; isTied?: boolean; draw?: (y: number) => void }

/** The order is that of the French reporting portal. The PDF says that nothing was sent, and does not say who wrote it. */
export async function officialReportPdf(report: Report, { language, now }: Making): Promise<File> {
  const words = PDF_WORDS[language]
  const frame = officialReportFrame(report, { language, now, timeZone: 'UTC' })
  const page = openPdfPage({ title: `${frame.kind}: ${frame.title}`, language, madeAt: now })
  const pages = pagesOf([
    ...headOf(page, frame),
    ...officialReportOf(report, language).flatMap((part) => partOf(page, part, language)),
  ])
  const foot = [frame.notSent, ...(page.hasGaps() ? [words.gaps] : [])]
  for (const [i, pieces] of pages.entries()) {
    if (i > 0) page.turn()
    let y = MARGIN
    for (const { height, draw } of pieces) {
      draw?.(y)
      y += height
    }
    writeFoot(page, foot, words.page(i + 1, pages.length))
  }
  const name = `vecu-declaration-${utcDayOf(now)}.pdf`
  return new File([await page.finish()], name, { type: 'application/pdf' })
}

function headOf(page: PdfPage, { kind, title, madeOn, written, portal }: OfficialReportFrame): Piece[] {
  const day = page.linesOf(madeOn, STYLES.aside, WIDTH, 1)
  return [
    { height: 0, draw: (y) => void page.write(day, STYLES.aside, { x: MARGIN, y, width: WIDTH, align: 'right' }) },
    ...linesOf(page, kind, STYLES.kind, { width: WIDTH - 110 }),
    { height: 8 },
    ...linesOf(page, title, STYLES.title),
    { height: 4 },
    ...linesOf(page, written, STYLES.text),
    ...linesOf(page, portal, STYLES.text),
  ]
}

function partOf(page: PdfPage, { title, aside, groups }: OfficialReportPart, language: Language): Piece[] {
  return [
    { height: 11, isTied: true },
    ...tied(linesOf(page, title, STYLES.heading)),
    {
      height: 6,
      isTied: true,
      draw: (y) =>
        page.stroke(
          [
            [MARGIN, y + 2],
            [MARGIN + WIDTH, y + 2],
          ],
          { color: LINE, width: 0.7 },
        ),
    },
    ...groups.flatMap((group) => [
      ...(group.title === null ? [] : tied([{ height: 4 }, ...linesOf(page, group.title, STYLES.part)])),
      ...group.fields.flatMap((field) => rowOf(page, field, language)),
    ]),
    ...(aside === null ? [] : linesOf(page, aside, STYLES.foot)),
  ]
}

function rowOf(page: PdfPage, { label, text }: OfficialReportField, language: Language): Piece[] {
  const style = text === null ? STYLES.absent : STYLES.text
  const names = page.linesOf(label, STYLES.label, LABEL_WIDTH)
  const values = (text ?? OFFICIAL_REPORT_WORDS[language].absent)
    .replace(/\n{3,}/g, '\n\n')
    .split('\n')
    .flatMap((paragraph) => (paragraph.trim() ? page.linesOf(paragraph, style, VALUE_WIDTH) : [[]]))
  const height = page.heightOf([[]], style)
  const rows = Array.from(
    { length: Math.max(names.length, values.length) },
    (_, i): Piece => ({
      height,
      isTied: i < names.length - 1,
      draw(y) {
        if (names[i]) page.write([names[i]], STYLES.label, { x: MARGIN, y })
        if (values[i]) page.write([values[i]], style, { x: VALUE_X, y })
      },
    }),
  )
  return [...rows, { height: 2 }]
}

function linesOf(page: PdfPage, text: string, style: Style, { width = WIDTH } = {}): Piece[] {
  const lines: Line[] = page.linesOf(text, style, width)
  return lines.map((line) => ({
    height: page.heightOf([line], style),
    draw: (y) => void page.write([line], style, { x: MARGIN, y }),
  }))
}

const tied = (pieces: Piece[]): Piece[] => pieces.map((piece) => ({ ...piece, isTied: true }))

function pagesOf(pieces: readonly Piece[]): Piece[][] {
  const pages: Piece[][] = [[]]
  let y = MARGIN
  for (let i = 0; i < pieces.length; ) {
    let end = i
    while (pieces[end]!.isTied && end < pieces.length - 1) end++
    const together = pieces.slice(i, end + 1)
    const height = together.reduce((sum, piece) => sum + piece.height, 0)
    if (y + height > BOTTOM && y > MARGIN) {
      pages.push([])
      y = MARGIN
    }
    pages.at(-1)!.push(...together)
    y += height
    i = end + 1
  }
  return pages
}

function writeFoot(page: PdfPage, said: readonly string[], number: string): void {
  const numbers = page.linesOf(number, STYLES.foot, 80, 1)
  const lines = said.flatMap((each) => page.linesOf(each, STYLES.foot, WIDTH - 90))
  const y = A4.height - MARGIN - page.heightOf(lines, STYLES.foot)
  page.write(lines, STYLES.foot, { x: MARGIN, y })
  page.write(numbers, STYLES.foot, { x: MARGIN, y, width: WIDTH, align: 'right' })
}
