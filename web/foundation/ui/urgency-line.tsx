import { IconUrgent } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import classes from './urgency-line.module.css'

export const URGENCY_NUMBERS = [
  { number: '15', href: 'tel:15', label: 'ui.urgency.samu' },
  { number: '112', href: 'tel:112', label: 'ui.urgency.europe' },
  { number: '114', href: 'sms:114', label: 'ui.urgency.sms' },
  { number: '3114', href: 'tel:3114', label: 'ui.urgency.suicide' },
] as const

type UrgencyLineProps = {
  /** `line` fills its place, `fit` is only as wide as its words, `column` is two lines for a narrow side. */
  shape?: 'line' | 'fit' | 'column'
  inWell?: boolean
  /** Whether an answer that suggests danger has brought the line up: the line that always stands on the page then gives way. */
  isAnswer?: boolean
}

export function UrgencyLine({ shape = 'line', inWell = false, isAnswer = false }: UrgencyLineProps) {
  const { t } = useTranslation()
  return (
    <div
      className={`row middle text-sm g5 r0 touch ${classes.urgency}`}
      data-in-well={inWell || undefined}
      data-shape={shape}
      data-urgency={isAnswer ? 'answer' : 'standing'}
    >
      <b className="line g2 middle touch">
        <IconUrgent aria-hidden size={20} />
        {t('ui.urgency.title')}
      </b>{' '}
      <UrgencyNumbers />
    </div>
  )
}

/** All but 112 are French; the text tells readers elsewhere to call their own. */
export function UrgencyNumbers() {
  const { t } = useTranslation()
  return (
    <span className={`row g5 r0 ${classes.numbers}`}>
      {URGENCY_NUMBERS.map(({ number, href, label }) => (
        <a href={href} key={number}>
          <b>{number}</b> <span>{t(label)}</span>{' '}
        </a>
      ))}
    </span>
  )
}
