import { Button } from '@mantine/core'
import { IconCircleCheck } from '@tabler/icons-react'
import { type ReactNode, type Ref, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import type { Post } from '#contract/posts/schema.ts'
import { showSuccess } from '#web/foundation/toasts.tsx'
import { useDeferredDialog } from '#web/foundation/ui/dialogs/use-deferred-dialog.tsx'
import { lazyDialog } from '#web/foundation/ui/layout/lazy-part.tsx'

const ResolveDialog = lazyDialog(async () => (await import('../post/resolve-dialog.tsx')).ResolveDialog)

type OwnResolvingProps = {
  post: Post
  /** A story told a moment ago is hardly over, so its button is quiet. */
  isQuiet?: boolean
  children: ReactNode
  onResolved: () => void
}

export function OwnResolving({ post, isQuiet = false, children, onResolved }: OwnResolvingProps) {
  const { t } = useTranslation()
  const dialog = useDeferredDialog()
  const finish = () => {
    showSuccess({ title: t('posts.resolve.done') })
    onResolved()
  }
  return (
    <>
      {post.can.resolve && (
        <ResolveButton isQuiet={isQuiet} onPress={dialog.open} ref={dialog.opener}>
          {children}
        </ResolveButton>
      )}
      {dialog.mount(
        <ResolveDialog entry="page" isOpen={dialog.isOpen} onClose={dialog.cancel} onResolved={finish} post={post} />,
      )}
    </>
  )
}

export type AskedResolving = { post: Post; opener: HTMLButtonElement; isOpen: boolean }

type ListResolvingProps = {
  asked: AskedResolving | undefined
  onAsked: (asked: AskedResolving) => void
  onResolved: (postId: string) => void
  onOpenerGone: () => void
}

/** The dialog stands outside the list, because a healed story may leave the list while the dialog shows the emergency numbers. */
export function ListResolving({ asked, onAsked, onResolved, onOpenerGone }: ListResolvingProps) {
  const { t } = useTranslation()
  if (!asked) return null
  const { post, opener, isOpen } = asked
  const close = () => {
    onAsked({ ...asked, isOpen: false })
    if (opener.isConnected) opener.focus()
    else onOpenerGone()
  }
  const finish = () => {
    showSuccess({ title: t('posts.resolve.done') })
    onResolved(post.id)
  }
  return (
    <Suspense>
      <ResolveDialog entry="page" isOpen={isOpen} key={post.id} onClose={close} onResolved={finish} post={post} />
    </Suspense>
  )
}

type ResolveButtonProps = {
  label?: string
  isQuiet?: boolean
  children: ReactNode
  onPress: (button: HTMLButtonElement) => void
  ref?: Ref<HTMLButtonElement>
}

export function ResolveButton({ label, isQuiet = false, children, onPress, ref }: ResolveButtonProps) {
  return (
    <Button
      aria-haspopup="dialog"
      aria-label={label}
      color={isQuiet ? undefined : 'sauge'}
      leftSection={<IconCircleCheck aria-hidden size={20} />}
      onClick={(event) => onPress(event.currentTarget)}
      ref={ref}
      variant={isQuiet ? 'quiet' : 'light'}
    >
      {children}
    </Button>
  )
}
