import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { withBreakPoints } from '../../../scripts/break-points.ts'

const WEB = join(import.meta.dirname, '../../../web')
const filesOf = (names: RegExp) =>
  readdirSync(WEB, { recursive: true, encoding: 'utf8' })
    .filter((name) => names.test(name))
    .map((name) => ({ name, text: readFileSync(join(WEB, name), 'utf8') }))

test('a sheet names the screens it means, and gets their widths', () => {
  expect(withBreakPoints('@media screen and (--phone), (--not-wide) {\n  a { color: var(--ink) }\n}')).toBe(
    '@media screen and (max-width: 639.98px), (max-width: 1199.98px) {\n  a { color: var(--ink) }\n}',
  )
  expect(withBreakPoints('@media (--not-narrow) { }')).toBe('@media (min-width: 900px) { }')
  expect(withBreakPoints('@container (max-width: 520px) { }')).toBe('@container (max-width: 520px) { }')
})

test.each(['(max-width: 760px)', '(width < 40rem)', '(320px <= width)', '(min-inline-size: 50em)', '(--huge)'])(
  'a sheet that asks for %s is refused',
  (query) => {
    expect(() => withBreakPoints(`@media (--phone) { }\n@media print and ${query} { }`)).toThrow(query)
  },
)

test.each(['@container (--phone) { }', '@import "a.css" (max-width: 640px);'])('%s is refused', (sheet) => {
  expect(() => withBreakPoints(sheet)).toThrow('only @media names a screen')
})

test('no style sheet has a width of its own for a screen', () => {
  const sheets = filesOf(/\.css$/)
  expect(sheets.length).toBeGreaterThan(100)
  for (const { text } of sheets) withBreakPoints(text)
})

test('no component has a width of its own for a screen', () => {
  const asking = filesOf(/\.(?:tsx?|html|js)$/).filter(({ text }) =>
    /\(\s*(?:(?:min|max)-)?(?:width|inline-size)\s*[:<>=]|useMediaQuery\(/.test(text),
  )
  expect(asking.map(({ name }) => name).toSorted()).toEqual([
    'foundation/theme/break-points.ts',
    'foundation/theme/use-screen.ts',
  ])
})
