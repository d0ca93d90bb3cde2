import { Link } from '@tanstack/react-router'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Post } from '#contract/posts/schema.ts'
import { LinkButton } from '#web/foundation/ui/link-button.tsx'
import card from '../feed/post-card.module.css'
import { OwnCard } from './own-card.tsx'

export const OwnCommunityCard = memo(function OwnCommunityCard({ post }: { post: Post }) {
  const { t } = useTranslation()
  const { id, title } = post
  return (
    <OwnCard
      acts={
        <LinkButton aria-label={t('posts.own.detailsOf', { title })} params={{ id }} to="/post/$id" variant="default">
          {t('posts.own.details')}
        </LinkButton>
      }
      more={
        <Link
          aria-label={t('posts.card.readMoreOf', { title })}
          className={`target prune strong text-sm ${card.more}`}
          params={{ id }}
          to="/post/$id"
        >
          {t('posts.card.readMore')}
        </Link>
      }
      post={post}
      title={
        <Link params={{ id }} to="/post/$id">
          {title}
        </Link>
      }
    />
  )
})
