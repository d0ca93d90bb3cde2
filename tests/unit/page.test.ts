import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import type { PrefetchedAnswers } from '#contract/foundation/prefetch.ts'
import { pageMaker } from '#server/app/page.ts'

const webRoot = mkdtempSync(join(tmpdir(), 'vecu-page-'))
writeFileSync(
  join(webRoot, 'index.html'),
  '<html lang="%LANG%"><head></head><i>%CONFIG%</i><b>%ANSWERS%</b><u>%NONCE%</u></html>',
)
afterAll(() => rmSync(webRoot, { recursive: true, force: true }))
const page = pageMaker(webRoot, {
  minAge: 15,
  homeStats: 'live',
  contactMail: 'aide@exemple.fr',
  recordings: undefined,
  identityProvider: undefined,
})

const ANYBODY = { hasMember: false, isFounding: false }
const saying = (words: string): PrefetchedAnswers => ({
  live: null,
  answers: [{ path: ['posts', 'get'], type: 'query', json: { title: words }, meta: [] }],
})
const answersIn = (html: string) => /<b>(.*)<\/b>/s.exec(html)?.[1] ?? ''

test.each(['</script><script>alert(1)</script>', '<!-- <script>', '%NONCE% %LANG% %CONFIG%', '$& $1 $` \u2028 \\'])(
  'a member’s text is in the page as data: %s',
  (words) => {
    const { html, nonce } = page('/feed', saying(words), ANYBODY)
    expect(answersIn(html)).not.toMatch(/[<>]script|<!|<\//)
    expect(JSON.parse(answersIn(html)).answers[0].json.title).toBe(words)
    expect(html.split(nonce)).toHaveLength(2)
  },
)

test('a page without answers has no data element, and no two pages have the same nonce', () => {
  expect(answersIn(page('/feed', undefined, ANYBODY).html)).toBe('')
  expect(page('/', undefined, ANYBODY).nonce).not.toBe(page('/', undefined, ANYBODY).nonce)
})
