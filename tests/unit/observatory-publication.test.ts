import { describe, expect, test } from 'vitest'
import { CELL_MIN } from '#contract/medication/limits.ts'
import { aboutShare, bandOf, bandStart } from '#contract/observatory/rules.ts'
import { type Count, publication, recoveryOf } from '#server/observatory/publication.ts'
import { type Random, randomFrom } from '../../bench/support/random.ts'

type Post = { symptoms: string[]; month: string; place: string; help: string[] | null }
type Population = Map<number, Post[]>

const SYMPTOMS = ['a', 'b', 'c', 'd']
const PLACES = ['north', 'south', 'east', 'west', 'unknown']
const HELP = ['rest', 'walk', 'tea']

/** Small communities, uneven enough for every kind of hiding. */
function populationOf(random: Random): Population {
  const members = 12 + random.below(150)
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

/** What the server counts by SQL, over such a community. */
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
    return { symptom, topic, key, members: ids.size }
  })
}

/** Everything that is published, with its exact number: more than any reader has. */
function exactly(counts: readonly Count[]): Map<string, number> {
  const { groups, cells } = publication(counts, [])
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

describe('whoever subtracts any published number from any that holds it, in four hundred communities', () => {
  const communities = Array.from({ length: 400 }, (_, seed) => exactly(countsOf(populationOf(randomFrom(seed)))))
  const isTooFew = (members: number) => members > 0 && members < CELL_MIN

  test('there is something to subtract', () => {
    const sizes = communities.map(({ size }) => size)
    expect(Math.max(...sizes)).toBeGreaterThan(30)
    expect(sizes.filter((size) => size > 10).length).toBeGreaterThan(200)
  })

  test('no number is under eleven', () => {
    for (const published of communities)
      for (const members of published.values()) expect(members).toBeGreaterThanOrEqual(CELL_MIN)
  })

  test('finds no few members between a cell and its row, its column, or everyone', () => {
    for (const published of communities)
      for (const [name, members] of published) {
        const [symptom, topic, key] = name.split('|') as [string, string, string]
        const wider = [
          published.get('|members|'),
          published.get(`${symptom}|members|`),
          published.get(`|${topic}|${key}`),
          ...(topic === 'help' ? [published.get(`${symptom}|resolved|`), published.get('|resolved|')] : []),
        ]
        for (const whole of wider) if (whole !== undefined) expect(isTooFew(whole - members)).toBe(false)
        // A cell of a symptom stands nowhere alone: its row and its column are there.
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
          expect(isTooFew(left)).toBe(false)
        }
  })

  test('never meets a table of which one cell alone is hidden', () => {
    for (let seed = 0; seed < communities.length; seed++) {
      const counts = countsOf(populationOf(randomFrom(seed)))
      for (const symptom of ['', ...SYMPTOMS])
        for (const topic of ['month', 'place', 'help']) {
          const told = counts.filter((each) => each.symptom === symptom && each.topic === topic)
          const shown = told.filter(({ key }) => communities[seed]!.has(`${symptom}|${topic}|${key}`))
          if (shown.length > 0) expect(told.length - shown.length).not.toBe(1)
        }
    }
  })
})

test('numbers are told as bands, which change once in five members', () => {
  expect([11, 12, 14, 15, 19, 20, 1_003].map(bandStart)).toEqual([11, 11, 11, 15, 15, 20, 1_000])
  expect([11, 15, 1_000].map(bandOf)).toEqual([
    { from: 11, to: 14 },
    { from: 15, to: 19 },
    { from: 1_000, to: 1_004 },
  ])
  for (let members = CELL_MIN; members < 200; members++) {
    const { from, to } = bandOf(bandStart(members))
    expect([from <= members, members <= to]).toEqual([true, true])
  }
  expect([aboutShare(11, 11), aboutShare(11, 25), aboutShare(50, 100), aboutShare(11, 5_000)]).toEqual([100, 45, 50, 0])
})

test('what is published is the bands, and how long it took as a length', () => {
  const count = (topic: Count['topic'], members: number, key = '') => [{ symptom: '', topic, key, members }]
  const counts = [
    ...count('members', 43),
    ...count('resolved', 23),
    ...count('month', 26, '2026-01'),
    ...count('month', 17, '2026-02'),
  ]
  expect(publication(counts, [{ symptom: '', members: 11, days: 40 }])).toEqual({
    groups: [{ symptom: '', members: 40, resolved: 20, recovery: 'quarter' }],
    cells: [
      { symptom: '', topic: 'month', key: '2026-01', members: 25 },
      { symptom: '', topic: 'month', key: '2026-02', members: 15 },
    ],
  })
  expect(publication(counts, [{ symptom: '', members: 10, days: 40 }]).groups[0]!.recovery).toBeNull()
  expect([0, 7, 8, 31, 92, 93, 366, 731, 732].map(recoveryOf)).toEqual([
    ...['week', 'week', 'month', 'month', 'quarter', 'halfYear', 'year', 'twoYears', 'longer'],
  ])
})

test('ten members are nobody', () => {
  expect(publication([{ symptom: '', topic: 'members', key: '', members: 10 }], [])).toEqual({ groups: [], cells: [] })
  expect(publication([], [])).toEqual({ groups: [], cells: [] })
})
