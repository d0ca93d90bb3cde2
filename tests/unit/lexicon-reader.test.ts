import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { lexiconOf } from '#server/lexicon/lexicon.ts'
import { theLexicon } from '#server/lexicon/load-lexicon.ts'
import { readStory, STORY_CHARS_MAX, StoryTooLong } from '#server/lexicon/read-story.ts'
import { spellingTableOf } from '#server/lexicon/spelling.ts'
import { termsOf } from '#server/lexicon/term-lines.ts'

const LEXICON = lexiconOf({
  terms: termsOf(
    't.txt',
    `
site leg | jambe | leg
site knee <leg | genou | knee
site hand | main | hand
site foot <leg | pied | foot
site face | visage | face
site stomach | estomac | stomach
local pain | douleur, mal | pain, ache
local burn <pain | brûlure, brûle | burning, burns
local itch | gratte | itches
find nausea | mal au cœur | sick to my stomach
find insomnia <c:night | ne dort pas, plus fermé l'œil | can't sleep
find fever =HP:0001945 | fièvre | fever
find hungry | toujours faim | always hungry
find double | voir double | see double
find migraine | migraine | migraine
ctx night | nuit | night
ctx cold-relieves | froid soulage | cold helps
ctx cold | froid | cold
ignore idioms | froid dans le dos | cold comfort`,
  ),
  ontology:
    '#total\t100\nHP:0001945\tFever\tHP:0004370\t3\nHP:0004370\tAbnormality of temperature regulation\tHP:0000118\t20\nHP:0000118\tPhenotypic abnormality\t\t100',
  spelling: spellingTableOf('jpe | je peux\ndoulr | douleur\npied | main'),
})
const read = (description: string, title = '') => readStory(LEXICON, { title, description })
const present = (description: string) => [...read(description).present.keys()]
const absent = (description: string) => [...read(description).absent.keys()]
const quoted = (description: string, feature: string) => {
  const { text, present: said } = read(description)
  const { at, end } = said.get(feature)!
  return text.slice(at, end)
}

describe('an expression', () => {
  test('is met in any order and ending within its clause', () => {
    expect(present('Je vois souvent en double.')).toContain('f:double')
    expect(present('Double, voilà ce que je voyais.')).not.toContain('f:double')
    expect(present('C’est double ; je vois.')).not.toContain('f:double')
  })

  test('may hold one other content word, not two, and no comma', () => {
    expect(present('Je vois tout le paysage en double.')).toContain('f:double')
    expect(present('Je vois le grand paysage vert montagneux double.')).not.toContain('f:double')
    expect(present('Je vois, double.')).not.toContain('f:double')
  })

  test('keeps what is no grammar: "toujours faim" is not "faim"', () => {
    expect(present('J’ai faim.')).toEqual([])
    expect(present('J’ai toujours très faim.')).toEqual(['f:hungry'])
  })

  test.each(['. ', '; ', ': ', '! ', '? ', '\n', ' mais ', ' sauf '])('does not reach across %j', (end) => {
    expect(present(`je vois${end}double`)).not.toContain('f:double')
  })

  test('is quoted by the words that said it', () => {
    expect(quoted('Depuis lundi mes pieds brûlent la nuit.', 'f:burn@foot')).toBe('pieds brûlent')
  })
})

describe('the longer reading wins', () => {
  test('over a word inside that it does not mean', () => {
    expect(present('J’ai mal au cœur.')).toEqual(['f:nausea'])
    expect(present('Le froid me soulage.')).toEqual(['c:cold-relieves'])
  })

  test('and what it means comes along', () => {
    expect(present('Elle ne dort pas.')).toEqual(['f:insomnia', 'c:night'])
  })

  test('and an idiom takes everything', () => {
    expect(present('Ça me fait froid dans le dos.')).toEqual([])
  })
})

describe('a denial', () => {
  test.each([
    'Pas de fièvre.',
    'Je n’ai jamais de fièvre.',
    'sans aucune fièvre',
    'ni fièvre',
    'Aucune fièvre.',
    'zéro fièvre',
    'I have no fever, it is that.',
    'It is without fever.',
    'I never have a fever.',
    'I do not have fever at all.',
    'I don’t have a fever.',
  ])('makes %j absent', (text) => {
    expect(absent(text)).toEqual(['f:fever'])
    expect(present(text)).toEqual([])
  })

  test('stands between the words, or after the verb', () => {
    expect(absent('Je ne vois pas double.')).toEqual(['f:double'])
    expect(absent('Ça ne gratte pas.')).toEqual(['f:itch'])
  })

  test.each(['Sans arrêt de la fièvre.', 'Sans raison, fièvre.', 'Pas de toux, fièvre.', 'Pas de toux mais fièvre.'])(
    'does not reach in %j',
    (text) => {
      expect(present(text)).toContain('f:fever')
    },
  )

  test('that belongs to the expression denies nothing', () => {
    expect(present('Je ne dors pas.')).toContain('f:insomnia')
  })
})

describe('a relative', () => {
  test('has the symptoms of the sentence whose first actor they are', () => {
    const { present: own, relatives } = read('J’ai mal. Ma mère avait de la fièvre.')
    expect([...own.keys()]).toEqual(['f:pain'])
    expect([...relatives.keys()]).toEqual(['f:fever'])
  })

  test('is the one the story is of when nobody speaks of themselves', () => {
    expect(present('Ma fille a de la fièvre.')).toContain('f:fever')
  })

  test('is not meant where the author comes first, or speaks', () => {
    expect(present('J’ai de la fièvre. Ma femme dit que j’ai mal.')).toEqual(
      expect.arrayContaining(['f:fever', 'f:pain']),
    )
  })
})

describe('a word as it is typed', () => {
  test('of six letters and more may be a letter wrong', () => {
    expect(present('une migrane')).toContain('f:migraine')
    expect(present('la fivre')).toEqual([])
  })

  test('in message spelling is spelled out, but not where the lexicon knows it', () => {
    expect(present('une doulr')).toContain('f:pain')
    expect(present('jai mal au pied')).toContain('s:foot')
    expect(present('lfièvre')).toContain('f:fever')
  })

  test('needs no accents', () => {
    expect(present('mon pied brule')).toContain('f:burn@foot')
  })
})

describe('a finding', () => {
  test('is at the nearest site of its clause, and at whatever is broader', () => {
    expect(present('Une douleur au genou.')).toEqual(
      expect.arrayContaining(['f:pain@knee', 'f:pain@leg', 'f:pain', 's:knee', 's:leg']),
    )
    expect(present('Mon genou va bien. Une douleur.')).not.toContain('f:pain@knee')
  })

  test('is at several sites told in a row', () => {
    expect(present('des brûlures aux mains et au visage')).toEqual(
      expect.arrayContaining(['f:burn@hand', 'f:burn@face', 'f:pain@hand']),
    )
  })

  test('is its concept of the ontology and that concept’s ancestors', () => {
    expect(present('De la fièvre.')).toEqual(expect.arrayContaining(['HP:0001945', 'HP:0004370']))
  })
})

describe('a story', () => {
  test('is read the same in both languages', () => {
    const french = new Set(present('Mon pied brûle la nuit, le froid soulage. Pas de fièvre.'))
    expect(new Set(present('My foot burns at night, the cold helps. There is no fever.'))).toEqual(french)
  })

  test('keeps its content words by language, and tells which of them nobody reads', () => {
    const { words, unread } = read('Le marteau et la fièvre.')
    expect([...words.keys()]).toEqual(['w:fr:marteau', 'w:fr:fievr'])
    expect(unread).toEqual(['marteau'])
  })

  test('is read with its title and its tags', () => {
    const { present: said } = readStory(LEXICON, { title: 'Fièvre', description: 'La nuit.', tags: ['Douleur'] })
    expect([...said.keys()]).toEqual(expect.arrayContaining(['f:fever', 'c:night', 'f:pain']))
  })

  test('of more than 100,000 characters is refused', () => {
    expect(() => read('a'.repeat(STORY_CHARS_MAX))).toThrow(StoryTooLong)
    expect(() => read('a'.repeat(STORY_CHARS_MAX - 1))).not.toThrow()
  })

  test('of any characters is read, with quotes that lie in its text', () => {
    const words = [
      'pas',
      'de',
      'fièvre',
      'mal',
      'au',
      'cœur',
      ',',
      '.',
      'ma',
      'mère',
      'n’t',
      '🫠',
      'ﬁ',
      '\u0301',
      '\n',
      'je',
    ]
    const texts = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(fc.constantFrom(...words), { maxLength: 60 }).map((said) => said.join(' ')),
    )
    fc.assert(
      fc.property(texts, texts, (title, description) => {
        const { text, present: said, absent: denied, words: content } = readStory(theLexicon(), { title, description })
        for (const { at, end } of [...said.values(), ...denied.values(), ...content.values()]) {
          expect(at).toBeLessThan(end)
          expect(end).toBeLessThanOrEqual(text.length)
        }
      }),
      { numRuns: 100 },
    )
  })
})
