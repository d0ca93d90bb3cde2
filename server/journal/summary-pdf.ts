import { utcDayOf } from '#contract/foundation/days.ts'
import type { Language } from '#contract/foundation/languages.ts'
import { LOCALES, spokenDates } from '#contract/foundation/spoken-dates.ts'
import { INTENSITY_NONE, INTENSITY_WORST } from '#contract/journal/limits.ts'
import type { MeasureStats, Summary } from '#contract/journal/schema.ts'
import { curveSegments, dayNumber } from '#contract/journal/stats.ts'
import { tagLabel } from '#contract/posts/tag-suggestions.ts'
import { A4, openPdfPage, type PdfPage, type Point, type Style } from '#server/foundation/text/pdf.ts'
import { INK, LINE, PRUNE, SHEET_STYLES } from '#server/foundation/text/pdf-styles.ts'
import { SUMMARY_WORDS } from './summary-texts.ts'

const MARGIN = 45
const WIDTH = A4.width - 2 * MARGIN
const CURVE_HEIGHT = 135
const NOTE_INDENT = 122

const PAPER = '#FBF8F3'

const STYLES = {
  ...SHEET_STYLES,
  heading: { face: 'title', size: 13, color: INK },
  figure: { face: 'title', size: 17, color: INK },
  text: { face: 'text', size: 10.5, color: INK },
  strong: { face: 'bold', size: 10.5, color: INK },
} as const satisfies Record<string, Style>

type Making = { language: Language; now: Date }

export type SummaryTask = { paper: 'summary'; summary: Summary; language: Language; now: string }

export const drawSummary = ({ summary, language, now }: SummaryTask): Promise<File> =>
  summaryPdf(summary, { language, now: new Date(now) })

async function summaryPdf(summary: Summary, { language, now }: Making): Promise<File> {
  const words = SUMMARY_WORDS[language]
  const page = openPdfPage({ title: `${words.kind}: ${summary.title}`, language, madeAt: now })
  const speech = speechIn(language)
  let y = writeHead(page, summary, { language, now })
  y = writeFigures(page, summary, language, y + 12)
  if (summary.measures.length > 0) y = writeMeasures(page, summary, language, y + 10)
  y = drawCurve(page, summary, language, y + 12)
  if (summary.post) y = writeTold(page, summary.post, language, y + 14)
  const foot = [words.scale, words.testimony]
  // Notes must not overlap the foot, which has one more line where characters are missing.
  writeNotes(page, summary, language, { y: y + 14, bottom: A4.height - MARGIN - 3 * STYLES.foot.size * 1.35 - 8 })
  if (page.hasGaps()) foot.push(words.gaps)
  const lines = foot.flatMap((each) => page.linesOf(each, STYLES.foot, WIDTH, 1))
  page.write(lines, STYLES.foot, { x: MARGIN, y: A4.height - MARGIN - page.heightOf(lines, STYLES.foot) })
  return new File([await page.finish()], `vecu-${words.file}-${speech.fileDay(now)}.pdf`, { type: 'application/pdf' })
}

function writeHead(page: PdfPage, summary: Summary, { language, now }: Making): number {
  const words = SUMMARY_WORDS[language]
  const { day, plainDay } = speechIn(language)
  const write = (text: string, style: Style, y: number, most = 1) =>
    page.write(page.linesOf(text, style, WIDTH, most), style, { x: MARGIN, y })
  page.write(page.linesOf(words.madeOn(day(now)), STYLES.aside, WIDTH, 1), STYLES.aside, {
    x: MARGIN,
    y: MARGIN,
    width: WIDTH,
    align: 'right',
  })
  let y = write(words.kind, STYLES.kind, MARGIN)
  y = write(summary.title, STYLES.title, y + 8, 2)
  y = write(words.period(plainDay(summary.from), plainDay(summary.to)), STYLES.text, y + 4)
  return summary.username === null ? y : write(words.by(summary.username), STYLES.text, y)
}

function writeFigures(page: PdfPage, { figures, from, to }: Summary, language: Language, top: number): number {
  const words = SUMMARY_WORDS[language]
  const { number, shortDay } = speechIn(language)
  const all = number(dayNumber(to) - dayNumber(from) + 1)
  const trend = words.trend[figures ? (figures.trend ?? 'unknown') : 'nothing']
  let y = top
  if (figures) {
    const { days, mean, lowest, highest } = figures
    const told = [
      [words.mean, words.outOfTen(number(mean)), ''],
      [words.lowest, words.outOfTen(number(lowest.intensity)), shortDay(lowest.day)],
      [words.highest, words.outOfTen(number(highest.intensity)), shortDay(highest.day)],
      [words.written, number(days), words.writtenOf(all)],
    ] as const
    const width = WIDTH / told.length
    page.panel({ x: MARGIN, y, width: WIDTH, height: 64 }, PAPER)
    for (const [i, [label, value, more]] of told.entries()) {
      const place = { x: MARGIN + i * width + 12 }
      const room = width - 16
      page.write(page.linesOf(label, STYLES.foot, room, 1), STYLES.foot, { ...place, y: y + 8 })
      page.write(page.linesOf(value, STYLES.figure, room, 1), STYLES.figure, { ...place, y: y + 20 })
      page.write(page.linesOf(more, STYLES.foot, room, 1), STYLES.foot, { ...place, y: y + 45 })
    }
    y += 74
  }
  return page.write(page.linesOf(trend, STYLES.text, WIDTH, 1), STYLES.text, { x: MARGIN, y })
}

function writeMeasures(page: PdfPage, { measures }: Summary, language: Language, top: number): number {
  const words = SUMMARY_WORDS[language]
  let y = page.write(page.linesOf(words.measures, STYLES.heading, WIDTH, 1), STYLES.heading, { x: MARGIN, y: top }) + 4
  for (const each of measures)
    y = page.write(page.linesOf(measureLine(each, language), STYLES.text, WIDTH, 2), STYLES.text, { x: MARGIN, y })
  return y
}

function measureLine({ name, scale, days, typical, lowest, highest }: MeasureStats, language: Language): string {
  const words = SUMMARY_WORDS[language]
  const { number } = speechIn(language)
  if (lowest === highest)
    return words.same({
      name,
      days,
      typical: scale === 'ten' ? words.outOfTen(number(typical)) : words.steps[typical]!,
    })
  const say = (value: number) => (scale === 'ten' ? number(value) : words.steps[value]!)
  const said = { name, days, typical: say(typical), lowest: say(lowest), highest: say(highest) }
  return scale === 'ten' ? words.measured(said) : words.inSteps(said)
}

function drawCurve(page: PdfPage, { days, from, to }: Summary, language: Language, top: number): number {
  const { shortDay } = speechIn(language)
  const heading = page.linesOf(SUMMARY_WORDS[language].curve, STYLES.heading, WIDTH, 1)
  const y = page.write(heading, STYLES.heading, { x: MARGIN, y: top }) + 8
  const left = MARGIN + 18
  const width = WIDTH - 24
  const [first, last] = [dayNumber(from), dayNumber(to)]
  const pointOf = ({ day, intensity }: { day: string; intensity: number }): Point => [
    left + (last === first ? width / 2 : ((dayNumber(day) - first) / (last - first)) * width),
    y + CURVE_HEIGHT * (1 - (intensity - INTENSITY_NONE) / (INTENSITY_WORST - INTENSITY_NONE)),
  ]
  for (const level of [0, 2, 4, 6, 8, 10]) {
    const [, at] = pointOf({ day: from, intensity: level })
    page.stroke(
      [
        [left, at],
        [left + width, at],
      ],
      { color: LINE, width: 0.7 },
    )
    page.write(page.linesOf(String(level), STYLES.foot, 20), STYLES.foot, {
      x: MARGIN,
      y: at - 6,
      width: 12,
      align: 'right',
    })
  }
  for (const line of curveSegments(days)) page.stroke(line.map(pointOf), { color: PRUNE, width: 1.2 })
  // Dots are smaller for longer periods, because those of years would form a cloud.
  const radius = Math.min(2.4, Math.max(0.8, width / (last - first + 1) / 2.2))
  for (const each of days) page.dot(pointOf(each), radius, PRUNE)
  const below = y + CURVE_HEIGHT + 6
  const ends = page.linesOf(shortDay(from), STYLES.foot, width / 2, 1)
  page.write(ends, STYLES.foot, { x: left, y: below })
  return page.write(page.linesOf(shortDay(to), STYLES.foot, width / 2, 1), STYLES.foot, {
    x: left,
    y: below,
    width,
    align: 'right',
  })
}

function writeTold(page: PdfPage, post: NonNullable<Summary['post']>, language: Language, top: number): number {
  const words = SUMMARY_WORDS[language]
  const { plainDay } = speechIn(language)
  const facts = [
    post.startDate && words.since(plainDay(post.startDate)),
    post.duration && words.lasting(post.duration),
    post.tags.length > 0 && words.tagged(post.tags.map((tag) => tagLabel(tag, language)).join(', ')),
  ].filter((fact) => typeof fact === 'string')
  let y = page.write(page.linesOf(words.told, STYLES.heading, WIDTH, 1), STYLES.heading, { x: MARGIN, y: top }) + 4
  y = page.write(page.linesOf(facts.join(' · '), STYLES.text, WIDTH, 2), STYLES.text, { x: MARGIN, y })
  return page.write(page.linesOf(post.description, STYLES.text, WIDTH, 4), STYLES.text, { x: MARGIN, y: y + 2 })
}

const NOTE_GAP = 4
const NOTE_LINES = [4, 3, 2, 1]

type Room = { y: number; bottom: number }

function writeNotes(page: PdfPage, { notes, otherNotes }: Summary, language: Language, { y: top, bottom }: Room): void {
  const words = SUMMARY_WORDS[language]
  const { shortDay } = speechIn(language)
  const heading = page.linesOf(words.notes, STYLES.heading, WIDTH, 1)
  let y = page.write(heading, STYLES.heading, { x: MARGIN, y: top }) + 4
  const write = (text: string) => page.write(page.linesOf(text, STYLES.aside, WIDTH, 1), STYLES.aside, { x: MARGIN, y })
  if (notes.length === 0) return void write(words.noNotes)
  const laidOut = (most: number) =>
    notes.map((each) => ({ ...each, lines: page.linesOf(each.note, STYLES.text, WIDTH - NOTE_INDENT, most) }))
  const room = bottom - y - STYLES.aside.size * 1.35
  const heightOf = (entries: ReturnType<typeof laidOut>) =>
    entries.reduce((sum, { lines }) => sum + page.heightOf(lines, STYLES.text) + NOTE_GAP, 0)
  const most = NOTE_LINES.find((lines) => heightOf(laidOut(lines)) <= room) ?? 1
  let left = notes.length + otherNotes
  for (const { day, intensity, lines } of laidOut(most)) {
    if (y + page.heightOf(lines, STYLES.text) > bottom - STYLES.aside.size * 1.35) break
    const label = page.linesOf(
      `${shortDay(day)} · ${words.outOfTen(String(intensity))}`,
      STYLES.strong,
      NOTE_INDENT - 6,
      1,
    )
    page.write(label, STYLES.strong, { x: MARGIN, y })
    y = page.write(lines, STYLES.text, { x: MARGIN + NOTE_INDENT, y }) + NOTE_GAP
    left--
  }
  if (left > 0) write(words.otherNotes(left))
}

function speechIn(language: Language) {
  const day = spokenDates(language, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
  const short = spokenDates(language, { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' })
  const noon = (date: string) => new Date(`${date}T12:00:00Z`)
  const number = new Intl.NumberFormat(LOCALES[language], { maximumFractionDigits: 1 })
  return {
    day,
    plainDay: (date: string) => day(noon(date)),
    shortDay: (date: string) => short(noon(date)),
    fileDay: (instant: Date) => utcDayOf(instant),
    number: (value: number) => number.format(value),
  }
}
