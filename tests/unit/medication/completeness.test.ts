import i18next from 'i18next'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { initReactI18next } from 'react-i18next'
import { beforeAll, expect, test } from 'vitest'
import { COMPLETENESS, type CompletenessItem } from '#contract/medication/rules.ts'
import { english } from '#web/app/texts.en.ts'
import { french } from '#web/app/texts.fr.ts'
import { CompletenessProgress } from '#web/medication/report/completeness-items.tsx'

beforeAll(() =>
  i18next.use(initReactI18next).init({
    lng: 'fr',
    resources: { fr: { translation: french }, en: { translation: english } },
    fallbackLng: false,
  }),
)

const HINT = 'Seul le nom est nécessaire.'

function drawn(count: number): string {
  const told = Object.fromEntries(COMPLETENESS.map((item, nth) => [item, nth < count]))
  return renderToStaticMarkup(
    createElement(CompletenessProgress, { hint: HINT, told: told as Record<CompletenessItem, boolean> }),
  )
}

test('an empty report is not counted, and says what is needed', () => {
  expect(drawn(0)).toContain(HINT)
  expect(drawn(0)).not.toMatch(/éléments|<i/)
})

test('from the first thing told on, a report says how many of all it tells', () => {
  expect(drawn(1)).toContain(`<b>1</b> sur ${COMPLETENESS.length} éléments utiles`)
  expect(drawn(1).match(/<i/g)).toHaveLength(COMPLETENESS.length)
  expect(drawn(1).match(/data-on/g)).toHaveLength(1)
})
