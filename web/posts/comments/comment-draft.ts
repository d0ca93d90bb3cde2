import { useKept } from '#web/foundation/editing/use-kept.ts'
import { parseJson } from '#web/foundation/storage/parse-json.ts'

/** While it is unknown whether a sent text arrived, it keeps its `requestId`, so that it is stored only once. */
type Draft = { body: string; sent: { body: string; requestId: string } | null }

export const commentField = (postId: string) => `comment.${postId}`
export const answerField = (commentId: string) => `reply.${commentId}`

export const commentHelp = (commentId: string) => `commented.${commentId}`

const BLANK: Draft = { body: '', sent: null }

export function useCommentDraft(memberId: string, name: string) {
  const { value: draft, keep } = useKept(memberId, name, draftOf, (next) =>
    next.body.trim() ? JSON.stringify(next) : null,
  )
  const newRequestIdOf = (body: string): string => {
    const sent = { body, requestId: crypto.randomUUID() }
    keep({ ...draft, sent })
    return sent.requestId
  }
  return {
    body: draft.body,
    write: (body: string) => keep({ ...draft, body }),
    /** An unchanged text keeps its request id, and another text gets a new one. */
    requestIdOf: (body: string) => (draft.sent?.body === body ? draft.sent.requestId : newRequestIdOf(body)),
    newRequestIdOf,
    forget: () => keep(BLANK),
  }
}

export function draftOf(text: string | null): Draft {
  const kept = parseJson(text)
  if (!isRecord(kept) || typeof kept.body !== 'string') return BLANK
  const { body, sent } = kept
  if (!isRecord(sent) || typeof sent.body !== 'string' || typeof sent.requestId !== 'string')
    return { body, sent: null }
  return { body, sent: { body: sent.body, requestId: sent.requestId } }
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
