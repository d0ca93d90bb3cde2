import { daysAfter } from '#contract/foundation/days.ts'

export const PERIODS = [
  { name: 'p30', periode: 'mois', days: 30 },
  { name: 'p90', periode: undefined, days: 90 },
  { name: 'p365', periode: 'annee', days: 365 },
  { name: 'all', periode: 'tout', days: undefined },
] as const

export type Period = (typeof PERIODS)[number]
export type Periode = Exclude<Period['periode'], undefined>

export const periodOf = (periode: Periode | undefined): Period =>
  PERIODS.find((each) => each.periode === periode) ?? PERIODS[1]

export const beginningOf = ({ days }: Period, today: string, firstDay: string | null): string =>
  days === undefined ? (firstDay ?? today) : daysAfter(today, 1 - days)
