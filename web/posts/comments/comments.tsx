import { NativeSelect, VisuallyHidden } from '@mantine/core'
import { useLocation } from '@tanstack/react-router'
import { type RefObject, useEffect, useEffectEvent, useId, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Me } from '#contract/accounts/schema.ts'
import type { Comment, CommentOrder, Post } from '#contract/posts/schema.ts'
import { useReadOnlyWords } from '#web/accounts/read-only.ts'
import { useTexts } from '#web/foundation/i18n.ts'
import { Card } from '#web/foundation/ui/layout/card.tsx'
import { Note } from '#web/foundation/ui/note.tsx'
import { Avatar } from '#web/foundation/ui/people/avatar.tsx'
import { useWatched } from '#web/foundation/watching.ts'
import { COMMENTS_SECTION } from '../post/post-actions.tsx'
import { CommentComposer } from './comment-composer.tsx'
import { CommentList } from './comment-list.tsx'
import { calledFor, type Focused, type SentComment } from './comment-threads.ts'
import classes from './comments.module.css'
import { fr as comments } from './texts.comments.fr.ts'
import { type CalledComment, useCalledComment } from './use-called-comment.ts'

const texts = { posts: { comments } }

type CommentsProps = { post: Pick<Post, 'id' | 'comments' | 'isMine' | 'can'>; me: Me }

export function Comments({ post, me }: CommentsProps) {
  useTexts(texts)
  const { t } = useTranslation()
  const readOnlyWords = useReadOnlyWords()
  const titleId = useId()
  const [order, setOrder] = useState<CommentOrder>('oldest')
  const [sent, setSent] = useState<readonly SentComment[]>([])
  const [focused, setFocused] = useState<Focused>()
  const [spoken, setSpoken] = useState('')
  const heading = useRef<HTMLHeadingElement>(null)
  const called = useCalledComment(post.id)
  useArrivalAt(heading, called)
  useWatched(useMemo(() => [`post:${post.id}` as const], [post.id]))

  const focus = (id: string | undefined) => setFocused(id === undefined ? undefined : { id })
  const receive = (comment: Comment) => {
    setSent((before) => [...before, { comment, at: Date.now() }])
    focus(comment.id)
    setSpoken(t(comment.parentId ? 'posts.comments.replySent' : 'posts.comments.sent'))
  }
  const forget = (id: string) => setSent((before) => before.filter(({ comment }) => comment.id !== id))
  const sort = (chosen: string) => {
    focus(undefined)
    setOrder(chosen === 'newest' ? 'newest' : 'oldest')
  }

  return (
    <section aria-labelledby={titleId} className="mt6" id={COMMENTS_SECTION}>
      <Card className={`stack ${classes.comments}`}>
        <header className="row middle apart g4 r2 touch">
          <h2 className="title-md" id={titleId} ref={heading} tabIndex={-1}>
            {post.comments === 0 ? t('posts.comments.none') : t('posts.comments.title', { count: post.comments })}
          </h2>
          {post.comments > 1 && (
            <NativeSelect
              aria-label={t('posts.comments.order')}
              className={classes.order}
              data={[
                { value: 'oldest', label: t('posts.comments.oldest') },
                { value: 'newest', label: t('posts.comments.newest') },
              ]}
              onChange={(event) => sort(event.currentTarget.value)}
              value={order}
            />
          )}
        </header>
        {post.can.react ? (
          <div className={`stack g3 ${classes.own}`}>
            <Avatar name={me.username} picture={me.avatar} size={36} />
            <CommentComposer memberId={me.id} onSent={receive} postId={post.id} />
          </div>
        ) : (
          <Note>{readOnlyWords}</Note>
        )}
        <p className="small">{t('posts.comments.testimony')}</p>
        <CommentList
          calledId={called.id}
          emptyText={t(post.isMine ? 'posts.comments.emptyOwn' : 'posts.comments.emptyText')}
          focused={focused}
          key={order}
          memberId={me.id}
          onArrived={called.onArrived}
          onFocus={focus}
          onRemoved={forget}
          onSent={receive}
          order={order}
          postId={post.id}
          sent={called.place ? [...sent, ...calledFor(called.place, sent)] : sent}
        />
        <VisuallyHidden role="status">{spoken}</VisuallyHidden>
      </Card>
    </section>
  )
}

function useArrivalAt(heading: RefObject<HTMLHeadingElement | null>, { isMissing, onArrived }: CalledComment) {
  const isCalledFor = useLocation({ select: ({ hash }) => hash === COMMENTS_SECTION })
  const wasCalledFor = useRef(isCalledFor)
  const lead = useEffectEvent(() => {
    heading.current?.scrollIntoView({ block: 'start' })
    heading.current?.focus({ preventScroll: true })
  })
  const arrive = useEffectEvent(onArrived)
  useEffect(() => {
    if (wasCalledFor.current) lead()
  }, [])
  useEffect(() => {
    if (!isMissing) return
    lead()
    arrive()
  }, [isMissing])
}
