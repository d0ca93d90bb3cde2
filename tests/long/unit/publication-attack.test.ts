import { describe, expect, test, vi } from 'vitest'
import { bandOf } from '#contract/foundation/disclosure.ts'
import { MOVED_MIN, SHOWN_FROM } from '#contract/foundation/disclosure-limits.ts'
import { isWave } from '#server/foundation/disclosure/publishable.ts'
import { type Count, publication } from '#server/observatory/publication.ts'
import { attackNights, type Nightly } from '../../../bench/support/publication/publication-year.ts'
import { simulatedNights } from '../../../bench/support/publication/simulated-year.ts'

// Seconds of reckoning, which a busy machine makes minutes.
vi.setConfig({ testTimeout: 300_000 })

/** As the server has it. */
const RULES: Nightly = { least: SHOWN_FROM, leastMoved: MOVED_MIN, bandOf, publish: publication }

/** In the year of the second seed the ten signed up on one day, in that of the first a month apart. */
const [APART, TOGETHER] = [1, 4]
const attack = (rules: Nightly, nights: number, seed = APART) =>
  attackNights(simulatedNights({ seed, size: 1_000, nights }), rules)

/** Shows besides every cell of so many and more of the symptoms that are shown. */
const showing =
  (least: number): Nightly['publish'] =>
  (counts, medians, months) => {
    const { groups, cells } = publication(counts, medians, months)
    const isShown = ({ symptom, topic, key }: Pick<Count, 'symptom' | 'topic' | 'key'>) =>
      cells.some((cell) => cell.symptom === symptom && cell.topic === topic && cell.key === key)
    const more = counts.flatMap(({ symptom, topic, key, members }) =>
      topic !== 'members' &&
      topic !== 'resolved' &&
      members >= least &&
      groups.some((group) => group.symptom === symptom) &&
      !isShown({ symptom, topic, key })
        ? [{ symptom, topic, key, members }]
        : [],
    )
    return { groups, cells: [...cells, ...more] }
  }

/** Shows what is shown to the last member. */
const exactly: Nightly['publish'] = (counts, medians, months) => {
  const { groups, cells } = publication(counts, medians, months)
  const exact = (symptom: string, topic: string, key: string) =>
    counts.find((each) => each.symptom === symptom && each.topic === topic && each.key === key)!.members
  return {
    groups: groups.map((group) => ({ ...group, members: exact(group.symptom, 'members', '') })),
    cells: cells.map((cell) => ({ ...cell, members: exact(cell.symptom, cell.topic, cell.key) })),
  }
}
const alone = (members: number) => ({ from: members, to: members })

test.each([APART, TOGETHER])(
  'an attacker who knows the rules, ten people and how many moved narrows no small cell below eleven values, certain of nobody (%d)',
  (seed) => {
    const refused = new Set<string>()
    const publish: Nightly['publish'] = (counts, medians, months) => {
      for (const { symptom, topic, key, members, wave } of counts)
        if (members >= SHOWN_FROM && isWave({ members, wave })) refused.add(`${symptom}|${topic}|${key}`)
      return publication(counts, medians, months)
    }
    const { snapshots, cells, narrowed, told } = attack({ ...RULES, publish }, 20, seed)
    expect(snapshots).toBeGreaterThan(2)
    expect(cells).toBeGreaterThan(250)
    // Some are large enough, and hidden for those who signed up together.
    expect(refused.size).toBeGreaterThan(2)
    expect([narrowed, told]).toEqual([[], []])
  },
)

describe('the same attack wins where', () => {
  test('cells are shown from five members on', () => {
    expect(attack({ ...RULES, least: 5, publish: showing(5) }, 2).narrowed.length).toBeGreaterThan(10)
  })

  test('no cell is hidden for the sake of another', () => {
    expect(attack({ ...RULES, publish: showing(SHOWN_FROM) }, 12).narrowed.length).toBeGreaterThan(0)
  })

  test('snapshots differ by a few members, the more where numbers are exact', () => {
    const [banded, exact] = [
      attack({ ...RULES, leastMoved: 0 }, 6).told.length,
      attack({ ...RULES, leastMoved: 0, publish: exactly, bandOf: alone }, 6).told.length,
    ]
    expect(banded).toBeGreaterThan(0)
    expect(exact).toBeGreaterThan(banded)
  })
})
