import { useState } from 'react'
import { isId } from '#web/foundation/ids.ts'
import { privateStore } from '#web/foundation/private-store.ts'
import { parseJson } from '#web/foundation/storage/parse-json.ts'

/** `requestId` stays the same until the text has arrived, also after a reload, so that sending it again never duplicates it. */
type Draft = { requestId: string; text: string }

/**
 * Keeps on this device, under the member's id, the text of one field until it has been sent.
 * @param name  names the field: the decision it appeals against, or the case it decides
 */
export function useTextDraft(memberId: string, name: string) {
  const store = privateStore(memberId)
  const [draft, setDraft] = useState<Draft>(
    () => draftOf(store.read(name)) ?? { requestId: crypto.randomUUID(), text: '' },
  )
  return {
    ...draft,
    write: (text: string) => {
      const next = { ...draft, text }
      setDraft(next)
      if (text.trim()) store.write(name, JSON.stringify(next))
      else store.forget(name)
    },
    forget: () => {
      store.forget(name)
      setDraft({ requestId: crypto.randomUUID(), text: '' })
    },
  }
}

/** Parses a kept draft; returns undefined where there is none, or none that this version understands. */
export function draftOf(kept: string | null): Draft | undefined {
  const { requestId, text } = Object(parseJson(kept))
  return isId(requestId) && typeof text === 'string' ? { requestId, text } : undefined
}
