import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, describe, expect, test } from 'vitest'
import type { PrefetchedAnswers } from '#contract/foundation/prefetch.ts'
import { pageMaker } from '#server/app/page.ts'
import { french } from '#web/app/texts.fr.ts'
import { drawShared } from '../../scripts/icons.ts'

const webRoot = mkdtempSync(join(tmpdir(), 'vecu-page-'))
afterAll(() => rmSync(webRoot, { recursive: true, force: true }))
/** Makes pages of this template. */
function makerOf(template: string) {
  writeFileSync(join(webRoot, 'index.html'), template)
  return pageMaker(webRoot, CONFIG)
}
const CONFIG: Parameters<typeof pageMaker>[1] = {
  minAge: 15,
  homeStats: 'live',
  contactMail: 'aide@exemple.fr',
  recordings: undefined,
  identityProvider: undefined,
  baseUrl: 'https://vecu.example',
}
const page = makerOf('<html lang="%LANG%"><head></head><i>%CONFIG%</i><b>%ANSWERS%</b><u>%NONCE%</u></html>')

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

test('a page starts in the language of the account it is for, and in French for anybody else', () => {
  const langIn = (html: string) => /lang="(\w*)"/.exec(html)?.[1]
  const me = (member: unknown): PrefetchedAnswers => ({
    live: null,
    answers: [{ path: ['accounts', 'me'], type: 'query', json: { member }, meta: [] }],
  })
  expect(langIn(page('/', me({ language: 'en' }), ANYBODY).html)).toBe('en')
  expect(langIn(page('/', me(null), ANYBODY).html)).toBe('fr')
  expect(langIn(page('/', me({ language: '"><script>' }), ANYBODY).html)).toBe('fr')
  expect(langIn(page('/', undefined, ANYBODY).html)).toBe('fr')
})

/** The names that the screens of the pages give to the tab. */
const NAMED: Record<string, string> = {
  '/': french.home.name,
  '/commencement': french.founding.title,
  '/ce-qui-a-aide': french.whatHelped.title,
  '/observatoire': french.observatory.title,
  '/expert-conferences': french.conferences.title,
  '/fiches': french.sheets.title,
  ...Object.fromEntries(Object.entries(french.sheets.names).map(([name, title]) => [`/fiches/${name}`, title])),
}

describe('the name of a page, and what a link to it shows elsewhere', () => {
  const site = makerOf(readFileSync('web/index.html', 'utf8'))
  const headOf = (path: string) => /<head>(.*)<\/head>/s.exec(site(path, undefined, ANYBODY).html)?.[1] ?? ''
  const own = headOf('/feed')
  const propertiesIn = (head: string) =>
    Object.fromEntries([...head.matchAll(/<meta property="([^"]+)" content="([^"]*)">/g)].map(([, ...pair]) => pair))

  test.each(Object.entries(NAMED))('%s, which visitors hand on', (path, name) => {
    const head = headOf(path)
    const properties = propertiesIn(head)
    expect(head.match(/<title>[^<]*/g)).toEqual([`<title>${name} · Vécu`])
    expect(head.match(/<meta\s+name="description"/g)).toHaveLength(1)
    expect(properties).toMatchObject({
      'og:title': `${name} · Vécu`,
      'og:url': `https://vecu.example${path}`,
      'og:image': 'https://vecu.example/share.png',
      'og:image:width': '1200',
      'og:image:height': '630',
    })
    expect(head).toContain(`name="description" content="${properties['og:description']}"`)
    expect(properties['og:description']!.length).toBeGreaterThan(30)
    // The rest of the head is every page's own.
    for (const part of ['rel="icon"', 'src="/start.js"', 'id="served-config"']) expect(head).toContain(part)
  })

  test('an address for members, or of nothing, says no more than the name of the site', () => {
    expect(own).toContain('<title>Vécu</title>')
    const paths = ['/post/1', '/chat', '/dashboard', '/matches', '/member/1', '/auth', '/nulle-part', '/constructor']
    for (const path of ['/feed', ...paths]) {
      expect([path, propertiesIn(headOf(path))]).toEqual([path, {}])
      expect([path, headOf(path).match(/<title>[^<]*/g)]).toEqual([path, ['<title>Vécu']])
    }
  })

  test('a slash at its end leaves it the same page', () => {
    expect(propertiesIn(headOf('/commencement/'))).toEqual(propertiesIn(headOf('/commencement')))
  })

  test('its picture is drawn in the size that it is said to have', async () => {
    const { format, width, height } = await sharp(
      await drawShared(readFileSync('web/app/share.svg', 'utf8')),
    ).metadata()
    expect([format, width, height]).toEqual(['png', 1200, 630])
  })
})
