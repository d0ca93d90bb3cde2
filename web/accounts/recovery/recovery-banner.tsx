import { Button } from '@mantine/core'
import { IconShieldOff } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useFailureText } from '#web/foundation/failure.ts'
import { useDates, useTexts } from '#web/foundation/i18n.ts'
import { showFailure, showSuccess } from '#web/foundation/toasts.tsx'
import { Banner } from '#web/foundation/ui/banner.tsx'
import { useCancelRecovery } from './api.ts'
import { fr as recovery } from './texts.fr.ts'

const texts = { recovery }

export function RecoveryBanner({ dueAt }: { dueAt: Date }) {
  useTexts(texts)
  const { t } = useTranslation()
  const dates = useDates()
  const failureText = useFailureText()
  const { mutate, isPending } = useCancelRecovery()
  const cancel = () => {
    mutate(
      {},
      {
        onSuccess: () => {
          // The banner disappears, so the page takes the focus.
          document.getElementById('content')?.focus({ preventScroll: true })
          showSuccess({ title: t('recovery.banner.cancelled'), message: t('recovery.banner.cancelledMore') })
        },
        onError: (error) => showFailure(failureText(error)),
      },
    )
  }
  return (
    <Banner
      icon={IconShieldOff}
      label={t('recovery.banner.label')}
      tone="ambre"
      words={<strong>{t('recovery.banner.text', { moment: dates.moment(dueAt) })}</strong>}
    >
      <Button aria-disabled={isPending || undefined} onClick={cancel} variant="default">
        {t(isPending ? 'recovery.banner.cancelling' : 'recovery.banner.cancel')}
      </Button>
    </Banner>
  )
}
