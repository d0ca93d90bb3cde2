import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { Me } from '#contract/accounts/schema.ts'

export function AccountStatusReason({ sanction: { decisionId } }: { sanction: NonNullable<Me['sanction']> }) {
  const { t } = useTranslation()
  return (
    <Link params={{ id: decisionId }} to="/decisions/$id">
      {t('standing.why')}
    </Link>
  )
}
