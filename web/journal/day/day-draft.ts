import type { PutEntryInput } from '#contract/journal/schema.ts'
import { useKept } from '#web/foundation/editing/use-kept.ts'
import { parseJson } from '#web/foundation/storage/parse-json.ts'
import { intensityOf, measuredOf } from './kept-days.ts'

export type DaySaid = Omit<PutEntryInput, 'id' | 'day' | 'replaces'>

export type DayFields = Omit<DaySaid, 'intensity'> & { intensity: number | null }

/** Picks exactly these values: a new field of the contract does not compile until it is added here. */
export const comparableFields = <Fields extends DayFields>({ intensity, note, measured }: Fields) =>
  ({ intensity, note, measured }) satisfies DayFields as Pick<Fields, keyof DayFields>

export const isComplete = (fields: DayFields): fields is DaySaid => fields.intensity !== null

export const saysSame = (one: DayFields, other: DayFields): boolean =>
  JSON.stringify(comparableFields(one)) === JSON.stringify(comparableFields(other))

/** A day being written. `replaces` is the version of the stored day it began from, null for one that was blank. */
export type DayDraft = DayFields & { replaces: number | null }

export type DayDraftStore = ReturnType<typeof useDayDraft>

export function useDayDraft(memberId: string, journalId: string, day: string) {
  const { value, latest, keep } = useKept(memberId, `journal.${journalId}.${day}`, dayDraftOf, (draft) =>
    draft ? JSON.stringify(draft) : null,
  )
  return { draft: value, latest, keep: (next: DayDraft) => keep(next), forget: () => keep(undefined) }
}

export function dayDraftOf(text: string | null): DayDraft | undefined {
  const kept = parseJson(text)
  if (typeof kept !== 'object' || kept === null) return undefined
  const { note, replaces, ...rest } = kept as Record<string, unknown>
  const intensity = rest.intensity === null ? null : intensityOf(rest.intensity)
  if (intensity === undefined || typeof note !== 'string' || !(replaces === null || typeof replaces === 'number'))
    return undefined
  return { intensity, note, measured: measuredOf(rest.measured) ?? [], replaces }
}
