import { bandStart } from '#contract/foundation/disclosure.ts'
import { SHOWN_FROM } from '#contract/foundation/disclosure-limits.ts'
import type { Recovery } from '#contract/observatory/schema.ts'
import { type Counted, isWave, publishable, type Table } from '#server/foundation/disclosure/publishable.ts'
import { EVERYONE, TOPICS, type Topic } from './tables.ts'

/**
 * A count of at least one member: of a whole group (`members`), of its members with a resolved post (`resolved`), or by month, place or help.
 * `symptom` is EVERYONE or a listed symptom.
 */
export type Count = Counted & { symptom: string; topic: Topic | 'members' | 'resolved'; key: string }

/** Half of a group's members whose recovery has both dates needed at most this many days. */
export type Median = Counted & { symptom: string; days: number }

/** Totals over all members whom public figures count, whether or not they agree to research. */
export type Totals = Counted & { posts: number; resolvedPosts: number }

/** Returns the totals that may be published. `members` is the beginning of a band, null where it is hidden. */
export const publishedTotals = ({ posts, resolvedPosts, ...counted }: Totals) => ({
  posts,
  resolvedPosts,
  members: counted.members >= SHOWN_FROM && !isWave(counted) ? bandStart(counted.members) : null,
})

export type PublishedGroup = { symptom: string; members: number; resolved: number | null; recovery: Recovery | null }
export type PublishedCell = { symptom: string; topic: Topic; key: string; members: number }
export type Publication = { groups: PublishedGroup[]; cells: PublishedCell[] }

/** How each topic's table covers its group: a member has at least one month, exactly one place ('unknown' is one), and perhaps no listed help. */
const KIND: Record<Topic, Table['kind']> = { month: 'cover', place: 'partition', help: 'loose' }

/**
 * Returns what may be published of all counts, rounded down to the beginnings of bands. The tables of everyone come first.
 * A cell of a symptom is shown only where the cell of everyone is shown and larger by more than a few members: otherwise subtraction would give the number of
 * members without the symptom.
 * @param months every possible month in order, the present one last, also months of which nobody told yet
 */
export function publication(
  counts: readonly Count[],
  medians: readonly Median[],
  months: readonly string[],
): Publication {
  const byTable = Map.groupBy(counts, ({ symptom, topic }) => `${symptom} ${topic}`)
  const table = (symptom: string, topic: Count['topic']) => byTable.get(`${symptom} ${topic}`) ?? []
  const medianOf = new Map(medians.map((median) => [median.symptom, median]))

  // Months are shown from the first one that is large enough, so that single early stories decide nothing.
  const sizeOf = new Map(table(EVERYONE, 'month').map(({ key, members }) => [key, members]))
  const firstMonth = months.findIndex((key) => (sizeOf.get(key) ?? 0) >= SHOWN_FROM)
  const toldMonths = firstMonth < 0 ? [] : months.slice(firstMonth)
  const cellsOf = (symptom: string, topic: Topic): readonly Pick<Count, 'key' | 'members' | 'wave'>[] => {
    const told = table(symptom, topic)
    if (topic !== 'month') return told
    const byKey = new Map(told.map((each) => [each.key, each]))
    return toldMonths.map((key) => byKey.get(key) ?? { key, members: 0, wave: 0 })
  }

  const [everyone] = table(EVERYONE, 'members')
  if (!everyone || everyone.members < SHOWN_FROM || isWave(everyone)) return { groups: [], cells: [] }
  const symptoms = counts.filter(({ topic, symptom }) => topic === 'members' && symptom !== EVERYONE)
  const shown = publishable({
    total: everyone.members,
    kind: 'loose',
    cells: symptoms.map((each) => ({ key: each.symptom, members: each.members, isRefused: isWave(each) })),
  })

  const whole = groupOf(everyone)
  const parts = shown.map(({ key, members }) => groupOf({ symptom: key, members }, whole))
  const groups = [whole, ...parts]
  return { groups: groups.map(({ told }) => told), cells: groups.flatMap(({ cells }) => cells.map(banded)) }

  function groupOf({ symptom, members }: Pick<Count, 'symptom' | 'members'>, wider?: Group): Group {
    const resolved = resolvedOf(symptom, members, wider)
    const cells = TOPICS.flatMap((topic) =>
      publishable({
        // Only resolved posts name what helped, so the resolved members are the total of that table.
        total: topic === 'help' ? (resolved ?? 0) : members,
        kind: KIND[topic],
        cells: cellsOf(symptom, topic).map(({ key, members, wave }) => ({
          ...{ symptom, topic, key, members, isRefused: isWave({ members, wave }) },
          ...(wider && { within: wider.cellOf(topic, key) }),
        })),
      }),
    ).map(({ symptom, topic, key, members }) => ({ symptom, topic, key, members }))
    const median = medianOf.get(symptom)
    const byCell = new Map(cells.map((cell) => [`${cell.topic} ${cell.key}`, cell.members]))
    return {
      resolved,
      cells,
      cellOf: (topic, key) => byCell.get(`${topic} ${key}`) ?? null,
      told: {
        symptom,
        members: bandStart(members),
        resolved: resolved && bandStart(resolved),
        recovery:
          resolved && median && median.members >= SHOWN_FROM && !isWave(median) ? recoveryOf(median.days) : null,
      },
    }
  }

  /** Returns the number of resolved members of a group; null hides it where they are few, or all but a few of the group or of all resolved members. */
  function resolvedOf(symptom: string, members: number, wider?: Group): number | null {
    const [resolved = { members: 0, wave: 0 }] = table(symptom, 'resolved')
    const isRefused = isWave(resolved)
    const [cell] = publishable({
      total: members,
      kind: 'loose',
      cells: [{ key: 'resolved', members: resolved.members, isRefused, ...(wider && { within: wider.resolved }) }],
    })
    return cell?.members ?? null
  }
}

type Group = {
  told: PublishedGroup
  /** Exact, where it is published. */
  resolved: number | null
  cells: PublishedCell[]
  cellOf: (topic: Topic, key: string) => number | null
}

const banded = (cell: PublishedCell): PublishedCell => ({ ...cell, members: bandStart(cell.members) })

const UP_TO_DAYS = [
  ['week', 7],
  ['month', 31],
  ['quarter', 92],
  ['halfYear', 183],
  ['year', 366],
  ['twoYears', 731],
] as const satisfies [Recovery, number][]

/** Returns the band of a recovery's length: the exact median would be the days of one member. */
export const recoveryOf = (days: number): Recovery => UP_TO_DAYS.find(([, most]) => days <= most)?.[0] ?? 'longer'
