import { Menu } from '@mantine/core'
import { IconFlag, IconPencil, IconTrash } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { Treatment } from '#contract/treatments/schema.ts'
import { useFailureText } from '#web/foundation/failure.ts'
import { showFailure, showSuccess } from '#web/foundation/toasts.tsx'
import { BackMenu } from '#web/foundation/ui/dialogs/back-menu.tsx'
import { ConfirmLater } from '#web/foundation/ui/dialogs/confirm-later.tsx'
import { MenuLink } from '#web/foundation/ui/dialogs/menu-link.tsx'
import { useDeferredDialog } from '#web/foundation/ui/dialogs/use-deferred-dialog.tsx'
import { MoreButton } from '#web/posts/post/more-button.tsx'
import { useRemoveTreatment } from './api.ts'

export function EntryMenu({ entry, onEdit }: { entry: Treatment; onEdit: () => void }) {
  const { t } = useTranslation()
  const failureText = useFailureText()
  const asking = useDeferredDialog()
  const removal = useRemoveTreatment(entry.postId)
  const { id, name, isMine } = entry
  const confirm = () =>
    removal.mutate(
      { id },
      {
        onSuccess: () => {
          asking.close()
          showSuccess({ title: t('treatments.removal.done') })
          // The button that had the focus disappears with the entry.
          document.getElementById('essais')?.focus({ preventScroll: true })
        },
        onError: (error) => {
          const { title, message } = failureText(error)
          showFailure({ title, message: t('treatments.removal.failed', { reason: message }) })
        },
      },
    )
  return (
    <>
      <BackMenu position="bottom-end" width={230}>
        <Menu.Target>
          <MoreButton label={t('treatments.actionsOf', { name })} ref={asking.opener} />
        </Menu.Target>
        <Menu.Dropdown>
          {isMine ? (
            <>
              <Menu.Item leftSection={<IconPencil aria-hidden size={18} />} onClick={onEdit}>
                {t('treatments.edit')}
              </Menu.Item>
              <Menu.Item leftSection={<IconTrash aria-hidden size={18} />} onClick={asking.open}>
                {t('treatments.remove')}
              </Menu.Item>
            </>
          ) : (
            <MenuLink
              leftSection={<IconFlag aria-hidden size={18} />}
              search={{ kind: 'treatment', id }}
              to="/signaler"
            >
              {t('treatments.report')}
            </MenuLink>
          )}
        </Menu.Dropdown>
      </BackMenu>
      {asking.mount(
        <ConfirmLater
          confirm={t('treatments.remove')}
          isDangerous
          isOpen={asking.isOpen}
          isPending={removal.isPending}
          onCancel={asking.cancel}
          onConfirm={confirm}
          pending={t('treatments.removal.pending')}
          title={t('treatments.removal.title')}
        >
          {t('treatments.removal.text', { name })}
        </ConfirmLater>,
      )}
    </>
  )
}
