import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Note } from '#web/foundation/ui/note.tsx'

/** Why nothing can be written, and where that is decided. */
export function ReadOnly() {
  const { t } = useTranslation()
  return (
    <Note tone="ambre">
      <p>{t('journal.readOnly')}</p>
      <Link to="/settings">{t('journal.readOnlyLink')}</Link>
    </Note>
  )
}
