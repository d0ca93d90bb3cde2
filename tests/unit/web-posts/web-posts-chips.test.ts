import i18next from 'i18next'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { initReactI18next } from 'react-i18next'
import { beforeAll, describe, expect, test } from 'vitest'
import { SEARCH_COUNTED_MAX } from '#contract/posts/limits.ts'
import type { FeedCounts } from '#contract/posts/schema.ts'
import { english } from '#web/app/texts.en.ts'
import { french } from '#web/app/texts.fr.ts'
import { FeedChips } from '#web/posts/feed/feed-chips.tsx'

beforeAll(() =>
  i18next
    .use(initReactI18next)
    .init({ resources: { fr: { translation: french }, en: { translation: english } }, fallbackLng: false }),
)

const COUNTS: FeedCounts = {
  all: SEARCH_COUNTED_MAX,
  symptoms: SEARCH_COUNTED_MAX - 1,
  questions: 0,
  resolved: 1_250,
  better: 0,
  diagnosed: 0,
}

/** The figures on the chips, from left to right. */
async function figures(language: 'fr' | 'en', { isSearch }: { isSearch: boolean }): Promise<string[]> {
  await i18next.changeLanguage(language)
  const drawn = createElement(FeedChips, { chosen: 'all', onChoose: () => {}, counts: COUNTS, isSearch })
  return [...renderToStaticMarkup(drawn).matchAll(/<span[^>]*>([^<]*)<\/span>/g)].map(([, figure]) => figure!)
}

describe('a chip with a capped count says so, and an empty one shows no figure', () => {
  test('in French', async () => {
    expect(await figures('fr', { isSearch: true })).toEqual(['1\u202f000+', '999', '1\u202f250+'])
    expect(await figures('fr', { isSearch: false })).toEqual(['1\u202f000', '999', '1\u202f250'])
  })

  test('in English', async () => {
    expect(await figures('en', { isSearch: true })).toEqual(['1,000+', '999', '1,250+'])
    expect(await figures('en', { isSearch: false })).toEqual(['1,000', '999', '1,250'])
  })
})
