import { IconVolumeOff } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { Me } from '#contract/accounts/schema.ts'
import { useReadOnlyWords } from '#web/accounts/read-only.ts'
import { useTexts } from '#web/foundation/i18n.ts'
import { Banner } from '#web/foundation/ui/banner.tsx'
import { AccountStatusReason } from './account-status-reason.tsx'
import { fr as standing } from './texts.fr.ts'

const texts = { standing }

export function SilenceBanner({ sanction }: { sanction: NonNullable<Me['sanction']> }) {
  useTexts(texts)
  const { t } = useTranslation()
  const words = useReadOnlyWords()
  return (
    <Banner icon={IconVolumeOff} label={t('standing.silence.label')} tone="ambre" words={<strong>{words}</strong>}>
      <AccountStatusReason sanction={sanction} />
    </Banner>
  )
}
