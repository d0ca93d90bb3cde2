import { Button } from '@mantine/core'
import { IconCircleCheck, IconUsers } from '@tabler/icons-react'
import { lazy, Suspense, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Post } from '#contract/posts/schema.ts'
import { showSuccess } from '#web/foundation/toasts.tsx'
import { LinkButton } from '#web/foundation/ui/link-button.tsx'
import classes from './story-acts.module.css'

// Wanted by the author of a post only.
const ResolveDialog = lazy(async () => ({ default: (await import('./resolve-dialog.tsx')).ResolveDialog }))

type StoryActsProps = { post: Post; onResolved: () => void }

/** What its author may do on a post's own page. */
export function StoryActs({ post, onResolved }: StoryActsProps) {
  const { t } = useTranslation()
  const [dialog, setDialog] = useState<'never' | 'open' | 'closed'>('never')
  const button = useRef<HTMLButtonElement>(null)
  const close = () => {
    setDialog('closed')
    button.current?.focus()
  }
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
          onClick={() => setDialog('open')}
          ref={button}
          variant="light"
        >
          {t('posts.detail.resolve')}
        </Button>
      )}
      {dialog !== 'never' && (
        <Suspense>
          <ResolveDialog entry="page" isOpen={dialog === 'open'} onClose={close} onResolved={finish} post={post} />
        </Suspense>
      )}
    </div>
  )
}
