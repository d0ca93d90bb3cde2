import { useEffect, useEffectEvent } from 'react'
import { useMe } from '#web/accounts/api.ts'
import { takeWaitingStory } from '#web/accounts/sign-up/waiting-story.ts'
import { draftOf, keptDraft, watchDraft } from '#web/foundation/editing/draft.ts'
import { type Drafted, useDraft } from '#web/foundation/editing/use-draft.ts'
import { askForDraft, offerVisitorDraft } from './draft-transfer.ts'
import type { Publishing } from './publishing-mark.ts'
import { openSymptomDraft, SYMPTOM, type SymptomDraft } from './symptom-draft.ts'
import type { SymptomValues } from './symptom-values.ts'

/**
 * Keeps on this device what one person writes in the symptom form, and begins where they left it.
 * @param memberId  null for a visitor; the same as long as the component is mounted
 * @param onArrived heard when a whole story has come from elsewhere into the blank form
 */
export function useSymptomDraft(memberId: string | null, onArrived: () => void): Drafted<SymptomValues, Publishing> {
  const drafted = useDraft(() => openSymptomDraft(memberId))
  const { keptAt } = drafted
  useEffect(() => {
    if (memberId === null && keptAt !== null) offerOnce()
  }, [memberId, keptAt])
  useArrivingDraft(memberId, drafted, onArrived)
  return drafted
}

/**
 * Whoever signed in here may have been writing in another tab: as long as this form is blank, those words are welcome, whether that tab hands
 * them over as the visitor's or, having heard of the sign-in, keeps them as the member's own.
 */
function useArrivingDraft(
  memberId: string | null,
  { draft, form }: Drafted<SymptomValues, Publishing>,
  onArrived: () => void,
): void {
  const { me } = useMe()
  const isWaiting = me?.hasWaitingStory ?? false
  const show = useEffectEvent((values: SymptomValues) => {
    form.setValues(values)
    if (draft.current().isFilled) onArrived()
  })
  useEffect(() => {
    if (memberId === null) return
    const take = (arrived: SymptomDraft) => {
      if (draft.current().hasSomething) return false
      draft.adopt(arrived)
      show(arrived.values)
      return true
    }
    const hear = (arrived: SymptomDraft) => take(arrived) || draft.current().mark.requestId === arrived.mark.requestId
    const stopWaiting = isWaiting ? takeWaitingStory((text) => hears(text, hear)) : () => {}
    if (draft.current().hasSomething) return stopWaiting
    const stops = [askForDraft(take), watchDraft(memberId, SYMPTOM, take), stopWaiting]
    // It may have come after this form was begun and before it listened.
    const arrived = keptDraft(memberId, SYMPTOM)
    if (arrived) take(arrived)
    return () => {
      for (const stop of stops) stop()
    }
  }, [memberId, draft, isWaiting])
}

/** Whether the story that is kept as this text is in the form now; what no form understands is not waited for either. */
function hears(text: string, hear: (arrived: SymptomDraft) => boolean): boolean {
  const arrived = draftOf(text, SYMPTOM)
  return !arrived || hear(arrived)
}

let isOffering = false

/** For as long as the tab lives: the form is gone by the time the person signs in elsewhere. */
function offerOnce(): void {
  if (isOffering) return
  isOffering = true
  offerVisitorDraft()
}
