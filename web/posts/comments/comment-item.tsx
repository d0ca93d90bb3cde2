import { Button } from '@mantine/core'
import { IconMessageReply, IconPencil } from '@tabler/icons-react'
import { useEffect, useEffectEvent, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Comment } from '#contract/posts/schema.ts'
import { CrisisCard } from '#web/foundation/crisis/crisis-card.tsx'
import { HiddenLater } from '#web/foundation/hidden/hidden-later.tsx'
import { Moment } from '#web/foundation/ui/moment.tsx'
import { Avatar } from '#web/foundation/ui/people/avatar.tsx'
import { Badge } from '#web/foundation/ui/people/badge.tsx'
import { AuthorLink } from '../post/author-link.tsx'
import { CommentComposer } from './comment-composer.tsx'
import { answerField, commentHelp } from './comment-draft.ts'
import classes from './comment-item.module.css'
import { CommentMenu } from './comment-menu.tsx'
import type { Talk } from './comment-threads.ts'
import { commentAnchor } from './use-called-comment.ts'

export function CommentItem({ comment, talk }: { comment: Comment; talk: Talk }) {
  const { t } = useTranslation()
  const whoId = useId()
  const item = useRef<HTMLElement>(null)
  const answer = useRef<HTMLButtonElement>(null)
  const { id, author, body, createdAt, isMine, isByPostAuthor, can } = comment
  const focused = talk.focused?.id === id ? talk.focused : undefined
  useEffect(() => {
    // The emergency numbers below one's own comment may have the focus already: they keep it.
    if (focused && !item.current?.contains(document.activeElement)) item.current?.focus()
  }, [focused])
  const isCalled = talk.calledId === id
  const arrive = useEffectEvent(talk.onArrived)
  useEffect(() => {
    if (!isCalled || !item.current) return
    item.current.scrollIntoView({ block: 'center' })
    item.current.focus({ preventScroll: true })
    highlightComment(item.current)
    keepInSight(item.current)
    arrive()
  }, [isCalled])

  if (body === null)
    return (
      <article className={`stack g3 ${classes.item}`} data-comment={id} id={commentAnchor(id)} ref={item} tabIndex={-1}>
        <p className={`quiet ${classes.deleted}`}>{t('posts.comments.deleted')}</p>
      </article>
    )

  const name = author?.username ?? t('ui.someone')
  const isAnswering = talk.replyingTo === id
  const cancel = () => {
    talk.onReplyTo(undefined)
    answer.current?.focus()
  }
  return (
    <article
      aria-labelledby={whoId}
      className={`stack g3 ${classes.item}`}
      data-comment={id}
      id={commentAnchor(id)}
      ref={item}
      tabIndex={-1}
    >
      <Avatar name={author?.username ?? null} picture={author?.avatar} size={36} />
      <div>
        <header className={`line top ${classes.head}`}>
          <p className={`row middle grow breaks text-sm g2 r0 touch ${classes.who}`} id={whoId}>
            <strong>{author ? <AuthorLink author={author} /> : name}</strong>{' '}
            {isMine && <span>{t('posts.card.mine')}</span>}
            {isByPostAuthor && (
              <Badge icon={IconPencil} tone="prune">
                {t('posts.comments.author')}
              </Badge>
            )}
            <span>
              <Moment at={createdAt} />
            </span>
          </p>
          <CommentMenu comment={comment} onFocus={talk.onFocus} onRemoved={talk.onRemoved} />
        </header>
        <HiddenLater hidden={comment.hidden} />
        <p className={`written measure ${classes.body}`} data-hidden={comment.hidden !== null || undefined} dir="auto">
          {body}
        </p>
        {isMine && (
          <div className={classes.help}>
            <CrisisCard isBelowSent memberId={talk.memberId} place={commentHelp(id)} />
          </div>
        )}
        {can.reply && (
          <Button
            aria-expanded={isAnswering}
            aria-label={t('posts.comments.replyTo', { name })}
            className="flush"
            leftSection={<IconMessageReply aria-hidden size={18} />}
            onClick={() => talk.onReplyTo(isAnswering ? undefined : id)}
            ref={answer}
            variant="quiet"
          >
            {t('posts.comments.reply')}
          </Button>
        )}
        {can.reply && !isAnswering && <CrisisCard memberId={talk.memberId} place={answerField(id)} />}
        {isAnswering && (
          <div className="mt2">
            <CommentComposer
              answered={{ id, name }}
              memberId={talk.memberId}
              onCancel={cancel}
              onSent={talk.onSent}
              postId={talk.postId}
            />
          </div>
        )}
      </div>
    </article>
  )
}

const MARKED_MS = 4000
const OWN_WAY = ['wheel', 'touchstart', 'pointerdown', 'keydown']

/** The mark does not move, so it is shown to everyone. */
function highlightComment(item: HTMLElement): void {
  const ground = { background: 'var(--prune-tint)', boxShadow: '0 0 0 var(--s2) var(--prune-tint)' }
  item.animate([ground, ground], MARKED_MS)
}

function keepInSight(item: HTMLElement): void {
  const growing = new ResizeObserver(() => item.scrollIntoView({ block: 'center' }))
  const leaving = new AbortController()
  const stop = () => {
    growing.disconnect()
    leaving.abort()
  }
  for (const act of OWN_WAY) window.addEventListener(act, stop, { passive: true, signal: leaving.signal })
  setTimeout(stop, MARKED_MS)
  growing.observe(document.body)
}
