import { describe, expect, test } from 'vitest'
import { bandOf, bandStart } from '#contract/foundation/disclosure.ts'
import { SHOWN_FROM } from '#contract/foundation/disclosure-limits.ts'
import { aboutShare } from '#contract/observatory/rules.ts'
import { type Count, publication, publishedTotals, recoveryOf } from '#server/observatory/publication.ts'
import { type Random, randomFrom } from '../../bench/support/random.ts'

type Post = { symptoms: string[]; month: string; place: string; help: string[] | null }
type Population = Map<number, Post[]>

const SYMPTOMS = ['a', 'b', 'c', 'd']
const PLACES = ['north', 'south', 'east', 'west', 'unknown']
const HELP = ['rest', 'walk', 'tea']

/** Publishes these counts, with all months in which somebody told something as the months that there are. */
const published = (counts: readonly Count[], medians: Parameters<typeof publication>[1]) => {
  const months = counts.filter(({ topic, symptom }) => topic === 'month' && symptom === '').map(({ key }) => key)
  return publication(counts, medians, [...new Set(months)].sort())
}

/** Makes small communities, uneven enough for every kind of hiding. */
function populationOf(random: Random): Population {
  const members = 22 + random.below(250)
  const uneven = <T>(from: readonly T[]) => from[Math.floor(from.length * random.unit() ** 2)]!
  const some = (from: readonly string[]) => from.filter((_, rank) => random.unit() < 0.7 / (rank + 1))
  return new Map(
    Array.from({ length: members }, (_, id) => {
      const home = uneven(PLACES)
      const posts = Array.from({ length: 1 + random.below(3) }, () => ({
        symptoms: some(SYMPTOMS),
        month: `2026-0${1 + random.below(5)}`,
        place: random.unit() < 0.95 ? home : uneven(PLACES),
        help: random.unit() < 0.5 ? some(HELP) : null,
      }))
      return [id, posts] as const
    }),
  )
}

/** Counts such a community as the server does in SQL. */
function countsOf(population: Population): Count[] {
  const sets = new Map<string, Set<number>>()
  const add = (id: number, ...[symptom, topic, key]: string[]) => {
    const name = JSON.stringify([symptom, topic, key])
    sets.set(name, (sets.get(name) ?? new Set()).add(id))
  }
  for (const [id, posts] of population)
    for (const { symptoms, month, place, help } of posts)
      for (const symptom of ['', ...symptoms]) {
        add(id, symptom, 'members', '')
        add(id, symptom, 'month', month)
        add(id, symptom, 'place', place)
        if (help) add(id, symptom, 'resolved', '')
        for (const term of help ?? []) add(id, symptom, 'help', term)
      }
  return [...sets].map(([name, ids]) => {
    const [symptom, topic, key] = JSON.parse(name) as [string, Count['topic'], string]
    return { symptom, topic, key, members: ids.size, wave: 1 }
  })
}

/** Returns everything that is published, with its exact number: more than any reader has. */
function exactly(counts: readonly Count[]): Map<string, number> {
  const { groups, cells } = published(counts, [])
  const exact = (symptom: string, topic: string, key: string) =>
    counts.find((each) => each.symptom === symptom && each.topic === topic && each.key === key)!.members
  return new Map([
    ...groups.map(({ symptom }) => [`${symptom}|members|`, exact(symptom, 'members', '')] as const),
    ...groups.flatMap(({ symptom, resolved }) =>
      resolved === null ? [] : [[`${symptom}|resolved|`, exact(symptom, 'resolved', '')] as const],
    ),
    ...cells.map(({ symptom, topic, key }) => [`${symptom}|${topic}|${key}`, exact(symptom, topic, key)] as const),
  ])
}

describe('an attacker who subtracts any published number from any wider one, in four hundred communities', () => {
  const communities = Array.from({ length: 400 }, (_, seed) => exactly(countsOf(populationOf(randomFrom(seed)))))
  const isTooFew = (members: number) => members < SHOWN_FROM

  test('has numbers to subtract', () => {
    const sizes = communities.map(({ size }) => size)
    expect(Math.max(...sizes)).toBeGreaterThan(30)
    expect(sizes.filter((size) => size > 10).length).toBeGreaterThan(200)
  })

  test('finds no number under the limit', () => {
    for (const published of communities)
      for (const members of published.values()) expect(members).toBeGreaterThanOrEqual(SHOWN_FROM)
  })

  test('finds no few members between a cell and its row, its column, or everyone', () => {
    for (const published of communities)
      for (const [name, members] of published) {
        const [symptom, topic, key] = name.split('|') as [string, string, string]
        const wider = [
          '|members|',
          `${symptom}|members|`,
          `|${topic}|${key}`,
          ...(topic === 'help' ? [`${symptom}|resolved|`, '|resolved|'] : []),
        ].filter((whole) => whole !== name && published.has(whole))
        for (const whole of wider) expect(isTooFew(published.get(whole)! - members)).toBe(false)
        // A symptom's cell never stands alone: its row and its column are published too.
        if (symptom !== '')
          expect([published.has(`${symptom}|members|`), published.has(`|${topic}|${key}`)]).toEqual([true, true])
      }
  })

  test('finds no few members left over in a table of months or places', () => {
    for (const published of communities)
      for (const symptom of ['', ...SYMPTOMS])
        for (const topic of ['month', 'place']) {
          const total = published.get(`${symptom}|members|`)
          const shown = [...published].filter(([name]) => name.startsWith(`${symptom}|${topic}|`))
          if (total === undefined || shown.length === 0) continue
          const left = total - shown.reduce((all, [, members]) => all + members, 0)
          if (topic === 'place') expect(isTooFew(left)).toBe(false)
          else expect(left > 0 && isTooFew(left)).toBe(false)
        }
  })

  test('never sees whether anybody named a rare help, or told of a rare symptom', () => {
    for (let seed = 0; seed < communities.length; seed++) {
      const counts = countsOf(populationOf(randomFrom(seed)))
      const isFewOf = ({ symptom, topic, key, members }: Count) =>
        members < SHOWN_FROM && ((topic === 'help' && key !== '') || (topic === 'members' && symptom !== ''))
      const few = counts.filter(isFewOf)
      const without = counts.filter(
        (each) => !isFewOf(each) && !few.some(({ symptom, topic }) => topic === 'members' && symptom === each.symptom),
      )
      expect(published(without, [])).toEqual(published(counts, []))
    }
  })
})

test('numbers are published as bands, which change once in five members', () => {
  expect([21, 22, 24, 25, 29, 30, 1_003].map(bandStart)).toEqual([21, 21, 21, 25, 25, 30, 1_000])
  expect([21, 25, 1_000].map(bandOf)).toEqual([
    { from: 21, to: 24 },
    { from: 25, to: 29 },
    { from: 1_000, to: 1_004 },
  ])
  for (let members = SHOWN_FROM; members < 200; members++) {
    const { from, to } = bandOf(bandStart(members))
    expect([from <= members, members <= to]).toEqual([true, true])
  }
  expect([aboutShare(21, 21), aboutShare(21, 45), aboutShare(50, 100), aboutShare(21, 5_000)]).toEqual([100, 50, 50, 0])
})

test('a new month of which nobody or few told changes no published cell', () => {
  const month = (key: string, members: number) => ({ symptom: '', topic: 'month' as const, key, members, wave: 1 })
  const counts = [
    { symptom: '', topic: 'members' as const, key: '', members: 150, wave: 1 },
    month('2026-01', 90),
    month('2026-02', 60),
  ]
  const shown = (...told: Count[]) =>
    publication([...counts, ...told], [], ['2026-01', '2026-02', '2026-03']).cells.map(({ key }) => key)
  expect(shown()).toEqual(['2026-01', '2026-02'])
  for (const few of [1, 10, 20]) expect(shown(month('2026-03', few))).toEqual(shown())
  // A member who told before all others changes nothing either, whenever that was.
  const earlier = (told: Count[]) => publication([...counts, ...told], [], ['2025-12', '2026-01', '2026-02']).cells
  expect(earlier([month('2025-12', 1)])).toEqual(earlier([]))
})

test('numbers are published as bands, and the time to recover as a length', () => {
  const count = (topic: Count['topic'], members: number, key = '', wave = 1) => [
    { symptom: '', topic, key, members, wave },
  ]
  const counts = [
    ...count('members', 63),
    ...count('resolved', 23),
    ...count('month', 36, '2026-01'),
    ...count('month', 27, '2026-02'),
  ]
  expect(published(counts, [{ symptom: '', members: 21, days: 40, wave: 1 }])).toEqual({
    groups: [{ symptom: '', members: 60, resolved: 21, recovery: 'quarter' }],
    cells: [
      { symptom: '', topic: 'month', key: '2026-01', members: 35 },
      { symptom: '', topic: 'month', key: '2026-02', members: 25 },
    ],
  })
  for (const few of [
    { members: 20, wave: 1 },
    { members: 21, wave: 7 },
  ])
    expect(published(counts, [{ symptom: '', days: 40, ...few }]).groups[0]!.recovery).toBeNull()
  expect([0, 7, 8, 31, 92, 93, 366, 731, 732].map(recoveryOf)).toEqual([
    ...['week', 'week', 'month', 'month', 'quarter', 'halfYear', 'year', 'twoYears', 'longer'],
  ])
})

describe('a number of which a third signed up within one week', () => {
  type CountLine = [topic: Count['topic'], key: string, members: number, wave: number]
  const counted = (symptom: string, ...told: CountLine[]): Count[] =>
    told.map(([topic, key, members, wave]) => ({ symptom, topic, key, members, wave }))
  const everyone: CountLine[] = [
    ['members', '', 150, 20],
    ['place', 'FR', 60, 5],
    ['place', 'BE', 40, 5],
    ['place', 'unknown', 21, 1],
  ]
  const months = (wave: number): CountLine[] => [
    ['members', '', 221, 20],
    ['month', '2026-01', 90, 5],
    ['month', '2026-02', 80, 5],
    ['month', '2026-03', 30, 5],
    ['month', '2026-04', 21, wave],
  ]
  const shown = (counts: Count[]) => published(counts, []).cells.map(({ symptom, key }) => `${symptom}${key}`)

  test('is hidden like one that is too small, and takes another with it where subtraction would reveal it', () => {
    // Twenty-nine of whom ten came together.
    expect(shown(counted('', ...everyone, ['place', 'CH', 29, 9]))).toEqual(['FR', 'BE', 'CH'])
    expect(shown(counted('', ...everyone, ['place', 'CH', 29, 10]))).toEqual(['FR', 'BE', 'unknown'])
    expect(shown(counted('', ...months(6)))).toEqual(['2026-01', '2026-02', '2026-03', '2026-04'])
    expect(shown(counted('', ...months(7)))).toEqual(['2026-01', '2026-02'])
  })

  test('hides a symptom with all its cells, or its resolved ones, or everything', () => {
    const symptoms = (counts: Count[]) => published(counts, []).groups.map(({ symptom }) => symptom)
    const a = (wave: number) => counted('a', ['members', '', 48, wave], ['resolved', '', 24, 8], ['place', 'FR', 24, 1])
    const b = counted('b', ['members', '', 45, 2])
    const c = counted('c', ['members', '', 30, 2])
    expect(symptoms([...counted('', ...everyone), ...a(15), ...b, ...c])).toEqual(['', 'a', 'b', 'c'])
    expect(symptoms([...counted('', ...everyone), ...a(16), ...b, ...c])).toEqual(['', 'b', 'c'])
    const whole = counted('', ...everyone, ['resolved', '', 60, 1])
    expect(published([...whole, ...a(15), ...b], []).groups[1]!.resolved).toBeNull()
    const apart = a(15).map((each) => (each.topic === 'resolved' ? { ...each, wave: 7 } : each))
    expect(published([...whole, ...apart, ...b], []).groups[1]!.resolved).toBe(21)
    expect(symptoms([...counted('', ['members', '', 150, 50]), ...a(15), ...b])).toEqual([])
  })

  test('hides the members in the totals, and nothing else', () => {
    const totals = { posts: 70, resolvedPosts: 12 }
    expect(publishedTotals({ ...totals, members: 33, wave: 10 })).toEqual({ ...totals, members: 30 })
    expect(publishedTotals({ ...totals, members: 33, wave: 11 })).toEqual({ ...totals, members: null })
    expect(publishedTotals({ ...totals, members: 21, wave: 1 })).toEqual({ ...totals, members: 21 })
    expect(publishedTotals({ ...totals, members: 20, wave: 1 })).toEqual({ ...totals, members: null })
  })
})

test('twenty members are not published', () => {
  expect(published([{ symptom: '', topic: 'members', key: '', members: 20, wave: 1 }], [])).toEqual({
    groups: [],
    cells: [],
  })
  expect(published([], [])).toEqual({ groups: [], cells: [] })
})
