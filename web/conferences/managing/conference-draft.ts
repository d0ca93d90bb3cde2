import { currentMember } from '#web/accounts/sign-in/identity.ts'
import { isId } from '#web/foundation/ids.ts'
import { knownLanguage } from '#web/foundation/languages.ts'
import { privateStore } from '#web/foundation/private-store.ts'
import { queryClient } from '#web/foundation/rpc.ts'
import { parseJson } from '#web/foundation/storage/parse-json.ts'
import { type ConferenceValues, saySame } from './conference-values.ts'

export type ConferenceDraft = ReturnType<typeof openConferenceDraft>

type KeptAs = { memberId: string; name: string }

/** Texts of a draft with a name come back after a reload; people have to be chosen again, for they may have left meanwhile. */
export function openConferenceDraft(begun: ConferenceValues, keptAs?: KeptAs) {
  const store = keptAs && privateStore(keptAs.memberId)
  let stored = begun
  const kept = parseObject(keptAs && store?.read(keptAs.name))
  let values = { ...begun, ...readTyped(begun, kept) }
  const requestId = 'requestId' in kept && isId(kept.requestId) ? kept.requestId : crypto.randomUUID()
  let isFinished = false
  return {
    isKept: keptAs !== undefined,
    /** A draft that is sent twice, even after a reload, creates one conference. */
    requestId,
    current: () => ({ values, isChanged: !isFinished && !saySame(values, stored) }),
    change: (next: ConferenceValues) => {
      values = next
      if (!keptAs || isFinished) return
      if (saySame(values, stored)) store?.forget(keptAs.name)
      else store?.write(keptAs.name, JSON.stringify({ ...values, requestId }))
    },
    goOnFrom: (newer: ConferenceValues, next: ConferenceValues) => {
      stored = newer
      values = next
    },
    finish: () => {
      isFinished = true
      if (keptAs) store?.forget(keptAs.name)
    },
    flush: () => undefined,
  }
}

/** Anyone who uses the device may have changed what it kept: everything but texts and switches is dropped. */
function readTyped(begun: ConferenceValues, kept: object): Partial<ConferenceValues> {
  const isTyped = ([name, value]: [string, unknown]) =>
    (typeof value === 'string' || typeof value === 'boolean') &&
    name in begun &&
    (typeof begun[name as keyof ConferenceValues] === typeof value || (name === 'day' && typeof value === 'string')) &&
    (name !== 'language' || knownLanguage(value) !== undefined)
  return Object.fromEntries(Object.entries(kept).filter(isTyped))
}

function parseObject(kept: string | null | undefined): object {
  const read = parseJson(kept)
  return typeof read === 'object' && read !== null ? read : {}
}

export function keptAs(name: string): KeptAs | undefined {
  const me = currentMember(queryClient)
  return me ? { memberId: me.id, name } : undefined
}
