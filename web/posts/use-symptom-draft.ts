import { useEffect, useEffectEvent } from 'react'
import { keptDraft, watchDraft } from '#web/foundation/editing/draft.ts'
import { type Drafted, useDraft } from '#web/foundation/editing/use-draft.ts'
import { askForDraft, offerVisitorDraft } from './draft-handover.ts'
import type { Publishing } from './publishing-mark.ts'
import { openSymptomDraft, SYMPTOM, type SymptomDraft } from './symptom-draft.ts'
import type { SymptomValues } from './symptom-values.ts'

/**
 * Keeps on this device what one person writes in the symptom form, and begins where they left it.
 * @param memberId  null for a visitor; the same as long as the component is mounted
 */
export function useSymptomDraft(memberId: string | null): Drafted<SymptomValues, Publishing> {
  const drafted = useDraft(() => openSymptomDraft(memberId))
  const { keptAt } = drafted
  useEffect(() => {
    if (memberId === null && keptAt !== null) offerOnce()
  }, [memberId, keptAt])
  useArrivingDraft(memberId, drafted)
  return drafted
}

/**
 * Whoever signed in here may have been writing in another tab: as long as this form is blank, those words are welcome, whether that tab hands
 * them over as the visitor's or, having heard of the sign-in, keeps them as the member's own.
 */
function useArrivingDraft(memberId: string | null, { draft, form }: Drafted<SymptomValues, Publishing>): void {
  const show = useEffectEvent(form.setValues)
  useEffect(() => {
    if (memberId === null || draft.current().hasSomething) return
    const take = (arrived: SymptomDraft) => {
      if (draft.current().hasSomething) return false
      draft.adopt(arrived)
      show(arrived.values)
      return true
    }
    const stops = [askForDraft(take), watchDraft(memberId, SYMPTOM, take)]
    // It may have come after this form was begun and before it listened.
    const arrived = keptDraft(memberId, SYMPTOM)
    if (arrived) take(arrived)
    return () => {
      for (const stop of stops) stop()
    }
  }, [memberId, draft])
}

let isOffering = false

/** For as long as the tab lives: the form is gone by the time the person signs in elsewhere. */
function offerOnce(): void {
  if (isOffering) return
  isOffering = true
  offerVisitorDraft()
}
