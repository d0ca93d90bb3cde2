/** What stands in the address of the matches page. */
export type MatchesView = {
  /** One of my posts; all of them when absent. */
  post?: string
  first?: 'resolved'
  /** The list by score; the closest cases when absent. */
  tab?: 'score'
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

/** Reads the address, which anyone may have written: what it should not hold is passed over. */
export const readMatchesView = ({ post, first, tab }: Record<string, unknown>): MatchesView => ({
  ...(typeof post === 'string' && UUID.test(post) && { post }),
  ...(first === 'resolved' && { first }),
  ...(tab === 'score' && { tab }),
})

/** What was resolved first; otherwise in the order of their likeness, as before. */
export const resolvedFirst = <M extends { post: { isResolved: boolean } }>(matches: readonly M[]): M[] =>
  matches.toSorted((one, other) => Number(other.post.isResolved) - Number(one.post.isResolved))
