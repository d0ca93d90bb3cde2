import { IconAlertTriangle } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { SendingFailure } from '#web/foundation/editing/use-form-sending.ts'
import { Note } from '#web/foundation/ui/note.tsx'

export function SendingNote({ failure: { title, message, subjectId } }: { failure: SendingFailure }) {
  const { t } = useTranslation()
  return (
    <Note icon={IconAlertTriangle} role="status" title={title} tone="brique">
      {message}
      {subjectId && (
        <>
          {' '}
          <Link params={{ id: subjectId }} to="/dashboard/symptom/$id">
            {t('posts.form.saidBefore.read')}
          </Link>
        </>
      )}
    </Note>
  )
}
