import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { spelledOut } from '#lexicon/readers/expressions.ts'
import { type Term, termsOf } from '#lexicon/readers/term-lines.ts'
import { twoWordsOf } from '#lexicon/text/two-words.ts'
import { lexiconSources, theLexicon } from '#server/closest/lexicon-files.ts'
import { lexiconFaults } from '#tests/support/lexicon-faults.ts'

const ONTOLOGY = '#total\t10\nHP:0000001\tAll\t\t10\n'
const faultsOf = (lines: string) => lexiconFaults(termsOf('t.txt', lines), ONTOLOGY)

describe('the lexicon', () => {
  test('has no repeated expression, unknown parent, circle or missing language, and one expression in twenty-four is read as meant', () => {
    const { terms, ontology } = lexiconSources()
    expect(lexiconFaults(terms, ontology, { readMost: 1, each: 24 })).toEqual([])
    expect(terms.length).toBeGreaterThan(1200)
  })

  test('reads sixteen combinations of each expression as meant', { tags: 'long' }, () => {
    const { terms, ontology } = lexiconSources()
    expect(lexiconFaults(terms, ontology)).toEqual([])
  })

  test('names shared features in both languages', () => {
    const { names } = theLexicon()
    expect(names.get('s:knee')).toEqual({ fr: 'genou', en: 'knee' })
  })

  test('gives a child site its parents, and a finding at it the wider sites', () => {
    const { broader } = theLexicon()
    expect(broader('f:burn@sole')).toEqual(
      expect.arrayContaining(['f:burn', 'f:burn@foot', 's:sole', 's:foot', 's:leg']),
    )
  })
})

test('a broken line of the lexicon is named, and left out where the server reads it', () => {
  const broken: string[] = []
  const told = ({ message }: Error) => broken.push(message)
  const lines = 'find a | fièvre | fever\nfind\nfind b fever | toux | cough\nfind c <a | frisson | chill'
  expect(() => termsOf('t.txt', lines)).toThrow('t.txt:2')
  expect(termsOf('t.txt', lines, told).map(({ id }) => id)).toEqual(['f:a', 'f:c'])
  expect(() => twoWordsOf('fr\tblé\tblesser')).toThrow('two-words.tsv:1')
  const { fr } = twoWordsOf('fr\tblé\tblesser\nfr\ttennis\ttenir\ttwo', told)
  expect([fr.tells('blé'), fr.tells('tennis')]).toEqual([false, true])
  expect(broken).toEqual([
    't.txt:2: not "kind id links | French | English"',
    't.txt:3: "fever" is neither <broader nor =HP:0000000',
    'two-words.tsv:1: not "language, word, other word, one or two"',
  ])
})

const FOLDER = join(import.meta.dirname, '../../../lexicon/vocabulary')

/** Returns the places of the lines of files of the vocabulary of which something holds. */
const placesWhere = (files: readonly string[], holds: (line: string) => boolean): string[] =>
  files.flatMap((file) =>
    readFileSync(join(FOLDER, file), 'utf8')
      .split('\n')
      .flatMap((line, index) => (holds(line) ? [`${file}:${index + 1}`] : [])),
  )

test('no line of the vocabulary is over 200 characters, and none holds two expressions', () => {
  const all = readdirSync(FOLDER).filter((file) => !file.endsWith('.md'))
  const files = [...new Set(lexiconSources().terms.map(({ place }) => place.split(':')[0]!))]
  expect([all.length > 30, files.length > 25]).toEqual([true, true])
  expect(placesWhere(all, ({ length }) => length > 200)).toEqual([])
  expect(placesWhere(files, (line) => /,\s*\S/.test(line))).toEqual([])
})

/** Words of ids that no English expression has. */
const OTHER_WORDS = new Set(
  `
abandon afterbirth agoraphobia androgen anhedonia anorgasmia apraxia automatism autophony blaze breed cataplexy
chafe chilblain chill chorea compulsion cosmetic deform denture dermographism dilute dyspareunia dysuria ejection
elation enlarge episodic fatigable fibroid fixate flashback gape girdles globus gnaw goosebump herald hirsute
hoarding hugger hypersomnia hypervigilance hypnagogic idioms immobility inattention item lipids madness matching
minds miscarry myalgia myotonia nightlife oscillopsia overgrow overuse paroxysm pearls pets pitches postictal pots
precise proctalgia props proteinuria radiate rationed recalls refusal regress relapsing religion reversal sac scant
selves shared shudder sorrow steal stereotypy stridor supple supplies sustained telangiectasia thrash tricolor
tripod unlike untanned vape warned weld whims withdraw worsened writes`
    .trim()
    .split(/\s+/),
)

const englishIn = (terms: readonly Term[]): Set<string> =>
  new Set(
    terms
      .flatMap(({ said, names }) => [...said.en, names.en ?? ''])
      .flatMap((text) => text.toLowerCase().match(/[a-z0-9]+/g) ?? []),
  )

const wordsOfId = (id: string): string[] => id.slice(2).split('-')

/** Returns the ids with a part that is neither a word of an English expression nor one of `OTHER_WORDS`. */
function coinedIds(terms: readonly Term[]): string[] {
  const english = englishIn(terms)
  const isWhole = (id: string) => wordsOfId(id).every((word) => english.has(word) || OTHER_WORDS.has(word))
  return terms.map(({ id }) => id).filter((id) => !/^[sfcx]:[a-z]+(-[a-z0-9]+)*$/.test(id) || !isWhole(id))
}

describe('the ids of the lexicon', () => {
  test('are English words with hyphens between', () => {
    const { terms } = lexiconSources()
    expect(coinedIds(terms)).toEqual([])
    const used = new Set(terms.flatMap(({ id }) => wordsOfId(id)))
    expect([...OTHER_WORDS].filter((word) => !used.has(word))).toEqual([])
  })

  test('are refused where a part is no word, or is none at all', () => {
    const lines = ['lip-swelling', 'lipswell', 'lip-swell', 'Lip', 'lip-', 'lip_swelling']
    const terms = termsOf('t.txt', lines.map((id) => `find ${id} | - | swelling of the lip`).join('\n'))
    expect(coinedIds(terms)).toEqual(['f:lipswell', 'f:lip-swell', 'f:Lip', 'f:lip-', 'f:lip_swelling'])
  })
})

describe('a line that begins with two spaces', () => {
  const readIn = (...lines: string[]) => termsOf('t.txt', lines.join('\n'))

  test('continues the one above, after a comma, a choice or beside a column', () => {
    const whole = readIn('local burn <pain | (feu), brûlure, [mains/pieds] en feu | burning, [hands/feet] on fire')
    const continued = [
      ...['local burn <pain', '  | (feu),', '    brûlure,', '    [mains/', '      pieds] en feu |'],
      ...['  burning,\r', '  [hands/feet] on fire'],
    ]
    expect(readIn(...continued)).toEqual(whole)
    expect(readIn('find a', '  | fièvre', '  | -', 'find b | toux | cough').map(({ place }) => place)).toEqual([
      't.txt:1',
      't.txt:4',
    ])
  })

  test('that is empty continues nothing, as a comment does, and what follows it is no part of the thing', () => {
    const broken: string[] = []
    const lines = [
      ...['find a | fièvre,', '    ', 'find b | toux,', '  # all', '  quinte | cough'],
      ...['find c | nez | nose', '# all', '  nostril'],
    ]
    const terms = termsOf('t.txt', lines.join('\n'), ({ message }) => broken.push(message))
    expect(terms.map(({ said }) => said)).toEqual([
      { fr: ['fièvre'], en: [] },
      { fr: ['nez'], en: ['nose'] },
    ])
    expect(broken).toEqual([
      't.txt:4: continued by the next line, and ends with no comma',
      't.txt:8: continues no line',
    ])
  })

  test.each([
    [['  brûlure', '  | burning', 'find a | fièvre | fever'], 't.txt:1: continues no line'],
    [['find a | fièvre | fever', '', '  heat'], 't.txt:3: continues no line'],
    [
      ['find a', '  | fièvre,', '    [front/', '      joues] chaud', '    fébrile', '  | fever'],
      't.txt:4: continued by the next line, and ends with no comma',
    ],
    [['find a', '  <b | fièvre | fever'], 't.txt:1: continued by the next line, and ends with no comma'],
    [
      ['find a', '  | fièvre', '  | fever,', '    heat', '  | sweat'],
      't.txt:5: not "kind id links | French | English"',
    ],
    [['find a | fièvre', 'chaud,', '  brûlant | fever'], 't.txt:2: not "kind id links | French | English"'],
  ])('is refused with its place: %j', (lines, message) => {
    expect(() => readIn(...lines)).toThrow(message)
  })
})

describe('the checker', () => {
  test.each([
    ['find a | fièvre | fever\nfind b | fièvre | ache', 't.txt:2: "fièvre" stands under f:a too, t.txt:1'],
    [
      'find a | jambe lourde | fever\nfind b | lourdes jambes | ache',
      't.txt:2: "lourdes jambes" stands under f:a too, t.txt:1',
    ],
    ['find a | fièvre | fever\nfind a | toux | cough', 't.txt:2: f:a has a line already, t.txt:1'],
    ['find a <b | fièvre | fever', 't.txt:1: nothing is called f:b'],
    ['find a <burn@knee | fièvre | fever', 't.txt:1: nothing is called f:burn@knee'],
    ['find a =HP:0000007 | fièvre | fever', 't.txt:1: HP:0000007 is not in hpo.tsv'],
    ['find a | fièvre |', 't.txt:1: no en expression; write - where there is none'],
    ['find a | [fièvre/toux] | fever', 't.txt:1: the name "[fièvre/toux]" leaves a choice'],
    ['find a | avec le | fever', 't.txt:1: "avec le" is made of small words alone'],
    ['find a | froid mais chaud | fever', 't.txt:1: "froid mais chaud" is not read as f:a'],
  ])('finds the fault of %j', (lines, fault) => {
    expect(faultsOf(lines)).toContain(fault)
  })

  test('finds a circle, also over a finding at a site', () => {
    expect(faultsOf('find a <b | fièvre | fever\nfind b <a@knee | toux | cough\nsite knee | genou | knee')).toEqual([
      't.txt:1: f:a is broader than itself',
      't.txt:2: f:b is broader than itself',
    ])
  })

  test('lets a dash stand for no expression, and a choice of words for each', () => {
    expect(faultsOf('find a | mains froides, [mains/pieds] gelés | -')).toEqual([])
    expect(spelledOut('[mains/pieds] [gelés/glacés]')).toEqual([
      'mains gelés',
      'mains glacés',
      'pieds gelés',
      'pieds glacés',
    ])
  })

  test('sees into the brackets', () => {
    expect(
      faultsOf('find a | pieds gris, pieds [gelés/bleus] | -\nfind b | mains sales, [mains/pieds] [bleus/verts] | -'),
    ).toEqual(['t.txt:2: "pieds bleus" stands under f:a too, t.txt:1'])
    expect(faultsOf('find a | froid doux, [froid/gelé] mais [chaud/tiède] | -')).toHaveLength(4)
  })

  test.each(['find', 'thing a | b | c', 'find a b | c | d', 'find a | b | c | d'])('refuses the line %j', (line) => {
    expect(() => termsOf('t.txt', line)).toThrow('t.txt:1')
  })
})
