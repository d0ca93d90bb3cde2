import { monthsBefore } from '#contract/foundation/dates.ts'
import { bandOf } from '#contract/foundation/disclosure.ts'
import { MINUTE_MS } from '#contract/foundation/durations.ts'
import type { PublicStats } from '#contract/posts/schema.ts'
import type { Db } from '#server/foundation/db/database.ts'
import { recentOf } from '#server/foundation/db/recent.ts'
import { inOneSnapshot, lastSnapshot, observedGroupOf, observedSymptoms } from './queries.ts'

const TAGS_SHOWN = 10
const MONTHS_SHOWN = 12
const KEPT_MS = MINUTE_MS

/**
 * Figures for anyone, read from the nightly snapshot: a second count of the same members could be subtracted from it.
 * Most frequent symptoms come first; months are those of the snapshot and the eleven before, oldest first. Zeros before the first snapshot.
 */
const publicStats = (db: Db): Promise<PublicStats> =>
  inOneSnapshot(db, async (tx) => {
    const { takenAt, posts, resolvedPosts, members } = (await lastSnapshot(tx)) ?? {}
    const symptoms = await observedSymptoms(tx)
    const everyone = await observedGroupOf(tx, undefined)
    const first = takenAt && monthsBefore(`${takenAt.toISOString().slice(0, 7)}-01`, MONTHS_SHOWN - 1).slice(0, 7)
    const months = everyone?.months.filter(({ month }) => first && month >= first) ?? []
    return {
      totalPosts: posts ?? 0,
      resolvedPosts: resolvedPosts ?? 0,
      members: members ? bandOf(members) : null,
      commonTags: symptoms.slice(0, TAGS_SHOWN).map(({ name, members }) => ({ tag: name, members: bandOf(members) })),
      postsByMonth: months.map(({ month, members }) => ({ month, members: bandOf(members) })),
    }
  })

export const recentStats = recentOf(KEPT_MS, publicStats)
