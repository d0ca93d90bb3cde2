import { Button } from '@mantine/core'
import { IconCircleCheck } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Post } from '#contract/posts/schema.ts'
import { showSuccess } from '#web/foundation/toasts.tsx'
import { useDeferredDialog } from '#web/foundation/ui/dialogs/use-deferred-dialog.tsx'
import { lazyDialog } from '#web/foundation/ui/layout/lazy-part.tsx'
import classes from './card-resolving.module.css'

// Loaded separately, because only the author of a post opens it.
const ResolveDialog = lazyDialog(async () => (await import('../post/resolve-dialog.tsx')).ResolveDialog)

export function CardResolving({ post }: { post: Post }) {
  const { t } = useTranslation()
  const dialog = useDeferredDialog()
  const [isJustTreated, setJustTreated] = useState(false)
  const finish = () => {
    setJustTreated(true)
    showSuccess({ title: t('posts.resolve.treatedTitle'), message: t('posts.resolve.treatedText') })
  }
  return (
    <>
      {post.resolution ? (
        // The focused button has disappeared, so the text in its place takes the focus.
        <p
          className={`line g2 middle sauge strong text-sm touch ${classes.treated}`}
          ref={isJustTreated ? (place) => place?.focus() : undefined}
          tabIndex={-1}
        >
          <IconCircleCheck aria-hidden size={20} />
          {t('posts.card.treated')}
        </p>
      ) : (
        post.can.resolve && (
          <Button
            aria-haspopup="dialog"
            aria-label={t('posts.card.resolveOf', { title: post.title })}
            color="sauge"
            leftSection={<IconCircleCheck aria-hidden size={20} />}
            onClick={dialog.open}
            ref={dialog.opener}
            variant="light"
          >
            {t('posts.card.resolve')}
          </Button>
        )
      )}
      {/* The dialog may stay open after resolving, to show the emergency numbers. */}
      {dialog.mount(
        <ResolveDialog entry="feed" isOpen={dialog.isOpen} onClose={dialog.cancel} onResolved={finish} post={post} />,
      )}
    </>
  )
}
