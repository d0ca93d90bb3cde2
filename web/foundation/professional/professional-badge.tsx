import { IconRosetteDiscountCheck } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useTexts } from '#web/foundation/i18n.ts'
import classes from './professional-badge.module.css'
import { fr as professionalBadge } from './texts.fr.ts'

const texts = { professionalBadge }

/** `isShort` leaves out the visible text, not the text for screen readers. */
export function ProfessionalBadge({ isShort }: { isShort: boolean }) {
  useTexts(texts)
  const { t } = useTranslation()
  return (
    <span
      className={`middle no-wrap rigid pill ${classes.badge}`}
      data-short={isShort || undefined}
      title={t('professionalBadge.full')}
    >
      <IconRosetteDiscountCheck aria-hidden size={isShort ? 18 : 16} />
      {!isShort && <span aria-hidden="true">{t('professionalBadge.short')}</span>}
      <span className="unseen">{t('professionalBadge.full')}</span>
    </span>
  )
}
