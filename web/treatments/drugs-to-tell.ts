import { foldText } from '#contract/foundation/fold.ts'
import { saysDose, withoutDose } from '#contract/medication/dose.ts'
import type { ReportDrug } from '#contract/medication/schema.ts'
import { SIDE_EFFECT_MAX, SIDE_EFFECTS_MAX, TREATMENT_NAME_MAX } from '#contract/treatments/limits.ts'

type Drug = Pick<ReportDrug, 'role' | 'name' | 'startDate' | 'stopDate'>

/**
 * The suspected medications come first, each name once and without its dose.
 * Only they get the side effects: one that was merely taken at the time is not said to have caused them.
 */
export function drugsToTell({ drugs, reactions }: { drugs: readonly Drug[]; reactions: readonly string[] }) {
  const sideEffects = reactions
    .filter((each) => each.length <= SIDE_EFFECT_MAX && !saysDose(each))
    .slice(0, SIDE_EFFECTS_MAX)
  const suspectedFirst = drugs.toSorted((one, other) => Number(isSuspected(other)) - Number(isSuspected(one)))
  const told = suspectedFirst.map((drug) => {
    const name = withoutDose(drug.name).trim().slice(0, TREATMENT_NAME_MAX)
    return {
      id: foldText(name) || name,
      name,
      kind: 'medication' as const,
      from: drug.startDate?.slice(0, 7) ?? null,
      to: drug.stopDate?.slice(0, 7) ?? null,
      isOngoing: drug.startDate !== null && drug.stopDate === null,
      sideEffects: isSuspected(drug) ? sideEffects : [],
    }
  })
  return told.filter(({ id }, place) => id !== '' && told.findIndex((other) => other.id === id) === place)
}

const isSuspected = ({ role }: Drug): boolean => role === 'suspected'
