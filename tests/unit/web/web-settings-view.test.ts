import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { SETTINGS_PAGES } from '#contract/accounts/settings-pages.ts'
import { PAGE_OF_SECTION, placeOfSection } from '#web/accounts/settings/settings-view.ts'

/** Every anchor that the settings had while they were one page. */
const FORMER = [
  ...['profil', 'accords', 'notifications', 'messages', 'adresse', 'mot-de-passe', 'securite', 'comptes-lies'],
  ...['appareils', 'professionnel', 'blocages', 'decisions', 'consultations', 'donnees', 'suppression'],
]

const sections = globSync('web/**/*.tsx')
  .map((path) => readFileSync(path, 'utf8'))
  .filter((text) => text.includes('<SettingsSection'))
  .join('\n')

test('every anchor of the settings as one page leads to the page that has its section now', () => {
  for (const anchor of FORMER) expect([anchor, placeOfSection(anchor)?.page]).toEqual([anchor, expect.any(String)])
  expect(new Set(Object.values(PAGE_OF_SECTION))).toEqual(new Set(SETTINGS_PAGES))
  expect(placeOfSection('mot-de-passe')).toEqual({ page: 'sign-in', hash: 'mot-de-passe' })
  // The whole page is what the link means: its heading takes the focus.
  expect(placeOfSection('accords')).toEqual({ page: 'consents', hash: '' })
})

test('no other anchor leads anywhere, whatever anyone writes', () => {
  for (const anchor of ['', 'Accords', 'profile', 'constructor', 'toString', '__proto__'])
    expect([anchor, placeOfSection(anchor)]).toEqual([anchor, undefined])
})

test('every section that an address can name stands in the table, and where the table says', () => {
  const drawn = [...sections.matchAll(/<SettingsSection\s+anchor="([a-z-]+)"/g)].map(([, anchor]) => anchor)
  expect(drawn.length).toBeGreaterThan(10)
  expect(drawn.filter((anchor) => placeOfSection(anchor!) === undefined)).toEqual([])
  // The page of professionals is one with a heading of its own, and the section of notifications names its anchor in a constant.
  const led = Object.keys(PAGE_OF_SECTION).filter((anchor) => placeOfSection(anchor)?.hash !== '')
  expect(led.filter((anchor) => !drawn.includes(anchor))).toEqual([])
})
