import type { SignalPair } from '#contract/medication/schema.ts'
import type { CountedPair } from './signal-counts.ts'
import { chiSquare } from './statistics/chi-square.ts'
import { meetsEvansRule } from './statistics/evans-rule.ts'
import { informationComponent } from './statistics/information-component.ts'
import { proportionalReportingRatio } from './statistics/proportional-reporting-ratio.ts'
import { reportingOddsRatio } from './statistics/reporting-odds-ratio.ts'

export function signalOf({ drugKey, drugName, reactionKey, term, a, b, c, d }: CountedPair): SignalPair {
  const counts = { a, b, c, d }
  return {
    drug: { key: drugKey, name: drugName },
    reaction: { key: reactionKey, term },
    ...counts,
    prr: proportionalReportingRatio(counts) ?? null,
    chiSquare: chiSquare(counts) ?? null,
    ror: reportingOddsRatio(counts) ?? null,
    ic: informationComponent(counts) ?? null,
    isSignal: meetsEvansRule(counts),
  }
}
