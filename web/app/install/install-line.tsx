import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useTexts } from '#web/foundation/i18n.ts'
import { useFailureToast } from '#web/foundation/toasts.tsx'
import { takeInstallOffer, useInstallOffer } from './install-offer.ts'
import { fr as install } from './texts.fr.ts'

const texts = { install }

export function InstallLine() {
  useTexts(texts)
  const { t } = useTranslation()
  const tellFailure = useFailureToast()
  const offer = useInstallOffer()
  if (!offer) return null
  const take = () => takeInstallOffer(offer).catch(tellFailure)
  return (
    <div className="stack g2 start">
      <p className="quiet">{t('install.more')}</p>
      <Button leftSection={<IconDownload aria-hidden size={20} />} onClick={() => void take()} variant="default">
        {t('install.take')}
      </Button>
    </div>
  )
}
