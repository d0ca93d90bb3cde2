import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { askForDraft, offerVisitorDraft } from './draft-handover.ts'
import { type DraftKeeper, openDraftKeeper } from './draft-keeper.ts'
import { isBlankDraft, keptDraft, type SymptomDraft, watchDraft } from './symptom-draft.ts'
import type { SymptomValues } from './symptom-values.ts'

/**
 * Keeps on this device what one person writes in the symptom form, and begins where they left it.
 * @param memberId  null for a visitor; the same as long as the component is mounted
 */
export function useSymptomDraft(memberId: string | null): { keeper: DraftKeeper; keptAt: Date | null; formId: string } {
  const [keeper] = useState(() => openDraftKeeper(memberId))
  const { keptAt, formId } = useSyncExternalStore(keeper.subscribe, keeper.current)

  useEffect(() => {
    const { flush } = keeper
    window.addEventListener('pagehide', flush)
    document.addEventListener('visibilitychange', flush)
    return () => {
      window.removeEventListener('pagehide', flush)
      document.removeEventListener('visibilitychange', flush)
      flush()
    }
  }, [keeper])

  useEffect(() => {
    if (memberId === null && keptAt !== null) offerOnce()
  }, [memberId, keptAt])

  return { keeper, keptAt, formId }
}

type Arrival = { memberId: string | null; keeper: DraftKeeper; onArrival: (values: SymptomValues) => void }

/**
 * Whoever signed in here may have been writing in another tab: as long as this form is blank, those words are welcome, whether that tab hands
 * them over as the visitor's or, having heard of the sign-in, keeps them as the member's own.
 */
export function useArrivingDraft({ memberId, keeper, onArrival }: Arrival): void {
  const receive = useEffectEvent(onArrival)
  useEffect(() => {
    if (memberId === null || !isBlankDraft(keeper.current())) return
    const take = (draft: SymptomDraft) => {
      if (!isBlankDraft(keeper.current())) return false
      keeper.adopt(draft)
      receive(draft.values)
      return true
    }
    const stops = [askForDraft(take), watchDraft(memberId, take)]
    // It may have come after this form was begun and before it listened.
    const arrived = keptDraft(memberId)
    if (arrived) take(arrived)
    return () => {
      for (const stop of stops) stop()
    }
  }, [memberId, keeper])
}

let isOffering = false

/** For as long as the tab lives: the form is gone by the time the person signs in elsewhere. */
function offerOnce(): void {
  if (isOffering) return
  isOffering = true
  offerVisitorDraft()
}
