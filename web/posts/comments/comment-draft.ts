import { useState } from 'react'
import { privateStore } from '#web/foundation/private-store.ts'
import { parseJson } from '#web/foundation/storage/parse-json.ts'

/** A comment being written. A text that was sent and is not yet known to have arrived keeps its `requestId`: sent again, it is the same comment. */
type Draft = { body: string; sent: { body: string; requestId: string } | null }

/** The names of the fields: under a post, and under a comment. */
export const commentField = (postId: string) => `comment.${postId}`
export const answerField = (commentId: string) => `reply.${commentId}`

/** The place of whom to call under a comment of one's own. */
export const commentHelp = (commentId: string) => `commented.${commentId}`

const BLANK: Draft = { body: '', sent: null }

/**
 * Keeps on this device, under the member's id, what they write in one field until it has been sent.
 * @param name  name of the field, from `commentField` or `answerField`
 */
export function useCommentDraft(memberId: string, name: string) {
  const store = privateStore(memberId)
  const [draft, setDraft] = useState(() => draftOf(store.read(name)))
  const keep = (next: Draft) => {
    setDraft(next)
    if (next.body.trim()) store.write(name, JSON.stringify(next))
    else store.forget(name)
  }
  const newRequestIdOf = (body: string): string => {
    const sent = { body, requestId: crypto.randomUUID() }
    keep({ ...draft, sent })
    return sent.requestId
  }
  return {
    body: draft.body,
    write: (body: string) => keep({ ...draft, body }),
    /** The id under which this text is sent: another text has another, the same one has the same. */
    requestIdOf: (body: string) => (draft.sent?.body === body ? draft.sent.requestId : newRequestIdOf(body)),
    newRequestIdOf,
    forget: () => keep(BLANK),
  }
}

/** The draft that was kept as this text; a blank one where there is none, or none that this version understands. */
export function draftOf(text: string | null): Draft {
  const kept = parseJson(text)
  if (!isRecord(kept) || typeof kept.body !== 'string') return BLANK
  const { body, sent } = kept
  if (!isRecord(sent) || typeof sent.body !== 'string' || typeof sent.requestId !== 'string')
    return { body, sent: null }
  return { body, sent: { body: sent.body, requestId: sent.requestId } }
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
