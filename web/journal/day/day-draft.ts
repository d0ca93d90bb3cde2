import { useRef, useState } from 'react'
import type { PutEntryInput } from '#contract/journal/schema.ts'
import { parseJson } from '#web/foundation/parse-json.ts'
import { privateStore } from '#web/foundation/private-store.ts'
import { intensityOf, measuredOf } from './kept-days.ts'

/** The values of a day. */
export type DaySaid = Omit<PutEntryInput, 'id' | 'day' | 'replaces'>

/** Picks exactly these values: a new field of the contract does not compile until it is added here. */
export const comparableFields = ({ intensity, note, measured }: DaySaid): DaySaid => ({ intensity, note, measured })

export const saysSame = (one: DaySaid, other: DaySaid): boolean =>
  JSON.stringify(comparableFields(one)) === JSON.stringify(comparableFields(other))

/** A day being written. `replaces` is the version of the stored day it began from, null for one that was blank. */
export type DayDraft = DaySaid & { replaces: number | null }

export type DayDraftKeeper = ReturnType<typeof useDayDraft>

/** Keeps on this device, under the member's id, the text of one day until it has been saved. */
export function useDayDraft(memberId: string, journalId: string, day: string) {
  const store = privateStore(memberId)
  const name = `journal.${journalId}.${day}`
  const [draft, setDraft] = useState(() => dayDraftOf(store.read(name)))
  const latest = useRef(draft)
  const become = (next: DayDraft | undefined) => {
    latest.current = next
    setDraft(next)
    if (next) store.write(name, JSON.stringify(next))
    else store.forget(name)
  }
  return {
    draft,
    /** Returns the current draft to callbacks that were created before the latest change. */
    latest: () => latest.current,
    keep: (next: DayDraft) => become(next),
    forget: () => become(undefined),
  }
}

/** Parses a kept draft; returns undefined where there is none, or none that this version understands. */
export function dayDraftOf(text: string | null): DayDraft | undefined {
  const kept = parseJson(text)
  if (typeof kept !== 'object' || kept === null) return undefined
  const { note, replaces, ...rest } = kept as Record<string, unknown>
  const intensity = intensityOf(rest.intensity)
  if (intensity === undefined || typeof note !== 'string' || !(replaces === null || typeof replaces === 'number'))
    return undefined
  return { intensity, note, measured: measuredOf(rest.measured) ?? [], replaces }
}
