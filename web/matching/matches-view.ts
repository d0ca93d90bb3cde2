export type MatchesView = {
  post?: string
  first?: 'resolved'
  tab?: 'score'
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

export const readMatchesView = ({ post, first, tab }: Record<string, unknown>): MatchesView => ({
  ...(typeof post === 'string' && UUID.test(post) && { post }),
  ...(first === 'resolved' && { first }),
  ...(tab === 'score' && { tab }),
})

export const resolvedFirst = <M extends { post: { isResolved: boolean } }>(matches: readonly M[]): M[] =>
  matches.toSorted((one, other) => Number(other.post.isResolved) - Number(one.post.isResolved))
