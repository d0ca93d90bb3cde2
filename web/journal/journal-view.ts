import { isId } from '#web/foundation/ids.ts'
import { readTypedDay } from '#web/foundation/typed-day.ts'
import { PERIODS, type Periode } from './overview/period.ts'

/** What stands in the address of the list: the symptom that one comes from, to follow it. */
export type JournalsView = { post?: string }

/**
 * What stands in the address of a journal: the day that is written, today without one, and whether a reminder led to it; the period of the
 * curve.
 */
export type JournalView = { jour?: string; rappel?: true; periode?: Periode }

/** Reads the address, which anyone may have written: what it should not hold is passed over. */
export const readJournalsView = ({ post }: Record<string, unknown>): JournalsView => (isId(post) ? { post } : {})

export function readJournalView(address: Record<string, unknown>): JournalView {
  const periode = readPeriode(address)
  const jour = typeof address.jour === 'string' ? readTypedDay(address.jour) : null
  const rappel = jour !== null && address.rappel === true
  return { ...(jour && { jour }), ...(rappel && { rappel }), ...(periode && { periode }) }
}

/** The period alone: of the page for the doctor. */
export function readPeriode({ periode }: Record<string, unknown>): Periode | undefined {
  return PERIODS.find((each) => each.periode !== undefined && each.periode === periode)?.periode
}
