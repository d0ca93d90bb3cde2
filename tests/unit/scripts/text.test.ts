import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cleanLine, cleanText, lineText, optional } from '#contract/foundation/text.ts'

test.each([
  ['fièvre < 39 mais > 38', 'fièvre < 39 mais > 38'],
  ['<39', '<39'],
  ['a <b>gras</b> et <i class="x">penché</i>', 'a gras et penché'],
  ['<script>alert(1)</script>reste', 'reste'],
  ['<<b>script>alert(1)<</b>/script>', ''],
  ['<img src=x onerror=alert(1)>', ''],
  ['avant<!-- caché -->après', 'avantaprès'],
  ['5 <6 et 7> 3', '5 <6 et 7> 3'],
  ['cœur <3', 'cœur <3'],
  ['<svg/onload=alert(1)>', ''],
  ['  entouré  ', 'entouré'],
  ['nul\u0000 et \u202erenversé', 'nul et renversé'],
  ['ligne\r\nsuivante\u2028et', 'ligne\nsuivante\net'],
  ['👩\u200d⚕️', '👩\u200d⚕️'],
])('%j is kept as %j', (raw, kept) => expect(cleanText(raw)).toBe(kept))

test('a line is one line, and French no-break spaces stay', () => {
  expect(cleanLine('deux\n  lignes\t!')).toBe('deux lignes !')
  expect(cleanLine('Pourquoi\u202f?')).toBe('Pourquoi\u202f?')
})

test('clean text stays as it is, and nothing that parses as a tag is left', () => {
  const soup = fc
    .array(fc.constantFrom('<', '>', '/', 'b', 'script', ' ', '!--', '-->', '39', '"', '='), { maxLength: 30 })
    .map((parts) => parts.join(''))
  fc.assert(
    fc.property(soup, (raw) => {
      const once = cleanText(raw)
      expect(cleanText(once)).toBe(once)
      expect(once).not.toMatch(/<\/?[a-z][^<>]*>/i)
    }),
    { numRuns: 2_000 },
  )
})

test.each([['<b '], ['<script>'], ['</script '], ['<style>', '</script>'], ['<!--'], ['<', 'b>'], ['<!', '---->']])(
  'a long text of %j keeps no tag',
  (...parts) => {
    const million = parts.map((part) => part.repeat(1_000_000 / parts.length / part.length)).join('')
    expect(cleanText(million)).not.toMatch(/<b>|<script>/)
  },
)

test.each(['\u200b', '\u2060\u00ad ', '\u3164', '\u2800', '\ufff9\ufffb'])(
  '%j, which would show nothing, is empty',
  (raw) => expect(cleanText(raw)).toBe(''),
)

test('limits are counted after cleaning', () => {
  const title = lineText({ min: 1, max: 5 })
  expect(title.parse('<b>abcde</b>')).toBe('abcde')
  expect(title.safeParse('<b></b>').error?.issues).toMatchObject([{ code: 'too_small', minimum: 1 }])
  expect(optional(lineText({ max: 5 })).parse('   ')).toBeNull()
  expect(optional(lineText({ max: 5 })).parse(undefined)).toBeNull()
})
