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
 * @param onArrived called when a whole story has come from elsewhere into the blank form
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
 * Takes over a story that the member was writing in another tab before they signed in here, as long as this form is blank: that tab either hands it
 * over as the visitor's or, having heard of the sign-in, keeps it as the member's own.
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
    // The draft may have come after this form was begun and before it listened.
    const arrived = keptDraft(memberId, SYMPTOM)
    if (arrived) take(arrived)
    return () => {
      for (const stop of stops) stop()
    }
  }, [memberId, draft, isWaiting])
}

/** Whether the story that is kept as this text is in the form now; also true of a text that no form understands, so that nothing waits for it. */
function hears(text: string, hear: (arrived: SymptomDraft) => boolean): boolean {
  const arrived = draftOf(text, SYMPTOM)
  return !arrived || hear(arrived)
}

let isOffering = false

/** Offers the draft for as long as the tab lives: the form is gone by the time the person signs in elsewhere. */
function offerOnce(): void {
  if (isOffering) return
  isOffering = true
  offerVisitorDraft()
}
