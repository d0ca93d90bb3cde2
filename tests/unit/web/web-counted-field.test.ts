import { MantineProvider } from '@mantine/core'
import i18next from 'i18next'
import { createElement, type FunctionComponent } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { initReactI18next } from 'react-i18next'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { cleanText } from '#contract/foundation/text.ts'
import { english } from '#web/app/texts.en.ts'
import { french } from '#web/app/texts.fr.ts'
import { CountedInput, CountedTextarea } from '#web/foundation/ui/fields/counted-field.tsx'

vi.mock('#contract/foundation/text.ts', { spy: true })

beforeAll(() =>
  i18next.use(initReactI18next).init({
    lng: 'fr',
    resources: { fr: { translation: french }, en: { translation: english } },
    fallbackLng: false,
  }),
)

const MAX = 100
const HINT = 'Une phrase suffit'

describe.each([
  ['one line', CountedInput],
  ['several lines', CountedTextarea],
] as const)('a counted field of %s', (_, Field) => {
  const drawn = (text: string, given: object = { value: text, onChange: () => {} }) => {
    const props: object = { label: 'Titre', description: HINT, max: MAX, ...given }
    return renderToStaticMarkup(
      createElement(MantineProvider, null, createElement(Field as FunctionComponent<object>, props)),
    )
  }

  test('says its hint alone while its end is far', () => {
    expect(drawn('a'.repeat(79))).toContain(HINT)
    expect(drawn('a'.repeat(79))).not.toMatch(/caractère|maxlength/)
  })

  test('reads its text once for everything that it says of it', () => {
    vi.mocked(cleanText).mockClear()
    drawn('a'.repeat(MAX + 2))
    expect(cleanText).toHaveBeenCalledTimes(1)
  })

  test('says near its end how many characters are left', () => {
    expect(drawn('a'.repeat(80))).toContain('20 caractères restants')
    // A field that its form reads by itself is told the text.
    expect(drawn('', { defaultValue: '', text: 'a'.repeat(99) })).toContain('1 caractère restant')
  })

  test('keeps a longer text whole, and says that it is too long', () => {
    const text = 'a'.repeat(MAX + 2)
    expect(drawn(text)).toContain(text)
    expect(drawn(text)).toContain('2 caractères de trop')
    expect(drawn(text)).toContain('aria-invalid="true"')
    expect(drawn(text)).toContain('Maximum 100 caractères autorisés')
  })
})
