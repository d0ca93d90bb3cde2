import { useTranslation } from 'react-i18next'
import { Note } from '#web/foundation/ui/note.tsx'
import { UrgencyLine } from '#web/foundation/ui/urgency-line.tsx'
import classes from './cautions.module.css'

/** Says what the words of members are, and are not: above all that they tell. */
export function Caution() {
  const { t } = useTranslation()
  return <p className={classes.caution}>{t('whatHelped.caution')}</p>
}

/** Asks readers to change no treatment by themselves, and shows the emergency numbers. */
export function Advice() {
  const { t } = useTranslation()
  return (
    <>
      <Note>{t('whatHelped.advice')}</Note>
      <UrgencyLine shape="fit" />
    </>
  )
}
