import type { InfiniteData, QueryKey } from '@tanstack/react-query'
import type { FeedPage, Post } from '#contract/posts/schema.ts'
import { keepAnswer } from '#web/foundation/keep-answer.ts'
import { query, queryClient } from '#web/foundation/rpc.ts'

type Page = { items: Post[] }

export function cachedPost(id: string): Post | undefined {
  let found: Post | undefined
  changeLists((items) => {
    found ??= items.find((post) => post.id === id)
    return items
  })
  return found
}

/** Nothing is fetched, except one's own figures when the likes of one's own post changed. */
export function changeCachedPost(id: string, change: (post: Post) => Post): void {
  let areMyLikesOthers = false
  const changed = (post: Post) => {
    if (post.id !== id) return post
    const next = change(post)
    areMyLikesOthers ||= post.isMine && next.likes !== post.likes
    return next
  }
  changeLists((items) => (items.some((post) => post.id === id) ? items.map(changed) : items))
  changeHeld<Post>(query.posts.get.key({ type: 'query' }), changed)
  if (areMyLikesOthers) void queryClient.invalidateQueries({ queryKey: query.posts.mineFigures.key() })
}

export function dropCachedPost(id: string): void {
  changeLists((items) => (items.some((post) => post.id === id) ? items.filter((post) => post.id !== id) : items))
  queryClient.removeQueries({ queryKey: query.posts.get.key({ input: { id } }) })
  refreshStats()
  refreshMatches()
}

/** For a change of a filtered field: lists that the post may have joined are fetched again. */
export function replaceCachedPost(post: Post): void {
  changeCachedPost(post.id, () => post)
  keepAnswer(query.posts.get.queryKey({ input: { id: post.id } }), post)
  for (const queryKey of [query.posts.feed.key({ input: { filter: 'resolved' } }), query.posts.mine.key()])
    void queryClient.invalidateQueries({ queryKey })
  refreshStats()
}

/** For a change of the text: every list that the post may have joined or left is fetched again. */
export function rewriteCachedPost(post: Post): void {
  replaceCachedPost(post)
  void queryClient.invalidateQueries({ queryKey: query.posts.feed.key() })
  refreshMatches()
}

/**
 * Puts the post at the top of the whole feed without fetching it. Other lists are fetched again, because the post may or may not belong to them.
 * @param wholeFeed the cache key of the feed without filter or search
 */
export function addCachedPost(post: Post, wholeFeed: QueryKey): void {
  const addFirst = ([first, ...others]: FeedPage[]) =>
    first ? [{ ...first, items: [post, ...first.items.filter(({ id }) => id !== post.id)] }, ...others] : []
  changeHeld<InfiniteData<FeedPage>>(wholeFeed, (feed) => ({ ...feed, pages: addFirst(feed.pages) }))
  keepAnswer(query.posts.get.queryKey({ input: { id: post.id } }), post)
  const kept = queryClient.getQueryCache().find({ queryKey: wholeFeed, exact: true })
  for (const list of [query.posts.feed, query.posts.mine, query.posts.byMember])
    void queryClient.invalidateQueries({ queryKey: list.key(), predicate: (held) => held !== kept })
  refreshStats()
}

function refreshStats(): void {
  const { feedCounts, mineCounts, mineFigures } = query.posts
  for (const figures of [feedCounts, mineCounts, mineFigures])
    void queryClient.invalidateQueries({ queryKey: figures.key() })
}

function refreshMatches(): void {
  for (const compared of [query.closest, query.matching])
    void queryClient.invalidateQueries({ queryKey: compared.key() })
}

function changeLists(change: (items: Post[]) => Post[]): void {
  const changed = <P extends Page>(page: P): P => {
    const items = change(page.items)
    return items === page.items ? page : { ...page, items }
  }
  for (const list of [query.posts.feed, query.posts.mine, query.posts.byMember, query.closest.byMeaning]) {
    changeHeld<Page>(list.key({ type: 'query' }), changed)
    changeHeld<InfiniteData<Page>>(list.key({ type: 'infinite' }), (data) => {
      const pages = data.pages.map(changed)
      return pages.every((page, index) => page === data.pages[index]) ? data : { ...data, pages }
    })
  }
}

/** Changes cached data without changing its age; data that was invalidated stays invalidated. */
function changeHeld<Data>(queryKey: QueryKey, change: (data: Data) => Data): void {
  for (const held of queryClient.getQueryCache().findAll({ queryKey })) {
    const data = queryClient.getQueryData<Data>(held.queryKey)
    const next = data && change(data)
    if (next === undefined || next === data) continue
    const { dataUpdatedAt: updatedAt, isInvalidated } = held.state
    queryClient.setQueryData<Data>(held.queryKey, next, { updatedAt })
    if (isInvalidated) held.invalidate()
  }
}
