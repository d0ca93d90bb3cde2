import type { Word } from '#lexicon/text/words.ts'
import type { FoundExpression } from './find-expressions.ts'

export type FindingAtSite = { feature: string; finding: FoundExpression; site: FoundExpression }

const FARTHEST = 4.5
const STOP_WEIGHS = 0.5
const COMMA_WEIGHS = 3
const ROW_MAX = 3
const ROW_STEP = 1.5
const COMMA_IN_ROW_WEIGHS = 1

/** The farthest site of a denied finding: "pas mal à la gorge", but no site beyond a comma. */
export const FARTHEST_DENIED = 2.5

export function findingsAtSites(
  readings: readonly FoundExpression[],
  words: readonly Word[],
  farthest = FARTHEST,
): FindingAtSite[] {
  const sites = readings
    .filter(({ expression }) => expression.kind === 'site')
    .sort((one, other) => one.places[0]! - other.places[0]!)
  return readings
    .filter(({ expression }) => expression.kind === 'local')
    .flatMap((finding) =>
      nearestSites(finding, sites, words, farthest).map((site) => ({
        feature: `${finding.expression.id}@${site.expression.id.slice(2)}`,
        finding,
        site,
      })),
    )
}

function nearestSites(
  finding: FoundExpression,
  sites: readonly FoundExpression[],
  words: readonly Word[],
  farthest: number,
): FoundExpression[] {
  const { clause } = words[finding.places[0]!]!
  const around = sitesAround(finding, sites)
    .filter((site) => words[site.places[0]!]!.clause === clause)
    .map((site) => ({ site, distance: distanceOf(finding, site, words) }))
    .filter(({ distance }) => distance <= farthest)
    .sort((one, other) => one.distance - other.distance)
  const row: FoundExpression[] = []
  for (const { site } of around) {
    const before = row.at(-1)
    const isNext = before === undefined || distanceOf(before, site, words, COMMA_IN_ROW_WEIGHS) <= ROW_STEP
    if (isNext && row.length < ROW_MAX) row.push(site)
  }
  return row
}

const AROUND = FARTHEST / STOP_WEIGHS + 6

function sitesAround(finding: FoundExpression, sites: readonly FoundExpression[]): FoundExpression[] {
  const [from, to] = [finding.places[0]! - AROUND, finding.places.at(-1)! + AROUND]
  let low = 0
  let high = sites.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (sites[middle]!.places[0]! < from) low = middle + 1
    else high = middle
  }
  let end = low
  while (end < sites.length && sites[end]!.places[0]! <= to) end++
  return sites.slice(low, end)
}

function distanceOf(
  one: FoundExpression,
  other: FoundExpression,
  words: readonly Word[],
  commaWeighs = COMMA_WEIGHS,
): number {
  const [first, second] = one.places[0]! < other.places[0]! ? [one, other] : [other, one]
  let distance = 0
  for (let place = first.places.at(-1)! + 1; place < second.places[0]!; place++) {
    const word = words[place]!
    distance += word.stem === '' ? commaWeighs : word.isStop ? STOP_WEIGHS : 1
  }
  return distance
}
