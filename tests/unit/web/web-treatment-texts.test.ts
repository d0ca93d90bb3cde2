import i18next from 'i18next'
import { expect, test } from 'vitest'
import { en } from '#web/treatments/texts.en.ts'
import { fr } from '#web/treatments/texts.fr.ts'

test('the sheet for the doctor counts one day of the journal as one', async () => {
  const texts = i18next.createInstance()
  await texts.init({
    resources: { fr: { translation: { treatments: fr } }, en: { translation: { treatments: en } } },
    fallbackLng: false,
    interpolation: { escapeValue: false },
  })
  const said = (language: 'fr' | 'en', count: number) =>
    texts
      .getFixedT(language)('treatments.sheet.journalFigures', { count, mean: '3', from: 'hier', to: 'hier' })
      .replaceAll('\u00a0', ' ')
  expect(said('fr', 1)).toBe('De 0 à 10, sur 1 jour noté : moyenne 3, du hier au hier.')
  expect(said('fr', 2)).toContain('sur 2 jours notés')
  expect(said('en', 1)).toContain('over 1 day recorded')
  expect(said('en', 2)).toContain('over 2 days recorded')
})
