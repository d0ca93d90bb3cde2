import { currentMember } from '#web/accounts/sign-in/identity.ts'
import { isId } from '#web/foundation/ids.ts'
import { privateStore } from '#web/foundation/private-store.ts'
import { queryClient } from '#web/foundation/rpc.ts'
import { type ConferenceValues, saySame } from './conference-values.ts'

export type ConferenceDraft = ReturnType<typeof openConferenceDraft>

/** Whose draft it is, and by which name this device keeps it. */
type KeptAs = { memberId: string; name: string }

/**
 * Holds what is written in the form, and whether leaving would lose some of it. What is typed into a draft with a name is there again after a reload; people who are
 * chosen are chosen anew, for they may have left meanwhile.
 */
export function openConferenceDraft(begun: ConferenceValues, keptAs?: KeptAs) {
  const store = keptAs && privateStore(keptAs.memberId)
  let stored = begun
  const kept = parsed(keptAs && store?.read(keptAs.name))
  let values = { ...begun, ...readTyped(begun, kept) }
  const requestId = 'requestId' in kept && isId(kept.requestId) ? kept.requestId : crypto.randomUUID()
  let isFinished = false
  return {
    isKept: keptAs !== undefined,
    /** Sent again, after a reload too, the same draft makes the same conference. */
    requestId,
    current: () => ({ values, isChanged: !isFinished && !saySame(values, stored) }),
    change: (next: ConferenceValues) => {
      values = next
      if (!keptAs || isFinished) return
      if (saySame(values, stored)) store?.forget(keptAs.name)
      else store?.write(keptAs.name, JSON.stringify({ ...values, requestId }))
    },
    /** From now on it is this that is changed. */
    goOnFrom: (newer: ConferenceValues, next: ConferenceValues) => {
      stored = newer
      values = next
    },
    /** It was saved: nothing is left to lose. */
    finish: () => {
      isFinished = true
      if (keptAs) store?.forget(keptAs.name)
    },
    flush: () => undefined,
  }
}

/** Of what this device kept, which anybody at it may have changed, the texts and switches that the form has. */
function readTyped(begun: ConferenceValues, kept: object): Partial<ConferenceValues> {
  const isTyped = ([name, value]: [string, unknown]) =>
    (typeof value === 'string' || typeof value === 'boolean') &&
    name in begun &&
    (typeof begun[name as keyof ConferenceValues] === typeof value || (name === 'day' && typeof value === 'string')) &&
    (name !== 'language' || value === 'fr' || value === 'en')
  return Object.fromEntries(Object.entries(kept).filter(isTyped))
}

function parsed(kept: string | null | undefined): object {
  try {
    const read: unknown = JSON.parse(kept ?? '{}')
    return typeof read === 'object' && read !== null ? read : {}
  } catch {
    return {}
  }
}

/** Kept for whoever is signed in. */
export function keptAs(name: string): KeptAs | undefined {
  const me = currentMember(queryClient)
  return me ? { memberId: me.id, name } : undefined
}
