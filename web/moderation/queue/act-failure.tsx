import { useTranslation } from 'react-i18next'
import { isRefusal, useFailureText } from '#web/foundation/failure.ts'
import { Note } from '#web/foundation/ui/note.tsx'

export function ActFailure({ error }: { error: unknown }) {
  const { t } = useTranslation()
  const failureText = useFailureText()
  const isChanged = isRefusal(error, 'EDITED_ELSEWHERE')
  const { title, message } = failureText(error)
  return (
    <Note role="alert" title={isChanged ? t('queue.changedTitle') : title} tone={isChanged ? 'ambre' : 'brique'}>
      <p>{isChanged ? t('queue.changedMore') : message}</p>
      {!isChanged && <p>{t('queue.nothingLost')}</p>}
    </Note>
  )
}
