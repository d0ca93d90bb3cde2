import { expect, test } from 'vitest'
import { isSheet, SHEETS, type Sheet } from '#web/app/sheets/sheet.ts'
import { sheetsEn } from '#web/app/sheets/sheets.en.ts'
import { sheetsFr } from '#web/app/sheets/sheets.fr.ts'
import { piecesOf } from '#web/legal/pieces.ts'
import { badTypography } from '../../scripts/text-rules.ts'

/** Institutions, each by its home page: a page of theirs may move, and its address must not have been made up. */
const OFFICIAL = [
  'https://www.has-sante.fr',
  'https://www.ameli.fr',
  'https://www.sante.fr',
  'https://www.monespacesante.fr',
  'https://www.maladiesraresinfo.org',
  'https://www.orpha.net',
  'https://www.filieresmaladiesrares.fr',
  'https://www.service-public.fr',
  'https://www.defenseurdesdroits.fr',
  'https://signalement.social-sante.gouv.fr',
  'https://www.monparcourshandicap.gouv.fr',
  'https://www.cnsa.fr',
]
/** Words that Vécu never says of itself or to anybody, and advice to begin or end anything. */
const NEVER = [
  /\bpour vous\b|votre cas\b|vos chances|probabilit|pronosti|durée prévue|recommand|efficace|meilleur traitement|détect|alerte médicale|compatible DPI/i,
  /\bfor you\b|your case\b|your chances|probabilit|prognos|expected duration|recommend|effective|best treatment|detect|medical alert/i,
  /\b(arrêtez|cessez|commencez à prendre|augmentez|diminuez|prenez (?!soin))\b/i,
  /\b(stop taking|start taking|increase|reduce the dose)\b/i,
]

const wordsOf = ({ intro, parts }: Sheet) => [intro, ...parts.flatMap(({ heading, items }) => [heading, ...items])]
const addressesOf = ({ links }: Sheet) =>
  links.flatMap((link) => piecesOf(link).map((piece) => (piece.kind === 'link' ? piece.href : 'no link')))

test.each(SHEETS)('%s says the same in both languages, part by part, and leads to the same official sites', (name) => {
  const shape = ({ parts, links }: Sheet) => [...parts.map(({ items }) => items.length), links.length]
  expect(shape(sheetsEn[name])).toEqual(shape(sheetsFr[name]))
  expect(addressesOf(sheetsEn[name])).toEqual(addressesOf(sheetsFr[name]))
  for (const address of addressesOf(sheetsFr[name])) expect(OFFICIAL).toContain(address)
})

test.each(SHEETS)('%s follows French typography in French', (name) => {
  const texts = [...wordsOf(sheetsFr[name]), ...sheetsFr[name].links.map((link) => piecesOf(link)[0]!.text)]
  expect(texts.flatMap((text) => badTypography(text).map((why) => `${why}: ${text}`))).toEqual([])
})

test.each(SHEETS)(
  '%s gives no advice to begin or end anything, and says none of the words that Vécu never says',
  (name) => {
    for (const words of [...wordsOf(sheetsFr[name]), ...wordsOf(sheetsEn[name])])
      for (const never of NEVER) expect(words).not.toMatch(never)
  },
)

test('an unknown sheet is recognised as such', () => {
  expect(isSheet('preparer-sa-consultation')).toBe(true)
  for (const name of ['', 'toString', '../legal']) expect(isSheet(name)).toBe(false)
})
