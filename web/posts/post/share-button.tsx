import { IconShare3 } from '@tabler/icons-react'
import { useRouter } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { Post } from '#contract/posts/schema.ts'
import { showSuccess } from '#web/foundation/toasts.tsx'
import { useDeferredDialog } from '#web/foundation/ui/dialogs/use-deferred-dialog.tsx'
import { lazyDialog } from '#web/foundation/ui/layout/lazy-part.tsx'
import classes from './post-actions.module.css'
import { shareLink } from './share-link.ts'

// Loaded separately, because it opens only when the browser refuses its clipboard.
const ShareDialog = lazyDialog(async () => (await import('./share-dialog.tsx')).ShareDialog)

/** Leaves out the title, which may tell of an illness. */
export function ShareButton({ post }: { post: Pick<Post, 'id' | 'title'> }) {
  const { t } = useTranslation()
  const router = useRouter()
  const dialog = useDeferredDialog()
  const url = `${window.location.origin}${router.buildLocation({ to: '/post/$id', params: { id: post.id } }).href}`

  const share = async () => {
    const shared = await shareLink(url, t('posts.share.text'))
    if (shared === 'copied') showSuccess({ title: t('posts.share.copied'), message: t('posts.share.copiedText') })
    if (shared === 'refused') dialog.open()
  }
  return (
    <>
      <button
        aria-label={t('posts.share.of', { title: post.title })}
        className={`target bare quiet centre no-line ${classes.act}`}
        onClick={() => void share()}
        ref={dialog.opener}
        type="button"
      >
        <IconShare3 aria-hidden size={20} />
        <span className={classes.word}>{t('posts.share.act')}</span>
      </button>
      {dialog.mount(<ShareDialog isOpen={dialog.isOpen} onClose={dialog.cancel} url={url} />)}
    </>
  )
}
