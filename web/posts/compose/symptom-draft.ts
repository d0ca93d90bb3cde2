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

export type SymptomDraft = KeptDraft<SymptomValues, Publishing>

export const SYMPTOM: DraftKind<SymptomValues, Publishing> = {
  name: 'symptom',
  form: symptomForm,
  isMark: isPublishing,
}

export function openSymptomDraft(memberId: string | null) {
  takeVisitorsDraft(memberId)
  return openDraft(memberId, SYMPTOM, { mark: newPublishing(), base: newSymptom() })
}

/** After sign-in, the visitor's draft becomes the member's, unless the member has one or it cannot be stored. */
function takeVisitorsDraft(memberId: string | null): void {
  if (memberId === null || keptDraft(memberId, SYMPTOM)) return
  const draft = keptDraft(null, SYMPTOM)
  if (draft && keepDraft(memberId, SYMPTOM, draft)) forgetDraft(null, SYMPTOM.name)
}
