import { expect, test } from 'vitest'
// @ts-expect-error -- the tasks are plain JavaScript, without types
import { tooNewIn } from '../../../scripts/tasks/browser-floor.mjs'

test.each([
  ['x.replace(/(?<=a)b/,"")', ['a look-behind']],
  ['new RegExp("(?<!a)b")', ['a look-behind']],
  ['const{promise:e}=Promise.withResolvers()', ['Promise.withResolvers']],
  ['URL.parse(e)?.host', ['URL.parse']],
  ['Map.groupBy(e,t)', ['groupBy']],
  ['e.values().map(t)', ['methods of iterators']],
  ['URL.canParse(e)', ['URL.canParse']],
  ['/[\\p{L}--a]/gv.test(e)', ['the flag v of a pattern']],
  ['RegExp(e,`vg`)', ['the flag v of a pattern']],
  ['/(?i:a)b/.test(e)', ['flags of a part of a pattern']],
  ['Uint8Array.fromBase64(e)', ['base64 of bytes']],
  ['/(?:a|b)/iu.test(e)', []],
  ['typeof URL.canParse==`function`?URL.canParse(e):f(e)', []],
  ['/(?<year>\\d+)/.exec(e)', []],
  ['Object.values(e).map(t)', []],
])('in %s the build check finds %j', (text, found) => expect(tooNewIn(text)).toEqual(found))
