import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './place.mjs'

const built = join(root, 'dist/web')

/** Safari 16.2 has none of these: a script that holds one does not start, or fails where it is used. The third item matches a library's own check for it. */
const TOO_NEW = [
  ['a look-behind', /\(\?<[=!]/],
  ['Promise.withResolvers', /\.withResolvers\b/],
  ['Promise.try', /\bPromise\.try\b/],
  ['toWellFormed', /\.(?:to|is)WellFormed\b/],
  ['groupBy', /\b(?:Map|Object)\.groupBy\b/],
  ['Array.fromAsync', /\.fromAsync\b/],
  ['URL.parse', /\bURL\.parse\b/],
  ['URL.canParse', /\bURL\.canParse\b/, /typeof URL\.canParse/],
  ['AbortSignal.any', /\bAbortSignal\.any\b/],
  ['checkVisibility', /\.checkVisibility\b/],
  ['RegExp.escape', /\bRegExp\.escape\b/],
  ['operations on sets', /\.(?:isSubsetOf|isSupersetOf|isDisjointFrom|symmetricDifference)\(/],
  [
    'the flag v of a pattern',
    /\/[dgimsuy]*v[dgimsuy]*\.(?:test|exec)\(|RegExp\([^()]*,\s*["'`][dgimsuy]*v[dgimsuy]*["'`]\)/,
  ],
  ['flags of a part of a pattern', /\(\?(?:[ims]+(?:-[ims]+)?|-[ims]+):/],
  ['base64 of bytes', /\bUint8Array\.from(?:Base64|Hex)\b/, /typeof Uint8Array\.fromBase64/],
  [
    'methods of iterators',
    /\.(?:values|keys|entries)\(\)\.(?:map|filter|toArray|some|every|find|reduce|take|drop|flatMap|forEach)\(/,
  ],
]

export function checkBrowserFloor() {
  const scripts = readdirSync(built, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.js'))
  const found = scripts.flatMap((file) => {
    const text = readFileSync(join(built, file), 'utf8')
    return tooNewIn(text).map((what) => `${file}: ${what} is in no Safari 16.2`)
  })
  for (const line of found) console.error(line)
  return found.length === 0
}

export const tooNewIn = (text) =>
  TOO_NEW.filter(([, pattern, guard]) => pattern.test(text) && !guard?.test(text)).map(([name]) => name)
