import { IconCircleCheck } from '@tabler/icons-react'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { type ReactNode, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Post } from '#contract/posts/schema.ts'
import { useMe } from '#web/accounts/api.ts'
import { CrisisCard } from '#web/foundation/crisis/crisis-card.tsx'
import { HiddenLater } from '#web/foundation/hidden/hidden-later.tsx'
import { NotebookCard } from '#web/foundation/ui/layout/card.tsx'
import { usePageName } from '#web/foundation/ui/layout/page.tsx'
import { Avatar } from '#web/foundation/ui/people/avatar.tsx'
import { MediaGrid } from '#web/media/media-grid.tsx'
import { Comments } from '../comments/comments.tsx'
import { postHelp } from '../feed/crisis-note.tsx'
import { OwnDetails } from '../own/own-details.tsx'
import { BackButton, BackToOwn } from './back-button.tsx'
import { OutcomeView } from './outcome-view.tsx'
import { PostActions } from './post-actions.tsx'
import { PostFacts } from './post-facts.tsx'
import { PostHead } from './post-head.tsx'
import classes from './post-story.module.css'
import { PostTags } from './post-tags.tsx'
import { StoryActs } from './story-acts.tsx'
import { WhatHelped } from './what-helped.tsx'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The close cases are then shown above the text, which its author knows. */
    isJustPublished?: boolean
  }
}

export type StoryPlace = 'site' | 'dashboard'

export type StoryProps = {
  post: Post
  place: StoryPlace
  belowOwn?: ((postId: string) => ReactNode) | undefined
  /** `times` counts how often the author said "better" here: each time they are asked what they tried. */
  below?: ((post: Post, times: number) => ReactNode) | undefined
  /** Renders content at the end of the page, where loading late moves nothing that one is about to press. */
  atEnd?: ((post: Post) => ReactNode) | undefined
}

/** The tab is not named after the post's title, which would stay in the history of a shared device. */
export function PostStory({ post, place, below, belowOwn, atEnd }: StoryProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { me } = useMe()
  const publishedId = useId()
  const [isJustResolved, setJustResolved] = useState(false)
  const [timesBetter, setTimesBetter] = useState(0)
  const isSymptom = post.kind === 'symptom'
  const isAnswered =
    useLocation({ select: ({ state }) => state.isJustPublished === true }) &&
    post.isMine &&
    isSymptom &&
    Boolean(belowOwn)
  usePageName(t(isSymptom ? 'posts.detail.name' : 'posts.detail.communityName'))
  const leave = () => navigate({ to: place === 'dashboard' ? '/dashboard/symptoms' : '/feed' })
  const help = me && post.isMine && (
    <div className={classes.help}>
      <CrisisCard isBelowSent memberId={me.id} place={postHelp(post.id)} />
    </div>
  )
  const answer = post.isMine && isSymptom && belowOwn?.(post.id)
  return (
    <>
      {place === 'dashboard' ? <BackToOwn /> : <BackButton />}
      {isAnswered && (
        <>
          <header>
            <div className="line quiet" id={publishedId}>
              <IconCircleCheck aria-hidden className="sauge" size={20} />
              <div>
                <p className="strong">{t('posts.published.title')}</p>
                <p>{t('posts.published.text')}</p>
              </div>
            </div>
            {/* The heading takes the focus on arriving, and says this too. */}
            <h1 className="title-sm clamp mt3" aria-describedby={publishedId} dir="auto">
              {post.title}
            </h1>
          </header>
          {help}
          <div className={classes.answer}>{answer}</div>
          <h2 className={`title-sm ${classes.own}`}>{t('posts.detail.story')}</h2>
        </>
      )}
      <NotebookCard
        isResolved={post.resolution !== null}
        margin={<Avatar name={post.author.username} picture={post.author.avatar} />}
      >
        <PostHead isExact onRemoved={leave} post={post} />
        <HiddenLater hidden={post.hidden} />
        {!isAnswered && (
          <h1 className="mt2" dir="auto">
            {post.title}
          </h1>
        )}
        <p className="written measure mt3" dir="auto">
          {post.description}
        </p>
        {!isAnswered && help}
        {post.media.length > 0 && (
          <div className="mt4">
            <MediaGrid isOwn={post.isMine} label={t('posts.card.mediaOf', { title: post.title })} media={post.media} />
          </div>
        )}
        {isSymptom && <PostFacts post={post} />}
        {isSymptom && <OutcomeView post={post} />}
        {post.resolution && <WhatHelped isFocused={isJustResolved} order={2} resolution={post.resolution} />}
        {post.tags.length > 0 && (
          <section className="stack g2 mt6">
            <h2 className="title-sm">{t(isSymptom ? 'posts.detail.tags' : 'ui.tags')}</h2>
            <PostTags tags={post.tags} />
          </section>
        )}
        {post.own && <OwnDetails own={post.own} />}
        <PostActions post={post} />
      </NotebookCard>
      {!isAnswered && answer}
      {isSymptom && below?.(post, timesBetter)}
      {post.isMine && isSymptom && (
        <StoryActs
          onBetter={() => setTimesBetter(timesBetter + 1)}
          onResolved={() => setJustResolved(true)}
          post={post}
        />
      )}
      {me && <Comments me={me} post={post} />}
      {isSymptom && atEnd?.(post)}
    </>
  )
}
