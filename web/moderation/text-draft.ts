import { useKept } from '#web/foundation/editing/use-kept.ts'
import { isId } from '#web/foundation/ids.ts'
import { parseJson } from '#web/foundation/storage/parse-json.ts'

/** `requestId` stays the same until the text has arrived, also after a reload, so that sending it again never duplicates it. */
type Draft = { requestId: string; text: string }

/** @param name  the decision that the field appeals against, or the case that it decides */
export function useTextDraft(memberId: string, name: string) {
  const { value, keep } = useKept<Draft>(
    memberId,
    name,
    (kept) => draftOf(kept) ?? blank(),
    (draft) => (draft.text.trim() ? JSON.stringify(draft) : null),
  )
  return { ...value, write: (text: string) => keep({ ...value, text }), forget: () => keep(blank()) }
}

const blank = (): Draft => ({ requestId: crypto.randomUUID(), text: '' })

export function draftOf(kept: string | null): Draft | undefined {
  const { requestId, text } = Object(parseJson(kept))
  return isId(requestId) && typeof text === 'string' ? { requestId, text } : undefined
}
