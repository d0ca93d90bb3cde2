import { isPlainDay, latestToday, monthsBefore } from '#contract/foundation/dates.ts'
import { HOUR_MS } from '#contract/foundation/durations.ts'
import type { FieldFault } from '#contract/foundation/faults.ts'
import { foldText } from '#contract/foundation/fold.ts'
import type { Language } from '#contract/foundation/languages.ts'
import { OPEN_OUTCOMES, TRAVEL_MONTHS } from './limits.ts'
import type { CommunityEntry, Outcome, SymptomFields, Travel } from './schema.ts'
import { storedTag } from './tag-suggestions.ts'

export function keptTags(typed: readonly string[]): string[] {
  const kept = new Map<string, string>()
  for (const tag of typed.map(storedTag)) {
    const key = foldText(tag) || tag // "🤕" folds to nothing, and is not "😴"
    if (!kept.has(key)) kept.set(key, tag)
  }
  return [...kept.values()]
}

export const goesOn = ({ outcome }: { outcome: Outcome }): boolean =>
  (OPEN_OUTCOMES as readonly Outcome[]).includes(outcome)

/**
 * Returns the faults of a symptom's days as of `now`: none may lie in the future, and travels must have ended within the last 12 months. "Today" is any day
 * that it is somewhere on earth, whichever suits the member.
 * @param told  travels that the post already tells: those may have grown old since
 * @param latest  the member's own day, where it is known
 */
export function dateFaults(
  { startDate, travels }: Pick<SymptomFields, 'startDate' | 'travels'>,
  now: Date,
  { told = [], latest = latestToday(now) }: { told?: readonly Travel[] | undefined; latest?: string } = {},
): FieldFault[] {
  const oldest = monthsBefore(earliestToday(now), TRAVEL_MONTHS)
  const faults: FieldFault[] = []
  const refuseFuture = (path: string, date: string | null) => {
    if (date !== null && isPlainDay(date) && date > latest) faults.push({ path, code: 'dateInFuture' })
  }
  refuseFuture('startDate', startDate)
  for (const [i, travel] of travels.entries()) {
    refuseFuture(`travels.${i}.startDate`, travel.startDate)
    refuseFuture(`travels.${i}.endDate`, travel.endDate)
    if (travel.endDate < oldest && !told.some((known) => isSameTravel(known, travel)))
      faults.push({ path: `travels.${i}.endDate`, code: 'travelTooOld' })
  }
  return faults
}

export const COMMUNITY_DEFAULTS: Record<CommunityEntry, Record<Language, { title: string; description: string }>> = {
  feed: {
    fr: { title: 'Publication communautaire', description: 'Une nouvelle publication partagée avec la communauté.' },
    en: { title: 'Community post', description: 'A new post shared with the community.' },
  },
  dashboard: {
    fr: { title: 'Post communautaire', description: '💬 Partage dans la communauté' },
    en: { title: 'Community post', description: '💬 Shared with the community' },
  },
}

const earliestToday = (now: Date): string => new Date(now.getTime() - 12 * HOUR_MS).toISOString().slice(0, 10)

const isSameTravel = (a: Travel, b: Travel): boolean =>
  a.destination === b.destination && a.startDate === b.startDate && a.endDate === b.endDate
