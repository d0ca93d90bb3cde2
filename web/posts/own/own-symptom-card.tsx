import { IconPencil } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Post } from '#contract/posts/schema.ts'
import { LinkButton } from '#web/foundation/ui/link-button.tsx'
import card from '../feed/post-card.module.css'
import { PostFacts } from '../post/post-facts.tsx'
import { WhatHelped } from '../post/what-helped.tsx'
import { OwnCard } from './own-card.tsx'
import { type AskedResolving, ResolveButton } from './own-resolving.tsx'

type OwnSymptomCardProps = {
  post: Post
  isJustResolved: boolean
  onResolve: (asked: AskedResolving) => void
}

export const OwnSymptomCard = memo(function OwnSymptomCard({ post, isJustResolved, onResolve }: OwnSymptomCardProps) {
  const { t } = useTranslation()
  const { id, title } = post
  const more = (
    <Link
      aria-label={t('posts.card.readMoreOf', { title })}
      className={`target prune strong text-sm ${card.more}`}
      params={{ id }}
      to="/dashboard/symptom/$id"
    >
      {t('posts.card.readMore')}
    </Link>
  )
  const acts = (
    <>
      <LinkButton
        aria-label={t('posts.own.detailsOf', { title })}
        params={{ id }}
        to="/dashboard/symptom/$id"
        variant="default"
      >
        {t('posts.own.details')}
      </LinkButton>
      {post.can.edit && (
        <LinkButton
          aria-label={t('posts.own.editOf', { title })}
          leftSection={<IconPencil aria-hidden size={20} />}
          params={{ id }}
          to="/dashboard/symptom/$id/edit"
          variant="default"
        >
          {t('posts.own.edit')}
        </LinkButton>
      )}
      {post.can.resolve && (
        <ResolveButton
          label={t('posts.card.resolveOf', { title })}
          onPress={(opener) => onResolve({ post, opener, isOpen: true })}
        >
          {t('posts.card.resolve')}
        </ResolveButton>
      )}
    </>
  )
  return (
    <OwnCard
      acts={acts}
      more={more}
      post={post}
      title={
        <Link params={{ id }} to="/dashboard/symptom/$id">
          {title}
        </Link>
      }
    >
      <PostFacts post={post} />
      {post.resolution && <WhatHelped isFocused={isJustResolved} more={more} order={3} resolution={post.resolution} />}
    </OwnCard>
  )
})
