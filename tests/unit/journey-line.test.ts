import { describe, expect, test } from 'vitest'
import { TREATMENTS_MAX } from '#contract/treatments/limits.ts'
import type { Treatment } from '#contract/treatments/schema.ts'
import { standingOutcomes } from '#server/posts/outcome-views.ts'
import { lineOf } from '#web/treatments/journey-line.ts'

type StoryFacts = Parameters<typeof lineOf>[0]
const TODAY = '2026-03-15'
const at = (day: string) => new Date(`${day}T12:00:00Z`)

const entry = (from: string | null, to: string | null = null, isOngoing = false): Treatment => ({
  ...{ id: crypto.randomUUID(), postId: crypto.randomUUID(), kind: 'sleep', name: 'Repos', from, to, isOngoing },
  ...{ effect: null, sideEffects: [], sentence: null, isOfResolution: false, isMine: true, version: 1, hidden: null },
})
const told = (startMonth: string | null, more: Partial<StoryFacts['post']> = {}): StoryFacts['post'] => ({
  ...{ own: null, startMonth, outcome: 'ongoing', outcomeAt: null, diagnosis: null },
  ...more,
})
const line = (post: StoryFacts['post'], entries: Treatment[] = [], outcomes: StoryFacts['outcomes'] = []) =>
  lineOf({ post, entries, outcomes }, TODAY)

describe('the line of time', () => {
  test('begins with the symptom, also where nothing that was tried has a month, and ends today', () => {
    const better = { outcome: 'better' as const, outcomeAt: at('2026-02-01') }
    const drawn = line(told('2025-03', better), [entry(null)])!
    expect(drawn).toMatchObject({ first: '2025-03-01', last: TODAY, bars: [] })
    expect(drawn.began).toEqual({ day: '2025-03-01', left: 0 })
    expect(drawn.outcomes).toMatchObject([{ status: 'better', day: '2026-02-01' }])
    expect(drawn.outcomes[0]!.left).toBeGreaterThan(80)
  })

  test('is none where fewer than two days are known', () => {
    expect(line(told(null))).toBeUndefined()
    expect(line(told('2025-03'))).toBeUndefined()
    expect(line(told(null), [entry(null)])).toBeUndefined()
    expect(line(told(null, { outcome: 'better', outcomeAt: at('2026-02-01') }))).toBeUndefined()
    expect(line(told(null), [entry('2025-03')])).toBeDefined()
  })

  test('its author’s exact day goes before the month that others read', () => {
    const own = { startDate: '2025-03-09', postalCode: null, travels: [] }
    expect(line(told('2025-03', { own }), [entry('2025-06')])!.began).toEqual({ day: '2025-03-09', left: 0 })
  })

  test('holds what goes on until today, what is reversed or of a month to come, and begins with what was tried before', () => {
    const drawn = line(told('2025-06'), [
      entry('2026-01', null, true),
      entry('2025-01', '2025-02'),
      entry('2026-02', '2025-11'),
      entry('2026-09', '2026-12'),
    ])!
    expect(drawn.first).toBe('2025-01-01')
    expect(drawn.began!.left).toBeGreaterThan(0)
    expect(drawn.bars.map(({ entry: { from } }) => from)).toEqual(['2025-01', '2026-01', '2026-02', '2026-09'])
    for (const { left, width } of drawn.bars) {
      expect(left).toBeGreaterThanOrEqual(0)
      expect(width).toBeGreaterThan(0)
      expect(left + width).toBeLessThanOrEqual(100 + 1e-9)
    }
    const ongoing = drawn.bars[1]!
    expect(ongoing.left + ongoing.width).toBeCloseTo(100)
  })

  test('holds as many as a story keeps, each of which can be seen', () => {
    const many = Array.from({ length: TREATMENTS_MAX }, (_, nth) => entry(`20${10 + (nth % 16)}-0${1 + (nth % 9)}`))
    const drawn = line(told('2010-01'), many)!
    expect(drawn.bars).toHaveLength(TREATMENTS_MAX)
    expect(Math.min(...drawn.bars.map(({ width }) => width))).toBeGreaterThanOrEqual(1.5)
    expect(drawn.ticks.length).toBeGreaterThan(1)
  })

  test('keeps what was better before it healed, in order; what the post says now goes before what was read earlier', () => {
    const outcomes = [
      { outcome: 'better' as const, at: at('2025-09-01') },
      { outcome: 'diagnosed' as const, at: at('2025-10-01') },
    ]
    const diagnosis = {
      name: 'VPPB',
      examination: null,
      specialist: null,
      timeTaken: null,
      diagnosedAt: at('2025-10-01'),
    }
    const statuses = (post: Partial<StoryFacts['post']>, said: StoryFacts['outcomes'] = outcomes) =>
      line(told('2025-03', post), [], said)?.outcomes.map(({ status }) => status)
    expect(statuses({ outcome: 'healed', outcomeAt: at('2026-01-01'), diagnosis })).toEqual([
      'better',
      'diagnosed',
      'resolved',
    ])
    expect(statuses({ outcome: 'better', outcomeAt: at('2025-09-01') })).toEqual(['better'])
    const healed = [...outcomes, { outcome: 'healed' as const, at: at('2026-01-01') }]
    expect(statuses({ outcome: 'better', outcomeAt: at('2025-09-01'), diagnosis }, healed)).toEqual([
      'better',
      'diagnosed',
    ])
    // Taken back: nothing is left of it.
    expect(statuses({ outcome: 'ongoing' }, healed)).toBeUndefined()
    expect(statuses({ outcome: 'diagnosed', outcomeAt: at('2025-10-01'), diagnosis }, [])).toEqual(['diagnosed'])
  })
})

test.each([
  [[], []],
  [['ongoing', 'ongoing'], []],
  [
    ['better', 'healed'],
    ['better 0', 'healed 1'],
  ],
  [['better', 'ongoing'], []],
  [['better', 'ongoing', 'better'], ['better 2']],
  [['healed', 'better'], ['better 1']],
  [
    ['better', 'diagnosed', 'better', 'healed'],
    ['better 0', 'diagnosed 1', 'healed 3'],
  ],
  [
    ['healed', 'ongoing', 'ongoing', 'diagnosed', 'healed'],
    ['diagnosed 3', 'healed 4'],
  ],
] as const)('an author who said %j is shown as %j', (said, standing) => {
  const changes = said.map((outcome, nth) => ({ outcome, at: new Date(nth) }))
  expect(standingOutcomes(changes).map(({ outcome, at: when }) => `${outcome} ${when.getTime()}`)).toEqual(standing)
})
