import { IconEye } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { BrandStrand } from '#web/foundation/ui/brand-line.tsx'
import { FORM_SCREENS, type FormScreen } from './symptom-questions.tsx'
import classes from './symptom-thread.module.css'

type SymptomThreadProps = {
  screen: FormScreen
  onScreen: (screen: FormScreen) => void
  isFilled: boolean
}

const BEGIN = 'M50 22'
const PIECES = ['C85 2 115 2 150 22', 'S215 42 250 22', 'S315 2 350 22', 'S415 42 450 22']

export function SymptomThread({ screen, onScreen, isFilled }: SymptomThreadProps) {
  const { t } = useTranslation()
  const at = FORM_SCREENS.indexOf(screen)
  return (
    <nav aria-label={t('posts.form.steps')} className={classes.thread}>
      <svg aria-hidden="true" preserveAspectRatio="none" viewBox="0 0 500 44">
        <path d={[BEGIN, ...PIECES].join(' ')} fill="none" stroke="var(--prune-line)" strokeWidth="2.5" />
        {at > 0 && <BrandStrand across={500} d={[BEGIN, ...PIECES.slice(0, at)].join(' ')} turns={[0.2, 0.9]} />}
      </svg>
      <ol>
        {FORM_SCREENS.map((each, index) => (
          <li data-past={index < at || undefined} key={each}>
            <button
              aria-current={each === screen ? 'step' : undefined}
              aria-label={each === 'review' ? t('posts.form.review.step') : t(`posts.form.${each}`)}
              onClick={(event) =>
                index > at && !isFilled ? event.currentTarget.form?.requestSubmit() : onScreen(each)
              }
              type="button"
            >
              <span aria-hidden>{each === 'review' ? <IconEye size={20} /> : index + 1}</span>
            </button>
          </li>
        ))}
      </ol>
    </nav>
  )
}
