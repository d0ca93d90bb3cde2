import { expect, test } from 'vitest'
import { sourceFiles } from '../../scripts/source-files.ts'
import { HOT_STATEMENTS } from '../support/hot-statements.ts'

/** The names of the statements that PostgreSQL plans once, as the server's sources write them. */
const written = sourceFiles(['server']).flatMap(({ text }) =>
  [...text.matchAll(/\b(?:\w+S|s)tatement(?:<[^(]*?>)?\(\s*\[?'([a-z_]+)'/g)].map(([, name]) => name!),
)

test('every hot statement has a name, and every name is of one statement', () => {
  expect(written.length).toBeGreaterThanOrEqual(HOT_STATEMENTS.length)
  expect(HOT_STATEMENTS.filter((name) => !written.includes(name))).toEqual([])
  expect(written.filter((name, index) => written.indexOf(name) !== index)).toEqual([])
})
