import { useTranslation } from 'react-i18next'
import { useDates, useTexts } from '#web/foundation/i18n.ts'
import { Note } from '#web/foundation/ui/note.tsx'
import { fr as newAccount } from './texts.fr.ts'

const texts = { newAccount }

type FewRequestsNoteProps = { until: Date; atOnce: number; perDay: number }

export function FewRequestsNote({ until, atOnce, perDay }: FewRequestsNoteProps) {
  useTexts(texts)
  const { t } = useTranslation()
  const dates = useDates()
  return (
    until > new Date() && (
      <Note>{t('newAccount.fewRequests', { count: atOnce, perDay, when: dates.moment(until) })}</Note>
    )
  )
}
