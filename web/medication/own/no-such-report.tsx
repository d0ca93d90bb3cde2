import { useTranslation } from 'react-i18next'
import { EmptyState } from '#web/foundation/ui/empty-state.tsx'
import { LinkButton } from '#web/foundation/ui/link-button.tsx'

/** The text is the same for another member's report, so that its existence is not revealed. */
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
