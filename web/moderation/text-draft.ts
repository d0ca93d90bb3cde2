import { useState } from 'react'
import { isId } from '#web/foundation/ids.ts'
import { privateStore } from '#web/foundation/private-store.ts'

/** `requestId` lasts until the text has arrived, also over a reload, so that sending it again never doubles it. */
type Draft = { requestId: string; text: string }

/**
 * Keeps on this device, under the member's id, what they write in one field until it has been sent.
 * @param name  of the field: what it appeals against, or decides
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

/** What was kept; undefined where there is nothing, or nothing that this version understands. */
export function draftOf(kept: string | null): Draft | undefined {
  try {
    const { requestId, text } = JSON.parse(kept ?? '{}')
    return isId(requestId) && typeof text === 'string' ? { requestId, text } : undefined
  } catch {
    return undefined
  }
}
