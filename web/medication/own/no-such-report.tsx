import { useTranslation } from 'react-i18next'
import { EmptyState } from '#web/foundation/ui/empty-state.tsx'
import { LinkButton } from '#web/foundation/ui/link-button.tsx'

/** What is not one's own cannot be told from what is not there. */
export function NoSuchReport() {
  const { t } = useTranslation()
  return (
    <EmptyState
      action={
        <LinkButton search={{}} size="lg" to="/medication">
          {t('medication.back.reports')}
        </LinkButton>
      }
      title={t('medication.report.missing')}
    >
      {t('medication.report.missingText')}
    </EmptyState>
  )
}
