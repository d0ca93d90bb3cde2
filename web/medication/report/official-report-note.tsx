import { IconPrinter } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Note } from '#web/foundation/ui/note.tsx'

export function OfficialReportNote() {
  const { t } = useTranslation()
  return <Note icon={IconPrinter}>{t('medication.notSent')}</Note>
}
