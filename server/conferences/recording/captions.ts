import { CUES_MAX } from '#contract/conferences/limits.ts'
import { HOUR_MS, MINUTE_MS } from '#contract/foundation/durations.ts'
import type { CaptionFault } from '#contract/foundation/faults.ts'

export type Cue = { startMs: number; endMs: number; text: string }
export type ReadCaptions = { cues: Cue[] } | { fault: CaptionFault; line: number }

const HOURS_MAX_MS = 100 * HOUR_MS
const TIME = String.raw`(?:(\d{1,3}):)?(\d{2}):([0-5]\d)[.,](\d{3})`
const TIMING = new RegExp(String.raw`^${TIME}[ \t]+-->[ \t]+${TIME}(?:[ \t].*)?$`)
const ASIDE = /^(NOTE|STYLE|REGION)(?=\s|$)/

/**
 * Keeps the time and the plain text of each cue, without tags, positions or colours.
 * @source https://www.w3.org/TR/webvtt1/#file-structure; SubRip has no standard
 */
export function readCaptions(bytes: Uint8Array): ReadCaptions {
  const lines = linesOf(bytes)
  if ('fault' in lines) return lines
  const { isVtt, all } = lines
  const cues: Cue[] = []
  let at = isVtt ? endOfBlock(all, 0) : 0
  while (at < all.length) {
    if (isBlank(all[at])) at += 1
    else if (isVtt && ASIDE.test(all[at]!) && !isTiming(all[at + 1])) at = endOfBlock(all, at)
    else {
      const read = readCue(all, at, cues.at(-1)?.startMs ?? 0)
      if ('fault' in read) return read
      if (cues.length === CUES_MAX) return { fault: 'tooMany', line: at + 1 }
      cues.push(read.cue)
      at = read.next
    }
  }
  return cues.length === 0 ? { fault: 'empty', line: 1 } : { cues }
}

function linesOf(bytes: Uint8Array): { isVtt: boolean; all: string[] } | { fault: CaptionFault; line: number } {
  let text: string
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return { fault: 'encoding', line: 1 + lineOfBadByte(bytes) }
  }
  const all = text.split(/\r\n|\r|\n/)
  const binary = all.findIndex((line) => line.includes('\0'))
  if (binary >= 0) return { fault: 'encoding', line: binary + 1 }
  if (/^WEBVTT(?=[ \t]|$)/.test(all[0]!)) return { isVtt: true, all }
  const first = all.findIndex((line) => !isBlank(line))
  const isSrt = first >= 0 && (isTiming(all[first]) || (/^\s*\d+\s*$/.test(all[first]!) && isTiming(all[first + 1])))
  return isSrt ? { isVtt: false, all } : { fault: 'header', line: Math.max(first, 0) + 1 }
}

function lineOfBadByte(bytes: Uint8Array): number {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let line = 0
  let from = 0
  for (;;) {
    const end = bytes.indexOf(0x0a, from)
    try {
      decoder.decode(bytes.subarray(from, end < 0 ? bytes.length : end))
    } catch {
      return line
    }
    if (end < 0) return line
    from = end + 1
    line += 1
  }
}

function readCue(
  all: readonly string[],
  from: number,
  notBeforeMs: number,
): { cue: Cue; next: number } | { fault: CaptionFault; line: number } {
  const at = isTiming(all[from]) || all[from]!.includes('-->') ? from : from + 1
  const match = TIMING.exec(all[at]?.trim() ?? '')
  if (!match) return { fault: 'timing', line: at + 1 }
  const [startMs, endMs] = [msOf(match.slice(1, 5)), msOf(match.slice(5, 9))]
  if (Number.isNaN(startMs) || Number.isNaN(endMs) || endMs > HOURS_MAX_MS) return { fault: 'timing', line: at + 1 }
  if (endMs <= startMs || startMs < notBeforeMs) return { fault: 'order', line: at + 1 }
  const next = endOfBlock(all, at)
  const text = plain(all.slice(at + 1, next))
  return text === '' ? { fault: 'empty', line: at + 1 } : { cue: { startMs, endMs, text }, next }
}

function msOf([hours = '0', minutes, seconds, ms]: (string | undefined)[]): number {
  if (Number(minutes) > 59) return Number.NaN
  return ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1_000 + Number(ms)
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', nbsp: '\u00a0', lrm: '', rlm: '', quot: '"' }

const plain = (lines: readonly string[]): string =>
  lines
    .map((line) =>
      line
        .replace(/<\/?[a-z0-9][^<>]*>/gi, '')
        .replace(/\{\\[^{}]*\}/g, '')
        .replace(/&(amp|lt|gt|nbsp|lrm|rlm|quot);/g, (_, name: string) => ENTITIES[name] ?? '')
        // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
        .replace(/[\u0000-\u0008\u000b-\u001f\u007f\u2028\u2029]/g, '')
        .trim(),
    )
    .filter((line) => line !== '')
    .join('\n')

const isBlank = (line: string | undefined): boolean => line === undefined || line.trim() === ''
const isTiming = (line: string | undefined): boolean => line !== undefined && TIMING.test(line.trim())

function endOfBlock(all: readonly string[], from: number): number {
  let at = from
  while (at < all.length && !isBlank(all[at])) at += 1
  return at
}

export const writeVtt = (cues: readonly Cue[]): string =>
  ['WEBVTT', ...cues.map(cueText)].map((block) => `${block}\n`).join('\n')

const cueText = ({ startMs, endMs, text }: Cue): string => `${vttTime(startMs)} --> ${vttTime(endMs)}\n${escaped(text)}`

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

function vttTime(ms: number): string {
  const two = (part: number) => String(Math.floor(part)).padStart(2, '0')
  return `${two(ms / HOUR_MS)}:${two((ms / MINUTE_MS) % 60)}:${two((ms / 1_000) % 60)}.${String(ms % 1_000).padStart(3, '0')}`
}
