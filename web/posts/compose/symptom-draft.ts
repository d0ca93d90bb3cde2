import {
  type DraftKind,
  forgetDraft,
  type KeptDraft,
  keepDraft,
  keptDraft,
  openDraft,
} from '#web/foundation/editing/draft.ts'
import { isPublishing, newPublishing, type Publishing } from './publishing-mark.ts'
import { newSymptom, type SymptomValues, symptomForm } from './symptom-values.ts'

/** A symptom being written. */
export type SymptomDraft = KeptDraft<SymptomValues, Publishing>

export const SYMPTOM: DraftKind<SymptomValues, Publishing> = {
  name: 'symptom',
  form: symptomForm,
  isMark: isPublishing,
}

/** Keeps what this person (a visitor where `memberId` is null) writes of a new symptom, from where they left it. */
export function openSymptomDraft(memberId: string | null) {
  takeVisitorsDraft(memberId)
  return openDraft(memberId, SYMPTOM, { mark: newPublishing(), base: newSymptom() })
}

/** At sign-in, a visitor's text becomes the member's, unless the member had one already. A text that cannot be kept stays the visitor's too. */
function takeVisitorsDraft(memberId: string | null): void {
  if (memberId === null || keptDraft(memberId, SYMPTOM)) return
  const draft = keptDraft(null, SYMPTOM)
  if (draft && keepDraft(memberId, SYMPTOM, draft)) forgetDraft(null, SYMPTOM.name)
}
