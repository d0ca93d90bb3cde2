import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { AUDIT_ACTS } from '#contract/admin/acts.ts'
import { ACT_GROUPS, actsOf } from '#web/admin/audit/act-words.ts'
import { readAuditView } from '#web/admin/audit/audit-view.ts'
import { readMembersView } from '#web/admin/members/members-view.ts'
import { en } from '#web/admin/texts.en.ts'
import { fr } from '#web/admin/texts.fr.ts'

const SERVER = new URL('../../../server', import.meta.url).pathname
const sources = readdirSync(SERVER, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts') && !path.startsWith('app/demo'))
  .map((path) => readFileSync(join(SERVER, path), 'utf8'))
  .filter((text) => /\brecordAct\(/.test(text))

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

test('addresses that anyone may write are read with care, and none keeps an e-mail address', () => {
  expect(readAuditView({ acte: 'member.read', par: 'moi', du: '2026-01-01', au: {}, autre: 1 })).toEqual({
    acte: 'member.read',
    du: '2026-01-01',
  })
  expect(readMembersView({ nom: 'zoé', droit: 'king', etat: 'silenced' })).toEqual({ nom: 'zoé', etat: 'silenced' })
  expect(readMembersView({ nom: 'zoe@exemple.fr' })).toEqual({})
})
