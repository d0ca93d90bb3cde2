import { Button } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { showSuccess, useFailureToast } from '#web/foundation/toasts.tsx'
import { ConfirmLater } from '#web/foundation/ui/dialogs/confirm-later.tsx'
import { useDeferredDialog } from '#web/foundation/ui/dialogs/use-deferred-dialog.tsx'
import { useRemoveAvatar } from './avatar-api.ts'

type AvatarRemovalProps = { isOffered: boolean; onRemoved: () => void }

/** Stays mounted while nothing is offered: its dialog closes after the button has gone. */
export function AvatarRemoval({ isOffered, onRemoved }: AvatarRemovalProps) {
  const { t } = useTranslation()
  const tellFailure = useFailureToast()
  const removeAvatar = useRemoveAvatar()
  const asking = useDeferredDialog()
  const remove = () =>
    removeAvatar.mutateAsync(undefined).then(() => {
      asking.close()
      showSuccess({ title: t('settings.avatar.removed') })
      onRemoved()
    }, tellFailure)
  return (
    <>
      {isOffered && (
        <Button
          aria-haspopup="dialog"
          leftSection={<IconTrash aria-hidden size={20} />}
          onClick={asking.open}
          variant="quiet"
        >
          {t('settings.avatar.remove')}
        </Button>
      )}
      {asking.mount(
        <ConfirmLater
          confirm={t('settings.avatar.remove')}
          isDangerous
          isOpen={asking.isOpen}
          isPending={removeAvatar.isPending}
          onCancel={asking.close}
          onConfirm={() => void remove()}
          pending={t('settings.avatar.removing')}
          title={t('settings.avatar.removal.title')}
        >
          {t('settings.avatar.removal.text')}
        </ConfirmLater>,
      )}
    </>
  )
}
