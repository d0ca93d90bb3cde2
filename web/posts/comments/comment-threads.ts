import type { Comment, CommentPlace, Thread } from '#contract/posts/schema.ts'

/** A comment that is known besides the list: sent from this page, or called for by its address. `at`: since when, in milliseconds. */
export type SentComment = { comment: Comment | Thread; at: number }

/** The comment that takes the focus: another object for each time it does. */
export type Focused = { id: string }

/** The state and callbacks that all comments of a list share. */
export type Talk = {
  postId: string
  memberId: string
  focused: Focused | undefined
  /** The comment that the reader is led to as soon as it is there. */
  calledId: string | undefined
  /** The comment under which the reader is writing. */
  replyingTo: string | undefined
  sent: readonly SentComment[]
  /** When the list was read, in milliseconds. */
  readAt: number
  onFocus: (id: string | undefined) => void
  onReplyTo: (id: string | undefined) => void
  onSent: (comment: Comment) => void
  onRemoved: (id: string) => void
  onArrived: () => void
}

type Read = {
  /** When the list was read, in milliseconds. */
  at: number
  /** Whether nothing of it is left to load. */
  isWhole: boolean
}

/**
 * Returns the comments sent from here, or called for, that are shown beside the list that was read: the list is older, or has pages that are not
 * loaded. Once the whole list has been read later and does not hold a comment, that comment is gone.
 */
export const unlistedComments = (
  listed: readonly Comment[],
  sent: readonly SentComment[],
  read: Read,
): (Comment | Thread)[] =>
  sent
    .filter(({ comment: { id }, at }) => !listed.some((each) => each.id === id) && (!read.isWhole || at > read.at))
    .map(({ comment }) => comment)

/** A comment as a thread: one that was just sent is unanswered. */
export const asThread = (comment: Comment | Thread): Thread =>
  'replies' in comment ? comment : { ...comment, replies: [], replyCount: 0 }

/** Returns the comments that an address calls for, known since they were written; without those sent from here, which are known already. */
export const calledFor = ({ thread, reply }: CommentPlace, sent: readonly SentComment[]): SentComment[] =>
  [thread, ...(reply ? [reply] : [])]
    .filter(({ id }) => !sent.some(({ comment }) => comment.id === id))
    .map((comment) => ({ comment, at: comment.createdAt.getTime() }))

/**
 * Returns the threads that others began since the reader looked, for the newest-first order: shown at once, they would push away the text being read.
 * @param top  id of the newest that the reader has seen; ids sort by time
 */
export const heldBack = (threads: readonly Thread[], top: string): Thread[] =>
  threads.filter(({ id, isMine }) => id > top && !isMine)

/** Counts the comments of others, replies among them, that `after` holds and `before` did not. */
export function cameBetween(before: readonly Thread[], after: readonly Thread[]): number {
  const known = new Set(everyComment(before).map(({ id }) => id))
  return everyComment(after).filter(({ id, isMine }) => !isMine && !known.has(id)).length
}

const everyComment = (threads: readonly Thread[]): Comment[] => threads.flatMap((thread) => [thread, ...thread.replies])
