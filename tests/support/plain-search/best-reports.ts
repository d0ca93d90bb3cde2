import { createHash } from 'node:crypto'
import { MATCHES_OF_NEW_ACCOUNTS, MATCHES_PER_AUTHOR, POINTS } from '#contract/medication/limits.ts'
import { drugKey } from '#contract/medication/rules.ts'
import type { OwnerPlace } from '#server/foundation/pairs/columns.ts'
import {
  byResemblance,
  listedEffects,
  ORDER_DIGITS,
  type PairedReport,
  type ReportedCase,
} from '#server/medication/score.ts'
import { withinPlainPlaces } from './plain-places.ts'

// The twin of the search of reports in TypeScript, by the plainest reading of the rules. The search returns exactly this without comparing every pair.

/**
 * Returns the pair of two reports; undefined when they do not match. A pair has the same medication or substance and a common listed effect. Only the former
 * scores, so that no detail which strangers are not told decides anything.
 * @source  rulings 26 (names without dose) and 63
 */
export function pairOf(one: ReportedCase, other: ReportedCase): PairedReport | undefined {
  if (one.memberId === other.memberId) return undefined
  const isSameName = isSame(drugKey(one.name), drugKey(other.name))
  const isSubstance = !isSameName && isSame(drugKey(one.substance ?? ''), drugKey(other.substance ?? ''))
  const effects = listedEffects(one).filter((effect) => listedEffects(other).includes(effect))
  if ((!isSameName && !isSubstance) || effects.length === 0) return undefined
  const criteria = { isSubstance, effects, order: orderOf(one.id, other.id) }
  return { id: other.id, score: isSubstance ? POINTS.substance : POINTS.name, criteria }
}

const isSame = (key: string, other: string): boolean => key !== '' && key === other

/** Returns a digest of the ids of two reports, which nobody can predict. `pairOrder` of the search is its SQL twin. */
function orderOf(one: string, other: string): string {
  const [lower, higher] = [one, other].sort() as [string, string]
  const bytes = Buffer.from(`${lower}${higher}`.replaceAll('-', ''), 'hex')
  return createHash('sha256').update(bytes).digest('hex').slice(0, ORDER_DIGITS)
}

/** Returns the pairs of a report that its search keeps. */
export function bestReports(
  of: ReportedCase,
  { among, kept }: { among: Iterable<ReportedCase>; kept: number },
): PairedReport[] {
  const ranked = Array.from(among, (other) => ({ place: placeOfReport(other), pair: pairOf(of, other) }))
    .flatMap(({ place, pair }) => (pair ? [{ place, pair }] : []))
    .sort((one, other) => byRankOfReports(one.pair, other.pair))
  return withinPlainPlaces(ranked, { kept, perOwner: MATCHES_PER_AUTHOR, ofNew: MATCHES_OF_NEW_ACCOUNTS })
    .map(({ pair }) => pair)
    .sort(byRankOfReports)
}

export const placeOfReport = ({ place, memberId }: ReportedCase): OwnerPlace =>
  place ?? { placeKey: memberId, isEstablished: true }

/** Sorts by resemblance, then by id: never 0 for two reports. */
export const byRankOfReports = (one: PairedReport, other: PairedReport): number =>
  byResemblance(one, other) || (one.id < other.id ? 1 : one.id > other.id ? -1 : 0)
