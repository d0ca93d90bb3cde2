import { isId } from '#web/foundation/ids.ts'
import { readTypedDay } from '#web/foundation/typed-day.ts'
import { PERIODS, type Periode } from './overview/period.ts'

/** What stands in the address of the list: the symptom that one comes from, to follow it. */
export type JournalsView = { post?: string }

/** What stands in the address of a journal: the day that is written, today without one; the period of the curve. */
export type JournalView = { jour?: string; periode?: Periode }

/** Reads the address, which anyone may have written: what it should not hold is passed over. */
export const readJournalsView = ({ post }: Record<string, unknown>): JournalsView => (isId(post) ? { post } : {})

export function readJournalView(address: Record<string, unknown>): JournalView {
  const periode = readPeriode(address)
  const jour = typeof address.jour === 'string' ? readTypedDay(address.jour) : null
  return { ...(jour && { jour }), ...(periode && { periode }) }
}

/** The period alone: of the page for the doctor. */
export function readPeriode({ periode }: Record<string, unknown>): Periode | undefined {
  return PERIODS.find((each) => each.periode !== undefined && each.periode === periode)?.periode
}
