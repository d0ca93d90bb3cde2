import { describe, expect, test } from 'vitest'
import {
  confidenceBy,
  expressionKey,
  FACTORS,
  isOfExpression,
  judgedFactors,
  openFactors,
  uncertainOf,
  withBroader,
} from '#lexicon/readers/confidence.ts'
import { isKnown } from '#lexicon/readers/lexicon.ts'
import { readStory } from '#lexicon/readers/read-story.ts'
import { narrowest } from '#lexicon/readers/vocabulary.ts'
import { theConfidences, theLexicon, theTrust } from '#server/closest/lexicon-files.ts'
import { associations, fittedConfidence } from '#server/closest/prior-files.ts'

const uncertainIn = (title: string, description: string, tags: readonly string[] = []) => {
  const reading = readStory(theLexicon(), { title, description, tags })
  return uncertainOf(theConfidences()(reading), reading)
}

const TIRED = ['Fatigue', 'Dormir ne me repose pas, et mes cheveux cassent. Ma peau est sèche.'] as const

describe('a reading of a story', () => {
  test('is sure where words name it and the rest of the story fits, and uncertain where a stray word says it', () => {
    const uncertain = uncertainIn(...TIRED)
    expect(uncertain.has('f:fatigue')).toBe(false)
    expect(uncertain.has('f:dry-brittle-hair')).toBe(true)
    expect(uncertainIn(...TIRED)).toEqual(uncertain)
  })

  test('is never doubted where its author added it, and an addition makes related readings surer', () => {
    const lexicon = theLexicon()
    const confidence = (added: readonly string[]) => {
      const fitted = fittedConfidence()
      const factorsOf = openFactors(lexicon, { associations: associations(), judgements: fitted })
      const reading = readStory(
        lexicon,
        { title: TIRED[0], description: TIRED[1] },
        { corrections: { added, removed: new Set() } },
      )
      return new Map([...factorsOf(reading)].map(([id, factors]) => [id, confidenceBy(fitted.weights, factors)]))
    }
    // Something that is mostly told with dry skin.
    const beside = [...associations()].find(([, told]) => told.some(([id]) => id === 'f:dry-skin'))![0]
    const [before, after] = [confidence([]), confidence([beside])]
    expect(after.has(beside)).toBe(false)
    expect(after.get('f:dry-skin')).toBeGreaterThan(before.get('f:dry-skin')!)
  })

  test('is doubted only where words say it: no site alone, and nothing that was not read', () => {
    const reading = readStory(theLexicon(), { title: TIRED[0], description: `${TIRED[1]} Mon genou.` })
    const own = narrowest(theLexicon(), reading.present.keys())
    for (const doubt of uncertainOf(theConfidences()(reading), reading)) {
      expect(own.has(doubt)).toBe(true)
      expect(doubt.startsWith('s:')).toBe(false)
    }
  })
})

test('a broader feature is as sure as its surest narrower one, and what the author added is sure', () => {
  const lexicon = theLexicon()
  const added = 'f:fever'
  const story = { title: 'Nuits', description: 'Mes pieds brûlent la nuit, et mes mains brûlent.' }
  const reading = readStory(lexicon, story, { corrections: { added: [added], removed: new Set() } })
  const all = withBroader(
    new Map([
      ['f:burn@foot', 0.9],
      ['f:burn@hand', 0.4],
    ]),
    reading,
    lexicon,
  )
  expect(all.get('f:burn@foot')).toBe(0.9)
  expect(all.get('f:burn')).toBe(0.9)
  expect(all.get('f:burn@hand')).toBe(0.4)
  expect(all.get(added)).toBe(1)
  expect(all.get('c:night') ?? 0).toBe(0)
})

test('an addition makes what is broader and said in words sure', () => {
  const lexicon = theLexicon()
  const story = { title: 'Nuits', description: 'Mes brûlures me réveillent.' }
  const reading = readStory(lexicon, story, { corrections: { added: ['f:burn@foot'], removed: new Set() } })
  expect(withBroader(theConfidences()(reading), reading, lexicon).get('f:burn')).toBe(1)
})

test('an author’s tag or addition is never doubted, nor anything broader, though words say it doubtfully', () => {
  const headache = ['Matin', 'Je ne sais plus quoi faire.', ['maux de tête']] as const
  expect(uncertainIn(...headache)).toEqual(new Set())
  const [title, description] = TIRED
  const corrections = { added: ['f:dry-brittle-hair'], removed: new Set<string>() }
  const added = readStory(theLexicon(), { title, description }, { corrections })
  expect(uncertainIn(title, description).has('f:dry-brittle-hair')).toBe(true)
  expect(uncertainOf(theConfidences()(added), added).has('f:dry-brittle-hair')).toBe(false)
  const trust = theTrust(readStory(theLexicon(), { title: headache[0], description: headache[1], tags: headache[2] }))
  expect(trust.get('f:headache')?.confidence).toBe(1)
  expect(trust.get('f:pain')?.confidence).toBe(1)
})

describe('the way in which a story says a thing', () => {
  const wayIn = (description: string, feature: string) =>
    readStory(theLexicon(), { title: 'Mes jours', description }).ways.get(feature)

  test('counts its words and those between, with those of its site', () => {
    expect(wayIn('Mes pieds me brûlent.', 'f:burn@foot')).toMatchObject({ words: 2, between: 1, times: 1 })
  })

  test('counts words at other places as said again, and overlapping ones not', () => {
    expect(wayIn('Je vomis. Le soir, je vomis encore.', 'f:vomit')?.times).toBe(2)
    expect(wayIn('Mes mains et mes pieds gelés.', 'f:cold@hand')?.times).toBe(1)
  })

  test('names the expression, or the circumstance of an effect', () => {
    expect(wayIn('Je vomis.', 'f:vomit')?.expression).toMatch(/vomi/)
    expect(wayIn('Le froid me soulage.', 'c:cold-relieves')?.expression).toBe('→ froid')
  })
})

test('a tag makes sure what the words perhaps say', () => {
  const story = { title: 'Matin', description: 'Ma tête est un marteau.', tags: ['maux de tête'] }
  const trust = theTrust(readStory(theLexicon(), story))
  expect(trust.get('f:headache')).toEqual({ confidence: 1, isNamed: true })
})

test('the fitted file has a weight for each factor, and judgements of known features', () => {
  const { weights, all, things, expressions } = fittedConfidence()
  expect(weights).toHaveLength(FACTORS.length)
  expect(weights.every(Number.isFinite)).toBe(true)
  const sum = { own: { right: 0, of: 0 }, others: { right: 0, of: 0 } }
  for (const [key, judged] of [...things, ...expressions]) {
    expect(isKnown(theLexicon(), key.split('\t')[0]!), key).toBe(true)
    for (const stories of ['own', 'others'] as const) {
      const { right, of } = judged[stories]
      expect(right, key).toBeLessThanOrEqual(of)
      if (isOfExpression(key)) continue
      sum[stories].right += right
      sum[stories].of += of
    }
  }
  expect(sum).toEqual(all)
  expect(expressions.size).toBeGreaterThan(things.size)
})

describe('judgements', () => {
  const judged = (right: number, of: number, stories: 'own' | 'others' = 'others') => ({
    own: { right: 0, of: 0 },
    others: { right: 0, of: 0 },
    [stories]: { right, of },
  })
  const all = { own: { right: 3, of: 4 }, others: { right: 3, of: 4 } }
  const factors = (judgements: [string, ReturnType<typeof judged>][]) =>
    judgedFactors({ all, things: new Map(judgements), expressions: new Map(judgements) }, 'f:itch', 'ça gratte')

  test('weigh more in one thing the more of them there are', () => {
    const [one = 0, nine = 0, none = 0, wrong = 0] = [judged(1, 1), judged(9, 9), judged(0, 0), judged(0, 9)].map(
      (each) => factors([['f:itch', each]])[0]!,
    )
    expect(none).toBeCloseTo(0)
    expect(one).toBeGreaterThan(none)
    expect(nine).toBeGreaterThan(one)
    expect(wrong).toBeLessThan(none)
  })

  test('say how one expression compares with its thing, apart for the stories of the lexicon', () => {
    const key = expressionKey('f:itch', 'ça gratte')
    const [, own = 0, others = 0] = factors([
      ['f:itch', judged(9, 10)],
      [key, judged(1, 6)],
    ])
    expect(own).toBeCloseTo(0)
    expect(others).toBeLessThan(0)
    const [thing = 0, ofOwn = 0] = factors([[key, judged(0, 6, 'own')]])
    expect(thing).toBeCloseTo(0)
    expect(ofOwn).toBeLessThan(0)
  })
})

test('weights of nothing leave a reading as likely right as wrong', () => {
  expect(confidenceBy([0], [1])).toBe(0.5)
})
