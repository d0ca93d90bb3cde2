import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { CONSENT_VERSIONS } from '#contract/accounts/limits.ts'
import { INACTIVITY_MONTHS } from '#contract/accounts/privacy-limits.ts'
import { RECHECK_MONTHS } from '#contract/accounts/professional-limits.ts'
import { PRESENCE_SECONDS } from '#contract/chat/limits.ts'
import { COUNTED_AFTER_DAYS } from '#contract/foundation/disclosure-limits.ts'
import { LANGUAGES } from '#contract/foundation/languages.ts'
import type { LegalFacts } from '#contract/foundation/legal-procedures.ts'
import { APPEAL_DAYS } from '#contract/moderation/limits.ts'
import { placeOfSection } from '#web/accounts/settings/settings-view.ts'
import { LEGAL_PAGES, type LegalBlock, type LegalDocument } from '#web/legal/document.ts'
import { DOCUMENTS } from '#web/legal/documents.ts'
import { piecesOf } from '#web/legal/pieces.ts'
import { VERSIONS } from '#web/legal/versions.ts'
import { badSpelling, badTypography } from '../../scripts/text-rules.ts'

const UNSAID: LegalFacts = {
  editorName: null,
  editorAddress: null,
  editorPhone: null,
  editorRegistration: null,
  editorDirector: null,
  hostingName: null,
  hostingAddress: null,
  hostingPhone: null,
  hostingHds: null,
  dpoName: null,
  dpoMail: null,
  mediator: null,
  contactMail: 'aide@vecu.example',
  securityMail: 'failles@vecu.example',
  minAge: 15,
}
const SAID = Object.fromEntries(
  Object.entries(UNSAID).map(([fact, value]) => [fact, value ?? `dit-${fact}@vecu.example`]),
) as LegalFacts

const written = async (page: (typeof LEGAL_PAGES)[number], language: 'fr' | 'en', facts = UNSAID) =>
  (await DOCUMENTS[page][language]())(facts)

const textsOf = (block: LegalBlock): string[] =>
  typeof block === 'string'
    ? [block]
    : 'items' in block
      ? block.items
      : [block.caption, ...block.columns, ...block.rows.flat()]

const wordsOf = ({ intro, parts }: LegalDocument): string[] => [
  intro,
  ...parts.flatMap(({ heading, blocks }) => [heading, ...blocks.flatMap(textsOf)]),
]

const shapeOf = ({ parts }: LegalDocument) =>
  parts.map(({ anchor, blocks }) => [
    anchor,
    ...blocks.map((block) =>
      typeof block === 'string' ? 'text' : 'items' in block ? block.items.length : block.rows.map((row) => row.length),
    ),
  ])

const said = (words: string) =>
  piecesOf(words)
    .map(({ text }) => text)
    .join('')

test.each(LEGAL_PAGES)('%s says the same in both languages, part by part and row by row', async (page) => {
  for (const facts of [UNSAID, SAID, { ...SAID, minAge: 13, mediator: 'none' }])
    expect(shapeOf(await written(page, 'en', facts))).toEqual(shapeOf(await written(page, 'fr', facts)))
})

test.each(LEGAL_PAGES)('%s follows French typography in French', async (page) => {
  const words = wordsOf(await written(page, 'fr', SAID)).map(said)
  const changed = VERSIONS[page].map((version) => version.changed.fr)
  expect([...words, ...changed].flatMap((text) => badTypography(text).map((why) => `${why}: ${text}`))).toEqual([])
})

test.each(LEGAL_PAGES)('%s is set as English is in English', async (page) => {
  const words = wordsOf(await written(page, 'en', SAID)).map(said)
  const changed = VERSIONS[page].map((version) => version.changed.en)
  expect([...words, ...changed].flatMap((text) => badSpelling(text, 'en').map((why) => `${why}: ${text}`))).toEqual([])
})

test.each(LEGAL_PAGES)(
  'no two blocks of a part of %s are alike, and every row of a table has a cell for each column',
  async (page) => {
    for (const { anchor, blocks } of (await written(page, 'fr')).parts) {
      const texts = blocks.map((block) => textsOf(block).join())
      expect([anchor, new Set(texts).size]).toEqual([anchor, texts.length])
      for (const block of blocks)
        if (typeof block !== 'string' && 'rows' in block)
          for (const row of block.rows) expect(row).toHaveLength(block.columns.length)
    }
  },
)

test('a detail that the operator has not given is marked as missing, each somewhere; once given it appears there', async () => {
  for (const language of ['fr', 'en'] as const) {
    const all = async (facts: LegalFacts) =>
      (await Promise.all(LEGAL_PAGES.map((page) => written(page, language, facts)))).flatMap(wordsOf).join('\n')
    const whole = await all(SAID)
    expect(whole).not.toContain('[[')
    for (const [fact, value] of Object.entries(SAID))
      if (fact !== 'minAge') expect([fact, whole.includes(String(value))]).toEqual([fact, true])
    const missing = { fr: '[[à compléter par l’exploitant]]', en: '[[to be completed by the operator]]' }[language]
    for (const [fact, value] of Object.entries(UNSAID)) {
      if (value !== null || fact === 'dpoName') continue
      expect([fact, (await all({ ...SAID, [fact]: null })).includes(missing)]).toEqual([fact, true])
    }
  }
})

test('every link leads to an existing page and part', async () => {
  for (const language of ['fr', 'en'] as const)
    for (const page of LEGAL_PAGES)
      for (const words of wordsOf(await written(page, language, SAID)))
        for (const piece of piecesOf(words)) {
          if (piece.kind !== 'link' || !piece.href.startsWith('/')) continue
          const [path = '', anchor] = piece.href.split('#')
          const legal = LEGAL_PAGES.find((each) => path === `/legal/${each}`)
          const anchors = legal && (await written(legal, language)).parts.map((part) => part.anchor)
          const isThere = legal
            ? anchor === undefined || anchors!.includes(anchor)
            : path === '/settings'
              ? placeOfSection(anchor ?? '') !== undefined
              : ['/signaler', '/.well-known/security.txt', '/.well-known/audit-heads'].includes(path)
          expect([piece.href, isThere]).toEqual([piece.href, true])
        }
})

test('consents refer to the latest version of their page, and versions come latest first', () => {
  expect(VERSIONS.terms[0]?.since).toBe(CONSENT_VERSIONS.terms)
  expect(VERSIONS.privacy[0]?.since).toBe(CONSENT_VERSIONS.healthData)
  for (const page of LEGAL_PAGES) {
    const days = VERSIONS[page].map(({ since }) => since)
    expect(days).toEqual([...new Set(days)].toSorted().toReversed())
  }
})

test('words are split into text, links and missing details', () => {
  expect(piecesOf('Voyez [la page](/legal/terms#a), [[à dire]] (ou pas).')).toEqual([
    { kind: 'text', text: 'Voyez ' },
    { kind: 'link', text: 'la page', href: '/legal/terms#a' },
    { kind: 'text', text: ', ' },
    { kind: 'blank', text: 'à dire' },
    { kind: 'text', text: ' (ou pas).' },
  ])
  expect(piecesOf('rien')).toEqual([{ kind: 'text', text: 'rien' }])
})

/** Lengths that the law sets: a change of ours does not reach them. */
const SET_BY_LAW = [
  'la CNIL dans les 72 heures',
  'the CNIL within 72 hours',
  'En dessous de 15 ans',
  'En France, à partir de 15 ans',
]

const LENGTH = /\d+\s(?:jours?|heures?|minutes?|mois|ans?|days?|hours?|minutes?|months?|years?)\b/g
const lengthsIn = (source: string) =>
  SET_BY_LAW.reduce((text, phrase) => text.replaceAll(phrase, ''), source).match(LENGTH) ?? []
const documents = LEGAL_PAGES.flatMap((page) => LANGUAGES.map((language) => `web/legal/${page}.${language}.ts`))

test.each([...documents, ...globSync('server/**/mails.ts')])(
  '%s takes every length of time from the limits',
  (path) => {
    expect(lengthsIn(readFileSync(path, 'utf8'))).toEqual([])
  },
)

test('a length written as a number is found, but those set by law', () => {
  expect(lengthsIn("'gardées 30 jours, puis 24\u00a0heures'")).toEqual(['30 jours', '24\u00a0heures'])
  const sources = documents.map((path) => readFileSync(path, 'utf8')).join('\n')
  for (const phrase of SET_BY_LAW) expect(sources).toContain(phrase)
})

test('the lengths that documents and mails write in words are those of the limits', () => {
  expect({ presence: PRESENCE_SECONDS, twoWeeks: COUNTED_AFTER_DAYS }).toEqual({ presence: 60, twoWeeks: 14 })
  expect({ twoYears: INACTIVITY_MONTHS, aYear: RECHECK_MONTHS }).toEqual({ twoYears: 24, aYear: 12 })
  // Six months, whichever they are.
  expect(APPEAL_DAYS).toBeGreaterThanOrEqual(181)
  expect(APPEAL_DAYS).toBeLessThanOrEqual(184)
})
