import { IconHeart, IconHeartFilled, IconMessage2 } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Post } from '#contract/posts/schema.ts'
import { isRefusal, useFailureText } from '#web/foundation/failure.ts'
import { useNumbers } from '#web/foundation/i18n.ts'
import { fetchCode } from '#web/foundation/load-code.ts'
import { showFailure } from '#web/foundation/toasts.tsx'
import { toggleMeToo, useMeToo } from '../me-too/me-too.ts'
import { ME_TOO_SECTION } from '../me-too/me-too-section.ts'
import { toggleLike, useLike } from './like.ts'
import classes from './post-actions.module.css'
import { ShareButton } from './share-button.tsx'

export const COMMENTS_SECTION = 'commentaires'

type PostActionsProps = {
  post: Post
  children?: ReactNode
}

export function PostActions({ post, children }: PostActionsProps) {
  const { t } = useTranslation()
  const formatNumber = useNumbers()
  return (
    <div className={`row g1 middle ${classes.acts}`}>
      {post.kind === 'symptom' && <MeToo post={post} />}
      <LikeButton post={post} />
      <Link
        aria-label={
          post.comments === 0
            ? t('posts.card.commentOfNone', { title: post.title })
            : t('posts.card.commentOf', { comments: formatNumber(post.comments), title: post.title })
        }
        className={`target bare quiet centre no-line ${classes.act}`}
        hash={COMMENTS_SECTION}
        params={{ id: post.id }}
        to="/post/$id"
      >
        <IconMessage2 aria-hidden size={20} />
        <span className={classes.word}>{t('posts.card.comment')}</span>{' '}
        {post.comments > 0 && <b>{formatNumber(post.comments)}</b>}
      </Link>
      <ShareButton post={post} />
      {children && <div className={classes.own}>{children}</div>}
    </div>
  )
}

function MeToo({ post }: { post: Post }) {
  const { t } = useTranslation()
  const failureText = useFailureText()
  const formatNumber = useNumbers()
  const { isMeToo, meToos } = useMeToo(post)
  const label =
    meToos === 0
      ? t('posts.meToo.ofNone', { title: post.title })
      : t('posts.meToo.of', { number: formatNumber(meToos), title: post.title })
  const words = (
    <>
      {t('posts.meToo.act')} {meToos > 0 && <b>{formatNumber(meToos)}</b>}
    </>
  )
  if (post.isMine)
    return meToos === 0 ? null : (
      <Link
        aria-label={label}
        className={`target text-sm no-wrap hovers no-line ink ${classes.meToo}`}
        hash={ME_TOO_SECTION}
        search={{ post: post.id }}
        to="/matches"
      >
        {words}
      </Link>
    )
  const press = async () => {
    await toggleMeToo(post)
    if (!isMeToo)
      await fetchCode(() => import('../me-too/me-too-toast.ts')).then(
        ({ tellMeToo }) => tellMeToo(),
        () => undefined,
      )
  }
  return (
    <button
      aria-label={label}
      aria-pressed={isMeToo}
      className={`target text-sm no-wrap hovers no-line ink ${classes.meToo}`}
      disabled={!(post.can.meToo || isMeToo)}
      onClick={() =>
        void press().catch((error: unknown) =>
          showFailure({ title: t('posts.meToo.failed'), message: failureText(error).message }),
        )
      }
      type="button"
    >
      {words}
    </button>
  )
}

function LikeButton({ post }: { post: Post }) {
  const { t } = useTranslation()
  const failureText = useFailureText()
  const formatNumber = useNumbers()
  const { isLiked, likes } = useLike(post)
  const Heart = isLiked ? IconHeartFilled : IconHeart

  const fail = (error: unknown) =>
    isRefusal(error, 'UNAUTHORIZED')
      ? showFailure({ title: t('posts.like.signedOut') })
      : showFailure({ title: t('posts.like.failed'), message: failureText(error).message })

  return (
    <button
      aria-label={
        likes === 0
          ? t('posts.like.ofNone', { title: post.title })
          : t('posts.like.of', { likes: formatNumber(likes), title: post.title })
      }
      aria-pressed={isLiked}
      className={`target bare quiet centre no-line ${classes.act}`}
      disabled={!(post.can.react || isLiked)}
      onClick={() => void toggleLike(post).catch(fail)}
      type="button"
    >
      <Heart aria-hidden size={20} />
      <span className={classes.word}>{t('posts.like.act')}</span> {likes > 0 && <b>{formatNumber(likes)}</b>}
    </button>
  )
}
