import { describe, expect, test } from 'vitest'
import { lexiconOf } from '#lexicon/readers/lexicon.ts'
import { readStory } from '#lexicon/readers/read-story.ts'
import { termsOf } from '#lexicon/readers/term-lines.ts'
import { spellingTableOf } from '#lexicon/text/spelling.ts'
import { twoWordsOf } from '#lexicon/text/two-words.ts'
import { isFormOf } from '#lexicon/text/word-forms.ts'

const terms = termsOf(
  'words.txt',
  `ctx sport | tennis, courir | tennis
find wheat | (blé), pain au blé, blé | wheat
find breath | à bout de souffle | panting
find bruise | tache sombre | -`,
)
const TABLE = `# language, word, other word, one or two
fr\ttennis\ttenir\ttwo
fr\tblé\tblesser\ttwo
fr\tcourir\tcours\ttwo
fr\tcourir\tcoureur\tone
fr\ttache\ttâche\ttwo
en\tpanting\tpants\ttwo
`
const lexicon = lexiconOf({ terms, ontology: '', spelling: spellingTableOf(''), twoWords: twoWordsOf(TABLE) })
const read = (description: string, language: 'fr' | 'en' = 'fr') => [
  ...readStory(lexicon, { title: '', description }, { language }).present.keys(),
]

describe('words that share a stem and differ', () => {
  test.each([
    ['Je joue au tennis.', 'fr', ['c:sport']],
    ['Je tenais la rampe.', 'fr', []],
    ['Le blé me gonfle.', 'fr', ['f:wheat']],
    ['Je me suis blessé, une blessure.', 'fr', []],
    ['Je courais chaque matin.', 'fr', ['c:sport']],
    ['Une tache sombre.', 'fr', ['f:bruise']],
    ['Une tâche sombre.', 'fr', []],
    ['Always panting.', 'en', ['f:breath']],
    ['My pants ripped.', 'en', []],
  ] as const)('“%s” in %s says %j', (sentence, language, said) => {
    expect(read(sentence, language).filter((id) => !id.startsWith('HP:'))).toEqual(said)
  })

  test('a name in brackets is for display, and is not read', () => {
    const [, wheat] = terms
    expect([wheat!.names, wheat!.said.fr]).toEqual([{ fr: 'blé' }, ['pain au blé', 'blé']])
    expect(lexicon.names.get('f:wheat')).toEqual({ fr: 'blé', en: 'wheat' })
  })

  test('a malformed line is named', () => {
    expect(() => twoWordsOf('fr\ttennis\ttenir\tthree')).toThrow(/two-words\.tsv:1/)
  })
})

test.each([
  ['blessées', 'blesser', 'fr', true],
  ['blessees', 'blesser', 'fr', true],
  ['blesse', 'blé', 'fr', false],
  ['tâches', 'tache', 'fr', false],
  ['taches', 'tâche', 'fr', true],
  ['finissait', 'finir', 'fr', true],
  ['vendu', 'vendre', 'fr', true],
  ['stopped', 'stop', 'en', true],
  ['making', 'make', 'en', true],
  ['maker', 'make', 'en', false],
] as const)('“%s” is a form of “%s” in %s: %s', (typed, word, language, isForm) => {
  expect(isFormOf(typed, word, language)).toBe(isForm)
})
