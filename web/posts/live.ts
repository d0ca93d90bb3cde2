import type { LiveReaction } from '#web/foundation/live.ts'
import { api, query, queryClient } from '#web/foundation/rpc.ts'
import { watchedTopics } from '#web/foundation/watching.ts'
import { changeCachedPost, dropCachedPost } from './cached-posts.ts'
import { likeTurns } from './post/like.ts'

/** Signals of posts that come this close together are asked about as one; a post that everyone likes, no more often than the pause says. */
const askLater = spaced(askTallies, { afterMs: () => 300, pauseMs: 2_000 })
const TALLIES_MAX = 50
let gathered = new Set<string>()

/** Likes or comments of posts that are looked at changed: the figures are asked for, and the comments that are shown. */
export const postsChanged: LiveReaction = (changed) => {
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

/** A like of my own that was told meanwhile is newer than this answer; what the answer leaves out is gone, or no longer for me to see. */
async function readTallies(ids: string[]): Promise<void> {
  const turnsBefore = new Map(ids.map((id) => [id, likeTurns(id)]))
  const answer = await api.posts.tallies({ ids }).catch(() => undefined)
  if (!answer) return // the next signal asks again
  for (const { id, comments, ...liked } of answer.tallies)
    changeCachedPost(id, (post) => ({ ...post, comments, ...(likeTurns(id) === turnsBefore.get(id) && liked) }))
  const left = new Set(answer.tallies.map(({ id }) => id))
  for (const id of ids) if (!left.has(id)) leaveOut(id)
}

/** Out of the lists; a page that shows it says so itself. */
function leaveOut(id: string): void {
  const page = { queryKey: query.posts.get.key({ input: { id } }), type: 'active' } as const
  if (queryClient.getQueryCache().findAll(page).length > 0) void queryClient.invalidateQueries(page)
  else dropCachedPost(id)
}

/** By chance a little later: thousands of tabs hear of a new post at once. */
const refreshLater = spaced(refreshFigures, { afterMs: () => Math.random() * 1_500, pauseMs: 5_000 })

/** Somebody published: how many posts are new is asked for. */
export const feedChanged: LiveReaction = () => refreshLater()

function refreshFigures(): void {
  for (const figures of [query.posts.newer, query.posts.feedCounts])
    void queryClient.invalidateQueries({ queryKey: figures.key() })
}

/** Does the work so long after it is wanted, for all who wanted it meanwhile, and then not again before the pause is over. */
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
