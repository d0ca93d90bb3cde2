import { IconNotebook, IconPencil, IconUsers } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { Post } from '#contract/posts/schema.ts'
import { showSuccess } from '#web/foundation/toasts.tsx'
import { LinkButton } from '#web/foundation/ui/link-button.tsx'
import { OwnResolving } from './own-resolving.tsx'
import classes from './story-acts.module.css'

type StoryActsProps = { post: Post; onResolved: () => void }

/** What its author may do on a post's own page. */
export function StoryActs({ post, onResolved }: StoryActsProps) {
  const { t } = useTranslation()
  const finish = () => {
    showSuccess({ title: t('posts.resolve.doneOnPage') })
    onResolved()
  }
  return (
    <div className={classes.acts}>
      <LinkButton
        leftSection={<IconUsers aria-hidden size={20} />}
        search={{ post: post.id }}
        to="/matches"
        variant="default"
      >
        {t('posts.detail.matches')}
      </LinkButton>
      <LinkButton
        leftSection={<IconNotebook aria-hidden size={20} />}
        search={{ post: post.id }}
        to="/dashboard/journal"
        variant="default"
      >
        {t('posts.detail.follow')}
      </LinkButton>
      {post.can.edit && (
        <LinkButton
          leftSection={<IconPencil aria-hidden size={20} />}
          params={{ id: post.id }}
          to="/dashboard/symptom/$id/edit"
          variant="default"
        >
          {t('posts.detail.edit')}
        </LinkButton>
      )}
      <OwnResolving onResolved={finish} post={post}>
        {t('posts.detail.resolve')}
      </OwnResolving>
    </div>
  )
}
