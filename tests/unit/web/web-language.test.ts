import { readFileSync } from 'node:fs'
import i18next from 'i18next'
import { beforeEach, expect, test, vi } from 'vitest'
import { LANGUAGES, type Language } from '#contract/foundation/languages.ts'
import { addTexts, followAccount, setLanguage, startTexts } from '#web/foundation/i18n.ts'
import { firstLanguage, nextLanguage } from '#web/foundation/languages.ts'
import { fetchCode } from '#web/foundation/load-code.ts'
import { registerTranslations } from '#web/foundation/texts.ts'

const french = {
  hello: 'Bonjour',
  only: 'Seulement ici',
  posts_one: '{{count}} récit',
  posts_many: '{{count}} récits',
  posts_other: '{{count}} récits',
}
const english = { hello: 'Hello', posts_one: '{{count}} story', posts_other: '{{count}} stories' }

/** Stands in for a browser's page and storage, as far as the texts look at them. */
function browse({ lang = '%LANG%', kept = null as string | null, isStorageForbidden = false } = {}) {
  const page = { documentElement: { lang } }
  const storage = new Map(kept === null ? [] : [['vecu.language', kept]])
  const allowed = () => {
    if (isStorageForbidden) throw new Error('storage is forbidden')
    return storage
  }
  vi.stubGlobal('document', page)
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => allowed().get(key) ?? null,
    setItem: (key: string, value: string) => allowed().set(key, value),
  })
  return { page, storage }
}

/** Translates any key, also one that the real texts do not have. */
const say = (key: string, options: object = {}) => String(Reflect.apply(i18next.t, i18next, [key, options]))

let loadEnglish = vi.fn(async () => english)
beforeEach(() => {
  loadEnglish = vi.fn(async () => english)
  i18next.removeResourceBundle?.('en', 'translation')
})

test.each([
  ['en', 'fr', 'en'],
  [null, 'en', 'en'],
  [null, '%LANG%', 'fr'],
  ['de', 'en', 'en'],
  ['de', undefined, 'fr'],
  [undefined, undefined, 'fr'],
])('kept %s and served %s begin in %s', (kept, served, first) => expect(firstLanguage(kept, served)).toBe(first))

test('the next of the languages is each in turn', () => {
  const round = LANGUAGES.map((_, turns) =>
    LANGUAGES.slice(0, turns).reduce<Language>((from) => nextLanguage(from), LANGUAGES[0]),
  )
  expect(new Set(round)).toEqual(new Set(LANGUAGES))
  expect(nextLanguage(round.at(-1)!)).toBe(LANGUAGES[0])
})

test.each(['web/app/offline/page.js', 'web/app/offline/service-worker.js', 'web/journal/own-day/first.js'])(
  'the plain script %s knows every language',
  (path) => {
    const script = readFileSync(path, 'utf8')
    for (const language of LANGUAGES) expect(script).toMatch(new RegExp(`\\b${language}: [{']|'${language}'[,\\]]`))
  },
)

test('a page without a server speaks French, without fetching English', async () => {
  const { page } = browse()
  await startTexts({ french, loaders: { en: loadEnglish } })
  expect(say('hello')).toBe('Bonjour')
  expect(page.documentElement.lang).toBe('fr')
  expect(loadEnglish).not.toHaveBeenCalled()
})

test('the language stored in the browser goes before the page’s, and its texts are there before the first screen', async () => {
  const { page } = browse({ lang: 'fr', kept: 'en' })
  await startTexts({ french, loaders: { en: loadEnglish } })
  expect(say('hello')).toBe('Hello')
  expect(page.documentElement.lang).toBe('en')
})

test('a missing key shows itself, also where the other language has it', async () => {
  browse({ lang: 'en' })
  await startTexts({ french, loaders: { en: loadEnglish } })
  expect(say('only')).toBe('only')
  expect(say('no.such.key')).toBe('no.such.key')
})

test('a choice is kept in the browser and English fetched once', async () => {
  const { storage } = browse({ lang: 'fr' })
  await startTexts({ french, loaders: { en: loadEnglish } })
  await setLanguage('en')
  await setLanguage('fr')
  await setLanguage('en')
  expect(storage.get('vecu.language')).toBe('en')
  expect(loadEnglish).toHaveBeenCalledOnce()
})

test('a page that came without the account speaks its language once it is known, and a choice of this browser stays', async () => {
  const { page, storage } = browse({ lang: 'fr' })
  await startTexts({ french, loaders: { en: loadEnglish } })
  await followAccount('en')
  expect(say('hello')).toBe('Hello')
  expect(page.documentElement.lang).toBe('en')
  expect(storage.has('vecu.language')).toBe(false)

  browse({ kept: 'fr' })
  await startTexts({ french, loaders: { en: loadEnglish } })
  await followAccount('en')
  expect(say('hello')).toBe('Bonjour')
})

test('a choice whose texts cannot be fetched changes nothing', async () => {
  const { page, storage } = browse({ lang: 'fr' })
  await startTexts({ french, loaders: { en: () => Promise.reject(new TypeError('offline')) } })
  await expect(setLanguage('en')).rejects.toThrow('offline')
  expect(say('hello')).toBe('Bonjour')
  expect(page.documentElement.lang).toBe('fr')
  expect(storage.has('vecu.language')).toBe(false)
})

test('a choice without storage still holds for the page', async () => {
  browse({ lang: 'fr', isStorageForbidden: true })
  await startTexts({ french, loaders: { en: loadEnglish } })
  await setLanguage('en')
  expect(say('hello')).toBe('Hello')
})

test('French counts zero as one and has a plural for millions', async () => {
  browse({ lang: 'fr' })
  await startTexts({ french, loaders: { en: loadEnglish } })
  expect(say('posts', { count: 0 })).toBe('0 récit')
  expect(say('posts', { count: 2 })).toBe('2 récits')
  expect(say('posts', { count: 1_000_000 })).toBe('1000000 récits')
})

/** Stands in for the code of a screen, which has French texts and tells where the others are. */
function screenOf(name: string, load = vi.fn(async () => ({ title: `${name} in English` }))) {
  const french = { title: `${name} en français` }
  const texts = { screens: { [name]: french } }
  const come = () =>
    fetchCode(async () => {
      registerTranslations(french, { en: load })
      return { show: () => addTexts(texts) }
    })
  return { come, load }
}

test('code that comes later waits for its texts in the language of the interface, and loads no other', async () => {
  browse({ kept: 'en' })
  await startTexts({ french, loaders: { en: loadEnglish } })
  const [matches, feed] = [screenOf('matches'), screenOf('feed')]
  ;(await matches.come()).show()
  expect(say('screens.matches.title')).toBe('matches in English')
  await setLanguage('fr')
  expect(say('screens.matches.title')).toBe('matches en français')
  ;(await feed.come()).show()
  expect(say('screens.feed.title')).toBe('feed en français')
  expect(feed.load).not.toHaveBeenCalled()
})

test('a change of language brings the texts of all code that is there, shown or not', async () => {
  browse({ lang: 'fr' })
  await startTexts({ french, loaders: { en: loadEnglish } })
  const [shown, waiting] = [screenOf('shown'), screenOf('waiting')]
  ;(await shown.come()).show()
  const { show } = await waiting.come()
  await setLanguage('en')
  show()
  expect([say('screens.shown.title'), say('screens.waiting.title')]).toEqual(['shown in English', 'waiting in English'])
  await setLanguage('fr')
  expect([say('screens.shown.title'), say('screens.waiting.title')]).toEqual([
    'shown en français',
    'waiting en français',
  ])
  expect(shown.load).toHaveBeenCalledOnce()
})

test('code whose texts cannot be fetched fails as code does, and comes whole when it is asked for again', async () => {
  browse({ kept: 'en' })
  await startTexts({ french, loaders: { en: loadEnglish } })
  const load = vi.fn(async () => ({ title: 'Late' }))
  const late = screenOf('late', load)
  load.mockRejectedValueOnce(new Error('offline'))
  await expect(late.come()).rejects.toThrow('offline')
  ;(await late.come()).show()
  expect(say('screens.late.title')).toBe('Late')
})
