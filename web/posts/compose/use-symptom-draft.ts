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
 * @param memberId null for a visitor; constant while the component is mounted
 * @param onArrived called when a complete story has arrived from another tab
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

/** The other tab either sends the story as the visitor's draft or, when it has noticed the sign-in, stores it as the member's. */
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
    // The draft may have been stored after this form read the store and before it began to listen.
    const arrived = keptDraft(memberId, SYMPTOM)
    if (arrived) take(arrived)
    return () => {
      for (const stop of stops) stop()
    }
  }, [memberId, draft, isWaiting])
}

/** Returns whether the server may delete its copy of the story: it is in the form, or no form can read it. */
function hears(text: string, hear: (arrived: SymptomDraft) => boolean): boolean {
  const arrived = draftOf(text, SYMPTOM)
  return !arrived || hear(arrived)
}

let isOffering = false

/** The draft is offered until the tab is closed, because the form has unmounted by the time the person signs in elsewhere. */
function offerOnce(): void {
  if (isOffering) return
  isOffering = true
  offerVisitorDraft()
}
