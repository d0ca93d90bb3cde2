import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { isRefusal, useFailureText } from '#web/foundation/failure.ts'
import { showFailure, showSuccess } from '#web/foundation/toasts.tsx'
import { useCancelErasure } from './privacy-api.ts'

/** The element around the button disappears, so the page takes the focus. */
export function CancelErasure() {
  const { t } = useTranslation()
  const failureText = useFailureText()
  const { mutate, isPending } = useCancelErasure()
  const cancel = () => {
    mutate(
      {},
      {
        onSuccess: () => {
          document.getElementById('content')?.focus({ preventScroll: true })
          showSuccess({ title: t('privacy.erasure.kept'), message: t('privacy.erasure.keptMore') })
        },
        onError: (error) =>
          showFailure(
            isRefusal(error, 'NOT_FOUND')
              ? { title: t('privacy.erasure.tooLate'), message: t('privacy.erasure.tooLateMore') }
              : failureText(error),
          ),
      },
    )
  }
  return (
    <Button aria-disabled={isPending || undefined} onClick={cancel} variant="default">
      {t(isPending ? 'privacy.erasure.cancelling' : 'privacy.erasure.cancel')}
    </Button>
  )
}
