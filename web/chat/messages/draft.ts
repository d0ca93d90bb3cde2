import type { Quote } from '#contract/chat/schema.ts'
import { useKept } from '#web/foundation/editing/use-kept.ts'
import { isId } from '#web/foundation/ids.ts'
import { parseJson } from '#web/foundation/storage/parse-json.ts'

/** `formId` is the id under which its picture is kept, whether or not there is one. */
export type Draft = { body: string; quote: Quote | null; formId: string }

const blank = (): Draft => ({ body: '', quote: null, formId: crypto.randomUUID() })

export function useDraft(memberId: string, conversationId: string) {
  const {
    value: draft,
    keep,
    startAfresh,
  } = useKept(
    memberId,
    `message.${conversationId}`,
    (text) => readDraft(text) ?? blank(),
    (next) => JSON.stringify(next),
  )
  return {
    draft,
    change: (news: Partial<Draft>) => keep({ ...draft, ...news }),
    startAfresh: () => startAfresh(blank()),
  }
}

export function readDraft(text: string | null): Draft | undefined {
  const kept = parseJson(text)
  if (typeof kept !== 'object' || kept === null) return undefined
  const { body, quote, formId } = kept as Partial<Draft>
  if (typeof body !== 'string' || !isId(formId) || (quote !== null && !isId(quote?.id))) return undefined
  return { body, quote, formId }
}
