import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { PROPOSED_MAX } from '#contract/closest/limits.ts'
import { lexiconOf } from '#lexicon/readers/lexicon.ts'
import { openProposals, PROPOSAL_FACTORS } from '#lexicon/readers/proposals.ts'
import { type Corrections, readStory } from '#lexicon/readers/read-story.ts'
import { suggestedTags } from '#lexicon/readers/suggested-tags.ts'
import { termsOf } from '#lexicon/readers/term-lines.ts'
import { spellingTableOf } from '#lexicon/text/spelling.ts'
import { theLexicon, theProposer } from '#server/closest/lexicon-files.ts'
import { alarmingIds, unaskedIds } from '#server/closest/prior-files.ts'

type Given = { passed?: string[]; near?: string[][]; corrections?: Partial<Corrections>; language?: 'fr' | 'en' }

function proposed(description: string, { passed = [], near = [], corrections = {}, language = 'fr' }: Given = {}) {
  const reading = readStory(
    theLexicon(),
    { title: '', description },
    { corrections: { added: [], removed: new Set(), ...corrections } },
  )
  return theProposer()({ reading, passed: new Set(passed), near, language, limit: PROPOSED_MAX })
}
const idsOf = (description: string, given?: Given) => proposed(description, given).map(({ id }) => id)

const TIRED =
  'Depuis la dengue, je n’ai plus la force de me lever, et dormir ne me repose pas. Ma peau est sèche et mes cheveux cassent. Je grossis sans manger plus, j’ai toujours froid, et le matin mes doigts sont raides.'

const CRAMPS =
  'Stomach cramps before every meeting. For about three months my stomach knots up half an hour before any meeting at work. I get cramps, then I have to run to the toilet. It all calms down once it is over. At weekends there is nothing.'

const BURNING = 'Mes pieds brûlent la nuit et mes mains aussi, surtout au lit.'

describe('a proposal to an author', () => {
  test('is not made from words that say nothing of it', () => {
    const ordinary = ['every', 'three', 'get', 'et je dois', 'depuis', 'or', 'six']
    for (const story of [
      CRAMPS,
      'Le ventre noué avant les réunions. Depuis des mois, six fois par semaine, mon ventre se noue et je dois courir aux toilettes. Le week-end je n’ai rien.',
    ]) {
      const asked = proposed(story)
      for (const { heardIn } of asked) expect(ordinary).not.toContain(heardIn?.toLowerCase())
      expect(asked.map(({ id }) => id).filter((id) => /fever|chills|allerg|dust/.test(id))).toEqual([])
    }
  })

  test('comes from their words, which it quotes, or from similar stories; eight at most are made', () => {
    const asked = proposed(TIRED)
    expect(asked.length).toBeGreaterThan(2)
    expect(asked.length).toBeLessThanOrEqual(PROPOSED_MAX)
    const heard = asked.flatMap(({ heardIn }) => heardIn ?? [])
    expect(heard.length).toBeGreaterThan(1)
    const further = [asked, proposed(CRAMPS)].flat().filter(({ heardIn }) => heardIn === null)
    expect(further.length).toBeGreaterThan(0)
    for (const words of heard) {
      expect(TIRED).toContain(words)
      expect(heard.filter((other) => other === words).length).toBeLessThan(3)
    }
    expect(new Set(asked.map(({ name }) => name)).size).toBe(asked.length)
  })

  test('is no feature that the story tells, denies or had taken away, nor one passed over', () => {
    const story = 'J’ai de la fièvre et des frissons la nuit, pas de toux.'
    const { present, absent } = readStory(theLexicon(), { title: '', description: story })
    const asked = idsOf(story)
    for (const id of [...present.keys(), ...absent.keys()]) expect(asked).not.toContain(id)
    const [first, second] = idsOf(TIRED)
    expect(idsOf(TIRED, { passed: [first!, second!] })).not.toContain(first)
    expect(idsOf(TIRED, { corrections: { added: [first!] } })).not.toContain(first)
  })

  test('is not broader than another one, and no site alone', () => {
    const lexicon = theLexicon()
    for (const story of [TIRED, BURNING]) {
      const asked = idsOf(story)
      for (const one of asked) {
        expect(one).not.toMatch(/^s:/)
        for (const other of asked) if (one !== other) expect(lexicon.broader(one)).not.toContain(other)
      }
    }
  })

  test.each([
    'Je pense à la mort tous les jours, un verre le soir, et plus de rapports avec mon mari.',
    'Je bois pour dormir, je me coupe les bras, des voix me parlent, plus d’érection.',
  ])('is never a dangerous or shameful feature: %s', (story) => {
    const lexicon = theLexicon()
    const unasked = unaskedIds()
    const near = [[...unasked]]
    for (const id of idsOf(story, { near }))
      expect([id, ...lexicon.broader(id)].filter((each) => unasked.has(each))).toEqual([])
  })

  test('is alarming only where the story’s own words suggest it, whatever the nearest stories tell', () => {
    const lexicon = theLexicon()
    const alarming = alarmingIds()
    const isAlarming = (id: string) => lexicon.broader(id).some((broader) => alarming.has(broader))
    const near = Array.from({ length: 5 }, () => [...alarming])
    const story = 'Guiboles en coton dès que je grimpe trois marches, une cigale dans l’oreille droite, et je dors mal.'
    const asked = [proposed(TIRED, { near }), proposed(BURNING, { near }), proposed(story, { near })].flat()
    expect(asked.length).toBeGreaterThan(3)
    expect(asked.filter(({ id, heardIn }) => isAlarming(id) && heardIn === null)).toEqual([])
    expect(idsOf('Je cherche mes mots et ma parole est pâteuse.').some(isAlarming)).toBe(true)
  })

  test('is nothing that a relative has', () => {
    const story = 'Je dors mal et je suis fatiguée. Mon mari tousse la nuit.'
    expect(idsOf(story)).not.toContain('f:cough')
  })

  test('every id excluded from proposals is known to the lexicon', () => {
    for (const id of [...unaskedIds(), ...alarmingIds()]) expect([id, theLexicon().kinds.has(id)]).toEqual([id, true])
  })

  test('takes up features of the nearest stories', () => {
    const passed = [...idsOf(TIRED), ...idsOf(TIRED, { passed: idsOf(TIRED) })]
    const near = Array.from({ length: 5 }, () => ['f:tremor'])
    expect(idsOf(TIRED, { passed })).not.toContain('f:tremor')
    expect(idsOf(TIRED, { passed, near })).toContain('f:tremor')
  })

  test('is named in the requested language, whatever the language of the story', () => {
    const [french, english] = [proposed(TIRED), proposed(TIRED, { language: 'en' })]
    expect(english.map(({ id }) => id)).toEqual(french.map(({ id }) => id))
    expect(english.map(({ name }) => name)).not.toEqual(french.map(({ name }) => name))
  })

  test('is absent for a text without hints, and never fails, whatever is written', () => {
    expect(proposed('')).toEqual([])
    expect(proposed('😀😀')).toEqual([])
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
        expect(proposed(text).length).toBeLessThanOrEqual(PROPOSED_MAX)
      }),
      { numRuns: 30 },
    )
  })
})

test('things as likely as each other are proposed in the order of their associations, whatever their ids', () => {
  const terms = termsOf('t.txt', 'find sigh | soupir | -\nfind zest | hoquet | -\nfind ache | éructation | -')
  const lexicon = lexiconOf({ terms, ontology: '', spelling: spellingTableOf('') })
  const alike = [['f:zest', 0.5] as const, ['f:ache', 0.5] as const]
  const propose = openProposals(lexicon, terms, {
    frequencies: { fr: { sentences: 0, of: new Map() }, en: { sentences: 0, of: new Map() } },
    unasked: new Set(),
    alarming: new Set(),
    associations: new Map([['f:sigh', alike]]),
    weights: PROPOSAL_FACTORS.map(() => 0),
  })
  const reading = readStory(lexicon, { title: '', description: 'Un soupir.' }, { language: 'fr' })
  const asked = propose({ reading, passed: new Set(), near: [], language: 'fr', limit: PROPOSED_MAX })
  expect(asked.map(({ name }) => name)).toEqual(['hoquet', 'éructation'])
})

test('tags as likely as each other are suggested in the order of the draft', () => {
  const confidencesIn = ({ present }: { present: ReadonlyMap<string, unknown> }) =>
    new Map([...present.keys()].map((feature) => [feature, 1]))
  const draft = { title: '', description: 'Des vertiges, puis une toux.' }
  const suggested = suggestedTags(theLexicon(), draft, { language: 'fr', confidencesIn, limit: 3 })
  expect(suggested).toEqual(['vertiges', 'toux'])
})
