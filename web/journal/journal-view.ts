import { isId } from '#web/foundation/ids.ts'
import { readTypedDay } from '#web/foundation/typed-day.ts'
import { PERIODS, type Periode } from './overview/period.ts'

export type JournalsView = { post?: string }

/** The search parameters of a journal: the day that is written (today without one), whether a reminder led to it, and the period of the curve. */
export type JournalView = { jour?: string; rappel?: true; periode?: Periode }

export const readJournalsView = ({ post }: Record<string, unknown>): JournalsView => (isId(post) ? { post } : {})

export function readJournalView(address: Record<string, unknown>): JournalView {
  const periode = readPeriode(address)
  const jour = typeof address.jour === 'string' ? readTypedDay(address.jour) : null
  const rappel = jour !== null && address.rappel === true
  return { ...(jour && { jour }), ...(rappel && { rappel }), ...(periode && { periode }) }
}

export function readPeriode({ periode }: Record<string, unknown>): Periode | undefined {
  return PERIODS.find((each) => each.periode !== undefined && each.periode === periode)?.periode
}
