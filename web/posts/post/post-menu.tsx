import { useTranslation } from 'react-i18next'
import type { Post } from '#contract/posts/schema.ts'
import { useFailureText } from '#web/foundation/failure.ts'
import { showFailure, showSuccess } from '#web/foundation/toasts.tsx'
import { ConfirmLater } from '#web/foundation/ui/dialogs/confirm-later.tsx'
import { useDeferredDialog } from '#web/foundation/ui/dialogs/use-deferred-dialog.tsx'
import { MoreMenu } from './more-menu.tsx'
import { useRemovePost } from './post-removal.ts'

type PostMenuProps = {
  post: Pick<Post, 'id' | 'title' | 'author' | 'isMine' | 'can'>
  onRemoved?: (() => Promise<void>) | undefined
}

export function PostMenu({ post, onRemoved }: PostMenuProps) {
  const { t } = useTranslation()
  const failureText = useFailureText()
  const { id, title, author, isMine } = post
  const asking = useDeferredDialog()
  const removal = useRemovePost(onRemoved)

  // A promise is used because the post's card has left the page by then.
  const confirm = () =>
    removal.mutateAsync({ id }).then(
      () => showSuccess({ title: t('posts.removal.done'), message: t('posts.removal.doneText') }),
      (error) => {
        const { title: kind, message } = failureText(error)
        showFailure({ title: kind, message: t('posts.removal.failed', { reason: message }) })
      },
    )

  return (
    <>
      <MoreMenu
        author={author}
        isMine={isMine}
        label={t('posts.menu.ofPost', { title })}
        onRemove={post.can.remove ? asking.open : undefined}
        ref={asking.opener}
        reported={{ kind: 'post', id }}
      />
      {asking.mount(
        <ConfirmLater
          confirm={t('posts.removal.confirm')}
          isDangerous
          isOpen={asking.isOpen}
          isPending={removal.isPending}
          onCancel={asking.cancel}
          onConfirm={() => void confirm()}
          pending={t('posts.removal.pending')}
          title={t('posts.removal.title')}
        >
          {t('posts.removal.text', { title })}
        </ConfirmLater>,
      )}
    </>
  )
}
