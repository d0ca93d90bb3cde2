import { useTranslation } from 'react-i18next'
import type { Comment } from '#contract/posts/schema.ts'
import { useFailureText } from '#web/foundation/failure.ts'
import { showFailure, showSuccess } from '#web/foundation/toasts.tsx'
import { ConfirmLater } from '#web/foundation/ui/dialogs/confirm-later.tsx'
import { useDeferredDialog } from '#web/foundation/ui/dialogs/use-deferred-dialog.tsx'
import { MoreMenu } from '../post/more-menu.tsx'
import { useRemoveComment } from './comments-api.ts'

type CommentMenuProps = {
  comment: Comment
  onRemoved: (id: string) => void
  onFocus: (id: string | undefined) => void
}

export function CommentMenu({ comment, onRemoved, onFocus }: CommentMenuProps) {
  const { t } = useTranslation()
  const failureText = useFailureText()
  const { id, author, isMine } = comment
  const asking = useDeferredDialog()
  const removal = useRemoveComment(comment)
  if (!author) return null

  const confirm = () => {
    const neighbour = neighbourOf(id)
    // A promise is used because the comment, and this menu with it, has left the page by then.
    removal.mutateAsync({ id }).then(
      () => {
        onRemoved(id)
        onFocus(neighbour)
        showSuccess({ title: t('posts.comments.deleted') })
      },
      (error) => {
        const { title, message } = failureText(error)
        showFailure({ title, message: t('posts.comments.notRemoved', { reason: message }) })
      },
    )
  }

  return (
    <>
      <MoreMenu
        author={author}
        isMine={isMine}
        label={
          isMine
            ? t('posts.menu.ofOwnComment')
            : t('posts.menu.ofComment', { name: author.username ?? t('ui.someone') })
        }
        onRemove={comment.can.remove ? asking.open : undefined}
        ref={asking.opener}
        reported={{ kind: 'comment', id }}
      />
      {asking.mount(
        <ConfirmLater
          confirm={t('posts.removal.confirm')}
          isDangerous
          isOpen={asking.isOpen}
          isPending={removal.isPending}
          onCancel={asking.cancel}
          onConfirm={confirm}
          pending={t('posts.removal.pending')}
          title={t('posts.comments.removeTitle')}
        >
          {t('posts.comments.removeText')}
        </ConfirmLater>,
      )}
    </>
  )
}

function neighbourOf(id: string): string | undefined {
  const ids = [...document.querySelectorAll<HTMLElement>('[data-comment]')].map(({ dataset }) => dataset.comment)
  const place = ids.indexOf(id)
  return ids[place + 1] ?? ids[place - 1]
}
