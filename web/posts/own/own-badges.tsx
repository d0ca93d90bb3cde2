import { IconPencil, IconPhoto, IconSparkles, IconUsers, IconVideo } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { Post } from '#contract/posts/schema.ts'
import { Badge, StatusBadge, statusOf } from '#web/foundation/ui/people/badge.tsx'
import { isNew } from '../feed/is-new.ts'
import { mediaIncluded } from './own-media.ts'

export function OwnBadges({ post }: { post: Post }) {
  const { t } = useTranslation()
  const isSymptom = post.kind === 'symptom'
  const media = isSymptom ? undefined : mediaIncluded(post.media)
  return (
    <>
      {isSymptom ? (
        <StatusBadge status={statusOf(post.outcome)} />
      ) : (
        <Badge icon={post.isByTeam ? IconUsers : IconPencil} tone={post.isByTeam ? 'prune' : 'ardoise'}>
          {t(post.isByTeam ? 'posts.card.team' : 'posts.card.community')}
        </Badge>
      )}
      {isNew(post.createdAt, new Date()) && (
        <Badge icon={IconSparkles} tone="prune">
          {t('posts.own.recent')}
        </Badge>
      )}
      {media && (
        <Badge icon={media === 'video' ? IconVideo : IconPhoto} tone="ardoise">
          {t(`posts.own.included.${media}`)}
        </Badge>
      )}
    </>
  )
}
