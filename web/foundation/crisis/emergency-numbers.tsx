import { ActionIcon } from '@mantine/core'
import { IconChevronDown, IconLifebuoy, IconX } from '@tabler/icons-react'
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useTexts } from '../i18n.ts'
import classes from './emergency-numbers.module.css'
import { hasGoneOn } from './help-state.ts'
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
  /** The text that is written beside the card, which folds to its numbers when somebody writes on; empty where it never folds. */
  written: string
}

/** Nothing is held back, stored on a server, or reported to anybody. */
export function EmergencyNumbers({
  onClose,
  isArriving,
  onArrived,
  isOpening,
  isBrief,
  written,
}: EmergencyNumbersProps) {
  useTexts(texts)
  const { t } = useTranslation()
  const [titleId, textId] = [useId(), useId()]
  const card = useRef<HTMLElement>(null)
  const { isFolded, toggle } = useFolding(written, isArriving)
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
      data-brief={isBrief || isFolded || undefined}
      data-whole={(toggle && !isFolded) || undefined}
      ref={card}
      tabIndex={-1}
    >
      <IconLifebuoy aria-hidden size={24} />
      <strong className={classes.title} id={titleId}>
        {toggle ? (
          <button
            aria-expanded={!isFolded}
            className={`bare target turns ${classes.opener}`}
            onClick={toggle}
            type="button"
          >
            {t('crisis.title')}
            <IconChevronDown aria-hidden size={20} />
          </button>
        ) : (
          t('crisis.title')
        )}
      </strong>
      <ActionIcon aria-label={t('crisis.close')} className={classes.close} onClick={onClose} variant="quiet">
        <IconX aria-hidden size={20} />
      </ActionIcon>
      <p className={classes.text} id={textId}>
        {t('crisis.text')}
      </p>
      <ul className={`row g2 r1 ${classes.numbers}`}>
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

/**
 * Folds the card to its numbers once it was seen and somebody writes on, so that they keep a place for what they answer to. It opens again by a press, and
 * after sending, when it takes the focus.
 * @returns `toggle` once it was folded: the button stays, so that the focus does
 */
function useFolding(written: string, isArriving: boolean) {
  const [seen, setSeen] = useState(written)
  const [isFolded, setFolded] = useState(false)
  const [wasFolded, setWasFolded] = useState(false)
  const open = () => {
    setSeen(written)
    setFolded(false)
  }
  const fold = () => {
    setFolded(true)
    setWasFolded(true)
  }
  // After sending, the next words count from their first letter.
  if (written === '' && seen !== '') setSeen('')
  else if (isFolded && isArriving) open()
  else if (!isFolded && !isArriving && hasGoneOn(seen, written)) fold()
  return { isFolded, toggle: wasFolded ? (isFolded ? open : fold) : undefined }
}

export function CrisisAnnouncement() {
  useTexts(texts)
  const { t } = useTranslation()
  return t('crisis.said')
}
