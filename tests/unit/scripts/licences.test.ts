import { describe, expect, test } from 'vitest'
import { type DeclaredPackages, type Locked, licenceBreaches } from '../../../scripts/licence-rules.ts'

const SOUND: Locked = { version: '1.0.0', license: 'MIT', integrity: 'sha512-abc' }
const lockOf = (packages: Record<string, Locked>, root: DeclaredPackages = {}) => ({
  packages: { '': root, ...packages },
})
const breaches = (path: string, given: Partial<Locked>) =>
  licenceBreaches({}, lockOf({ [path]: { ...SOUND, ...given } }))

test('a package locked as asked for, by its bytes and under an allowed licence, is sound', () => {
  const asked = { dependencies: { one: '1.0.0' } }
  expect(licenceBreaches(asked, lockOf({ 'node_modules/one': SOUND }, asked))).toEqual([])
})

describe('a breach is reported for', () => {
  test.each<[string, Partial<Locked>, string]>([
    ['code from a repository', { resolved: 'git+ssh://git@host.example/one.git#abc' }, 'comes from'],
    ['code from another address', { resolved: 'http://host.example/one.tgz' }, 'comes from'],
    ['bytes that nothing locks', { integrity: '' }, 'not locked'],
    ['bytes locked by a broken digest', { integrity: 'sha1-abc' }, 'not locked'],
    ['a licence that asks for ours', { license: 'AGPL-3.0-only' }, 'under AGPL-3.0-only'],
    ['one of two that asks for it', { license: 'MIT AND GPL-3.0-only' }, 'under MIT AND'],
    ['no licence at all', { license: undefined as never }, 'no licence'],
    ['a link', { link: true }, 'link'],
  ])('%s', (_, given, said) => {
    expect(breaches('node_modules/one', given)).toEqual([expect.stringContaining(said)])
  })

  test('a version that was locked for another', () => {
    const lock = lockOf({}, { dependencies: { one: '1.0.0', two: '2.0.0' } })
    expect(licenceBreaches({ dependencies: { one: '1.0.1' } }, lock)).toEqual([
      'one: package.json says 1.0.1, package-lock.json 1.0.0',
      'two: package.json says undefined, package-lock.json 2.0.0',
    ])
  })
})

test('a choice of two licences needs one of them; build and test packages need none; libvips alone may be loaded apart', () => {
  expect(breaches('node_modules/one', { license: '(MIT OR GPL-3.0-only)' })).toEqual([])
  expect(breaches('node_modules/one', { license: 'GPL-3.0-only', dev: true })).toEqual([])
  expect(breaches('node_modules/@img/sharp-libvips-linux-x64', { license: 'LGPL-3.0-or-later' })).toEqual([])
  expect(breaches('node_modules/one', { license: 'LGPL-3.0-or-later' })).toHaveLength(1)
})
