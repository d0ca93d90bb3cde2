import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { AUDIT_ACTS } from '#contract/admin/acts.ts'
import { AuditFilter } from '#contract/admin/schema.ts'
import { AUDIT_DETAILS } from '#contract/foundation/audit-details.ts'
import { ACT_GROUPS, actsOf } from '#web/admin/audit/act-words.ts'
import { readAuditView } from '#web/admin/audit/audit-view.ts'
import { en as detailsEn } from '#web/admin/audit/texts.en.ts'
import { fr as detailsFr } from '#web/admin/audit/texts.fr.ts'
import { readMembersView } from '#web/admin/members/members-view.ts'
import { en } from '#web/admin/texts.en.ts'
import { fr } from '#web/admin/texts.fr.ts'

const SERVER = new URL('../../../server', import.meta.url).pathname
const sources = readdirSync(SERVER, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts') && !path.startsWith('app/demo'))
  .map((path) => readFileSync(join(SERVER, path), 'utf8'))
  .filter((text) => /\brecord(?:Act|Access)\(/.test(text))

test('every act that the server writes to the log is listed', () => {
  const written = sources.flatMap((text) =>
    [...text.matchAll(/'([a-z]+\.[a-z]+(?:-[a-z]+)*)'/g)].map(([, act]) => act!),
  )
  const kinds = new Set(AUDIT_ACTS.map((act) => act.split('.')[0]))
  const named = sources.flatMap((text) => [...text.matchAll(/act: '([a-z]+\.[a-z-]+)'/g)].map(([, act]) => act!))
  const acts = [...new Set([...named, ...written.filter((act) => kinds.has(act.split('.')[0]!))])]
  expect(acts.length).toBeGreaterThan(10)
  expect(acts.filter((act) => !AUDIT_ACTS.some((each) => each === act))).toEqual([])
})

test.each(AUDIT_ACTS)('%s has its words in both languages, and its place among the filters', (act) => {
  const [kind, done] = act.split('.') as [keyof typeof fr.acts, string]
  for (const { acts } of [fr, en]) expect((acts[kind] as Record<string, string>)[done]).toMatch(/\p{L}{2}/u)
  expect(ACT_GROUPS.flatMap(actsOf)).toContain(act)
})

/** How many cases were listed is written no more; older entries of the log hold it. */
const OLDER_DETAILS = ['cases']

test('every detail that the server writes to the log, or wrote, is listed, and nothing else is', () => {
  const literals = sources.flatMap((text) =>
    [...text.matchAll(/\bdetails(?::| =) \{([^}]*)\}/g)].map(([, keys]) => keys!),
  )
  const written = literals.flatMap((keys) =>
    [...keys.matchAll(/(?:^|,)\s*(\w+)(?=\s*[:,]|\s*$)/g)].map(([, key]) => key!),
  )
  // An export writes down its filter; of whom it is about, only that it is one.
  const { actorId: _, subjectId: __, ...asked } = AuditFilter.shape
  expect(new Set([...written, ...OLDER_DETAILS, ...Object.keys(asked)])).toEqual(new Set(AUDIT_DETAILS))
})

test.each(AUDIT_DETAILS)('the detail %s has its words in both languages', (key) => {
  for (const { labels } of [detailsFr, detailsEn]) expect(labels[key]).toMatch(/\p{L}{2}/u)
})

test('addresses that anyone may write are read with care, and none keeps an email address', () => {
  expect(readAuditView({ acte: 'member.read', par: 'moi', du: '2026-01-01', au: {}, autre: 1 })).toEqual({
    acte: 'member.read',
    du: '2026-01-01',
  })
  expect(readMembersView({ nom: 'zoé', droit: 'king', etat: 'silenced' })).toEqual({ nom: 'zoé', etat: 'silenced' })
  expect(readMembersView({ nom: 'zoe@exemple.fr' })).toEqual({})
})
