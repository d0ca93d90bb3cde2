/**
 * Answers that a page brings along, so that its first screen need not request them: the server writes them beside the page, and the web reads them once. An
 * answer is kept as on the wire of `/rpc`: `json`, and in `meta` which of its values are dates.
 */
export type PrefetchedAnswers = {
  /** `seq`: the number of the last live event that these answers already include. */
  live: { memberId: string; seq: number } | null
  answers: PrefetchedAnswer[]
}

export type PrefetchedAnswer = {
  path: string[]
  type: 'query' | 'infinite'
  input?: unknown
  json: unknown
  meta: unknown[]
}
