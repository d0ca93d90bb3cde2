import { ActionIcon } from '@mantine/core'
import { IconLifebuoy, IconX } from '@tabler/icons-react'
import { useEffect, useEffectEvent, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useTexts } from '../i18n.ts'
import classes from './emergency-numbers.module.css'
import { fr as crisis } from './texts.fr.ts'

const texts = { crisis }

const NUMBERS = [
  { number: '3114', href: 'tel:3114', label: 'crisis.listening' },
  { number: '15', href: 'tel:15', label: 'crisis.samu' },
  { number: '112', href: 'tel:112', label: 'crisis.europe' },
  { number: '114', href: 'sms:114', label: 'crisis.sms' },
] as const

type EmergencyNumbersProps = {
  onClose: () => void
  isArriving: boolean
  onArrived: () => void
  /** Whether typing has just opened the card: it scrolls into sight, and the field keeps the focus. */
  isOpening: boolean
  isBrief: boolean
}

/** Nothing is held back, stored on a server, or reported to anybody. */
export function EmergencyNumbers({ onClose, isArriving, onArrived, isOpening, isBrief }: EmergencyNumbersProps) {
  useTexts(texts)
  const { t } = useTranslation()
  const [titleId, textId] = [useId(), useId()]
  const card = useRef<HTMLElement>(null)
  const arrive = useEffectEvent(() => {
    card.current?.focus({ preventScroll: true })
    card.current?.scrollIntoView({ block: 'center' })
    onArrived()
  })
  const open = useEffectEvent(() => {
    if (isOpening) card.current?.scrollIntoView({ block: 'nearest' })
  })
  useEffect(() => open(), [])
  useEffect(() => {
    if (!isArriving) return
    // The timer runs after the page's own moves of the focus, to a heading or a comment.
    const timer = setTimeout(arrive)
    return () => clearTimeout(timer)
  }, [isArriving])
  return (
    <section
      aria-describedby={textId}
      aria-labelledby={titleId}
      className={classes.card}
      data-brief={isBrief || undefined}
      ref={card}
      tabIndex={-1}
    >
      <IconLifebuoy aria-hidden size={24} />
      <strong className={classes.title} id={titleId}>
        {t('crisis.title')}
      </strong>
      <ActionIcon aria-label={t('crisis.close')} className={classes.close} onClick={onClose} variant="quiet">
        <IconX aria-hidden size={20} />
      </ActionIcon>
      <p className={classes.text} id={textId}>
        {t('crisis.text')}
      </p>
      <ul className={`row ${classes.numbers}`}>
        {NUMBERS.map(({ number, href, label }) => (
          <li key={href}>
            <a href={href}>
              <b>{number}</b> <span>{t(label)}</span>
            </a>
          </li>
        ))}
      </ul>
      <p className={classes.private}>{t('crisis.private')}</p>
    </section>
  )
}

export function CrisisAnnouncement() {
  useTexts(texts)
  const { t } = useTranslation()
  return t('crisis.said')
}
