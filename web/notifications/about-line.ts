import { useTranslation } from 'react-i18next'
import type { OutcomeNotice, RecoveryNotice } from '#contract/notifications/schema.ts'

export function useAboutLine(): (notice: RecoveryNotice | OutcomeNotice) => string | undefined {
  const { t } = useTranslation()
  return ({ about, isMeToo }) => {
    if (about) return t('notifications.about', { title: about.ownTitle, inCommon: about.inCommon.join(', ') })
    return isMeToo ? t('notifications.youSaidMeToo') : undefined
  }
}
