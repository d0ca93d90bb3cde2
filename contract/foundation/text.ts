import { z } from 'zod'

/**
 * Text as members type it, made safe to keep: HTML tags removed (only what parses as one: "fièvre < 39 mais > 38" survives),
 * script and style with their content, comments, control and direction-override characters removed, lone surrogates replaced, trimmed.
 */
export const cleanText = (raw: string): string => stripTags(keepVisible(raw)).trim()

/** The same on one line: any run of ordinary white space becomes one space; no-break spaces stay, as French typography wants. */
export const cleanLine = (raw: string): string => cleanText(raw).replace(/[\t\n\v\f\r ]+/g, ' ')

const keepVisible = (raw: string) =>
  raw
    .toWellFormed()
    .normalize('NFC')
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is removed here
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ufeff]/g, '')

const HIDDEN_CONTENT = /<(script|style)\b[^<>]*>[\s\S]*?<\/\1\s*>/gi
const COMMENT = /<!--[\s\S]*?-->/g
const TAG = /<[/!?]?[a-z][^<>]*>/gi

/** Repeats until nothing is left to remove, so that "<<b>script>" cannot leave a tag behind. Each round shortens the text. */
function stripTags(text: string): string {
  if (!text.includes('<')) return text
  const stripped = text.replace(HIDDEN_CONTENT, '').replace(COMMENT, '').replace(TAG, '')
  return stripped === text ? text : stripTags(stripped)
}

type Limits = { min?: number; max: number }

/** Text of several lines, cleaned, then between `min` and `max` characters. */
export const longText = ({ min = 0, max }: Limits) => bounded(cleanText, { min, max })

/** Text of one line, cleaned, then between `min` and `max` characters. */
export const lineText = ({ min = 0, max }: Limits) => bounded(cleanLine, { min, max })

const bounded = (clean: (raw: string) => string, { min, max }: Required<Limits>) =>
  z.string().transform(clean).pipe(z.string().min(min).max(max))

/** Optional text: absent, null and empty after cleaning all mean null. */
export const optional = <Text extends z.ZodType<string, string>>(text: Text) =>
  z
    .union([z.literal('').transform(() => null), z.null(), text])
    .optional()
    .transform((value) => value || null)
