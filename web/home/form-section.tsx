import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { UrgencyLine } from '#web/foundation/ui/urgency-line.tsx'
import classes from './form-section.module.css'
import { FORM_SECTION } from './sections.ts'

const STEPS = ['home.form.feeling', 'home.form.since', 'home.form.where', 'home.form.understand'] as const

export function FormSection({ children }: { children: ReactNode }) {
  const { t } = useTranslation()
  return (
    <section className="page-section" id={FORM_SECTION}>
      <div className={`top apart ${classes.columns}`}>
        <div className={`stack g5 ${classes.side}`}>
          <h2>{t('home.form.title')}</h2>
          <p className="muted">{t('home.form.intro')}</p>
          <ol aria-label={t('home.form.steps')} className={classes.steps}>
            {STEPS.map((step) => (
              <li key={step}>{t(step)}</li>
            ))}
          </ol>
        </div>
        <div className={`shrinks ${classes.form}`}>{children}</div>
        <div className={`stack g5 ${classes.help}`}>
          <UrgencyLine shape="column" />
          <p className="muted">{t('home.form.disclaimer')}</p>
        </div>
      </div>
    </section>
  )
}
