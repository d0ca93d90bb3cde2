import { Button, VisuallyHidden } from '@mantine/core'
import { IconArrowUp } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Comment, CommentOrder, Thread } from '#contract/posts/schema.ts'
import { loadNext } from '#web/foundation/load-next.ts'
import { UnfinishedLine } from '#web/foundation/ui/brand-line.tsx'
import { FailureBox } from '#web/foundation/ui/failure-box.tsx'
import { Awaited } from '#web/foundation/ui/layout/awaited.tsx'
import classes from './comment-list.module.css'
import { CommentThread } from './comment-thread.tsx'
import {
  asThread,
  cameBetween,
  type Focused,
  heldBack,
  type SentComment,
  type Talk,
  unlistedComments,
} from './comment-threads.ts'
import { type ThreadPages, useComments } from './comments-api.ts'

type CommentListProps = {
  postId: string
  memberId: string
  order: CommentOrder
  /** Comments sent from this page since it was opened, and the one that the address points to. */
  sent: readonly SentComment[]
  calledId: string | undefined
  focused: Focused | undefined
  emptyText: string
  onFocus: (id: string | undefined) => void
  onSent: (comment: Comment) => void
  onRemoved: (id: string) => void
  onArrived: () => void
}

/** Comments that others write meanwhile are announced, and never move the text being read. */
export function CommentList(props: CommentListProps) {
  const { postId, memberId, order, sent, calledId, focused, emptyText, onFocus, onSent, onRemoved, onArrived } = props
  const { t } = useTranslation()
  const comments = useComments(postId, order)
  const { data, error, hasNextPage, isFetchingNextPage, isFetchNextPageError } = comments
  const came = useArrivals(data)
  const threads = data?.pages.flatMap(({ items }) => items) ?? []
  const [seen, setSeen] = useState<string>()
  const [replyingTo, setReplyingTo] = useState<string>()
  if (data && seen === undefined) setSeen(threads[0]?.id ?? '')

  if (!data) return <Awaited cards={1} failed={t('posts.comments.failed')} of={comments} />

  const read = { at: comments.dataUpdatedAt, isWhole: !hasNextPage }
  const own = unlistedComments(
    threads,
    sent.filter(({ comment }) => comment.parentId === null),
    read,
  ).map(asThread)
  const held = order === 'newest' && seen ? heldBack(threads, newest(seen, sent)) : []
  const shown = threads.filter((thread) => !held.includes(thread))
  // One list where possible: a thread that moves to another list is mounted anew, and a reader who writes under it loses their place.
  const apart = order === 'oldest' && hasNextPage ? own : []
  const inOrder =
    order === 'newest' ? [...own, ...shown] : [...shown, ...own.filter((thread) => !apart.includes(thread))]

  const reveal = () => {
    setSeen(threads[0]?.id)
    onFocus(held[0]?.id)
  }
  const loadMore = async () => onFocus((await loadNext(comments))?.items[0]?.id)
  const talk: Talk = {
    postId,
    memberId,
    focused,
    calledId,
    replyingTo,
    sent,
    readAt: comments.dataUpdatedAt,
    onFocus,
    onReplyTo: setReplyingTo,
    onSent: (comment) => {
      setReplyingTo(undefined)
      onSent(comment)
    },
    onRemoved,
    onArrived,
  }
  const draw = (thread: Thread) => <CommentThread key={thread.id} talk={talk} thread={thread} />

  return (
    <>
      <VisuallyHidden role="status">{came > 0 && t('posts.comments.came', { count: came })}</VisuallyHidden>
      {inOrder.length + apart.length === 0 ? (
        <div className={`stack g2 well text-centre centred-items ${classes.empty}`}>
          <UnfinishedLine />
          <p>{emptyText}</p>
        </div>
      ) : (
        <div>
          {held.length > 0 && (
            <div className={`centred-items ${classes.fresh}`}>
              <Button leftSection={<IconArrowUp aria-hidden size={18} />} onClick={reveal} radius="xl">
                {t('posts.comments.fresh', { count: held.length })}
              </Button>
            </div>
          )}
          <ol className={`stack g2 ${classes.threads}`}>{inOrder.map(draw)}</ol>
        </div>
      )}
      {isFetchNextPageError && (
        <FailureBox error={error} onRetry={() => void loadMore()} title={t('posts.comments.moreFailed')} />
      )}
      {hasNextPage && !isFetchNextPageError && (
        <Button
          aria-disabled={isFetchingNextPage}
          className={classes.middle}
          data-disabled={isFetchingNextPage || undefined}
          onClick={() => !isFetchingNextPage && void loadMore()}
          variant="default"
        >
          {isFetchingNextPage ? t('posts.comments.loadingMore') : t('posts.comments.more')}
        </Button>
      )}
      {apart.length > 0 && <ol className={`stack g2 ${classes.threads}`}>{apart.map(draw)}</ol>}
    </>
  )
}

/** A comment that the reader sent counts as seen, with all older threads. */
const newest = (seen: string, sent: readonly SentComment[]): string =>
  sent.reduce((last, { comment }) => (comment.parentId === null && comment.id > last ? comment.id : last), seen)

/** The growing number changes the announcement, so each arrival is read aloud. */
function useArrivals(data: ThreadPages | undefined): number {
  const [before, setBefore] = useState(data)
  const [count, setCount] = useState(0)
  if (data !== before) {
    setBefore(data)
    // A list that grew by a page holds comments that were there all along.
    if (before && data && before.pages.length === data.pages.length)
      setCount(count + cameBetween(threadsOf(before), threadsOf(data)))
  }
  return count
}

const threadsOf = ({ pages }: ThreadPages): Thread[] => pages.flatMap(({ items }) => items)
