import { Button } from '@mantine/core'
import { IconCircleCheck } from '@tabler/icons-react'
import { type ReactNode, type Ref, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import type { Post } from '#contract/posts/schema.ts'
import { showSuccess } from '#web/foundation/toasts.tsx'
import { useDeferredDialog } from '#web/foundation/ui/dialogs/use-deferred-dialog.tsx'
import { lazyDialog } from '#web/foundation/ui/layout/lazy-part.tsx'

// Wanted by the author of a post only.
const ResolveDialog = lazyDialog(async () => (await import('../post/resolve-dialog.tsx')).ResolveDialog)

type OwnResolvingProps = {
  post: Post
  /** Told a moment ago, a story is hardly over. */
  isQuiet?: boolean
  children: ReactNode
  onResolved: () => void
}

/** From a story's own page: asks what helped, then marks the symptom as healed. Nothing where that is done, or may not be done. */
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

/** The story of a list that is being marked as healed, with the button that asked for it. */
export type AskedResolving = { post: Post; opener: HTMLButtonElement; isOpen: boolean }

type ListResolvingProps = {
  asked: AskedResolving | undefined
  onAsked: (asked: AskedResolving) => void
  onResolved: (postId: string) => void
  /** Called as it closes, where the button that has to have the focus again is gone. */
  onOpenerGone: () => void
}

/** The same dialog for a list, outside it: healed, a story may leave the list, and the dialog may stay with whom to call. */
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
  /** Says which post it is, where several stand on the page. */
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
