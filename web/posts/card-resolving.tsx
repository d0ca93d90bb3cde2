import { Button } from '@mantine/core'
import { IconCircleCheck } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Post } from '#contract/posts/schema.ts'
import { showSuccess } from '#web/foundation/toasts.tsx'
import classes from './card-resolving.module.css'
import { ResolveDialog } from './resolve-dialog.tsx'

/** On one's own card: the act of marking it treated, then the word that it is. */
export function CardResolving({ post }: { post: Post }) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const [isJustTreated, setJustTreated] = useState(false)
  const finish = () => {
    setJustTreated(true)
    showSuccess({ title: t('posts.resolve.treatedTitle'), message: t('posts.resolve.treatedText') })
  }
  if (post.resolution)
    return (
      // The button that had the focus is gone: its place takes it.
      <p className={classes.treated} ref={isJustTreated ? (place) => place?.focus() : undefined} tabIndex={-1}>
        <IconCircleCheck aria-hidden size={20} />
        {t('posts.card.treated')}
      </p>
    )
  if (!post.can.resolve) return null
  return (
    <div className={classes.acts}>
      <Button
        aria-label={t('posts.card.resolveOf', { title: post.title })}
        color="sauge"
        leftSection={<IconCircleCheck aria-hidden size={20} />}
        onClick={() => setOpen(true)}
        variant="light"
      >
        {t('posts.card.resolve')}
      </Button>
      <ResolveDialog entry="feed" isOpen={isOpen} onClose={() => setOpen(false)} onResolved={finish} post={post} />
    </div>
  )
}
