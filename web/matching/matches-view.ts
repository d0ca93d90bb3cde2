/** The search parameters of the matches page. */
export type MatchesView = {
  /** One of my posts; all of them when absent. */
  post?: string
  first?: 'resolved'
  /** The list by score; the closest cases when absent. */
  tab?: 'score'
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

/** Reads the search parameters, which anyone may have written: invalid values are ignored. */
export const readMatchesView = ({ post, first, tab }: Record<string, unknown>): MatchesView => ({
  ...(typeof post === 'string' && UUID.test(post) && { post }),
  ...(first === 'resolved' && { first }),
  ...(tab === 'score' && { tab }),
})

/** Moves matches of resolved posts to the front; within each group the order by similarity stays. */
export const resolvedFirst = <M extends { post: { isResolved: boolean } }>(matches: readonly M[]): M[] =>
  matches.toSorted((one, other) => Number(other.post.isResolved) - Number(one.post.isResolved))
