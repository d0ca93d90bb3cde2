import type { LiveHandler } from '#web/foundation/live.ts'
import { api, query, queryClient } from '#web/foundation/rpc.ts'
import { watchedTopics } from '#web/foundation/watching.ts'
import { changeCachedPost, dropCachedPost } from './cached-posts.ts'
import { likeTurns } from './post/like.ts'

/** Events within `afterMs` are gathered into one request; a post that many people like is fetched at most every `pauseMs`. */
const askLater = spaced(askTallies, { afterMs: () => 300, pauseMs: 2_000 })
const TALLIES_MAX = 50
let gathered = new Set<string>()

export const postsChanged: LiveHandler = (changed) => {
  for (const id of changed === 'everything' ? watchedPosts() : changed) gathered.add(id)
  if (gathered.size > 0) askLater()
}

const watchedPosts = () =>
  watchedTopics().flatMap((topic) => (topic.startsWith('post:') ? [topic.slice('post:'.length)] : []))

async function askTallies(): Promise<void> {
  const ids = [...gathered]
  gathered = new Set()
  for (const postId of ids)
    void queryClient.invalidateQueries({ queryKey: query.comments.list.key({ input: { postId } }) })
  void queryClient.invalidateQueries({ queryKey: query.comments.replies.key() })
  void queryClient.invalidateQueries({ queryKey: query.comments.get.key() })
  for (let from = 0; from < ids.length; from += TALLIES_MAX) await readTallies(ids.slice(from, from + TALLIES_MAX))
}

/** A like sent meanwhile is newer than the answer. A post missing from the answer is deleted or hidden from me. */
async function readTallies(ids: string[]): Promise<void> {
  const turnsBefore = new Map(ids.map((id) => [id, likeTurns(id)]))
  const answer = await api.posts.tallies({ ids }).catch(() => undefined)
  if (!answer) return // the next event fetches again
  for (const { id, comments, ...liked } of answer.tallies)
    changeCachedPost(id, (post) => ({ ...post, comments, ...(likeTurns(id) === turnsBefore.get(id) && liked) }))
  const left = new Set(answer.tallies.map(({ id }) => id))
  for (const id of ids) if (!left.has(id)) leaveOut(id)
}

/**
 * A page that shows the post is fetched again, and says itself that it is gone.
 * Notices and member pages are fetched again, because the author may be gone too.
 */
function leaveOut(id: string): void {
  for (const others of [query.notifications, query.accounts.member])
    void queryClient.invalidateQueries({ queryKey: others.key() })
  const page = { queryKey: query.posts.get.key({ input: { id } }), type: 'active' } as const
  if (queryClient.getQueryCache().findAll(page).length > 0) void queryClient.invalidateQueries(page)
  else dropCachedPost(id)
}

/** Waits for a random time before it fetches, because thousands of tabs hear of a new post at once. */
const refreshLater = spaced(refreshStats, { afterMs: () => Math.random() * 1_500, pauseMs: 5_000 })

export const feedChanged: LiveHandler = () => refreshLater()

function refreshStats(): void {
  for (const figures of [query.posts.newer, query.posts.feedCounts])
    void queryClient.invalidateQueries({ queryKey: figures.key() })
}

function spaced(work: () => unknown, { afterMs, pauseMs }: { afterMs: () => number; pauseMs: number }): () => void {
  let lastAt = Number.NEGATIVE_INFINITY
  let waiting: ReturnType<typeof setTimeout> | undefined
  const run = () => {
    waiting = undefined
    lastAt = performance.now()
    work()
  }
  return () => {
    if (waiting === undefined) waiting = setTimeout(run, Math.max(0, lastAt + pauseMs - performance.now()) + afterMs())
  }
}
