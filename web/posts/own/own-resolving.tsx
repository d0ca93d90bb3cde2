import { Button } from '@mantine/core'
import { IconCircleCheck } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Post } from '#contract/posts/schema.ts'
import { showSuccess } from '#web/foundation/toasts.tsx'
import { useDeferredDialog } from '#web/foundation/ui/dialogs/use-deferred-dialog.tsx'
import { lazyDialog } from '#web/foundation/ui/layout/lazy-part.tsx'

// Wanted by the author of a post only.
const ResolveDialog = lazyDialog(async () => (await import('../post/resolve-dialog.tsx')).ResolveDialog)

type OwnResolvingProps = {
  post: Post
  /** Says which post it is, where several stand on the page. */
  label?: string
  /** Told a moment ago, a story is hardly over. */
  isQuiet?: boolean
  children: ReactNode
  onResolved: () => void
}

/** From one's own space: asks what helped, then marks the symptom as healed. Nothing where that is done, or may not be done. */
export function OwnResolving({ post, label, isQuiet = false, children, onResolved }: OwnResolvingProps) {
  const { t } = useTranslation()
  const dialog = useDeferredDialog()
  const finish = () => {
    showSuccess({ title: t('posts.resolve.done') })
    onResolved()
  }
  return (
    <>
      {post.can.resolve && (
        <Button
          aria-haspopup="dialog"
          aria-label={label}
          color={isQuiet ? undefined : 'sauge'}
          leftSection={<IconCircleCheck aria-hidden size={20} />}
          onClick={dialog.open}
          ref={dialog.opener}
          variant={isQuiet ? 'quiet' : 'light'}
        >
          {children}
        </Button>
      )}
      {dialog.mount(
        <ResolveDialog entry="page" isOpen={dialog.isOpen} onClose={dialog.cancel} onResolved={finish} post={post} />,
      )}
    </>
  )
}
