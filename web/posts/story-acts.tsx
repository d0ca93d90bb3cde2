import { Button } from '@mantine/core'
import { IconCircleCheck, IconUsers } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Post } from '#contract/posts/schema.ts'
import { showSuccess } from '#web/foundation/toasts.tsx'
import { LinkButton } from '#web/foundation/ui/link-button.tsx'
import { ResolveDialog } from './resolve-dialog.tsx'
import classes from './story-acts.module.css'

type StoryActsProps = { post: Post; onResolved: () => void }

/** What its author may do on a post's own page. */
export function StoryActs({ post, onResolved }: StoryActsProps) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const finish = () => {
    showSuccess({ title: t('posts.resolve.done') })
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
      {post.can.resolve && (
        <Button
          color="sauge"
          leftSection={<IconCircleCheck aria-hidden size={20} />}
          onClick={() => setOpen(true)}
          variant="light"
        >
          {t('posts.detail.resolve')}
        </Button>
      )}
      <ResolveDialog entry="page" isOpen={isOpen} onClose={() => setOpen(false)} onResolved={finish} post={post} />
    </div>
  )
}
