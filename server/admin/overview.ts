import { GROWTH_DAYS, GROWTH_WINDOW_DAYS, TOP_LISTED } from '#contract/admin/limits.ts'
import type { Overview } from '#contract/admin/schema.ts'
import { daysFrom, utcDayOf } from '#contract/foundation/days.ts'
import { MINUTE_MS } from '#contract/foundation/durations.ts'
import { countPendingProfessionals, membersPerDay, memberTotals, visitsPerDay } from '#server/accounts/staff-queries.ts'
import { messagesPerDay } from '#server/chat/overview.ts'
import { conferenceTotals } from '#server/conferences/overview.ts'
import type { Db, Reader } from '#server/foundation/db/database.ts'
import { recentOf } from '#server/foundation/db/recent.ts'
import { matchesPerDay } from '#server/matching/queries.ts'
import { reportPairsPerDay, reportTotals, topMedications } from '#server/medication/overview.ts'
import { countCases } from '#server/moderation/queries.ts'
import { postsPerDay, postTotals, resolutionsPerDay, topTags } from '#server/posts/overview.ts'

const KEPT_MS = MINUTE_MS

type Counted = Omit<Overview, 'waiting'>

const recentCounts = recentOf(KEPT_MS, counts)

/** The counts are at most a minute old, however many admins look. Only the numbers of things that wait for the staff are counted at each call. */
export async function overviewOf(db: Db, { readerId, now }: { readerId: string; now: Date }): Promise<Overview> {
  const [counted, cases, professionals] = await Promise.all([
    recentCounts(db, now),
    countCases(db, readerId),
    countPendingProfessionals(db),
  ])
  const { open, urgent, appealed } = cases
  return { ...counted, waiting: { cases: open, urgent, appeals: appealed, professionals } }
}

async function counts(db: Reader, now: Date): Promise<Counted> {
  const window = daysUntil(now, GROWTH_WINDOW_DAYS)
  const shown = window.slice(-GROWTH_DAYS)
  const [windowStart, shownStart] = [startOf(window[0]!), startOf(shown[0]!)]
  // The totals count as new what came since the first day of the charts, so that both agree.
  const since = shownStart
  const [members, posts, medicationReports, conferences, topSymptoms, topMedicationNames, ...daily] = await Promise.all(
    [
      memberTotals(db, since),
      postTotals(db, since),
      reportTotals(db, since),
      conferenceTotals(db, since),
      topTags(db, TOP_LISTED),
      topMedications(db, TOP_LISTED),
      membersPerDay(db, windowStart),
      postsPerDay(db, windowStart),
      visitsPerDay(db, shown[0]!),
      matchesPerDay(db, shownStart),
      reportPairsPerDay(db, shownStart),
      resolutionsPerDay(db, shownStart),
      messagesPerDay(db, shownStart),
    ],
  )
  const [newMembers, newPosts, visits, matches, pairs, resolutions, messages] = daily
  const on = (counts: ReadonlyMap<string, number>, day: string) => counts.get(day) ?? 0
  return {
    members,
    posts,
    medicationReports,
    conferences,
    topSymptoms,
    topMedications: topMedicationNames,
    growth: shown.map((day) => ({ day, members: on(newMembers, day), posts: on(newPosts, day) })),
    window: { members: sumOf(newMembers), posts: sumOf(newPosts) },
    activity: shown.map((day) => ({
      day,
      activeMembers: on(visits, day),
      matches: on(matches, day) + on(pairs, day),
      resolutions: on(resolutions, day),
      messages: on(messages, day),
    })),
  }
}

const daysUntil = (now: Date, days: number): string[] =>
  Array.from({ length: days }, (_, i) => utcDayOf(daysFrom(now, i + 1 - days)))

const startOf = (day: string): Date => new Date(`${day}T00:00:00Z`)

const sumOf = (counts: ReadonlyMap<string, number>): number => counts.values().reduce((sum, each) => sum + each, 0)
