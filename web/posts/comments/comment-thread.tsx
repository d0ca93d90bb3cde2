import { Button } from '@mantine/core'
import { IconCornerDownRight } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Thread } from '#contract/posts/schema.ts'
import { loadNext } from '#web/foundation/load-next.ts'
import { FailureBox } from '#web/foundation/ui/failure-box.tsx'
import { CommentItem } from './comment-item.tsx'
import classes from './comment-thread.module.css'
import { type Talk, unlistedComments } from './comment-threads.ts'
import { useReplies } from './comments-api.ts'

export function CommentThread({ thread, talk }: { thread: Thread; talk: Talk }) {
  const { t } = useTranslation()
  const [isWhole, setWhole] = useState(false)
  const replies = useReplies(thread.id, isWhole)
  const { data, error, hasNextPage, isFetching, isFetchNextPageError } = replies

  const all = isWhole && data ? data.pages.flatMap(({ items }) => items) : undefined
  const listed = all ?? thread.replies
  const mine = talk.sent.filter(({ comment }) => comment.parentId === thread.id)
  const own = unlistedComments(listed, mine, {
    at: all ? replies.dataUpdatedAt : talk.readAt,
    isWhole: all ? !hasNextPage : thread.replyCount <= thread.replies.length,
  })
  const counted = own.filter((reply) => mine.some(({ comment, at }) => comment === reply && at <= talk.readAt))
  const hidden = thread.replyCount - thread.replies.length - counted.length

  const showAll = async () => {
    const { data: read } = await replies.refetch()
    if (!read) return
    setWhole(true)
    const known = new Set(thread.replies.map(({ id }) => id))
    talk.onFocus(read.pages[0]?.items.find(({ id }) => !known.has(id))?.id)
  }
  const loadMore = async () => talk.onFocus((await loadNext(replies))?.items[0]?.id)
  const further = all
    ? { isThere: hasNextPage && !isFetchNextPageError, load: loadMore, word: t('posts.comments.moreOfReplies') }
    : { isThere: hidden > 0 && !error, load: showAll, word: t('posts.comments.moreReplies', { count: hidden }) }

  return (
    <li>
      <CommentItem comment={thread} talk={talk} />
      {listed.length + own.length > 0 && (
        <div className={classes.replies}>
          <ol>
            {[...listed, ...own].map((reply) => (
              <li key={reply.id}>
                <CommentItem comment={reply} talk={talk} />
              </li>
            ))}
          </ol>
          {error && (!all || isFetchNextPageError) && (
            <FailureBox
              error={error}
              onRetry={() => void (all ? loadMore() : showAll())}
              title={t('posts.comments.repliesFailed')}
            />
          )}
          {further.isThere && (
            <Button
              aria-disabled={isFetching}
              className="flush"
              leftSection={<IconCornerDownRight aria-hidden size={18} />}
              onClick={() => !isFetching && void further.load()}
              variant="subtle"
            >
              {isFetching ? t('posts.comments.loadingMore') : further.word}
            </Button>
          )}
        </div>
      )}
    </li>
  )
}
