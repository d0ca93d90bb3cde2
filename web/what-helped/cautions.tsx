import { useTranslation } from 'react-i18next'
import { Note } from '#web/foundation/ui/note.tsx'
import { UrgencyLine } from '#web/foundation/ui/urgency-line.tsx'
import classes from './cautions.module.css'

export function Caution() {
  const { t } = useTranslation()
  return <p className={`measure ${classes.caution}`}>{t('whatHelped.caution')}</p>
}

export function Advice() {
  const { t } = useTranslation()
  return (
    <>
      <Note>{t('whatHelped.advice')}</Note>
      <UrgencyLine shape="fit" />
    </>
  )
}
