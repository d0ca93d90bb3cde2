import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dangerListsOf } from '#lexicon/readers/danger/lists.ts'
import { compilePattern } from '#lexicon/readers/danger/pattern.ts'
import { prepareSpelling, wordsOf } from '#lexicon/readers/danger/words.ts'
import { DANGER_LISTS, dangerPhrasesIn } from '#web/foundation/crisis/danger-phrases.ts'

const isFound = (text: string) => dangerPhrasesIn(text).length > 0

describe('the lists', () => {
  test.each([
    ['fr', 150],
    ['en', 80],
  ] as const)('hold enough phrases in %s, each once, and all that speaks against one', (language, least) => {
    const { sections, lists, shorthand, language: _, ...others } = DANGER_LISTS[language]
    const lines = sections.flatMap(({ phrases }) => phrases)
    expect(lines.length).toBeGreaterThanOrEqual(least)
    expect(lines.filter((line, place) => lines.indexOf(line) < place)).toEqual([])
    for (const list of [sections, Object.keys(lists), Object.keys(shorthand), ...Object.values(others)])
      expect(list.length).toBeGreaterThan(0)
    expect(sections.map(({ isDeniable, isDated }) => [isDeniable, isDated])).toContainEqual([true, true])
    expect(lines.filter((line) => line !== line.trim())).toEqual([])
  })

  test('a line that begins with two spaces continues the one above, and an unknown heading is refused', () => {
    const { lists, sections } = dangerListsOf(
      'fr',
      '== list: fin\nfinir\nen\n  finir\n\n== danger, dated: Fin\n(a|\n  b) fin\nc\n',
    )
    expect(lists).toEqual({ fin: 'finir|en finir' })
    expect(sections).toEqual([{ isDeniable: false, isDated: true, phrases: ['(a|b) fin', 'c'] }])
    expect(() => dangerListsOf('fr', '== idiomes\nmort de rire\n')).toThrow('"== idiomes" is no heading')
  })

  test.each([
    ['je (veux', 'is not closed'],
    ['{nulle}', 'is no list'],
    ['je veux & toi', 'a sign that phrases do not have'],
  ])('a malformed line is refused: %s', (line, why) => {
    expect(() => compilePattern([line], DANGER_LISTS.fr, prepareSpelling(DANGER_LISTS.fr))).toThrow(why)
  })
})

describe('how a phrase may be written', () => {
  const matches = (line: string, text: string) => {
    const reading = prepareSpelling(DANGER_LISTS.fr)
    return (
      compilePattern([line], { lists: { fin: 'finir|en finir' }, denials: ['pas'] }, reading)(wordsOf(text, reading))
        .length > 0
    )
  }
  test.each([
    ['noir', 'NOIRES', true],
    ['envie de vivre', 'envie 2 vivre', true],
    ['je veux', 'jveux', true],
    ['j’ai', 'jai', true],
    ['j’ai', 'j´ai', true],
    ['suicider~', 'suicidé', true],
    ['suicider~', 'suicidaire', false],
    ['scarif*', 'scarifications', true],
    ['(pont|toit)', 'le toit', true],
    ['pris [toute] la boîte', 'pris la boite', true],
    ['pris [toute] la boîte', 'pris toute la boîte', true],
    ['veux {fin}', 'veux en finir', true],
    ['veux … finir', 'veux qu’un jour tout finir', true],
    ['veux … finir', 'veux un deux trois quatre cinq finir', false],
    ['veux … finir', 'veux pas finir', false],
    ['veux … finir', 'veux. Finir', false],
    ['. adieu .', 'Adieu.', true],
    ['. adieu .', 'Adieu les béquilles', false],
    ['# jours', '3 jours', true],
    ['## cachets', '3 cachets', false],
    ['## cachets', '30 cachets', true],
    ['veux mourir', 'veux vraiment mourir', true],
    ['veux mourir', 'veux... mourir', true],
  ])('"%s" in "%s": %s', (line, text, is) => expect(matches(line, text)).toBe(is))
})

describe('found', () => {
  test.each([
    // As they were missed.
    'je ne veux plus vivre',
    'je veux disparaître',
    'idées noires',
    'j’ai envie d’avaler tous mes cachets',
    // Apostrophes, accents, case.
    'J’AI ENVIE DE MOURIR',
    "j'ai envie d'en finir avec la vie",
    'jai envie den finir avec la vie',
    // As typed in haste.
    'g plu envie 2 vivre',
    'jveux crever',
    'chui suicidaire',
    'a koi sa sert de vivre',
    // Self-harm, means, farewells, plans.
    'je me scarifie depuis un mois',
    'je me suis encore coupé les bras hier soir',
    'combien de doliprane pour mourir',
    'adieu à tous, merci pour tout',
    'j’ai choisi la date de ma mort',
    // Somebody else.
    'ma fille parle de se tuer',
    'mon fils dit qu’il veut mourir',
    // A denial that is part of the phrase, or none.
    'je n’ai plus envie de vivre',
    'je n’arrête pas de penser à mourir',
    'donnez-moi une raison de ne pas me tuer',
    'j’ai de plus en plus envie de mourir',
    // English, whatever the language of the page.
    'I want to die',
    'im gonna kill myself',
    'I don’t want to live anymore',
    'thinking of ending it all',
    'my son is threatening to kill himself',
    // Somebody who threatens.
    'Il me vise avec son arme',
    'il est armé et il me vise',
    'Il a sorti un couteau. Il me vise.',
    'Mon mari a pris le fusil, il me vise',
    'il nous menace avec une carabine',
    'I started cutting again',
    'kms',
    'I can’t stop thinking about suicide',
  ])('"%s"', (text) => expect(isFound(text)).toBe(true))
})

describe('not found', () => {
  test.each([
    '',
    // Idioms.
    'hâte d’en finir avec ces examens',
    'cette migraine me tue',
    'je meurs de faim',
    'mdr morte de rire',
    'je veux en finir avec ces reflux',
    'on se tue à leur expliquer',
    'this headache is killing me',
    'dying to know the result',
    'I cut my finger chopping onions',
    // A few words in a talk.
    'La personne',
    'Celle-ci ?',
    'Le mien',
    'Il me vise',
    'il me vise, moi',
    'Elle me vise encore.',
    'Il me parle souvent',
    'Il m’énerve',
    'ce message me vise, je crois',
    'le chef me vise dans ses remarques',
    'envie de crêpes',
    // Symptoms.
    'quand je cours je ne peux plus respirer',
    'les jambes me grattent à mourir après la douche',
    'une crampe au mollet, je saute du lit',
    'au téléphone ma voix se coupe',
    'des milliers d’épingles dans les cuisses',
    'au repos ça lâche',
    'Fever after cleaning the loft. By Monday it’s gone.',
    // Denials.
    'je n’ai pas d’idées noires',
    'aucune pensée suicidaire',
    'je n’ai jamais pensé au suicide',
    'I’m not suicidal',
    'I don’t want to die, I have far too many plans',
    'never had thoughts of self-harm',
    // Words about the subject.
    'la prévention du suicide chez les personnes âgées',
    'suicide prevention week',
    'le médecin m’a demandé si j’avais des idées suicidaires',
    'ce médicament peut provoquer des idées suicidaires',
    // A past that is over, a fear, an accident.
    'il y a dix ans j’ai fait une tentative de suicide',
    'twelve years ago I attempted suicide. I am recovered now.',
    'j’ai peur de mourir pendant l’opération',
    'I thought I was going to die during the panic attack',
    'je me suis coupée en cuisinant',
    'I took all my antibiotics as prescribed',
    '10 kms',
  ])('"%s"', (text) => expect(isFound(text)).toBe(false))

  test('a phrase is found whatever stands before and after it in other sentences', () => {
    const calm = fc.constantFrom('Bonjour à tous.', 'La douleur est à 6.', 'Thank you.', 'Le scanner est normal.', '')
    fc.assert(
      fc.property(calm, calm, (before, after) => isFound(`${before} Je veux mourir. ${after}`)),
      { numRuns: 50 },
    )
  })
})

test('the reader of danger phrases accepts any typed text', () => {
  const piece = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.constantFrom('je ', 'veux ', 'mourir ', 'not ', 'to die ', '.'),
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 200 }), (pieces) => Array.isArray(dangerPhrasesIn(pieces.join('')))),
  )
})
