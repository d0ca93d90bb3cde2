import { expect, test } from 'vitest'
import { sourceFiles } from '../../../scripts/source-files.ts'

const DEFINED = /define(?:Queue|Event)(?:<[^(]*>)?\(\s*'([^']*)'/g

test('a queue or an event is named after the module that defines it', () => {
  const defined = sourceFiles(['server']).flatMap(({ path, text }) =>
    [...text.matchAll(DEFINED)].map(([, name = '']) => ({ name, module: path.split('/')[1] })),
  )
  expect(defined.length).toBeGreaterThan(40)
  expect(defined.filter(({ name, module }) => name.split('.')[0] !== module)).toEqual([])
})
