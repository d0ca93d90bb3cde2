/**
 * Answers that a page brings along, so that its first screen need not ask for them: written by the server beside the page, read once by the web.
 * What a procedure answered stands as on the wire of `/rpc`: `json`, and in `meta` which of it are dates.
 */
export type PrefetchedAnswers = {
  /** Of the member who is signed in: whose live events up to which number these answers already hold. */
  live: { memberId: string; seq: number } | null
  answers: PrefetchedAnswer[]
}

export type PrefetchedAnswer = {
  /** Of the procedure: `['posts', 'feed']`. */
  path: string[]
  /** Whether the screen reads it as one answer or as the first page of several. */
  type: 'query' | 'infinite'
  input?: unknown
  json: unknown
  meta: unknown[]
}
