import { Button } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { failureText } from '#web/foundation/failure.ts'
import { useDates } from '#web/foundation/i18n.ts'
import { showFailure, showSuccess } from '#web/foundation/toasts.tsx'
import { ConfirmLater } from '#web/foundation/ui/confirm-later.tsx'
import { useRemoveAvatar } from './avatar-api.ts'

type AvatarRemovalProps = { isOffered: boolean; onRemoved: () => void }

/** Takes the picture away, once one is sure. Stays while nothing is offered: its dialog closes after the button has gone. */
export function AvatarRemoval({ isOffered, onRemoved }: AvatarRemovalProps) {
  const { t } = useTranslation()
  const dates = useDates()
  const removeAvatar = useRemoveAvatar()
  const [asking, setAsking] = useState<'never' | 'open' | 'closed'>('never')
  const remove = () =>
    removeAvatar.mutateAsync(undefined).then(
      () => {
        setAsking('closed')
        showSuccess({ title: t('settings.avatar.removed') })
        onRemoved()
      },
      (failure) => showFailure(failureText(failure, { t, dates })),
    )
  return (
    <>
      {isOffered && (
        <Button leftSection={<IconTrash aria-hidden size={20} />} onClick={() => setAsking('open')} variant="quiet">
          {t('settings.avatar.remove')}
        </Button>
      )}
      {asking !== 'never' && (
        <Suspense>
          <ConfirmLater
            confirm={t('settings.avatar.remove')}
            isDangerous
            isOpen={asking === 'open'}
            isPending={removeAvatar.isPending}
            onCancel={() => setAsking('closed')}
            onConfirm={() => void remove()}
            pending={t('settings.avatar.removing')}
            title={t('settings.avatar.removal.title')}
          >
            {t('settings.avatar.removal.text')}
          </ConfirmLater>
        </Suspense>
      )}
    </>
  )
}
