import { expect, test } from 'vitest'
import { TREATMENT_EFFECTS, TREATMENT_KINDS } from '#contract/treatments/limits.ts'
import { english } from '#web/app/texts.en.ts'
import { french } from '#web/app/texts.fr.ts'
import { sourceFiles } from '../../scripts/source-files.ts'

type TextTree = { [key: string]: TextTree | string }

/** Returns where texts of their own stand for a name: the paths of all groups that hold this key. */
const groupsWith = (key: string, texts: TextTree, path = ''): string[] =>
  Object.entries(texts).flatMap(([name, told]) => {
    if (typeof told === 'string') return name === key ? [path] : []
    return groupsWith(key, told, path === '' ? name : `${path}.${name}`)
  })

test.each([
  ['French', french],
  ['English', english],
])('in %s the five effects and the eight kinds have one set of words, each its own', (_, texts) => {
  for (const effect of ['muchWorse', 'muchBetter']) expect(groupsWith(effect, texts)).toEqual(['tried.effects'])
  for (const kind of ['psychotherapy', 'procedure']) expect(groupsWith(kind, texts)).toEqual(['tried.kinds'])
  const { effects, kinds } = texts.tried
  expect(new Set(TREATMENT_EFFECTS.map((effect) => effects[effect])).size).toBe(TREATMENT_EFFECTS.length)
  expect(new Set(TREATMENT_KINDS.map((kind) => kinds[kind])).size).toBe(TREATMENT_KINDS.length)
})

test('every screen that names an effect or a kind takes them from there, and its icon from one place', () => {
  const web = sourceFiles(['web'])
  const naming = (prefix: string) => web.filter(({ text }) => text.includes(prefix)).map(({ path }) => path)
  expect(naming('`tried.effects.${')).toEqual(
    expect.arrayContaining(['web/treatments/treatment-form.tsx', 'web/what-helped/few-tried.tsx']),
  )
  expect(naming('`tried.kinds.${')).toEqual(
    expect.arrayContaining(['web/treatments/tried-list.tsx', 'web/what-helped/tried-things.tsx']),
  )
  const drawing = web.filter(({ text }) => /\bmedication: IconPill\b/.test(text)).map(({ path }) => path)
  expect(drawing).toEqual(['web/treatments/kinds.ts'])
})
