import { z } from 'zod'
import { normalized } from './normalized.ts'

/**
 * Cleans text as members type it, so that it is safe to keep: HTML tags removed (only what parses as one: "fièvre < 39 mais > 38" survives), script and style
 * with their content, comments, control and direction-override characters removed, lone surrogates replaced, trimmed. Text with nothing visible in it becomes
 * empty. Takes time in proportion to its length, whatever that is.
 */
export const cleanText = (raw: string): string => {
  const text = stripTags(keepVisible(raw)).trim()
  return SOMETHING_TO_SEE.test(text) ? text : ''
}

/** Any character that shows something: zero-width and filler characters alone show nothing. */
const SOMETHING_TO_SEE = /[^\s\u2800\p{Default_Ignorable_Code_Point}]/u

/** No-break spaces stay, as French typography wants. */
export const cleanLine = (raw: string): string => cleanText(raw).replace(/[\t\n\v\f\r ]+/g, ' ')

/**
 * Control and direction-override characters, and invisible ones that belong to no writing: between two letters they would hide a word or a link from every rule
 * that reads the text.
 */
const UNSEEN =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is removed here
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u00ad\u180e\u200b\u202a-\u202e\u2060-\u206f\ufdd0-\ufdef\ufeff\ufff9-\ufffb\ufffe\uffff]/g

/** A lone half of a surrogate pair. `toWellFormed` does the same, but only in browsers since 2023. */
const HALF_SIGN = /\p{Surrogate}/gu

const keepVisible = (raw: string) =>
  normalized(raw.replace(HALF_SIGN, '\ufffd').replace(UNSEEN, ''), 'NFC').replace(/\r\n?|[\u2028\u2029]/g, '\n')

const TAG = /<[/!?]?[a-z][^<>]*>/gi
const BETWEEN: [RegExp, RegExp][] = [
  [/<script\b[^<>]*>/gi, /<\/script\s*>/gi],
  [/<style\b[^<>]*>/gi, /<\/style\s*>/gi],
  [/<!--/g, /-->/g],
]
const ROUNDS = 8

/** Removes tags until none is left, so that "<<b>script>" cannot leave a tag behind. Text nested deeper than anybody writes by hand loses its "<". */
function stripTags(text: string): string {
  let stripped = text
  for (let round = 0; round < ROUNDS; round++) {
    const before = stripped
    for (const [opening, closing] of BETWEEN) stripped = withoutBetween(stripped, opening, closing)
    stripped = stripped.replace(TAG, '')
    if (stripped === before) return stripped
  }
  return stripped.replaceAll('<', '')
}

/**
 * Removes everything between each opening and its closing in one walk over the text: a pattern from opening to closing would search for the end again from
 * every opening.
 */
function withoutBetween(text: string, opening: RegExp, closing: RegExp): string {
  let kept = ''
  let from = 0
  for (;;) {
    opening.lastIndex = from
    const start = opening.exec(text)
    closing.lastIndex = opening.lastIndex
    if (!start || !closing.exec(text)) return kept + text.slice(from)
    kept += text.slice(from, start.index)
    from = closing.lastIndex
  }
}

type Limits = { min?: number; max: number }

export const longText = ({ min = 0, max }: Limits) => bounded(cleanText, { min, max })

export const lineText = ({ min = 0, max }: Limits) => bounded(cleanLine, { min, max })

/** A text that is too long is refused at once, so that no further check reads more than `max` characters. */
const bounded = (clean: (raw: string) => string, { min, max }: Required<Limits>) =>
  z
    .string()
    .transform(clean)
    .pipe(z.string().min(min).max(max, { abort: true }))

export const optional = <Text extends z.ZodType<string, string>>(text: Text) =>
  z
    .union([z.literal('').transform(() => null), z.null(), text])
    .optional()
    .transform((value) => value || null)
