import type { Comment, CommentPlace, Thread } from '#contract/posts/schema.ts'

/** A comment that was sent from this page, or that the address names. `at` is since when it is known, in milliseconds. */
export type SentComment = { comment: Comment | Thread; at: number }

/** A new object each time the comment has to take the focus. */
export type Focused = { id: string }

export type Talk = {
  postId: string
  memberId: string
  focused: Focused | undefined
  calledId: string | undefined
  replyingTo: string | undefined
  sent: readonly SentComment[]
  readAt: number
  onFocus: (id: string | undefined) => void
  onReplyTo: (id: string | undefined) => void
  onSent: (comment: Comment) => void
  onRemoved: (id: string) => void
  onArrived: () => void
}

type Read = {
  /** When the list was fetched, in milliseconds. */
  at: number
  isWhole: boolean
}

/**
 * Returns the comments of `sent` that the fetched list lacks, because it is older or not all of its pages are loaded. A comment missing from a whole,
 * newer list was deleted, so it is left out.
 */
export const unlistedComments = (
  listed: readonly Comment[],
  sent: readonly SentComment[],
  read: Read,
): (Comment | Thread)[] =>
  sent
    .filter(({ comment: { id }, at }) => !listed.some((each) => each.id === id) && (!read.isWhole || at > read.at))
    .map(({ comment }) => comment)

export const asThread = (comment: Comment | Thread): Thread =>
  'replies' in comment ? comment : { ...comment, replies: [], replyCount: 0 }

/** Returns the comments that the address points to, known since they were written, except those sent from here, which are known already. */
export const calledFor = ({ thread, reply }: CommentPlace, sent: readonly SentComment[]): SentComment[] =>
  [thread, ...(reply ? [reply] : [])]
    .filter(({ id }) => !sent.some(({ comment }) => comment.id === id))
    .map((comment) => ({ comment, at: comment.createdAt.getTime() }))

/**
 * In newest-first order, new threads of others are held back, because showing them would push down the text being read.
 * @param top the id of the newest thread that the reader has seen; ids sort by time
 */
export const heldBack = (threads: readonly Thread[], top: string): Thread[] =>
  threads.filter(({ id, isMine }) => id > top && !isMine)

export function cameBetween(before: readonly Thread[], after: readonly Thread[]): number {
  const known = new Set(everyComment(before).map(({ id }) => id))
  return everyComment(after).filter(({ id, isMine }) => !isMine && !known.has(id)).length
}

const everyComment = (threads: readonly Thread[]): Comment[] => threads.flatMap((thread) => [thread, ...thread.replies])
