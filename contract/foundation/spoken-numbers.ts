import { foldCase } from './fold.ts'

/**
 * Returns a text in which telephone numbers said in words are written in digits: "zéro six douze trente-quatre" is "061234". Other numbers stay words: a run is
 * written out only where it begins as telephone numbers do, with a zero, or with "plus" and the code of a country, and is as long as one.
 */
export function withSpokenNumbers(text: string): string {
  const words = [...text.matchAll(WORDS)]
  let out = ''
  let copied = 0
  for (let at = 0; at < words.length; ) {
    const run = runFrom(text, words, at)
    if (run && isTelephone(run)) {
      const begin = words[at]!.index
      const last = words[at + run.words - 1]!
      out += text.slice(copied, begin) + run.digits
      copied = last.index + last[0].length
    }
    at += run?.words ?? 1
  }
  return copied === 0 ? text : out + text.slice(copied)
}

const WORDS = /\p{L}+|\d+/gu

/** No telephone number has more digits. */
const DIGITS_READ = 16
const TELEPHONE = /^(?:0[1-9]\d{8,9}|(?:\+|00)?[1-9]\d{8,13})$/

type Run = { digits: string; words: number; isSpoken: boolean }

/** Numbers in digits alone are found without this module. */
const isTelephone = ({ digits, isSpoken }: Run): boolean => isSpoken && TELEPHONE.test(digits)

function runFrom(text: string, words: readonly RegExpExecArray[], at: number): Run | undefined {
  const first = foldCase(words[at]![0])
  const hasPlus = first === 'plus'
  const isAbroad = text[words[at]!.index - 1] === '+'
  if (!hasPlus && !isAbroad && !BEGINNING.test(first)) return undefined
  let digits = hasPlus ? '+' : ''
  let isSpoken = hasPlus
  let next = at + Number(hasPlus)
  while (next < words.length && digits.length <= DIGITS_READ && (next === at || isNear(text, words, next))) {
    const read = numberAt(text, words, next)
    if (!read) break
    digits += read.digits
    isSpoken ||= read.isSpoken
    next += read.words
  }
  return next - at < MIN_WORDS ? undefined : { digits, words: next - at, isSpoken }
}

const MIN_WORDS = 2
/** Zero is also read out as the letter O. */
const BEGINNING = /^(?:zero|oh|o|0\d*)$/

const GAP = /^[\s.,;:/_·•–—-]{1,3}$/u

function isNear(text: string, words: readonly RegExpExecArray[], at: number): boolean {
  const before = words[at - 1]!
  return GAP.test(text.slice(before.index + before[0].length, words[at]!.index))
}

function numberAt(text: string, words: readonly RegExpExecArray[], at: number): Run | undefined {
  const key = foldCase(words[at]![0])
  if (/^\d+$/.test(key)) return { digits: key, words: 1, isSpoken: false }
  const times = TIMES.get(key)
  if (times && at + 1 < words.length && isNear(text, words, at + 1)) {
    const digit = UNITS.get(foldCase(words[at + 1]![0]))
    return digit === undefined ? undefined : { digits: String(digit).repeat(times), words: 2, isSpoken: true }
  }
  const nextKey = (n: number) =>
    at + n < words.length && isNear(text, words, at + n) ? foldCase(words[at + n]![0]) : ''
  const isFourTwenties = key === 'quatre' && /^vingts?$/.test(nextKey(1))
  const tens = isFourTwenties ? 80 : TENS.get(key)
  if (tens === undefined) {
    const teen = teenAt(key, nextKey(1))
    if (teen) return { digits: String(teen.value), words: teen.words, isSpoken: true }
    const unit = UNITS.get(key)
    return unit === undefined ? undefined : { digits: String(unit), words: 1, isSpoken: true }
  }
  let count = isFourTwenties ? 2 : 1
  if (nextKey(count) === 'et' && /^(?:une?|onze)$/.test(nextKey(count + 1))) count += 1
  const teen = tens === 60 || tens === 80 ? teenAt(nextKey(count), nextKey(count + 1)) : undefined
  const isNextNumber = nextKey(count) === 'quatre' && /^vingts?$/.test(nextKey(count + 1))
  const unit = isNextNumber ? undefined : UNITS.get(nextKey(count)) || undefined
  const { value, words: more } = teen ?? { value: unit ?? 0, words: Number(unit !== undefined) }
  return { digits: String(tens + value), words: count + more, isSpoken: true }
}

function teenAt(key: string, next: string): { value: number; words: number } | undefined {
  const value = TEENS.get(key)
  if (value === undefined) return undefined
  const unit = key === 'dix' ? UNITS.get(next) : undefined
  return unit !== undefined && unit >= 7 ? { value: value + unit, words: 2 } : { value, words: 1 }
}

const TIMES = new Map([
  ['double', 2],
  ['triple', 3],
])

const UNITS = new Map(
  [
    'zero oh o',
    'un une one',
    'deux two',
    'trois three',
    'quatre four',
    'cinq five',
    'six',
    'sept seven',
    'huit eight',
    'neuf nine',
  ].flatMap((names, digit) => names.split(' ').map((name) => [name, digit] as const)),
)

const TEENS = new Map(
  [
    'dix ten',
    'onze eleven',
    'douze twelve',
    'treize thirteen',
    'quatorze fourteen',
    'quinze fifteen',
    'seize sixteen',
    'seventeen',
    'eighteen',
    'nineteen',
  ].flatMap((names, n) => names.split(' ').map((name) => [name, 10 + n] as const)),
)

const TENS = new Map([
  ...[
    'vingt twenty',
    'trente thirty',
    'quarante forty',
    'cinquante fifty',
    'soixante sixty',
    'septante seventy',
    'huitante octante eighty',
    'nonante ninety',
  ].flatMap((names, n) => names.split(' ').map((name) => [name, 20 + 10 * n] as const)),
])
