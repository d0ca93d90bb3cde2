import { useTranslation } from 'react-i18next'
import { EmptyState } from '#web/foundation/ui/empty-state.tsx'
import { LinkButton } from '#web/foundation/ui/link-button.tsx'

export function Refused() {
  const { t } = useTranslation()
  return (
    <EmptyState
      action={
        <LinkButton to="/" variant="default">
          {t('queue.refused.action')}
        </LinkButton>
      }
      order={1}
      title={t('queue.refused.title')}
    >
      {t('queue.refused.text')}
    </EmptyState>
  )
}
