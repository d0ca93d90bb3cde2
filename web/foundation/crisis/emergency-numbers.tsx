import { ActionIcon } from '@mantine/core'
import { IconLifebuoy, IconX } from '@tabler/icons-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useTexts } from '../i18n.ts'
import classes from './emergency-numbers.module.css'
import { fr as crisis } from './texts.fr.ts'

const texts = { crisis }

const NUMBERS = [
  { href: 'tel:3114', label: 'crisis.listening' },
  { href: 'tel:15', label: 'crisis.samu' },
  { href: 'tel:112', label: 'crisis.europe' },
  { href: 'sms:114', label: 'crisis.sms' },
] as const

/** Shows whom the person can call. Nothing is held back, kept on a server, or told to anybody. */
export function EmergencyNumbers({ onClose }: { onClose: () => void }) {
  useTexts(texts)
  const { t } = useTranslation()
  const titleId = useId()
  return (
    <section aria-labelledby={titleId} className={classes.card}>
      <IconLifebuoy aria-hidden size={24} />
      <strong className={classes.title} id={titleId}>
        {t('crisis.title')}
      </strong>
      <ActionIcon aria-label={t('crisis.close')} className={classes.close} onClick={onClose} variant="quiet">
        <IconX aria-hidden size={20} />
      </ActionIcon>
      <p className={classes.text}>{t('crisis.text')}</p>
      <ul className={classes.numbers}>
        {NUMBERS.map(({ href, label }) => (
          <li key={href}>
            <a href={href}>{t(label)}</a>
          </li>
        ))}
      </ul>
      <p className={classes.private}>{t('crisis.private')}</p>
    </section>
  )
}

/** The words read aloud as the card appears. */
export function CrisisAnnouncement() {
  useTexts(texts)
  const { t } = useTranslation()
  return t('crisis.said')
}
