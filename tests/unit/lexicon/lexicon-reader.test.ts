import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { LANGUAGES, type Language } from '#contract/foundation/languages.ts'
import {
  type Choice,
  combinationsOf,
  type Expression,
  expressionsOf,
  keyOf,
  slotReader,
  spelledOut,
  stemsOf,
} from '#lexicon/readers/expressions.ts'
import { findExpressions, standsAsWritten } from '#lexicon/readers/find-expressions.ts'
import { lexiconOf } from '#lexicon/readers/lexicon.ts'
import { readStory, STORY_CHARS_MAX, StoryTooLong } from '#lexicon/readers/read-story.ts'
import { type Term, termsOf } from '#lexicon/readers/term-lines.ts'
import { languageOf } from '#lexicon/text/language-of.ts'
import { spellingTableOf } from '#lexicon/text/spelling.ts'
import { type Word, wordsOf } from '#lexicon/text/words.ts'
import { lexiconSources, theLexicon } from '#server/closest/lexicon-files.ts'

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
  test('is found in any order and ending within its clause', () => {
    expect(present('Je vois souvent en double.')).toContain('f:double')
    expect(present('Double, voilà ce que je voyais.')).not.toContain('f:double')
    expect(present('C’est double ; je vois.')).not.toContain('f:double')
  })

  test('may hold two other content words, not three, and no comma', () => {
    expect(present('Je vois tout le paysage en double.')).toContain('f:double')
    expect(present('Je vois le grand paysage vert double.')).toContain('f:double')
    expect(present('Je vois le grand paysage vert montagneux double.')).not.toContain('f:double')
    expect(present('Je vois, double.')).not.toContain('f:double')
  })

  test('keeps its content words: "toujours faim" is not "faim"', () => {
    expect(present('J’ai faim.')).toEqual([])
    expect(present('J’ai toujours très faim.')).toEqual(['f:hungry'])
  })

  test.each(['. ', '; ', ': ', '! ', '? ', '\n', ' mais ', ' sauf '])('does not reach across %j', (end) => {
    expect(present(`je vois${end}double`)).not.toContain('f:double')
  })

  test('is quoted by the words that said it', () => {
    expect(quoted('Depuis lundi mes pieds brûlent la nuit.', 'f:burn@foot')).toBe('pieds brûlent')
  })

  test('is quoted by its own words, where a narrower reading comes before them', () => {
    const story = { title: '', description: 'Insomnie depuis lundi. Cela pique la nuit.' }
    const { text, present } = readStory(theLexicon(), story)
    const { at, end } = present.get('c:night')!
    expect(text.slice(at, end)).toBe('nuit')
  })
})

describe('a small word', () => {
  test('is no other word of the same stem, but any form of its verb', () => {
    const lexicon = lexiconOf({
      terms: termsOf('t.txt', 'find veil | voile devant | veil\nfind cannot | peux respirer | can breathe'),
      ontology: '',
      spelling: spellingTableOf(''),
    })
    const found = (description: string) => [...readStory(lexicon, { title: '', description }).present.keys()]
    expect(found('Un voile devant moi.')).toEqual(['f:veil'])
    expect(found('Me voilà devant la porte.')).toEqual([])
    expect(found('Je pouvais respirer.')).toEqual(['f:cannot'])
  })
})

describe('an expression of small words, or of one word and the small one that holds it', () => {
  const readWith = (description: string) => [...readStory(theLexicon(), { title: '', description }).present.keys()]

  test.each([
    ['It hits me all at once.', 'c:sudden-onset', true],
    ['It all calms down once it is over.', 'c:sudden-onset', false],
    ['Ça vient peu à peu.', 'c:slow-onset', true],
    ['Un peu mieux, et il y a peu de bruit.', 'c:slow-onset', false],
    ['En été mes mains gonflent.', 'c:summer', true],
    ['J’ai été en arrêt.', 'c:summer', false],
    ['La douleur est arrivée tout d’un coup.', 'c:sudden-onset', true],
    ['Du coup j’ai tout arrêté.', 'c:sudden-onset', false],
    ['The pain never left me.', 'c:one-side', false],
  ])('stands in its order: %s', (said, id, isRead) => {
    expect(readWith(said).includes(id)).toBe(isRead)
  })

  test('is no time before something: how long before it, not how long it lasts', () => {
    expect(readWith('Une demi-heure avant la réunion mon ventre me fait mal.')).not.toContain('c:attacks-minutes')
    expect(readWith('Cela dure une demi-heure.')).toContain('c:attacks-minutes')
    expect(readWith('Half an hour before the meeting my stomach hurts.')).not.toContain('c:attacks-minutes')
  })
})

describe('choices', () => {
  const LANGUAGE = fc.constantFrom(...LANGUAGES)
  const { terms } = lexiconSources()
  const written = { fr: terms.flatMap(writtenIn('fr')), en: terms.flatMap(writtenIn('en')) }
  const withChoices = {
    fr: written.fr.filter(({ said }) => said.fr[0]!.includes('[')),
    en: written.en.filter(({ said }) => said.en[0]!.includes('[')),
  }

  test('are read as if each combination was spelled out', { tags: 'long' }, () => {
    const fillers = ['de', 'pas', 'dans', 'on', 'in', 'with', 'marteau', 'hammer', ',', '.', 'mais', 'but']
    const texts = LANGUAGE.chain((language) =>
      fc
        .array(fc.constantFrom(...written[language], ...withChoices[language]), { minLength: 1, maxLength: 4 })
        .chain((said) => {
          const words = said.flatMap((term) => term.said[language][0]!.match(/[^[\]/\s]+/g) ?? [])
          const text = fc.array(fc.constantFrom(...words, ...words, ...fillers), { maxLength: 40 })
          return text.map((typed) => ({ language, said, text: typed.join(' ') }))
        }),
    )
    let met = 0
    fc.assert(
      fc.property(texts, ({ language, said, text }) => {
        const known = said.map((term, index) => ({ ...term, id: `f:${index}` }))
        const lexicon = lexiconOf({ terms: known, ontology: '', spelling: spellingTableOf('') })
        const words = wordsOf(text, language)
        const found = findExpressions(words, lexicon, language).map(placed)
        const { rarestOf } = lexicon.expressions[language]
        const spelled = expressionsOf(known, language).flatMap((one) => foundOneByOne(one, words, language, rarestOf))
        met += found.length
        expect([...new Set(found)].sort()).toEqual([...new Set(spelled)].sort())
      }),
      { numRuns: 3000 },
    )
    expect(met).toBeGreaterThan(300)
  })

  const isUnquoted = (said: string) => !said.startsWith('"')

  test('cover the stems of each combination, for everything in the lexicon', { tags: 'long' }, () => {
    for (const language of LANGUAGES) {
      const slotsOf = slotReader(language)
      // In quotes the small words stay too, as the next test shows.
      for (const said of withChoices[language].map((term) => term.said[language][0]!).filter(isUnquoted)) {
        const slots = slotsOf(said)
        const spelled = spelledOut(said).map((text) => stemsOf(text, language).join(' '))
        expect(new Set(combinationsOf(slots).map((stems) => stems.join(' ')))).toEqual(new Set(spelled))
      }
    }
  })

  test('in quotes are met only as they are written', () => {
    const [term] = termsOf('quoted', 'find sleepwalk | "marche en dormant" | -')
    const lexicon = lexiconOf({ terms: [term!], ontology: '', spelling: spellingTableOf('') })
    const isMet = (text: string) => findExpressions(wordsOf(text, 'fr'), lexicon, 'fr').length > 0
    expect(
      ['Je marche en dormant.', 'Il marchait, en dormant.', 'Elle a marché en dormant.'].filter(isMet),
    ).toHaveLength(3)
    const others = [
      'Le chien dormant, je marche.',
      'Je marche en le dormant.',
      'En dormant je marche.',
      'Marche. En dormant.',
    ]
    expect(others.filter(isMet)).toEqual([])
  })

  test('in quotes read no figure of speech', () => {
    const lexicon = theLexicon()
    const read = (text: string) => [...readStory(lexicon, { title: '', description: text }).present.keys()]
    for (const text of [
      'C’est à se taper la tête contre les murs.',
      'La lumière me tape la tête.',
      'On me frappe la tête.',
    ])
      expect(read(text)).not.toContain('f:self-harm')
    expect(read('Quand il est en crise, il se frappe la tête.')).toContain('f:self-harm')
    expect(read('Je vois s’en aller mes forces.')).not.toContain('f:vision-loss')
    expect(read('Depuis un mois ma vue s’en va.')).toContain('f:vision-loss')
    expect(read('Je ne peux plus marcher sans canne.')).toContain('c:mobility-aid')
    expect(read('Je mouline la nuit sans fermer l’œil.')).toContain('f:insomnia')
  })

  test('that leave a single word keep its preposition', () => {
    const slots = slotReader('fr')('[en/le] [arrêt/repos complet]')
    expect(combinationsOf(slots)).toEqual([['~en', 'arret'], ['repo', 'complet'], ['arret']])
  })
})

describe('the longer reading wins', () => {
  test('over a word inside that it does not mean', () => {
    expect(present('J’ai mal au cœur.')).toEqual(['f:nausea'])
    expect(present('Le froid me soulage.')).toEqual(['c:cold-relieves'])
  })

  test('with everything that it implies', () => {
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

  test('denies a finding at its site alone, and its site is not told', () => {
    const { present: told, absent } = read('Pas mal au genou. De la fièvre.')
    expect([...absent.keys()]).toEqual(['f:pain@knee'])
    expect([...told.keys()].filter((feature) => /^s:|pain/.test(feature))).toEqual([])
    expect([...read('Pas mal au genou, mais une brûlure au genou.').present.keys()]).toContain('f:burn@knee')
    expect([...read('Pas de fièvre, pied brûlant.').present.keys()]).toContain('s:foot')
  })

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

  test('is the subject of the story when nobody speaks of themselves', () => {
    expect(present('Ma fille a de la fièvre.')).toContain('f:fever')
  })

  test('is not the subject where the author comes first, or speaks', () => {
    expect(present('J’ai de la fièvre. Ma femme dit que j’ai mal.')).toEqual(
      expect.arrayContaining(['f:fever', 'f:pain']),
    )
    expect(present('Je dors mal. Ma femme dit que mes jambes me font mal.')).toContain('f:pain@leg')
  })

  test.each([
    'Je dors mal. Ma fille a de la fièvre, ça m’inquiète.',
    'Je dors mal. Mon mari a de la fièvre et me réveille la nuit.',
    'Je dors mal. Mon frère m’a appelé, il a de la fièvre.',
    'I sleep badly. My son has a fever and wakes me at night.',
    'Je dors mal. Ma fille va chez mon médecin pour de la fièvre.',
    'Je dors mal. Mon mari dort dans notre chambre avec de la fièvre.',
    'I sleep badly. My son went to my doctor about his fever.',
  ])('has what is theirs, though it touches the author: %s', (text) => {
    expect(present(text)).not.toContain('f:fever')
  })

  test.each([
    'Je dors mal. Mon mari se plaint de ma fièvre.',
    'Je dors mal. Depuis la mort de ma mère, ma fièvre est revenue.',
    'I sleep badly. My wife told me my fever came back.',
  ])('leaves the author what they call theirs: %s', (text) => {
    expect(present(text)).toContain('f:fever')
  })

  test.each([
    'Je dors mal. Ma sœur a de la fièvre, moi non.',
    'Je dors mal. Ma sœur a de la fièvre, moi jamais.',
    'Je dors mal. Mon fils a de la fièvre, je n’ai pas trouvé de médecin.',
    'I sleep badly. My sister has a fever, I don’t.',
  ])('has what the author, who speaks in the next clause, does not say to have: %s', (text) => {
    expect(present(text)).not.toContain('f:fever')
    expect([...read(text).relatives.keys()]).toContain('f:fever')
  })

  test.each([
    'Je dors mal. Ma femme dit que j’ai de la fièvre, moi je n’ai rien remarqué.',
    'I sleep badly. My wife says the fever comes at night, I don’t notice.',
  ])('keeps nothing from the author that they do not deny: %s', (text) => {
    expect(present(text)).toContain('f:fever')
  })

  test('shares what the author has likewise', () => {
    expect(present('Je dors mal. Ma sœur a de la fièvre, moi aussi.')).toContain('f:fever')
    expect(present('Je dors mal. Ma sœur a de la fièvre, moi non plus je ne vais pas bien.')).toContain('f:fever')
  })

  test('in a title that only mentions them owns no sentence that is not of them', () => {
    const { present: said } = read('Je dors mal. Ma mère a de la fièvre.', 'Mal comme ma mère')
    expect([...said.keys()]).not.toContain('f:fever')
  })

  test('is the subject of a story of which the title is theirs', () => {
    const { present: said } = read('Elle ne dort pas. Je suis inquiète.', 'Ma fille a de la fièvre')
    expect([...said.keys()]).toEqual(expect.arrayContaining(['f:fever', 'f:insomnia']))
  })
})

describe('a word as it is typed', () => {
  test('with six letters and more may have a wrong letter', () => {
    expect(present('une migrane')).toContain('f:migraine')
    expect(present('la fivre')).toEqual([])
  })

  test('in message spelling is expanded, but not where the lexicon knows it', () => {
    expect(present('une doulr')).toContain('f:pain')
    expect(present('jai mal au pied')).toContain('s:foot')
    expect(present('lfièvre')).toContain('f:fever')
  })

  test('needs no accents', () => {
    expect(present('mon pied brule')).toContain('f:burn@foot')
  })
})

describe('a finding', () => {
  test('is at the nearest site of its clause, and at every broader site', () => {
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

  test('keeps its content words by language, and names those that nothing reads', () => {
    const { words, unread } = read('Le marteau et la fièvre.')
    expect([...words.keys()]).toEqual(['w:fr:marteau', 'w:fr:fievr'])
    expect(unread).toEqual(['marteau'])
  })

  test('is read with its title and its tags', () => {
    const { present: said } = readStory(LEXICON, { title: 'Fièvre', description: 'La nuit.', tags: ['Douleur'] })
    expect([...said.keys()]).toEqual(expect.arrayContaining(['f:fever', 'c:night', 'f:pain']))
  })

  test('has each tag read in the language it is in, and quoted where it stands: listed tags are kept in French', () => {
    const story = { title: 'My foot', description: 'It burns at night.', tags: ['Leg', 'Fièvre'] }
    const { text, present: said, language, unread } = readStory(LEXICON, story)
    expect(language).toBe('en')
    expect([...said.keys()]).toEqual(expect.arrayContaining(['f:burn', 'c:night', 's:leg', 'f:fever']))
    const { at, end } = said.get('f:fever')!
    expect(text.slice(at, end)).toBe('Fièvre')
    expect(unread).toEqual([])
  })

  test('has no pain in what is done badly', () => {
    expect(present('Je dors mal, je marche très mal et je supporte mal la nuit.')).not.toContain('f:pain')
    expect(present('Je marche et j’ai mal.')).toContain('f:pain')
    expect(present('Je marche mal au pied.')).toContain('f:pain')
    expect(present('Quand je respire mal sous le pied.')).toContain('f:pain')
    expect(present('Je marche mal dans la nuit.')).toContain('f:pain')
  })

  test('with more than 100,000 characters is refused', () => {
    expect(() => read('a'.repeat(STORY_CHARS_MAX))).toThrow(StoryTooLong)
    expect(() => read('a'.repeat(STORY_CHARS_MAX - 1))).not.toThrow()
  })

  test('with any characters is read, with quotes that lie in its text', { tags: 'long' }, () => {
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
      'ne',
      'rien',
      'avant',
      'avais',
      'plus',
      'allongé',
      'passe',
      'comme',
      'un',
      '3h',
      'Laval',
      'jmendors',
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
        expect([...denied.keys()].filter((id) => said.has(id))).toEqual([])
      }),
      { numRuns: 100 },
    )
  })
})

/** A line for each expression of a term. */
function writtenIn(language: Language): (term: Term) => Term[] {
  return (term) => term.said[language].map((said) => ({ ...term, said: { fr: [], en: [], [language]: [said] } }))
}

const placed = ({ expression, places }: { expression: Expression; places: readonly number[] }) =>
  `${expression.id} ${places.join(' ')}`

/** The runs of words of a clause that are these stems in their order, commas left out. */
const sideBySide = (stems: Choice, words: readonly Word[], language: Language): number[][] => {
  const said = words.flatMap((word, place) => (word.stem === '' ? [] : [{ word, place }]))
  return said.flatMap((_, from) => {
    const run = said.slice(from, from + stems.length)
    const isMet = run.length === stems.length && run.every(({ word }, at) => keyOf(word, language) === stems[at])
    return isMet && run.every(({ word }) => word.clause === run[0]!.word.clause) ? [run.map(({ place }) => place)] : []
  })
}

/** An expression as it was found before choices had slots: each combination alone, from each place of its rarest stem. */
function foundOneByOne(
  expression: Expression,
  words: readonly Word[],
  language: Language,
  rarestOf: (stems: Choice) => string,
): string[] {
  return combinationsOf(expression.slots).flatMap((stems) => {
    if (expression.isVerbatim) return sideBySide(stems, words, language).map((places) => placed({ expression, places }))
    const rarest = rarestOf(stems)
    const others = stems.toSpliced(stems.indexOf(rarest), 1)
    return words.flatMap((word, start) => {
      if (keyOf(word, language) !== rarest || (stems.length === 1 && word.isStop)) return []
      const places = [start]
      for (const other of others) {
        const [near] = words
          .map((next, place) => ({ next, place, distance: Math.abs(place - start) }))
          .filter(
            ({ next, place }) =>
              next.clause === word.clause && keyOf(next, language) === other && !places.includes(place),
          )
          .sort((one, two) => one.distance - two.distance)
        if (near === undefined) return []
        places.push(near.place)
      }
      places.sort((one, two) => one - two)
      const [from, to] = [places[0]!, places.at(-1)!]
      if (!standsAsWritten(words, stems, places, language)) return []
      const inner = words.slice(from, to).filter((word, at) => !word.isStop && !places.includes(from + at)).length
      const commas = words.slice(from, to).filter(({ typed }) => typed === ',').length
      return to - from <= stems.length * 3 + 2 && inner + commas * 3 <= 2 ? [placed({ expression, places })] : []
    })
  })
}

test.each([
  ['12 mg à 1a, 2a, 277e1a2a et repère3a4a5a : le genou gonfle.', 'fr'],
  ['La jambe enfle, voir 5the, 6and, 7with.', 'fr'],
  ['My knee swells; 3mes, 4les, 5des, 6que.', 'en'],
  ['Le ge\u0301nie du the\u0301 de mon pe\u0300re', 'fr'],
])('words with digits decide no language: %s is %s', (text, language) => {
  expect(languageOf(text)).toBe(language)
})
