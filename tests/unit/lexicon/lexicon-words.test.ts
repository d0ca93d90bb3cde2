import { describe, expect, test } from 'vitest'
import { lexiconOf } from '#lexicon/readers/lexicon.ts'
import { readStory } from '#lexicon/readers/read-story.ts'
import { termsOf } from '#lexicon/readers/term-lines.ts'

const LEXICON = lexiconOf({
  terms: termsOf(
    't.txt',
    `
site cheek | joue | cheek
site head | tête | head
site tooth | dents | teeth
find swallow | avale | swallow
find vertigo | tourne | spinning
find weak | impotent | weak
find smile | sourire | smile
find diarrhea | cours | runs
find fever | fièvre | fever
find vice | étau | vice
find blue | facture, orteil, migraine | invoice, statin
ctx paracetamol | tylenol | tylenol
ctx walking | marche | walking
ctx fish | poisson | fish
ctx animals | chien | dog
ctx young | vingt ans | twenty years
ctx tractor | tracteur | tractor`,
  ),
  ontology: '#total\t100',
  spelling: { fr: new Map(), en: new Map() },
})
const present = (description: string) => [...readStory(LEXICON, { title: '', description }).present.keys()]

describe('a name', () => {
  test('within a sentence is read as no other word', () => {
    expect(present('La ville de Laval est à nous.')).toEqual([])
    expect(present('La ville de Tournai est à nous.')).toEqual([])
    expect(present('La Marche est à nous.')).toEqual(['c:walking'])
  })

  test('for a medicine is read', () => {
    expect(present('Le Tylenol est à nous.')).toEqual(['c:paracetamol'])
  })

  test('is no name at the beginning of a sentence', () => {
    expect(present('Tourne la page, est-ce fini ?')).toEqual(['f:vertigo'])
  })
})

test.each(['ﬁèvre', 'ﬁèvres', 'ｆｉèｖｒｅ', '𝗳𝗶è𝘃𝗿𝗲'])(
  'a word in letters of another form is read, and quoted as it stands: %s',
  (word) => {
    const { text, present: read } = readStory(LEXICON, { title: '', description: `Une ${word} le soir.` })
    const { at, end } = read.get('f:fever')!
    expect(text.slice(at, end)).toBe(word)
  },
)

describe('an ordinary word', () => {
  test.each(['Le facteur est là.', 'La station de la ville.', 'En dinde et de la cavale.', 'Les impôts de la ville.'])(
    'is not corrected or cut into another: %s',
    (text) => {
      expect(present(text)).toEqual([])
    },
  )

  test('that does not exist is still corrected, and cut', () => {
    expect(present('une migrane de la semaine')).toEqual(['f:blue'])
    expect(present('je javale de la soupe')).toEqual(['f:swallow'])
    expect(present('la lmigraine de la semaine')).toEqual(['f:blue'])
  })
})

describe('a word that means something else', () => {
  test.each([
    'Elle joue au tennis.',
    'Je suis au marché de la ville.',
    'Une mémoire de poisson rouge.',
    'Une humeur de chien.',
    'Je dors en cours de maths.',
    'Je fais les courses en ville.',
  ])('is not read: %s', (text) => {
    expect(present(text)).toEqual([])
  })

  test.each([
    ['La joue me fait peur.', 's:cheek'],
    ['La marche me fait peur.', 'c:walking'],
    ['Le poisson me fait peur.', 'c:fish'],
    ['Le chien me fait peur.', 'c:animals'],
    ['La tête me fait peur.', 's:head'],
  ])('is read elsewhere: %s', (text, id) => {
    expect(present(text)).toContain(id)
  })

  test('is part of a number', () => {
    expect(present('À vingt ans, dans la ville.')).toEqual(['c:young'])
    expect(present('À vingt-sept ans, dans la ville.')).toEqual([])
  })
})

test('a spinning head is read as vertigo, without a place', () => {
  expect(present('J’ai la tête qui tourne.')).toEqual(['f:vertigo'])
  expect(present('My head is spinning.')).not.toContain('s:head')
})

describe('years', () => {
  test.each(['J’ai vingt ans, dans la ville.', 'Vingt ans, dans la ville.', 'Mon fils a vingt ans.'])(
    'that are an age say nothing about the course: %s',
    (text) => {
      expect(present(text)).toEqual([])
    },
  )

  test.each(['À vingt ans, dans la ville.', 'Depuis vingt ans, dans la ville.', 'Il y a vingt ans, dans la ville.'])(
    'are read elsewhere: %s',
    (text) => {
      expect(present(text)).toEqual(['c:young'])
    },
  )
})

describe('a comparison', () => {
  test('gives no circumstance and no site', () => {
    expect(present('Il ronfle comme un tracteur.')).toEqual([])
    expect(present('Blanc comme une patte de chien.')).toEqual([])
    expect(present('The noise is like a tractor.')).toEqual([])
  })

  test('gives the finding and its site where it describes one', () => {
    expect(present('C’est comme un étau sur la tête.').sort()).toEqual(['f:vice', 's:head'])
  })

  test('leaves out only its noun', () => {
    expect(present('Comme un tambour, la tête.')).toEqual(['s:head'])
  })
})
