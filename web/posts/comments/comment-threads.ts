import type { Comment, CommentPlace, Thread } from '#contract/posts/schema.ts'

/** A comment known apart from the list: sent from this page, or named by its address. `at` is since when, in milliseconds. */
export type SentComment = { comment: Comment | Thread; at: number }

/** The comment that takes the focus; a new object each time it has to take it. */
export type Focused = { id: string }

/** The state and callbacks that all comments of a list share. */
export type Talk = {
  postId: string
  memberId: string
  focused: Focused | undefined
  /** The comment that takes the focus as soon as it is rendered. */
  calledId: string | undefined
  /** The comment under which the reader is writing. */
  replyingTo: string | undefined
  sent: readonly SentComment[]
  /** When the list was fetched, in milliseconds. */
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
  /** Whether all pages of the list are loaded. */
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

/** Converts a comment to a thread without replies. */
export const asThread = (comment: Comment | Thread): Thread =>
  'replies' in comment ? comment : { ...comment, replies: [], replyCount: 0 }

/** Returns the comments that the address points to, known since they were written, except those sent from here, which are known already. */
export const calledFor = ({ thread, reply }: CommentPlace, sent: readonly SentComment[]): SentComment[] =>
  [thread, ...(reply ? [reply] : [])]
    .filter(({ id }) => !sent.some(({ comment }) => comment.id === id))
    .map((comment) => ({ comment, at: comment.createdAt.getTime() }))

/**
 * Returns the threads that others began since the reader looked. In newest-first order they are held back, because showing them would push down the
 * text being read.
 * @param top  the id of the newest thread that the reader has seen; ids sort by time
 */
export const heldBack = (threads: readonly Thread[], top: string): Thread[] =>
  threads.filter(({ id, isMine }) => id > top && !isMine)

/** Counts the comments of others, replies among them, that `after` holds and `before` did not. */
export function cameBetween(before: readonly Thread[], after: readonly Thread[]): number {
  const known = new Set(everyComment(before).map(({ id }) => id))
  return everyComment(after).filter(({ id, isMine }) => !isMine && !known.has(id)).length
}

const everyComment = (threads: readonly Thread[]): Comment[] => threads.flatMap((thread) => [thread, ...thread.replies])
