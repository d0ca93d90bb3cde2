import { IconAlertTriangle } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useDates, useTexts } from '#web/foundation/i18n.ts'
import { Banner } from '#web/foundation/ui/banner.tsx'
import { CancelErasure } from './cancel-erasure.tsx'
import { fr as privacy } from './texts.fr.ts'

const texts = { privacy }

export function ErasureBanner({ dueAt }: { dueAt: Date }) {
  useTexts(texts)
  const { t } = useTranslation()
  const dates = useDates()
  return (
    <Banner
      icon={IconAlertTriangle}
      label={t('privacy.erasure.banner')}
      tone="ambre"
      words={<strong>{t('privacy.erasure.asked', { day: dates.day(dueAt) })}</strong>}
    >
      <CancelErasure />
    </Banner>
  )
}
