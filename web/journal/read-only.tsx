import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useMe } from '#web/accounts/api.ts'
import { useReadOnlyWords } from '#web/accounts/read-only.ts'
import { Note } from '#web/foundation/ui/note.tsx'

export function ReadOnly() {
  const { t } = useTranslation()
  const { me } = useMe()
  const readOnlyWords = useReadOnlyWords()
  if (me?.sanction)
    return (
      <Note tone="ambre">
        <p>{readOnlyWords}</p>
      </Note>
    )
  return (
    <Note tone="ambre">
      <p>{t('journal.readOnly')}</p>
      <Link params={{ page: 'consents' }} to="/settings/$page">
        {t('journal.readOnlyLink')}
      </Link>
    </Note>
  )
}
