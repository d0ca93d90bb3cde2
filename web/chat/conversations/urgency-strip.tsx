import { VisuallyHidden } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { URGENCY_NUMBERS } from '#web/foundation/ui/urgency-line.tsx'
import classes from './urgency-strip.module.css'

/** The emergency numbers in one line of a phone, each above a word that says whom it reaches, so that the messages keep their place. */
export function UrgencyStrip() {
  const { t } = useTranslation()
  return (
    <div className={`line middle apart text-sm ${classes.strip}`} data-urgency>
      <b>{t('ui.urgency.title')}</b>{' '}
      {URGENCY_NUMBERS.map(({ number, href, label }) => (
        <a href={href} key={number}>
          <b>{number}</b> <small aria-hidden>{t(`chat.urgency.n${number}`)}</small>
          <VisuallyHidden>{t(label)}</VisuallyHidden>
        </a>
      ))}
    </div>
  )
}
